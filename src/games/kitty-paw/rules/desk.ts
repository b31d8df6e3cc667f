import type { Millis, Rng, Seat, Step } from '../../../kernel/game.ts';
import type { BoxCard, CatCard, Event, KittyPaw, Paw, State, Tile, TileId } from './types.ts';

/** What a step works on: a copy of the table whose fields are replaced one by one, and what is told about it. */
export interface Desk {
  state: State;
  readonly at: Millis;
  readonly rng: Rng;
  readonly events: Event[];
}

export const deskOf = (state: State, at: Millis, rng: Rng): Desk => ({ state, at, rng, events: [] });
export const stepOf = ({ state, events }: Desk): Step<KittyPaw> => ({ state, events });

export const set = (desk: Desk, changes: Partial<State>): void => {
  desk.state = { ...desk.state, ...changes };
};

export const tell = (desk: Desk, ...events: readonly Event[]): void => {
  desk.events.push(...events);
};

export const tileOf = (table: Pick<State, 'tiles'>, id: TileId): Tile | undefined =>
  table.tiles.find((tile) => tile.id === id);

export const changeTile = (desk: Desk, id: TileId, changes: Partial<Tile>): void =>
  set(desk, { tiles: desk.state.tiles.map((tile) => (tile.id === id ? { ...tile, ...changes } : tile)) });

export const changeBox = (desk: Desk, seat: Seat, changes: Partial<BoxCard>): void =>
  set(desk, { boxes: changed(desk.state.boxes, seat, changes) });

export const changeCat = (desk: Desk, slot: number, changes: Partial<CatCard>): void =>
  set(desk, { cats: changed(desk.state.cats, slot, changes) });

export const changePaw = (desk: Desk, seat: Seat, changes: Partial<Paw>): void =>
  set(desk, { paws: changed(desk.state.paws, seat, changes) });

const changed = <T extends object>(list: readonly T[], index: number, changes: Partial<T>): readonly T[] =>
  list.map((one, i) => (i === index ? { ...one, ...changes } : one));

/** The z of the next thing put down: above all others. */
export const nextLayer = (desk: Desk): number => {
  const z = desk.state.layers;
  set(desk, { layers: z + 1 });
  return z;
};
