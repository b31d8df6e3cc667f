import { readFileSync } from 'node:fs';
import type { Viewer } from '../kernel/game.ts';
import { sayRecordRefusal } from '../words/say.ts';
import { loadRecord, type LoadedRecord } from './shelf.ts';
import { BadNews, WrongUse } from './wrong-use.ts';

export const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new WrongUse(`The file “${path}” cannot be read (${codeOf(error)}).`, { cause: error });
  }
};

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

export const recordIn = async (path: string): Promise<LoadedRecord> => {
  const loaded = await loadRecord(readText(path));
  if ('file' in loaded) return loaded;
  throw new BadNews(sayRecordRefusal('en', loaded.refusal, loaded.box?.words ?? null));
};

export const viewerNamed = (text: string, seats: number): Viewer => {
  if (text === 'spectator') return text;
  const seat = /^\d{1,2}$/.test(text) ? Number(text) : seats;
  if (seat < seats) return seat;
  throw new WrongUse(`“--as” must be a seat from 0 to ${seats - 1}, or “spectator”.`);
};
