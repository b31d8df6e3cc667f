import { expect, test } from 'vitest';
import { pressedAt, ShownTimes } from './press-time.ts';

const scene = (seq: number) => ({ seq });

test('a reaction belongs to the newest scene that was there when it was painted', () => {
  const shown = new ShownTimes();
  shown.note(scene(7), 1_000);
  shown.note(scene(8), 1_400);
  shown.note(scene(8), 1_900); // the same scene, sent again after a reconnect
  expect([shown.at(999), shown.at(1_016), shown.at(1_399), shown.at(1_600)]).toEqual([null, 7, 7, 8]);
});

test('only the latest scenes are remembered', () => {
  const shown = new ShownTimes();
  for (let seq = 0; seq < 100; seq++) shown.note(scene(seq), seq);
  expect([shown.at(50), shown.at(80)]).toEqual([null, 80]);
});

test('without a press the time of the move counts', () => {
  expect(pressedAt(5_000)).toBe(5_000);
});
