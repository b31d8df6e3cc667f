import type { Played, Side } from './contest.ts';
import { elo, mean, meanInterval, scoreOf, wilson, type Interval, type Tally } from './statistics.ts';

export interface Summary extends Tally {
  readonly games: number;
  readonly score: number;
  readonly scoreInterval: Interval;
  readonly elo: number;
  readonly eloInterval: Interval;
  readonly lead: number; // points A has more than the best of the others, on average
  readonly leadInterval: Interval;
  readonly movesPerGame: number;
  readonly ms: Readonly<Record<Side, { readonly mean: number; readonly max: number }>>;
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

const timing = (all: readonly Played[], side: Side) => {
  const times = all.flatMap((played) => played.times[side]);
  return { mean: mean(times), max: times.reduce((most, ms) => Math.max(most, ms), 0) };
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
  const time = (side: Side): string =>
    `${s.ms[side].mean.toFixed(1)} ms a move, at most ${s.ms[side].max.toFixed(0)}`;
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
