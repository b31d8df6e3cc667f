import { createReadStream } from 'node:fs';
import type { Viewer } from '../../kernel/game.ts';
import { recordInGolden } from '../../kernel/golden.ts';
import { sayRecordRefusal } from '../../words/say.ts';
import { loadRecord, type LoadedRecord } from '../../catalogue/open-games.ts';
import { NegativeResult, UsageError } from '../terminal/exit-errors.ts';

const MEBIBYTES = 16;

/** The text of a file, or of standard input for “-”. An endless file must not fill the memory. */
const readText = async (path: string): Promise<string> => {
  const input: AsyncIterable<Buffer> = path === '-' ? process.stdin : createReadStream(path);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of input) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > MEBIBYTES * 2 ** 20) break;
    }
  } catch (error) {
    throw new UsageError(`The file “${path}” cannot be read (${codeOf(error)}).`, { cause: error });
  }
  if (length <= MEBIBYTES * 2 ** 20) return Buffer.concat(chunks).toString('utf8');
  throw new UsageError(`“${path}” is longer than ${MEBIBYTES} MiB, which no record of a match is.`);
};

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Accepts a golden file too, because it begins with a record. */
export const recordIn = async (path: string): Promise<LoadedRecord> => {
  const replayed = await loadRecord(recordInGolden(await readText(path)));
  if ('file' in replayed) return replayed;
  throw new NegativeResult(sayRecordRefusal('en', replayed.refusal, replayed.loaded?.words ?? null));
};

export const viewerNamed = (text: string, seats: number): Viewer => {
  if (text === 'spectator') return text;
  const seat = /^\d{1,2}$/.test(text) ? Number(text) : seats;
  if (seat < seats) return seat;
  throw new UsageError(`“--as” must be a seat from 0 to ${seats - 1}, or “spectator”.`);
};
