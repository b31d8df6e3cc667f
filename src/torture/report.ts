import { atPart } from './counts.ts';
import type { Report } from './torture.ts';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const spread = (values: readonly number[]): string =>
  [0.5, 0.95, 0.99, 1].map((part) => seconds(atPart(values, part))).join(', ');

const plain = (n: number): string => n.toLocaleString('en');

const list = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, n]) => `${name} ${plain(n)}`)
    .join(', ');

/** The figures of a run as Markdown. */
export const figuresOf = ({ wanted, counts, faults, skipped, takeOvers, ...run }: Report): string => {
  const { nodes, seed, tables } = wanted;
  const total = [...faults.values()].reduce((sum, n) => sum + n, 0);
  const rows: [string, string][] = [
    ['servers', nodes === 1 ? '1 on SQLite' : `${nodes} on PostgreSQL`],
    [
      'run',
      `seed ${seed}, ${tables} tables at a time, ${(run.troubled / 60).toFixed(1)} minutes with faults, ${(run.seconds / 60).toFixed(1)} in all`,
    ],
    [
      'acknowledged moves of people',
      `${plain(counts.acknowledged)} (${(counts.acknowledged / run.seconds).toFixed(1)} a second)`,
    ],
    ['stored entries, bots and clocks included', plain(counts.entries)],
    ['frames compared with what their reader may know', plain(counts.frames)],
    ['people', plain(counts.people)],
    [
      'matches begun, ended, still going on at the end',
      `${plain(counts.begun)}, ${plain(counts.ended)}, ${plain(run.unfinished)}`,
    ],
    ['matches begun by rules that came with an update during the run', plain(counts.updated)],
    ['matches that ended, by game', list(counts.matches)],
    ['faults', `${plain(total)}: ${list(faults)}`],
    ['kinds of faults left out', [...skipped].map(([kind, why]) => `${kind} (${why})`).join('; ') || 'none'],
    ['tables that changed their server', plain(takeOvers)],
    ['messages repeated, late or in another order', plain(counts.repeated)],
    ['connections lost and made again', plain(counts.reconnects)],
    ['from a lost connection to the next scene: p50, p95, p99, longest', spread(counts.back)],
    ['longest time that a match stood still: p50, p95, p99, longest', spread(counts.pauses)],
    [
      'time was up',
      `${plain(counts.timeUps)}, of these ${plain(counts.lateTimeUps)} where no move had been sent in time`,
    ],
    ['tables made whose maker got no answer', plain(counts.orphans)],
    ['lost, doubled, reordered, leaked, charged wrongly or left waiting', plain(run.complaints.length)],
  ];
  return ['| | |', '|---|---|', ...rows.map(([name, value]) => `| ${name} | ${value} |`), ''].join('\n');
};

/** Replaces the figures of earlier runs with this number of servers in the document. */
export const putInto = (document: string, nodes: number, figures: string): string => {
  const [from, to] = [`<!-- figures ${nodes} -->`, `<!-- end ${nodes} -->`];
  const [start, end] = [document.indexOf(from), document.indexOf(to)];
  if (start < 0 || end < start) throw new Error(`docs/torture.md has no place for ${nodes} servers`);
  return `${document.slice(0, start + from.length)}\n\n${figures}\n${document.slice(end)}`;
};
