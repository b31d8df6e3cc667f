import { isRefusal, type Kind, type Refusal } from '../kernel/game.ts';
import { readRecord, type RecordFile } from '../kernel/read-record.ts';
import { replayRecord, type Replayed } from '../kernel/replay-record.ts';
import { BrokenGame, findGames, loadGame, openVersion, type LoadedGame } from './find-games.ts';

const opened = new Map<string, Promise<LoadedGame>>();

/** A game by its id, loaded once; null if there is none. */
export const openGame = async (id: string): Promise<LoadedGame | null> => {
  const loaded = opened.get(id);
  if (loaded) return loaded;
  // Only ids that were found: other text must never become part of a path.
  if (!findGames().includes(id)) return null;
  const opening = loadGame(id);
  opened.set(id, opening);
  return opening;
};

/** Every game that loads. `tell` is called for each broken game, which must not stop the others. */
export const openAllGames = async (tell: (broken: string) => void = () => {}): Promise<LoadedGame[]> => {
  const results = await Promise.allSettled(findGames().map(openGame));
  return results.flatMap((result) => {
    if (result.status === 'fulfilled') return result.value ?? [];
    if (!(result.reason instanceof BrokenGame)) throw result.reason;
    tell(result.reason.message);
    return [];
  });
};

/** A record whose game is known and which replays from its first line to its last. */
export interface LoadedRecord extends Replayed<Kind> {
  readonly loaded: LoadedGame;
  readonly file: RecordFile;
}
export interface RefusedRecord {
  readonly refusal: Refusal;
  readonly loaded: LoadedGame | null; // its words explain the refusal
}

export const loadRecord = async (text: string): Promise<LoadedRecord | RefusedRecord> => {
  const file = readRecord(text);
  if (isRefusal(file)) return { refusal: file, loaded: null };
  const now = await openGame(file.header.game);
  if (!now) return { refusal: noSuchGame(file), loaded: null };
  const loaded = (await openVersion(now, file.header.version)) ?? now; // if the version is unknown, the replay refuses the record
  const replayed = replayRecord(loaded.game, loaded.position, file);
  return isRefusal(replayed) ? { refusal: replayed, loaded } : { ...replayed, loaded, file };
};

const noSuchGame = ({ header, lineOf }: RecordFile): Refusal => ({
  why: 'no-such-game',
  with: { game: header.game.slice(0, 40), line: lineOf.get('game') ?? 0 },
});
