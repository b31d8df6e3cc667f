import { expect, test } from 'vitest';
import { hasAnalysis, loadAnalysis } from '../../../catalogue/browser/analysis.ts';
import { GAME_IDS, loadGame, loadPosition } from '../../../catalogue/browser/rules.ts';
import { isRefusal } from '../../../kernel/game.ts';
import { record, writeRecord } from '../../../kernel/record.ts';
import {
  positionsOn,
  readAddress,
  readFile,
  writeAddress,
  writeFile,
  type Analysed,
} from './analysis-doc.ts';
import { firstDoc } from './analysis-game.ts';
import { docOfFile, mainLine } from './from-match.ts';
import { withMove, withNote } from './tree.ts';

/** Tried with the first game that has positions as text. */
const loadAnalysed = async (): Promise<Analysed> => {
  for (const id of GAME_IDS) {
    const positions = await loadPosition(id);
    if (positions) return { game: await loadGame(id), positions };
  }
  throw new Error('no game can write its positions');
};

const studied = async () => {
  const analysed = await loadAnalysed();
  const first = firstDoc(analysed);
  const here = positionsOn(analysed, first).at(-1);
  if (!here) throw new Error('no position');
  const [one, two] = [...analysed.game.candidates(analysed.game.view(here.state, 0), 0)].map((move) =>
    analysed.game.write(move),
  );
  const branched = withMove({ ...withMove(first, one ?? ''), path: [] }, two ?? '');
  return { analysed, doc: { ...first, ...withNote(branched, 'Чому ні? 100 % & more') }, one: one ?? '' };
};

test('an analysis reads from its address as it was written, and from its file', async () => {
  const { analysed, doc } = await studied();
  expect(readAddress(analysed, writeAddress(analysed, doc))).toEqual({ ...doc, options: {} });
  expect(readFile(analysed, writeFile(analysed, doc))).toEqual({ ...doc, options: {}, path: [] });
});

test('an option that is not the default is part of the address', async () => {
  const { analysed, doc } = await studied();
  const offered: Readonly<Record<string, readonly unknown[]>> = analysed.game.options;
  const [name = '', values = []] = Object.entries(offered).find(([, all]) => all.length > 1) ?? [];
  const other = { ...doc, options: { [name]: values[1] } };
  const read = readAddress(analysed, writeAddress(analysed, other));
  expect(isRefusal(read) ? read : read.options).toEqual({ [name]: values[1] });
});

test('a bad address or file is refused with its reason', async () => {
  const { analysed, doc, one } = await studied();
  const start = writeAddress(analysed, firstDoc(analysed));
  const refused = (text: string): string => {
    const read = readAddress(analysed, text);
    return isRefusal(read) ? read.why : 'read';
  };
  expect(refused(`${start}&moves=${one}+${one}`)).toBe('impossible-move');
  expect(refused(`${start}&moves=(`)).toBe('unreadable-analysis');
  expect(refused(`${start}&option.nothing=1`)).toBe('no-such-option');
  expect(refused(`${start}&option.nothing={`)).toBe('unreadable-analysis');
  expect(refused('position=nonsense')).toBe('unreadable-position');
  expect(refused(`${start}&at=9.9.9`)).toBe('read'); // it opens where the path still leads
  expect(readFile(analysed, 'hello')).toEqual({ why: 'unreadable-analysis' });
  expect(readFile(analysed, writeFile(analysed, doc).replace(/game .*/, 'game chess'))).toEqual({
    why: 'other-game',
  });
  expect(readFile(analysed, writeFile(analysed, doc).replace(/version .*/, 'version 99'))).toEqual({
    why: 'other-version',
  });
});

test('the record of a match is opened as its main line', async () => {
  const { analysed, doc, one } = await studied();
  const { game } = analysed;
  const header = {
    game: game.id,
    version: game.version,
    seats: game.seats[0],
    options: doc.options,
    seed: 's',
  };
  const entries = [{ seq: 1, at: 5, by: 0, move: one }];
  const opened = docOfFile(analysed, writeRecord(record(header, doc.position, entries, null)));
  if (isRefusal(opened)) throw new Error(opened.why);
  expect(opened).toMatchObject({ position: doc.position, path: [0] });
  expect(opened.root.next[0]?.move).toBe(one);
});

const entry = (seq: number, move: string) => ({ seq, at: seq, by: seq % 2, move });

test('moves that were taken back are not part of the main line', () => {
  const { moves, after } = mainLine([
    entry(1, 'a'),
    entry(2, 'b'),
    entry(3, 'back:1'),
    entry(4, 'c'),
    entry(5, 'end:resign'),
  ]);
  expect(moves).toEqual(['a', 'c']);
  expect(after).toEqual([0, 1, 2, 1, 2, 2]);
});

test('a game with an engine can write its positions', async () => {
  const able = GAME_IDS.filter(hasAnalysis);
  expect(able).not.toEqual([]);
  for (const id of able) {
    expect(await loadPosition(id)).not.toBeNull();
    expect((await loadAnalysis(id)).deepest).toBeGreaterThan(0);
  }
});
