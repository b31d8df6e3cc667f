import type { Seat } from '../../../../kernel/game.ts';
import { gainBasket, loseBasket } from '../island/baskets.ts';
import { cardOf, type Effect } from '../cards/discovery.ts';
import { announce } from '../../../../parts/draft.ts';
import { ask, changePlayer, gainFish, playerOf, type IsleDraft } from '../state/isle-draft.ts';
import { drawCards, drawTile, drop, isRare, spendFromHand, toDisplay, without } from '../island/supply.ts';
import { COLOURS, type PlayMove } from '../state/types.ts';
import { lessonsNamed } from './check-play.ts';
import { fishFrom } from './fish.ts';

/** Carries an anytime card out. */
export const playAnytime = (draft: IsleDraft, seat: Seat, move: PlayMove): void => {
  const card = cardOf(move.card);
  if (card.kind !== 'anytime') throw new Error(`${move.card} is no anytime card`);
  spendFromHand(draft, seat, move.card);
  giveFish(draft, seat, card.effect, move.with);
  EFFECTS[card.effect]?.(draft, seat, move.with);
};

const giveFish = (draft: IsleDraft, seat: Seat, effect: Effect, chosen: readonly string[]): void => {
  const owner = playerOf(draft, seat);
  const fish = fishFrom(
    effect,
    owner,
    owner.lessons.length,
    COLOURS.find((colour) => colour === chosen[0]) ?? null,
  );
  if (fish === null) return;
  gainFish(draft, seat, fish);
  announce(draft, { what: 'got-fish', seat, fish });
};

type Effects = Readonly<
  Partial<Record<Effect, (draft: IsleDraft, seat: Seat, chosen: readonly string[]) => void>>
>;

/** [A12] */
const basket = (draft: IsleDraft, seat: Seat): void => {
  gainBasket(draft, seat);
  announce(draft, { what: 'got-basket', seat });
};

/** [A6] */
const drawToBuy =
  (count: number) =>
  (draft: IsleDraft, seat: Seat): void =>
    ask(draft, { ask: 'drawn-cards', seat, cards: drawCards(draft, count) });

/** [A7] */
const drawToPlace = (draft: IsleDraft, seat: Seat): void => {
  const tile = drawTile(draft);
  if (tile === undefined) return;
  announce(draft, { what: 'drew-tiles', seat, tiles: [tile] });
  ask(draft, { ask: 'drawn-tile', seat, tile });
};

const FOUR = 4;

/** [A11] */
const drawToSort = (draft: IsleDraft, seat: Seat): void => {
  const drawn = Array.from({ length: FOUR }, () => drawTile(draft)).filter((tile) => tile !== undefined);
  announce(draft, { what: 'drew-tiles', seat, tiles: drawn });
  for (const tile of drawn.filter(isRare)) {
    toDisplay(draft, tile);
    announce(draft, { what: 'went', tile, to: 'display' });
  }
  ask(draft, { ask: 'sort', seat, tiles: drawn.filter((tile) => !isRare(tile)) });
};

const EFFECTS: Effects = {
  // [A5]
  'place-anywhere': (draft, seat) =>
    changePlayer(draft, seat, { placeAnywhere: playerOf(draft, seat).placeAnywhere + 1 }),
  'draw-two': drawToBuy(2),
  'draw-three': drawToBuy(3),
  'draw-tile': drawToPlace,
  'sell-basket': (draft, seat) => {
    loseBasket(draft, seat);
    announce(draft, { what: 'lost-basket', seat });
  },
  'move-cats': (draft, seat) => ask(draft, { ask: 'move', seat, moved: [] }), // [A9]
  // [A10]
  'extra-rescue': (draft, seat) =>
    changePlayer(draft, seat, { extraRescues: playerOf(draft, seat).extraRescues + 1 }),
  'draw-four-tiles': drawToSort,
  basket,
  'basket-for-lessons': (draft, seat, chosen) => {
    const thrown = lessonsNamed(chosen);
    changePlayer(draft, seat, { lessons: without(playerOf(draft, seat).lessons, ...thrown) });
    drop(draft, thrown);
    announce(draft, { what: 'threw-lessons', seat, lessons: thrown.length });
    basket(draft, seat);
  },
  'basket-for-treasures': (draft, seat, chosen) => {
    const { tiles } = playerOf(draft, seat);
    changePlayer(draft, seat, { tiles: tiles.filter(({ tile }) => !chosen.includes(tile)) });
    announce(draft, { what: 'threw-treasures', seat, tiles: chosen });
    basket(draft, seat);
  },
};
