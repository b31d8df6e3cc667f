import { expect, test } from 'vitest';
import { outcomeAt, writeEnd } from './early-end.ts';
import { isRefusal, type HowEnded } from './game.ts';
import { BrokenEntry, replay, scene, start } from './match.ts';
import { readRecord } from './read-record.ts';
import { record, writeRecord } from './record.ts';
import { replayRecord } from './replay-record.ts';
import { hide } from './trial.testing.ts';

const header = { game: hide.id, version: hide.version, seats: 2, options: { holes: 4 }, seed: 'early' };
const first = { seq: 1, at: 100, by: 0, move: 'h2' };
const end = (how: HowEnded, by = 0) => ({ seq: 2, at: 200, by, move: writeEnd(how) });

const after = (...entries: Parameters<typeof record>[2]) => {
  const [last] = [...replay(hide, header.seed, start(hide, header), entries)].slice(-1);
  if (!last) throw new Error('no position');
  return last;
};

test.each([
  ['resign', 0, [1], [0, 1]],
  ['resign', 1, [0], [1, 0]],
  ['win', 1, [1], [0, 1]],
  ['draw', 0, [], [0, 0]],
  ['stop', 0, [], []],
  ['time', 0, [1], [0, 1]],
  ['time', 1, [0], [1, 0]],
  ['closed', 0, [], []],
] as const)('%s by seat %i: the outcome follows from the entry', (how, by, winners, scores) => {
  const last = after(first, end(how, by));
  expect(outcomeAt(hide, last)).toEqual({ winners, scores, lines: [], ended: { how, by } });
  expect(scene(hide, last, 0)).toMatchObject({ actors: [], awaiting: [], due: null, outcome: { winners } });
});

test('nothing follows an early end: no move, no takeback, no second end', () => {
  for (const move of ['h1', 'back:0', writeEnd('draw')])
    expect(() => after(first, end('resign'), { seq: 3, at: 300, by: 1, move })).toThrow(BrokenEntry);
});

/** True, or why the record is refused. */
const verify = (changed: string) => {
  const file = readRecord(changed);
  if (isRefusal(file)) return file;
  const replayed = replayRecord(hide, null, file);
  return isRefusal(replayed) ? replayed : 'true';
};

test('a record with an early end replays to its result, and a wrong result is refused', () => {
  const entries = [first, end('resign')];
  const text = writeRecord(record(header, null, entries, outcomeAt(hide, after(...entries))));
  expect(text).toContain('result winners 1 scores 0 1');
  expect(verify(text)).toBe('true');
  expect(verify(text.replace('winners 1 scores 0 1', 'winners 0 scores 1 0'))).toMatchObject({
    why: 'wrong-result',
  });
});
