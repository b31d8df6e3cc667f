import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnPostgres } from '../testing/postgres.ts';
import { atPart, measure, PER_SECOND, SATURATING, SECONDS, type Measured } from './measure.ts';
import { startServer, stop, type Subject } from './subject.ts';
import { measureTakeOver, type TakeOver } from './take-over.ts';

/** One server against two on the same PostgreSQL, where the two people of every table use different servers. */
export interface ClusterRun {
  readonly one: Measured;
  readonly two: Measured;
  readonly oneFull: Measured; // with as many moves as are answered
  readonly twoFull: Measured;
  readonly takeOver: TakeOver;
}

export const measureCluster = async (): Promise<ClusterRun> => {
  const postgres = await startOwnPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'clowder-bench-'));
  const settings = { DATABASE_URL: postgres.url, SECRET: 'the same for all servers of a cluster' };
  const start = (): Promise<Subject> => startServer(folder, settings);
  const withServers = async (count: number, perSecond: number): Promise<Measured> => {
    const servers = await Promise.all(Array.from({ length: count }, start));
    const measured = await measure('play', servers, perSecond);
    await Promise.all(servers.map(stop));
    return measured;
  };
  try {
    return {
      one: await withServers(1, PER_SECOND),
      two: await withServers(2, PER_SECOND),
      oneFull: await withServers(1, SATURATING),
      twoFull: await withServers(2, SATURATING),
      takeOver: await measureTakeOver(start),
    };
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
};

const rate = ({ latencies }: Measured): number => latencies.length / SECONDS;

const median = (of: readonly number[]): string => atPart(of, 0.5).toFixed(2);

const last = (of: readonly number[]): string => (of.at(-1) ?? NaN).toFixed(0);

const micros = ({ main }: Measured): string => (1000 * main).toFixed(0);

const row = (name: string, first: string, second: string): void =>
  console.log(`${name.padEnd(36)}${first.padStart(12)}${second.padStart(12)}`);

export const printCluster = ({ one, two, oneFull, twoFull, takeOver }: ClusterRun): void => {
  console.log('\nPostgreSQL                            one server   two servers, everybody apart');
  row('p50 of an answer, ms', median(one.latencies), median(two.latencies));
  row('p50 until the other person sees it', median(one.deliveries), median(two.deliveries));
  row('main threads, microseconds a move', micros(one), micros(two));
  row('the same with all they can answer', micros(oneFull), micros(twoFull));
  row('most moves a second', rate(oneFull).toFixed(0), rate(twoFull).toFixed(0));
  row('p99 then, ms', atPart(oneFull.latencies, 0.99).toFixed(0), atPart(twoFull.latencies, 0.99).toFixed(0));
  const later = atPart(two.deliveries, 0.5) - atPart(one.deliveries, 0.5);
  console.log(
    `two servers against one: ${(rate(twoFull) / rate(oneFull)).toFixed(2)} of the moves; ` +
      `the other person sees a move ${later.toFixed(2)} ms later (p50)`,
  );
  const { tables, back, wrong, closed } = takeOver;
  console.log(
    `${tables} tables of a killed server: half of them back after ${median(back)} ms, all after ${last(back)} ms; ` +
      `clocks wrong by p50 ${median(wrong)} ms, at most ${last(wrong)} ms, of the kill; ` +
      `the system closed the connections of the killed process after p50 ${median(closed)} ms, at most ${last(closed)} ms`,
  );
};
