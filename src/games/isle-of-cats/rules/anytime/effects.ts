import type { Seat } from '../../../../kernel/game.ts';
import { gainBasket, loseBasket } from '../baskets.ts';
import { cardOf, type Effect } from '../cards/discovery.ts';
import { ask, changePlayer, gainFish, playerOf, tell, type Story } from '../story.ts';
import { drawCards, drawTile, drop, isRare, spendFromHand, toDisplay, without } from '../supply.ts';
import type { Colour, PlayMove } from '../types.ts';
import { lessonsNamed } from './check-play.ts';
import { fishFrom } from './gains.ts';

/** Carries an anytime card out. */
export const playAnytime = (story: Story, seat: Seat, move: PlayMove): void => {
  const card = cardOf(move.card);
  if (card.kind !== 'anytime') throw new Error(`${move.card} is no anytime card`);
  spendFromHand(story, seat, move.card);
  giveFish(story, seat, card.effect, move.with);
  EFFECTS[card.effect]?.(story, seat, move.with);
};

const giveFish = (story: Story, seat: Seat, effect: Effect, chosen: readonly string[]): void => {
  const owner = playerOf(story, seat);
  const fish = fishFrom(effect, owner, owner.lessons.length, (chosen[0] as Colour | undefined) ?? null);
  if (fish === null) return;
  gainFish(story, seat, fish);
  tell(story, { what: 'got-fish', seat, fish });
};

type Effects = Readonly<
  Partial<Record<Effect, (story: Story, seat: Seat, chosen: readonly string[]) => void>>
>;

const basket = (story: Story, seat: Seat): void => {
  gainBasket(story, seat);
  tell(story, { what: 'got-basket', seat });
};

const drawToBuy =
  (count: number) =>
  (story: Story, seat: Seat): void =>
    ask(story, { ask: 'drawn-cards', seat, cards: drawCards(story, count) });

const drawToPlace = (story: Story, seat: Seat): void => {
  const tile = drawTile(story);
  if (tile === undefined) return;
  tell(story, { what: 'drew-tiles', seat, tiles: [tile] });
  ask(story, { ask: 'drawn-tile', seat, tile });
};

const FOUR = 4;

const drawToSort = (story: Story, seat: Seat): void => {
  const drawn = Array.from({ length: FOUR }, () => drawTile(story)).filter((tile) => tile !== undefined);
  tell(story, { what: 'drew-tiles', seat, tiles: drawn });
  for (const tile of drawn.filter(isRare)) {
    toDisplay(story, tile);
    tell(story, { what: 'went', tile, to: 'display' });
  }
  ask(story, { ask: 'sort', seat, tiles: drawn.filter((tile) => !isRare(tile)) });
};

const EFFECTS: Effects = {
  'place-anywhere': (story, seat) =>
    changePlayer(story, seat, { placeAnywhere: playerOf(story, seat).placeAnywhere + 1 }),
  'draw-two': drawToBuy(2),
  'draw-three': drawToBuy(3),
  'draw-tile': drawToPlace,
  'sell-basket': (story, seat) => {
    loseBasket(story, seat);
    tell(story, { what: 'lost-basket', seat });
  },
  'move-cats': (story, seat) => ask(story, { ask: 'move', seat, moved: [] }),
  'extra-rescue': (story, seat) =>
    changePlayer(story, seat, { extraRescues: playerOf(story, seat).extraRescues + 1 }),
  'draw-four-tiles': drawToSort,
  basket,
  'basket-for-lessons': (story, seat, chosen) => {
    const thrown = lessonsNamed(chosen);
    changePlayer(story, seat, { lessons: without(playerOf(story, seat).lessons, ...thrown) });
    drop(story, thrown);
    tell(story, { what: 'threw-lessons', seat, lessons: thrown.length });
    basket(story, seat);
  },
  'basket-for-treasures': (story, seat, chosen) => {
    const { tiles } = playerOf(story, seat);
    changePlayer(story, seat, { tiles: tiles.filter(({ tile }) => !chosen.includes(tile)) });
    tell(story, { what: 'threw-treasures', seat, tiles: chosen });
    basket(story, seat);
  },
};
