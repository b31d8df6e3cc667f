import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Outcome, Seat } from '../../kernel/game.ts';
import type { GuestId, TableId, TableStatus } from '../../protocol/table.ts';
import { testFolder } from '../testing/start.ts';

/** The files of release 0.1 and their description: see fixtures/0.1/README.md. */

const FIXTURE = new URL('fixtures/0.1/', import.meta.url);

export interface WrittenMatch {
  readonly id: TableId;
  readonly about: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly outcome: Outcome | null;
  readonly record?: string | null; // if it was over; null: its game has no notation for its first position
  readonly seq?: number; // if it had begun: the last seq at that time
  readonly picture?: string; // the position after it, as text for a spectator
  readonly asked?: readonly Seat[];
}

interface Written {
  readonly secret: string;
  readonly people: Readonly<Record<string, { readonly guest: GuestId; readonly cookie: string }>>;
  readonly lobbyOfAnn: Readonly<Record<'mine' | 'finished', readonly TableId[]>>;
  readonly matches: readonly WrittenMatch[];
}

export const WRITTEN = JSON.parse(readFileSync(new URL('written.json', FIXTURE), 'utf8')) as Written;

/** A data folder with a copy of the old database. */
export const oldDataFolder = (): string => {
  const folder = testFolder();
  const database = gunzipSync(readFileSync(new URL('clowder.sqlite.gz', FIXTURE)));
  writeFileSync(join(folder, 'clowder.sqlite'), database);
  return folder;
};
