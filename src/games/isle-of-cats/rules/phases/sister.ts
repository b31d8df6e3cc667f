import { COMMON_SHAPES, tileOf } from '../boat/tiles.ts';
import { basketCard, type SisterAction } from '../cards/solo.ts';
import { announce, update } from '../../../../parts/draft.ts';
import type { IsleDraft } from '../state/isle-draft.ts';
import { draw, refillKittens, takeFromIsland } from '../island/supply.ts';
import { rareShapes, takeTreasure } from '../island/treasures.ts';
import type { Sister, State, TileId } from '../state/types.ts';

/** The sister of a solo match. She has no seat; the rules play for her. */

const sisterOf = ({ state: { sister } }: IsleDraft): Sister => {
  if (!sister) throw new Error('only a player who is alone has a sister');
  return sister;
};

const changeSister = (draft: IsleDraft, part: Partial<Sister>): void =>
  update(draft, { sister: { ...sisterOf(draft), ...part } });

const turnOver = (draft: IsleDraft): number => {
  const { drawn, rest } = draw(draft.rng, sisterOf(draft).baskets, 1);
  const [card = 0] = drawn;
  changeSister(draft, { baskets: rest, next: card });
  return card;
};

/** Her first card of the day gives her speed and the number of cards she plays. [O3] */
export const meetSister = (draft: IsleDraft, yourSpeed: number): void => {
  const card = turnOver(draft);
  const { speed, cards } = basketCard(card);
  const first = speed === yourSpeed ? sisterOf(draft).first : speed > yourSpeed;
  changeSister(draft, { left: cards, first });
  announce(draft, { what: 'sister-turned', card, cards, speed });
  if (first && draft.state.options.kittens) sweepKittens(draft);
};

/** If she is faster, she takes the kittens on their board. [K6] */
const sweepKittens = (draft: IsleDraft): void => {
  const { kittens } = draft.state;
  if (kittens.length) announce(draft, { what: 'kittens-left', tiles: kittens });
  update(draft, { kittens: [] });
  refillKittens(draft);
};

export const playSister = (draft: IsleDraft): void => {
  const card = sisterOf(draft).next ?? turnOver(draft);
  changeSister(draft, { next: null, left: sisterOf(draft).left - 1 });
  announce(draft, { what: 'sister-played', card });
  for (const action of basketCard(card).actions) act(draft, action);
};

/** [O4] */
const act = (draft: IsleDraft, action: SisterAction): void => {
  if (action.take === 'swap') return swapCats(draft, action.a, action.b);
  const tile = action.take === 'common' ? someCommon(draft, action.shape) : atPosition(draft, action);
  if (tile !== undefined) announce(draft, { what: 'sister-took', tile });
};

const someCommon = (draft: IsleDraft, shape: string): TileId | undefined => {
  const i = COMMON_SHAPES.findIndex((name) => name === shape);
  return (draft.state.common[i] ?? 0) > 0 ? takeTreasure(draft, shape) : undefined;
};

/** Positions that do not exist are replaced by the last; an empty row gives nothing. [O4] */
const atPosition = (
  draft: IsleDraft,
  { take, at }: { take: 'cat' | 'oshax' | 'rare'; at: number },
): TileId | undefined => {
  const row = rowOf(draft.state, take);
  const found = row[Math.min(at, row.length) - 1];
  if (found === undefined) return undefined;
  if (take === 'rare') return takeTreasure(draft, tileOf(found).shape);
  update(draft, takeFromIsland(draft.state, found));
  return found;
};

/** Cats and beasts count through the left field, then the right; rare treasures by shape. [O4] [W4] */
const rowOf = (state: State, take: 'cat' | 'oshax' | 'rare'): readonly TileId[] => {
  if (take === 'oshax') return state.oshax;
  if (take === 'cat') return [...state.left, ...state.right];
  return rareShapes(state).map((shape) => `${shape}#1`);
};

/** [O4] */
const swapCats = (draft: IsleDraft, a: number, b: number): void => {
  const { left, right } = draft.state;
  const row = [...left, ...right];
  if (row.length < 2) return;
  const from = a - 1; // 1 or 2 on every card, so it exists if there are two cats
  const to = b > row.length ? row.length - 1 : b - 1;
  const [one, other] = [row[from], row[to]];
  if (one === undefined || other === undefined || from === to) return;
  const swapped = row.with(from, other).with(to, one);
  update(draft, { left: swapped.slice(0, left.length), right: swapped.slice(left.length) });
  announce(draft, { what: 'sister-swapped', tiles: [one, other] });
};

const COLOUR_POINTS = [5, 4, 3, 2, 1]; // [O6]

/** The value of her n-th colour card, counted from 0. */
export const colourPoints = (n: number): number => COLOUR_POINTS[n] ?? 0;

export const turnColour = (draft: IsleDraft): void => {
  const { colours, coloursLeft } = sisterOf(draft);
  const { drawn, rest } = draw(draft.rng, coloursLeft, 1);
  const [colour] = drawn;
  if (colour === undefined) return;
  changeSister(draft, { colours: [...colours, colour], coloursLeft: rest });
  announce(draft, { what: 'sister-coloured', colour, points: colourPoints(colours.length) });
};
