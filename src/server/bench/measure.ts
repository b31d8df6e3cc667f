import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Load, LoadReport } from './load.ts';
import { cpuTime, mainThreadTime, script, type Subject } from './subject.ts';

export const CLIENTS = 1_000;
export const PER_SECOND = 500;
export const SATURATING = 20_000; // moves a second asked for: more than any server can answer
export const SECONDS = 10;
const WARM_UP = 2_000; // milliseconds
const PROCESSES = 2;

export interface Measured extends LoadReport {
  readonly cpu: number; // milliseconds of CPU time for each answer, of all servers
  readonly main: number; // of their main threads
}

/** People at tables who move at a steady pace, at one server or at several. */
export const measure = async (
  what: Load['what'],
  subjects: readonly Subject[],
  perSecond: number = PER_SECOND,
): Promise<Measured> => {
  const load: Load = {
    ports: subjects.map(({ port }) => port),
    what,
    clients: CLIENTS / PROCESSES,
    perSecond: perSecond / PROCESSES,
    warmUp: WARM_UP,
    seconds: SECONDS,
  };
  const children = Array.from({ length: PROCESSES }, () => fork(script('bench/load.js')));
  for (const child of children) child.send(load);
  await Promise.all(children.map(nextMessage));
  for (const child of children) child.send('go');
  const answers = children.map(nextMessage);
  await sleep(WARM_UP);
  await Promise.all(subjects.map(cpuTime));
  const before = subjects.map(mainThreadTime);
  const reports = (await Promise.all(answers)) as [LoadReport][];
  const main = sum(subjects.map((subject, i) => mainThreadTime(subject) - (before[i] ?? NaN)));
  const cpu = sum(await Promise.all(subjects.map(cpuTime)));
  const sorted = (pick: (one: LoadReport) => readonly number[]): number[] =>
    reports.flatMap(([one]) => pick(one)).toSorted((a, b) => a - b);
  const latencies = sorted((one) => one.latencies);
  return {
    latencies,
    deliveries: sorted((one) => one.deliveries),
    missed: sum(reports.map(([{ missed }]) => missed)),
    cpu: cpu / latencies.length,
    main: main / latencies.length,
  };
};

/** Fails if the child ends before it: otherwise the measurement would wait for ever. */
const nextMessage = (child: ChildProcess): Promise<unknown[]> =>
  Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('a process of people has ended'))),
  ]);

const sum = (all: readonly number[]): number => all.reduce((before, one) => before + one, 0);

export const atPart = (sorted: readonly number[], part: number): number =>
  sorted[Math.floor(sorted.length * part)] ?? NaN;
