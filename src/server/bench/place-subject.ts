import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { startOwnPostgres } from '../testing/postgres.ts';

/** A figure and the largest value that is good enough. */
export interface Limit {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly most: number;
}

export type Report = (limit: Limit) => void;

/** Measures one thing and reports each figure as soon as it is known. */
export type Subject = (report: Report) => Promise<void>;

export interface Database {
  readonly name: string;
  readonly place: { readonly file: string } | { readonly url: string };
  readonly open: () => Promise<Store>;
}

/** Does the same with an empty database of each kind. */
export const onBoth = async (act: (database: Database) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'clowder-bench-'));
  const file = join(folder, 'clowder.sqlite');
  await act({ name: 'SQLite', place: { file }, open: () => openSqlite(file) });
  rmSync(folder, { recursive: true });
  const postgres = await startOwnPostgres();
  const { url } = postgres;
  await act({ name: 'PostgreSQL', place: { url }, open: () => openPostgres(url, () => {}) });
  await postgres.stop();
};

/** The usual time of several runs, in milliseconds: the slowest ones measure what else the machine does. */
export const usual = async (times: number, act: () => Promise<unknown>): Promise<number> => {
  const all: number[] = [];
  for (let i = 0; i < times; i++) {
    const began = performance.now();
    await act();
    all.push(performance.now() - began);
  }
  return all.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
};
