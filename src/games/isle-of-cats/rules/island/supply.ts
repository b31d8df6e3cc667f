import type { Rng, Seat } from '../../../../kernel/game.ts';
import { tileOf } from '../boat/tiles.ts';
import { announce, update } from '../../../../parts/draft.ts';
import { changePlayer, playerOf, type IsleDraft } from '../state/isle-draft.ts';
import type { CardId, State, TileId } from '../state/types.ts';

/** Bags and decks have no order: a drawn thing is picked at random from the rest. */

export const without = <T>(list: readonly T[], ...gone: readonly T[]): T[] =>
  list.filter((item) => !gone.includes(item));

/** Draws this many at random, or all if there are fewer; returns them and the rest. */
export const draw = <T>(rng: Rng, from: readonly T[], count: number): { drawn: T[]; rest: T[] } => {
  const rest = [...from];
  const drawn: T[] = [];
  while (drawn.length < count && rest.length > 0) drawn.push(...rest.splice(rng.int(rest.length), 1));
  return { drawn, rest };
};

export const drawCards = (draft: IsleDraft, count: number): CardId[] => {
  const { deck, dropped, spent } = draft.state;
  const first = draw(draft.rng, deck, count);
  if (first.drawn.length === count) {
    update(draft, { deck: first.rest });
    return first.drawn;
  }
  // [C3] The deck is used up: the discarded cards become the new one.
  const more = draw(draft.rng, [...dropped, ...spent], count - first.drawn.length);
  update(draft, { deck: more.rest, dropped: [], spent: [] });
  return [...first.drawn, ...more.drawn];
};

export const drop = (draft: IsleDraft, cards: readonly CardId[]): void =>
  update(draft, { dropped: [...draft.state.dropped, ...cards] });

export const spend = (draft: IsleDraft, cards: readonly CardId[]): void =>
  update(draft, { spent: [...draft.state.spent, ...cards] });

/** Moves a card from the hand to the open discard. */
export const spendFromHand = (draft: IsleDraft, seat: Seat, card: CardId): void => {
  const { hand, fresh } = playerOf(draft, seat);
  changePlayer(draft, seat, { hand: without(hand, card), fresh: without(fresh, card) });
  spend(draft, [card]);
  announce(draft, { what: 'played', seat, card });
};

/** One random tile of the bag. Undefined when the bag is empty. */
export const drawTile = (draft: IsleDraft): TileId | undefined => {
  const { drawn, rest } = draw(draft.rng, draft.state.bag, 1);
  const [tile] = drawn;
  if (tile !== undefined) update(draft, { bag: rest });
  return tile;
};

export const isRare = (tile: TileId): boolean => tileOf(tile).kind === 'rare';

export const toDisplay = (draft: IsleDraft, tile: TileId): void =>
  update(draft, { rare: [...draft.state.rare, tile] });

/** Draws until this many cats are found; rare treasures among them go to the display. [D1] */
export const drawCats = (draft: IsleDraft, count: number): { cats: TileId[]; rare: TileId[] } => {
  const cats: TileId[] = [];
  const rare: TileId[] = [];
  while (cats.length < count) {
    const tile = drawTile(draft);
    if (tile === undefined) break;
    if (!isRare(tile)) cats.push(tile);
    else {
      rare.push(tile);
      toDisplay(draft, tile);
    }
  }
  return { cats, rare };
};

const KITTENS_SHOWN = 4;

/** Kittens come until four are on their board, or the bag is empty. [K1] */
export const refillKittens = (draft: IsleDraft): void => {
  const { kittens, kittenBag } = draft.state;
  const { drawn, rest } = draw(draft.rng, kittenBag, KITTENS_SHOWN - kittens.length);
  if (!drawn.length) return;
  update(draft, { kittens: [...kittens, ...drawn], kittenBag: rest });
  announce(draft, { what: 'kittens-came', tiles: drawn });
};

/** Removes a tile from its place on the island. */
export const takeFromIsland = (
  { left, right, kittens, oshax, rare }: State,
  tile: TileId,
): Partial<State> => ({
  left: without(left, tile),
  right: without(right, tile),
  kittens: without(kittens, tile),
  oshax: without(oshax, tile),
  rare: without(rare, tile),
});
