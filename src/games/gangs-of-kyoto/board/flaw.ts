import type { Seat } from '../../../kernel/game.ts';
import { bellsOf } from '../rules/row.ts';
import type { Move, View } from '../rules/types.ts';
import type { Flaw, Forecast } from '../words/town-types.ts';
import { forecastOf } from './forecast.ts';
import { cardInHand } from './table-view.ts';

/** So few hours before it is too late that most cards would be too many. */
const FEW_HOURS = 3;

/** Where the card goes, and what it does there; a refused card goes nowhere. */
interface CardsWay {
  readonly move: Move;
  readonly to: Seat;
  readonly does: Forecast | null;
}

/**
 * The most serious flaw of a played move: it is true of this move and not of the better one. Null if there is no such plain
 * flaw.
 */
export const flawOf = (
  view: View,
  me: Seat,
  played: Move,
  better: Move,
  nameOf: (seat: Seat) => string,
): Flaw | null => {
  const [is, would] = [cardsWayOf(view, me, played), cardsWayOf(view, me, better)];
  const flaw = (why: Flaw['why'], seat: Seat, count = 0): Flaw => ({ why, name: nameOf(seat), count });
  const mine = is.does && is.to === me ? is.does : null;
  if (mine?.late && !isLateOf(would, me)) return flaw('late', me, mine.lost);
  const saved = isStopped(is, me) ? richest(view, [me, is.to]) : null;
  if (saved && saved.bells > bellsAt(view, me) && !isStopped(would, me))
    return flaw('ends', saved.seat, saved.bells);
  if (isStopped(would, me) && !isStopped(is, me)) return flaw('spares', would.to);
  const given = giftOf(is, me);
  if (given > giftOf(would, me)) return flaw('gift', is.to, given);
  if (played.do === 'refuse' && better.do !== 'refuse') return flaw('spent', me);
  const left = mine && !mine.late ? mine.limit - mine.to : Infinity;
  return left <= FEW_HOURS && would.to !== me ? flaw('near', me, left) : null;
};

const cardsWayOf = (view: View, me: Seat, move: Move): CardsWay => {
  const card = cardInHand(view);
  const to = move.do === 'give' ? move.to : me;
  return { move, to, does: card && move.do !== 'refuse' ? forecastOf(view, to, card) : null };
};

const isLateOf = ({ to, does }: CardsWay, seat: Seat): boolean => to === seat && does?.late === true;

/** A rival is late and cannot refuse. */
const isStopped = ({ to, does }: CardsWay, me: Seat): boolean =>
  to !== me && does?.late === true && !does.mayRefuse;

/** The bells that a rival gets by it. */
const giftOf = ({ to, does }: CardsWay, me: Seat): number =>
  to === me || !does || does.late ? 0 : does.kept + does.bells;

const bellsAt = (view: View, seat: Seat): number => bellsOf(view.players[seat]?.row ?? []);

/** The player who would save most bells if the round ended, but for these seats. */
const richest = (
  view: View,
  without: readonly Seat[],
): { readonly seat: Seat; readonly bells: number } | null =>
  view.players
    .map((_, seat) => ({ seat, bells: bellsAt(view, seat) }))
    .filter(({ seat }) => !without.includes(seat))
    .toSorted((a, b) => b.bells - a.bells)[0] ?? null;
