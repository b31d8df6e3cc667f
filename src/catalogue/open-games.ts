import { isRefusal, type Kind, type Refusal } from '../kernel/game.ts';
import { readRecord, type RecordFile } from '../kernel/read-record.ts';
import { replayRecord, type Replayed } from '../kernel/replay-record.ts';
import { BrokenGame, findGames, openBox, openVersion, type GameBox } from './find-games.ts';

const opened = new Map<string, Promise<GameBox>>();

/** A game by its id, loaded once; null if there is none. */
export const takeGame = async (id: string): Promise<GameBox | null> => {
  const box = opened.get(id);
  if (box) return box;
  // Only ids that were found: other text must never become part of a path.
  if (!findGames().includes(id)) return null;
  const opening = openBox(id);
  opened.set(id, opening);
  return opening;
};

/** Every game that loads. `tell` is called for each broken game, which must not stop the others. */
export const takeAll = async (tell: (broken: string) => void = () => {}): Promise<GameBox[]> => {
  const boxes = await Promise.allSettled(findGames().map(takeGame));
  return boxes.flatMap((box) => {
    if (box.status === 'fulfilled') return box.value ?? [];
    if (!(box.reason instanceof BrokenGame)) throw box.reason;
    tell(box.reason.message);
    return [];
  });
};

/** A record whose game is known and which replays from its first line to its last. */
export interface LoadedRecord extends Replayed<Kind> {
  readonly box: GameBox;
  readonly file: RecordFile;
}
export interface RefusedRecord {
  readonly refusal: Refusal;
  readonly box: GameBox | null; // its words explain the refusal
}

export const loadRecord = async (text: string): Promise<LoadedRecord | RefusedRecord> => {
  const file = readRecord(text);
  if (isRefusal(file)) return { refusal: file, box: null };
  const now = await takeGame(file.header.game);
  if (!now) return { refusal: noSuchGame(file), box: null };
  const box = (await openVersion(now, file.header.version)) ?? now; // if the version is unknown, the replay refuses the record
  const replayed = replayRecord(box.game, box.position, file);
  return isRefusal(replayed) ? { refusal: replayed, box } : { ...replayed, box, file };
};

const noSuchGame = ({ header, lineOf }: RecordFile): Refusal => ({
  why: 'no-such-game',
  with: { game: header.game.slice(0, 40), line: lineOf.get('game') ?? 0 },
});
