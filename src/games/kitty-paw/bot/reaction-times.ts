import type { Rng, Scene } from '../../../kernel/game.ts';
import { rngAt } from '../../../kernel/random.ts';
import { cardOf } from '../rules/cards/cards.ts';
import { laidOut, stackedIn } from '../rules/cards/figure.ts';
import { BETWEEN_GRABS, STEP } from '../rules/race/limits.ts';
import { heldBy, matOf } from '../rules/race/mat.ts';
import { tileOf } from '../rules/race/race-draft.ts';
import type { CardId } from '../rules/cards/pieces.ts';
import type { KittyPaw, Move, View } from '../rules/race/types.ts';

/**
 * Reaction times of people, in seconds: to look, to search, to reach (longer for far and small things), to
 * decide.
 */

/** Approximately normal: the sum of twelve uniform numbers. */
const normal = (rng: Rng, mean: number, spread: number): number => {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += rng.int(1000) / 1000;
  return mean + spread * sum;
};

/** The product of many small delays: never below zero, sometimes long. */
export const lognormal = (rng: Rng, median: number, sigma: number): number =>
  median * Math.exp(normal(rng, 0, sigma));

const NOISE = 0.25;
const reach = (rng: Rng): number => 0.2 + 0.16 * normal(rng, 3.3, 0.4);
const place = (rng: Rng): number => 0.2 + 0.16 * normal(rng, 3.6, 0.4);

const FORM = 0.5;

/**
 * Nobody is equally fast in every round: the attention of one player in one round, as a factor. It follows from the cards
 * of the round, because a bot remembers nothing between two moves.
 */
export const formOf = ({ round, row, taken, playing }: View, seat: number): number => {
  const cards = row.map((card, i) => card ?? taken[i]?.card ?? '');
  return lognormal(rngAt(`${playing.join('')} ${round} ${seat} ${cards.join(' ')}`, 0), 1, FORM);
};

const FIXED_REACH = 0.2; // of every grab: equal for fast and slow players

/** The time a player waits before an action, as `factor` times that of an average player. */
export const secondsBefore = (view: View, seat: number, move: Move, factor: number, rng: Rng): number =>
  Math.max(0, factor * lognormal(rng, 1, NOISE) * plainSeconds(view, seat, move, rng) - tableSeconds(move));

/** The part of it after the press, while the table keeps the paw busy. */
const tableSeconds = (move: Move): number => {
  if (move.do === 'flip' || move.do === 'turn') return STEP / 1000;
  if (move.do === 'peek') return BETWEEN_GRABS / 1000;
  return move.do === 'grab' || move.do === 'card' ? BETWEEN_GRABS / 1000 - FIXED_REACH : 0;
};

const plainSeconds = (view: View, seat: number, move: Move, rng: Rng): number => {
  const card = view.cards[seat];
  const kitties = card ? cardOf(card).points : 0;
  switch (move.do) {
    case 'card':
      return 0.5 + reach(rng);
    case 'grab':
      return (
        LOOK + 0.45 + 0.018 * inTheMiddle(view) + reach(rng) + (isBegun(view, seat) ? 0 : reading(kitties))
      );
    case 'peek':
      return 0.65;
    case 'return':
    case 'keep':
      return 0.25;
    case 'box':
      return 0.4 + (isBegun(view, seat) ? 0 : reading(kitties));
    case 'put':
      return ('box' in (heldBy(view, seat) ?? {}) ? 0.5 : place(rng)) + 0.5 * overlapsOfHeld(view, seat);
    case 'flip':
      return 0.3;
    case 'turn':
      return 0.16;
    case 'meow':
      return LOOK + 0.6 + 0.07 * kitties + 0.25;
    case 'lift':
    case 'hold':
    case 'release':
    case 'begin':
    case 'pause':
    case 'resume':
    case 'touch':
    default:
      return 0.4;
  }
};

const LOOK = 0.25; // at the piece just put down, before the next
const reading = (kitties: number): number => 0.9 + 0.08 * kitties;
const COMPARING = LOOK + 0.45; // one piece of a mat with the card

/** A player who comes to a mat that is begun already, as in a puzzle, compares it with the card before anything else. */
export const secondsOfFirstLook = (
  { at, view }: Pick<Scene<KittyPaw>, 'at' | 'view'>,
  seat: number,
): number => {
  const { phase, cards } = view;
  const [card, begun] = [cards[seat], laidOut(matOf(view, seat)).length];
  if (!card || begun === 0 || phase.name !== 'play' || phase.since !== at) return 0;
  return reading(cardOf(card).points) + COMPARING * begun;
};

const inTheMiddle = ({ tiles }: View): number =>
  tiles.filter(({ place: { in: where } }) => where === 'middle').length;

const isBegun = (view: View, seat: number): boolean => {
  const { tiles, box } = matOf(view, seat);
  return tiles.length > 0 || box !== null;
};

/** The number of pieces that the held piece will overlap: it must be put down with care. */
const overlapsOfHeld = (view: View, seat: number): number => {
  const [card, held] = [view.cards[seat], heldBy(view, seat)];
  if (!card || !held) return 0;
  const name = 'tile' in held ? tileOf(view, held.tile)?.breed : 'box';
  return stackedIn(cardOf(card).figure).filter(([, high]) => high === name).length;
};

/** The time an average player needs to build a whole card, from the start of the round to the Meow. */
export const secondsForCard = (id: CardId): number => {
  const { figure, points } = cardOf(id);
  const overlaps = stackedIn(figure).length;
  return 4 + 3.1 * points + 0.5 * overlaps + (figure.box ? 1.3 + 0.9 * 4.5 : 0);
};
