import { expect, test } from 'vitest';
import boop from '../games/boop/rules/game.ts';
import { outcomeAt, writeEnd } from './early-end.ts';
import { isRefusal, type HowEnded } from './game.ts';
import { BrokenEntry, replay, scene, start } from './match.ts';
import { readRecord } from './read-record.ts';
import { record, writeRecord } from './record.ts';
import { replayRecord } from './replay-record.ts';

const options = { variant: 'standard', opponentLineWinsAtOnce: false, begins: 'first' } as const;
const header = { game: 'boop', version: boop.version, seats: 2, options, seed: 'early' };
const first = { seq: 1, at: 100, by: 0, move: 'ke2' };
const end = (how: HowEnded, by = 0) => ({ seq: 2, at: 200, by, move: writeEnd(how) });

const after = (...entries: Parameters<typeof record>[2]) => {
  const [last] = [...replay(boop, header.seed, start(boop, header), entries)].slice(-1);
  if (!last) throw new Error('no position');
  return last;
};

test.each([
  ['resign', 0, [1], [0, 1]],
  ['resign', 1, [0], [1, 0]],
  ['win', 1, [1], [0, 1]],
  ['draw', 0, [], [0, 0]],
  ['stop', 0, [], []],
] as const)('%s by seat %i: the outcome follows from the entry', (how, by, winners, scores) => {
  const last = after(first, end(how, by));
  expect(outcomeAt(boop, last)).toEqual({ winners, scores, lines: [], ended: { how, by } });
  expect(scene(boop, last, 0)).toMatchObject({ actors: [], awaiting: [], due: null, outcome: { winners } });
});

test('nothing follows an early end: no move, no takeback, no second end', () => {
  for (const move of ['kc3', 'back:0', writeEnd('draw')])
    expect(() => after(first, end('resign'), { seq: 3, at: 300, by: 1, move })).toThrow(BrokenEntry);
});

/** True, or why the record is refused. */
const verify = (changed: string) => {
  const file = readRecord(changed);
  if (isRefusal(file)) return file;
  const replayed = replayRecord(boop, null, file);
  return isRefusal(replayed) ? replayed : 'true';
};

test('a record with an early end replays to its result, and a wrong result is refused', () => {
  const entries = [first, end('resign')];
  const text = writeRecord(record(header, null, entries, outcomeAt(boop, after(...entries))));
  expect(text).toContain('result winners 1 scores 0 1');
  expect(verify(text)).toBe('true');
  expect(verify(text.replace('winners 1 scores 0 1', 'winners 0 scores 1 0'))).toMatchObject({
    why: 'wrong-result',
  });
});
