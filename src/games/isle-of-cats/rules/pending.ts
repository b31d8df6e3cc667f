import { named, tileOf } from './boat/tiles.ts';
import { PRICES } from './island.ts';
import { putOnBoat } from './placing.ts';
import { answered, ask, change, changePlayer, gainFish, playerOf, tell, type Story } from './story.ts';
import { refillKittens, takeFromIsland, without } from './supply.ts';
import { canPlace, someTreasureFits, takeTreasure } from './treasures.ts';
import type { CardId, Pending, PlaceMove } from './types.ts';

/** Decisions that wait on the stack: which of them have become pointless, and what placing a tile means for each. */

type Decision = Pending<readonly CardId[]>;

export const dropImpossible = (story: Story): void => {
  for (
    let top = story.state.pending.at(-1);
    top && isPointless(story, top);
    top = story.state.pending.at(-1)
  ) {
    answered(story);
    sayGoodbye(story, top);
  }
};

const isPointless = ({ state }: Story, decision: Decision): boolean => {
  const owner = state.players[decision.seat];
  if (!owner) return true;
  switch (decision.ask) {
    case 'treasure':
      return decision.left === 0 || !someTreasureFits(state, owner, decision.from);
    case 'oshax':
      return !state.oshax.some((tile) => canPlace(owner, tile));
    case 'kittens':
      return !decision.tiles.some((tile) => canPlace(owner, tile));
    case 'rat':
      return !canPlace(owner, 'rat');
    case 'drawn-tile':
      return !canPlace(owner, decision.tile);
    case 'sort':
      return decision.tiles.length === 0;
    case 'move':
      return decision.moved.length === 3 || !movable(state).some((tile) => !decision.moved.includes(tile));
    case 'side':
    case 'colour':
    case 'drawn-cards':
      break;
  }
  return false;
};

/** Cats in the fields; beasts stay where they are. */
export const movable = ({ left, right }: Pick<Story['state'], 'left' | 'right'>): string[] =>
  [...left, ...right].filter((tile) => tileOf(tile).kind !== 'beast');

/** What happens to tiles whose decision came to nothing. */
const sayGoodbye = (story: Story, decision: Decision): void => {
  const { seat } = decision;
  if (decision.ask === 'drawn-tile') tell(story, { what: 'went', tile: decision.tile, to: 'away' });
  if (decision.ask !== 'kittens') return;
  const free = story.state.options.mode === 'family';
  for (const tile of decision.tiles) {
    const fish = free ? 0 : PRICES.secondKitten;
    change(story, { kittens: [...story.state.kittens, tile] });
    gainFish(story, seat, fish);
    tell(story, { what: 'kitten-stays', seat, tile, fish });
  }
  refillKittens(story);
};

/** The tile in question is placed. */
export const placePending = (story: Story, decision: Decision, { tile, x, y, turn }: PlaceMove): void => {
  const { seat } = decision;
  const spot = { x, y, turn };
  answered(story);
  switch (decision.ask) {
    case 'treasure': {
      // The next of several is asked for only after this one lies.
      if (decision.left > 1) ask(story, { ...decision, left: decision.left - 1, must: false });
      return putOnBoat(story, seat, { tile: takeTreasure(story, tile), ...spot }, 'display', 0);
    }
    case 'oshax':
      change(story, takeFromIsland(story.state, tile));
      return putOnBoat(story, seat, { tile: named(tile, decision.colour), ...spot }, 'display', 0);
    case 'kittens':
      ask(story, { ...decision, tiles: without(decision.tiles, tile) });
      return putOnBoat(story, seat, { tile, ...spot }, 'kittens', 0);
    case 'rat':
      change(story, { ratsLeft: story.state.ratsLeft - 1 });
      return putOnBoat(story, seat, { tile, ...spot }, 'supply', 0);
    case 'drawn-tile':
      return putOnBoat(story, seat, { tile, ...spot }, 'bag', 0);
    case 'side':
    case 'colour':
    case 'drawn-cards':
    case 'sort':
    case 'move':
      throw new Error(`nothing is placed when asked for ${decision.ask}`);
  }
};

/** A used-basket token is taken with one side up, for good. */
export const takeToken = (story: Story, seat: number, side: 'basket' | 'boots'): void => {
  answered(story);
  change(story, { tokensLeft: story.state.tokensLeft - 1 });
  changePlayer(story, seat, { tokens: [...playerOf(story, seat).tokens, side] });
  tell(story, { what: 'took-token', seat, side });
};
