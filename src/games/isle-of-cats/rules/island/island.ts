import type { Seat } from '../../../../kernel/game.ts';
import { tileOf } from '../boat/tiles.ts';
import type { Day, FaceCode, Island, Pending, Phase, TileId } from '../state/types.ts';

/** Facts that everybody can see on the table; used by rules and views. */

export const faceToday = ({ events, day }: Pick<Island, 'events' | 'day'>): FaceCode | null =>
  events[day - 1]?.face ?? null;

/** The treasures that a map covered by a cat of its colour offers: a common one, or any. [P4] [F3] [E7] */
export const mapGives = (island: Pick<Island, 'events' | 'day' | 'options'>): 'common' | 'any' =>
  island.options.mode === 'family' || faceToday(island) === 'RARE' ? 'any' : 'common';

/** The number that is printed on the day track: it counts down, and the boat begins on 5. [D13] */
export const spaceOf = (day: Day): number => 6 - day;

/** The seat that gets the packet of this seat after its choice. [D3] */
export const packetGoesTo = (
  { day, players }: { readonly day: Day; readonly players: readonly unknown[] },
  seat: Seat,
): Seat => (seat + (day % 2 === 1 ? 1 : players.length - 1)) % players.length;

interface Asking {
  readonly phase: Phase<unknown>;
  readonly pending: readonly Pending<unknown>[];
}

/** The seats that must move before the match goes on. */
export const askedSeats = ({ phase, pending }: Asking): readonly Seat[] => {
  const top = pending.at(-1);
  if (top) return [top.seat];
  switch (phase.name) {
    case 'event':
    case 'lessons':
    case 'night':
    case 'over':
      return [];
    case 'ready':
      return phase.ready.flatMap((ready, seat) => (ready ? [] : [seat]));
    case 'draft':
    case 'buy':
      return phase.chosen.flatMap((chosen, seat) => (chosen === null ? [seat] : []));
    case 'lay':
      return phase.waiting.slice(0, 1);
    case 'rescue':
      return phase.turn === 'sister' ? [] : [phase.turn];
    case 'rare':
      break;
  }
  return [phase.turn];
};

/** Decisions that come from an anytime card; nothing may interrupt those. [A1] */
const OF_ANYTIME_CARDS: ReadonlySet<string> = new Set(['drawn-cards', 'drawn-tile', 'sort', 'move']);
export const resolving = ({ pending }: Asking): boolean => OF_ANYTIME_CARDS.has(pending.at(-1)?.ask ?? '');

/**
 * True for the fastest player of the day, who alone may rescue kittens. If the sister is faster, no seat is first. [K2]
 */
export const isFirst = ({ order, sister }: Pick<Island, 'order' | 'sister'>, seat: Seat): boolean =>
  order[0] === seat && sister?.first !== true;

export const PRICES = { left: 3, right: 5, beast: 5, kitten: 2, twoKittens: 5, secondKitten: 3 }; // [D8] [W1] [K2] [K3]

/** The place and price of a tile that can be rescued; null if it cannot. */
export const offer = (
  island: Island,
  tile: TileId,
): { from: 'left' | 'right' | 'kittens'; fish: number } | null => {
  const free = island.options.mode === 'family';
  const beast = tileOf(tile).kind === 'beast';
  const price = (fish: number): number => (free ? 0 : beast ? PRICES.beast : fish); // [F2] [F5] [W1]
  if (island.left.includes(tile)) return { from: 'left', fish: price(PRICES.left) };
  if (island.right.includes(tile)) return { from: 'right', fish: price(PRICES.right) };
  if (island.kittens.includes(tile)) return { from: 'kittens', fish: price(PRICES.kitten) };
  return null;
};
