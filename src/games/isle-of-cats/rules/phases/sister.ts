import { COMMON_SHAPES, tileOf } from '../boat/tiles.ts';
import { basketCard, type SisterAction } from '../cards/solo.ts';
import { change, tell, type Story } from '../story.ts';
import { draw, refillKittens, takeFromIsland } from '../supply.ts';
import { rareShapes, takeTreasure } from '../treasures.ts';
import type { Sister, State, TileId } from '../types.ts';

/** The sister of a solo game: no seat, only rules. */

const sisterOf = ({ state }: Story): Sister => state.sister as Sister;

const changeSister = (story: Story, part: Partial<Sister>): void =>
  change(story, { sister: { ...sisterOf(story), ...part } });

const turnOver = (story: Story): number => {
  const { drawn, rest } = draw(story.rng, sisterOf(story).baskets, 1);
  const [card = 0] = drawn;
  changeSister(story, { baskets: rest, next: card });
  return card;
};

/** Her first card of the day says how fast she is and how many cards she plays. */
export const meetSister = (story: Story, yourSpeed: number): void => {
  const card = turnOver(story);
  const { speed, cards } = basketCard(card);
  const first = speed === yourSpeed ? sisterOf(story).first : speed > yourSpeed;
  changeSister(story, { left: cards, first });
  tell(story, { what: 'sister-turned', card, cards, speed });
  if (first && story.state.options.kittens) sweepKittens(story);
};

/** When she is the faster one, she takes the kittens that are there. */
const sweepKittens = (story: Story): void => {
  const { kittens } = story.state;
  if (kittens.length) tell(story, { what: 'kittens-left', tiles: kittens });
  change(story, { kittens: [] });
  refillKittens(story);
};

export const playSister = (story: Story): void => {
  const card = sisterOf(story).next ?? turnOver(story);
  changeSister(story, { next: null, left: sisterOf(story).left - 1 });
  tell(story, { what: 'sister-played', card });
  for (const action of basketCard(card).actions) act(story, action);
};

const act = (story: Story, action: SisterAction): void => {
  if (action.take === 'swap') return swapCats(story, action.a, action.b);
  const tile = action.take === 'common' ? someCommon(story, action.shape) : atPosition(story, action);
  if (tile !== undefined) tell(story, { what: 'sister-took', tile });
};

const someCommon = (story: Story, shape: string): TileId | undefined => {
  const i = COMMON_SHAPES.findIndex((name) => name === shape);
  return (story.state.common[i] ?? 0) > 0 ? takeTreasure(story, shape) : undefined;
};

/** Positions that do not exist are replaced by the last; an empty row gives nothing. */
const atPosition = (
  story: Story,
  { take, at }: { take: 'cat' | 'oshax' | 'rare'; at: number },
): TileId | undefined => {
  const row = rowOf(story.state, take);
  const found = row[Math.min(at, row.length) - 1];
  if (found === undefined) return undefined;
  if (take === 'rare') return takeTreasure(story, tileOf(found).shape);
  change(story, takeFromIsland(story.state, found));
  return found;
};

/** Cats and beasts count through the left field, then the right; rare treasures by shape. */
const rowOf = (state: State, take: 'cat' | 'oshax' | 'rare'): readonly TileId[] => {
  if (take === 'oshax') return state.oshax;
  if (take === 'cat') return [...state.left, ...state.right];
  return rareShapes(state).map((shape) => `${shape}#1`);
};

const swapCats = (story: Story, a: number, b: number): void => {
  const { left, right } = story.state;
  const row = [...left, ...right];
  if (row.length < 2) return;
  const from = a - 1; // 1 or 2 on every card: with two cats there is such a position
  const to = b > row.length ? row.length - 1 : b - 1;
  const [one, other] = [row[from], row[to]];
  if (one === undefined || other === undefined || from === to) return;
  const swapped = row.with(from, other).with(to, one);
  change(story, { left: swapped.slice(0, left.length), right: swapped.slice(left.length) });
  tell(story, { what: 'sister-swapped', tiles: [one, other] });
};

const COLOUR_POINTS = [5, 4, 3, 2, 1];

/** The value of her n-th colour card, counted from 0. */
export const colourPoints = (n: number): number => COLOUR_POINTS[n] ?? 0;

export const turnColour = (story: Story): void => {
  const { colours, coloursLeft } = sisterOf(story);
  const { drawn, rest } = draw(story.rng, coloursLeft, 1);
  const [colour] = drawn;
  if (colour === undefined) return;
  changeSister(story, { colours: [...colours, colour], coloursLeft: rest });
  tell(story, { what: 'sister-coloured', colour, points: colourPoints(colours.length) });
};
