import type { Millis, Outcome, ScoreLine, Seat } from '../../../../kernel/game.ts';
import { cardOf, penaltyOf } from '../cards/cards.ts';
import { SOLO_TIME } from '../race/limits.ts';
import type { CardId } from '../cards/pieces.ts';
import type { Compared, Run, RunView, Try } from './types.ts';

/** The time limit of a card. */
export const timeFor = (card: CardId): Millis => SOLO_TIME[cardOf(card).level];

/** The tries of every seat; null while a player has not finished, or may not be seen. */
export const allTries = (runs: readonly (Run<unknown> | RunView)[]): readonly (readonly Try[])[] | null => {
  const tries = runs.flatMap((run) => (run.stage === 'over' && 'tries' in run ? [run.tries] : []));
  return tries.length === runs.length ? tries : null;
};

/**
 * Card by card: the fastest right try gets its kitties, a wrong or late one costs its level, the others get
 * nothing. [K35]
 */
export const compare = (tries: readonly (readonly Try[])[]): Compared[] =>
  (tries[0] ?? []).map(({ card }, nth) => {
    const times = tries.map((its) => (its[nth]?.how === 'right' ? its[nth].ms : Infinity));
    const best = Math.min(...times);
    const isFastest = (ms: Millis): boolean => ms === best && ms !== Infinity;
    return {
      card,
      fastest: times.flatMap((ms, seat) => (isFastest(ms) ? [seat] : [])),
      ms: best === Infinity ? null : best,
      points: times.map((ms) =>
        ms === Infinity ? penaltyOf(card) : isFastest(ms) ? cardOf(card).points : 0,
      ),
    };
  });

/** A wrong card counts with its whole time: otherwise a quick guess would break a tie. [K36] */
export const timeOf = (tries: readonly Try[]): Millis =>
  tries.reduce((sum, { card, how, ms }) => sum + (how === 'right' ? ms : timeFor(card)), 0);

export const outcomeOf = (tries: readonly (readonly Try[])[]): Outcome => {
  const compared = compare(tries);
  const scores = tries.map((_, seat) => compared.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
  const tied = best(scores, (score) => -score);
  const winners = quickest(tied, tries);
  const decided: ScoreLine[] =
    winners.length < tied.length
      ? winners.map((seat) => ({
          seat,
          what: 'quicker',
          points: 0,
          with: { seconds: secondsOf(tries, seat) },
        }))
      : [];
  const alone = tries.length === 1;
  return {
    winners: alone && (scores[0] ?? 0) <= 0 ? [] : winners,
    scores,
    lines: [...tries.flatMap((_, seat) => linesOf(compared, seat)), ...decided],
  };
};

/** The fastest of the seats that share the lead. */
const quickest = (tied: readonly Seat[], tries: readonly (readonly Try[])[]): Seat[] =>
  best(
    tied.map((seat) => timeOf(tries[seat] ?? [])),
    (time) => time,
  ).map((nth) => tied[nth] ?? 0);

/** The indexes of the smallest values. */
const best = (values: readonly number[], size: (value: number) => number): number[] => {
  const least = Math.min(...values.map(size));
  return values.flatMap((value, i) => (size(value) === least ? [i] : []));
};

const secondsOf = (tries: readonly (readonly Try[])[], seat: Seat): number =>
  Math.round(timeOf(tries[seat] ?? []) / 100) / 10;

const linesOf = (compared: readonly Compared[], seat: Seat): ScoreLine[] =>
  (['kitties', 'penalties'] as const).map((what) => {
    const its = compared
      .map(({ points }) => points[seat] ?? 0)
      .filter((points) => (what === 'kitties' ? points > 0 : points < 0));
    const points = its.reduce((sum, one) => sum + one, 0);
    return { seat, what, points, with: { cards: its.length } };
  });
