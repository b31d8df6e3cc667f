import type { Played, Side } from './contest.ts';
import {
  elo,
  mean,
  meanInterval,
  percentile,
  scoreOf,
  wilson,
  type Interval,
  type Tally,
} from './statistics.ts';

/** Milliseconds per move in real time. */
interface Timing {
  readonly mean: number;
  readonly p99: number;
  readonly max: number;
}

export interface Summary extends Tally {
  readonly games: number;
  readonly score: number;
  readonly scoreInterval: Interval;
  readonly elo: number;
  readonly eloInterval: Interval;
  readonly lead: number; // A's score minus the best other score, on average
  readonly leadInterval: Interval;
  readonly movesPerGame: number;
  readonly ms: Readonly<Record<Side, Timing>>;
}

export const summary = (all: readonly Played[]): Summary => {
  const count = (points: number): number => all.filter((one) => one.points === points).length;
  const tally = { wins: count(1), draws: count(0.5), losses: count(0) };
  const score = scoreOf(tally);
  const scoreInterval = wilson(score, all.length);
  const leads = all.map(({ lead }) => lead);
  return {
    games: all.length,
    ...tally,
    score,
    scoreInterval,
    elo: elo(score),
    eloInterval: [elo(scoreInterval[0]), elo(scoreInterval[1])],
    lead: mean(leads),
    leadInterval: meanInterval(leads),
    movesPerGame: mean(all.map(({ moves }) => moves)),
    ms: { a: timing(all, 'a'), b: timing(all, 'b') },
  };
};

const timing = (all: readonly Played[], side: Side): Timing => {
  const times = all.flatMap((played) => played.times[side]);
  return { mean: mean(times), p99: percentile(times, 0.99), max: percentile(times, 1) };
};

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
const points = (value: number): string => {
  const whole = Math.round(value);
  const sign = whole > 0 ? '+' : whole < 0 ? '−' : '';
  return sign + (Number.isFinite(whole) ? String(Math.abs(whole)) : '∞');
};
const tenths = (value: number): string => {
  const rounded = Number.isFinite(value) ? Math.abs(value).toFixed(1) : '∞';
  return `${value < 0 ? '−' : '+'}${rounded}`;
};
const range = ([low, high]: Interval, show: (value: number) => string): string =>
  `(95 %: ${show(low)} to ${show(high)})`;

export const printed = (a: string, b: string, s: Summary, alone: boolean = false): string => {
  const time = (side: Side): string => {
    const { mean: usual, p99, max } = s.ms[side];
    return `${usual.toFixed(1)} ms a move, 99 of 100 within ${p99.toFixed(0)}, at most ${max.toFixed(0)}`;
  };
  return [
    `${a} ${alone ? 'alone' : `against ${b}`}, ${s.games} games: ${s.wins} won, ${s.draws} drawn, ${s.losses} lost`,
    `score  ${percent(s.score)} ${range(s.scoreInterval, percent)}`,
    `Elo    ${points(s.elo)} ${range(s.eloInterval, points)}`,
    `points ${tenths(s.lead)} ${alone ? 'scored' : 'more than the best of the others'} ${range(s.leadInterval, tenths)}`,
    `moves  ${s.movesPerGame.toFixed(1)} a game`,
    `A ${a}: ${time('a')}`,
    ...(alone ? [] : [`B ${b}: ${time('b')}`]),
  ].join('\n');
};
