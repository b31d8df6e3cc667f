import type { Rng, Seat } from '../../../kernel/game.ts';
import { tileOf } from './boat/tiles.ts';
import { change, changePlayer, playerOf, tell, type Story } from './story.ts';
import type { CardId, State, TileId } from './types.ts';

/** Bags and decks are sets without an order: whatever is drawn is picked at random from what is left. */

export const without = <T>(list: readonly T[], ...gone: readonly T[]): T[] =>
  list.filter((item) => !gone.includes(item));

/** So many at random, or as many as there are; and what is left. */
export const draw = <T>(rng: Rng, from: readonly T[], count: number): { drawn: T[]; rest: T[] } => {
  const rest = [...from];
  const drawn: T[] = [];
  while (drawn.length < count && rest.length > 0) drawn.push(...rest.splice(rng.int(rest.length), 1));
  return { drawn, rest };
};

export const drawCards = (story: Story, count: number): CardId[] => {
  const { deck, dropped, spent } = story.state;
  const first = draw(story.rng, deck, count);
  if (first.drawn.length === count) {
    change(story, { deck: first.rest });
    return first.drawn;
  }
  // The deck is used up: what was discarded becomes the new one.
  const more = draw(story.rng, [...dropped, ...spent], count - first.drawn.length);
  change(story, { deck: more.rest, dropped: [], spent: [] });
  return [...first.drawn, ...more.drawn];
};

export const drop = (story: Story, cards: readonly CardId[]): void =>
  change(story, { dropped: [...story.state.dropped, ...cards] });

export const spend = (story: Story, cards: readonly CardId[]): void =>
  change(story, { spent: [...story.state.spent, ...cards] });

/** A card leaves its owner's hand and is seen by all. */
export const spendFromHand = (story: Story, seat: Seat, card: CardId): void => {
  const { hand, fresh } = playerOf(story, seat);
  changePlayer(story, seat, { hand: without(hand, card), fresh: without(fresh, card) });
  spend(story, [card]);
  tell(story, { what: 'played', seat, card });
};

/** One random tile of the bag. Undefined when the bag is empty. */
export const drawTile = (story: Story): TileId | undefined => {
  const { drawn, rest } = draw(story.rng, story.state.bag, 1);
  const [tile] = drawn;
  if (tile !== undefined) change(story, { bag: rest });
  return tile;
};

export const isRare = (tile: TileId): boolean => tileOf(tile).kind === 'rare';

export const toDisplay = (story: Story, tile: TileId): void =>
  change(story, { rare: [...story.state.rare, tile] });

/** Draws until so many cats are found; rare treasures on the way go to the display. */
export const drawCats = (story: Story, count: number): { cats: TileId[]; rare: TileId[] } => {
  const cats: TileId[] = [];
  const rare: TileId[] = [];
  while (cats.length < count) {
    const tile = drawTile(story);
    if (tile === undefined) break;
    if (!isRare(tile)) cats.push(tile);
    else {
      rare.push(tile);
      toDisplay(story, tile);
    }
  }
  return { cats, rare };
};

const KITTENS_SHOWN = 4;

/** Kittens come until four are on their board, or the bag is empty. */
export const refillKittens = (story: Story): void => {
  const { kittens, kittenBag } = story.state;
  const { drawn, rest } = draw(story.rng, kittenBag, KITTENS_SHOWN - kittens.length);
  if (!drawn.length) return;
  change(story, { kittens: [...kittens, ...drawn], kittenBag: rest });
  tell(story, { what: 'kittens-came', tiles: drawn });
};

/** Removes a tile from wherever it lies on the island. */
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
