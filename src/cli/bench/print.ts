import type { Figure } from '../../bench/compare.ts';
import type { Rate } from './measure.ts';
import type { GameSpeed, Pair } from './measure-game.ts';
import type { ReviewSpeed } from './review-speed.ts';

const number = (value: number): string => Math.round(value).toLocaleString('en');
const rate = ({ cpu, wall }: Rate): string => `${number(cpu)} a CPU-second (${number(wall)} a second)`;

const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;

const lines = (what: string, { plain, fast }: Pair): string[] => [
  `  ${what}, plain rules: ${rate(plain)}`,
  ...(fast
    ? [`  ${what}, fast engine: ${rate(fast)}, ${(fast.cpu / plain.cpu).toFixed(1)} times the plain rules`]
    : []),
];

/** The printed results of one game. */
export const printed = ({ game, matches, sequences, busiest: most, review }: GameSpeed): string =>
  [
    game,
    ...lines('random matches', matches),
    `  a random match, plain rules: ${ms(1000 / matches.plain.cpu)} of CPU time`,
    ...(sequences ? lines('sequences counted', sequences) : []),
    ...(most
      ? [
          `  ${number(most.moves)} legal moves among ${most.seats} players: found in ${ms(most.legalMs)}, one previewed in ${ms(most.previewMs)} of CPU time`,
        ]
      : []),
    reviewed(review),
  ].join('\n');

const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`;

const reviewed = ({ steps, firstMs, graphMs, ms: all }: ReviewSpeed): string =>
  `  review of a match of ${steps} steps: ${seconds(all)} of CPU time, a first graph after ${seconds(firstMs)}, the whole one after ${seconds(graphMs)}`;

const rateFigures = (name: string, { plain, fast }: Pair): Figure[] =>
  [
    { name: `${name}, plain rules`, rate: plain },
    { name: `${name}, fast engine`, rate: fast },
  ].flatMap(({ name: full, rate: one }) =>
    one ? [{ name: full, value: one.cpu, relative: one.relative, better: 'higher' as const }] : [],
  );

const timeFigure = (name: string, { cpu, relative }: Rate): Figure => ({
  name,
  value: 1000 / cpu,
  relative: 1 / relative,
  better: 'lower',
});

/**
 * The figures to compare with a kept run. A name includes the amount of work: only equal work can be
 * compared.
 */
export const figuresOf = ({ game, matches, sequences, busiest: most, review }: GameSpeed): Figure[] => [
  ...rateFigures(`${game}: random matches`, matches),
  ...(sequences ? rateFigures(`${game}: sequences of ${sequences.depth}`, sequences) : []),
  ...(most
    ? [
        timeFigure(`${game}: ${most.moves} legal moves, ms`, most.legal),
        timeFigure(`${game}: preview of a move, ms`, most.preview),
      ]
    : []),
  {
    name: `${game}: review of ${review.steps} steps, ms`,
    value: review.ms,
    relative: review.relative,
    better: 'lower',
  },
];
