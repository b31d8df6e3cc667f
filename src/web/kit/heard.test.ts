import { expect, test } from 'vitest';
import type { Kind, Scene } from '../../kernel/game.ts';
import { afterHearing, heardWith, isNewSound, type Heard } from './heard.ts';
import { noteOwnMove } from './own-move.ts';

const scene = (seq: number, own?: string): Scene<Kind> => {
  const one: Scene<Kind> = {
    seq,
    at: 0,
    view: {},
    events: [],
    actors: [],
    awaiting: [],
    due: null,
    outcome: null,
  };
  if (own !== undefined) noteOwnMove(one, own);
  return one;
};

/** Shows scenes one after another; returns which of them made a sound. */
const play = (
  first: Scene<Kind>,
  ...shown: readonly (readonly [Scene<Kind>, beat?: number])[]
): boolean[] => {
  let heard: Heard = heardWith(first, 0);
  return shown.map(([next, beat = 0]) => {
    const fresh = isNewSound(heard, next, beat);
    heard = afterHearing(heard, next, beat);
    return fresh;
  });
};

test('each step of a rival and each of its beats is heard once', () => {
  const step = scene(6);
  expect(play(scene(5), [step], [step], [step, 1], [scene(7)])).toEqual([true, false, true, true]);
});

test('an own move is heard with its first preview, not again with a step of a rival nor with its answer', () => {
  const shown = play(scene(5), [scene(6, 'a')], [scene(7, 'a')], [scene(8, 'a')], [scene(8)], [scene(8), 1]);
  expect(shown).toEqual([true, false, false, false, false]);
});

test('the next own move and the next step of a rival are heard', () => {
  expect(play(scene(5), [scene(6, 'a')], [scene(7, 'b')], [scene(7)], [scene(8)])).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

test('a position before the last move is silent; the move that is shown again is heard again', () => {
  expect(play(scene(5), [scene(6, 'a')], [scene(5)], [scene(6)])).toEqual([true, false, true]);
});
