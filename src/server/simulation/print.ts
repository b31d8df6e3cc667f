import type { Millis } from '../../kernel/game.ts';
import type { Outage, Result } from './run.ts';

const inSeconds = (ms: Millis | undefined): string =>
  ms === undefined ? '–' : `${(ms / 1000).toFixed(1)} s`;

const at = (sorted: readonly number[], part: number): number | undefined =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

const outageLine = ({ fault, tables, back, missing, most }: Outage): string =>
  `${fault.padEnd(18)}${String(tables).padStart(8)}${String(missing).padStart(10)}` +
  `${inSeconds(at(back, 0.5)).padStart(10)}${inSeconds(back.at(-1)).padStart(10)}${String(most).padStart(14)}`;

/** The figures of a simulation, a line each. */
export const printed = ({
  plan,
  seconds: passed,
  matches,
  moves,
  outages,
  verdict,
  ...measured
}: Result): string[] => {
  const perSecond = (count: number): string => (count / passed).toFixed(1);
  return [
    `${plan.servers} servers, ${plan.tables} tables at once, ${passed.toFixed(0)} s, seed ${plan.seed}`,
    `${matches} matches, ${moves.length} moves, ${perSecond(moves.length)} a second`,
    '',
    'fault               tables   missing half back  all back   tables of one',
    ...outages.map(outageLine),
    '',
    `lost moves ${verdict.lost}, gaps ${verdict.gaps}, not answered ${verdict.unanswered}`,
    `refusals ${[...measured.refusals].map(([why, count]) => `${why} ${count}`).join(', ') || 'none'}`,
    `charged too much: ${verdict.overcharged.toFixed(1)} ms at most; spared: half ${at(verdict.spared, 0.5)?.toFixed(1)} ms, most ${inSeconds(verdict.spared.at(-1))}`,
    '',
    `connections between servers ${measured.links}; messages a move ${(measured.relayed.messages / moves.length).toFixed(2)}, bytes a move ${(measured.relayed.bytes / moves.length).toFixed(0)}`,
    'statements of the database a second:',
    ...[...measured.calls]
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, count]) => `  ${name.padEnd(34)}${perSecond(count).padStart(10)}`),
  ];
};
