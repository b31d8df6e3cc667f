import { named, tileOf } from '../boat/tiles.ts';
import { PRICES } from './island.ts';
import { putOnBoat } from './placing.ts';
import { announce, update } from '../../../../parts/draft.ts';
import { answered, ask, changePlayer, gainFish, playerOf, type IsleDraft } from '../state/isle-draft.ts';
import { refillKittens, takeFromIsland, without } from './supply.ts';
import { canPlace, someTreasureFits, takeTreasure } from './treasures.ts';
import type { CardId, Pending, PlaceMove } from '../state/types.ts';

/** The stack of pending decisions: removes those that have become impossible, and places the tile of a decision. */

type Decision = Pending<readonly CardId[]>;

export const dropImpossible = (draft: IsleDraft): void => {
  for (
    let top = draft.state.pending.at(-1);
    top && isPointless(draft, top);
    top = draft.state.pending.at(-1)
  ) {
    answered(draft);
    returnTiles(draft, top);
  }
};

const isPointless = ({ state }: IsleDraft, decision: Decision): boolean => {
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
      return !canPlace(owner, 'rat'); // [E2]
    case 'drawn-tile':
      return !canPlace(owner, decision.tile); // [A7]
    case 'sort':
      return decision.tiles.length === 0;
    case 'move':
      return decision.moved.length === 3 || !movable(state).some((tile) => !decision.moved.includes(tile)); // [A9]
    case 'side':
    case 'colour':
    case 'drawn-cards':
      break;
  }
  return false;
};

/** Cats in the fields; beasts stay where they are. [A9] */
export const movable = ({ left, right }: Pick<IsleDraft['state'], 'left' | 'right'>): string[] =>
  [...left, ...right].filter((tile) => tileOf(tile).kind !== 'beast');

/** Tiles of a decision that became pointless leave the game; a kitten goes back to its board. */
const returnTiles = (draft: IsleDraft, decision: Decision): void => {
  const { seat } = decision;
  if (decision.ask === 'drawn-tile') announce(draft, { what: 'went', tile: decision.tile, to: 'away' });
  if (decision.ask !== 'kittens') return;
  const free = draft.state.options.mode === 'family';
  for (const tile of decision.tiles) {
    const fish = free ? 0 : PRICES.secondKitten; // [K3]
    update(draft, { kittens: [...draft.state.kittens, tile] });
    gainFish(draft, seat, fish);
    announce(draft, { what: 'kitten-stays', seat, tile, fish });
  }
  refillKittens(draft);
};

/** Places the tile of a decision. */
export const placePending = (draft: IsleDraft, decision: Decision, { tile, x, y, turn }: PlaceMove): void => {
  const { seat } = decision;
  const spot = { x, y, turn };
  answered(draft);
  switch (decision.ask) {
    case 'treasure': {
      // The next of several is asked for only after this one is placed.
      if (decision.left > 1) ask(draft, { ...decision, left: decision.left - 1, must: false }); // [D12] [E7]
      return putOnBoat(draft, seat, { tile: takeTreasure(draft, tile), ...spot }, 'display', 0);
    }
    case 'oshax':
      update(draft, takeFromIsland(draft.state, tile));
      return putOnBoat(draft, seat, { tile: named(tile, decision.colour), ...spot }, 'display', 0); // [D11]
    case 'kittens':
      ask(draft, { ...decision, tiles: without(decision.tiles, tile) }); // [K3]
      return putOnBoat(draft, seat, { tile, ...spot }, 'kittens', 0);
    case 'rat':
      update(draft, { ratsLeft: draft.state.ratsLeft - 1 });
      return putOnBoat(draft, seat, { tile, ...spot }, 'supply', 0);
    case 'drawn-tile':
      return putOnBoat(draft, seat, { tile, ...spot }, 'bag', 0);
    case 'side':
    case 'colour':
    case 'drawn-cards':
    case 'sort':
    case 'move':
      throw new Error(`nothing is placed when asked for ${decision.ask}`);
  }
};

/** A used-basket token is taken with one side up, for good. [E5] */
export const takeToken = (draft: IsleDraft, seat: number, side: 'basket' | 'boots'): void => {
  answered(draft);
  update(draft, { tokensLeft: draft.state.tokensLeft - 1 });
  changePlayer(draft, seat, { tokens: [...playerOf(draft, seat).tokens, side] });
  announce(draft, { what: 'took-token', seat, side });
};
