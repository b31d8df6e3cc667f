import { expect, test } from 'vitest';
import { scene } from '../../../kernel/match.ts';
import rules from '../rules/game.ts';
import { lessonSteps, sumsAfter } from './ending/lesson-steps.ts';
import { beatsOf } from './plan/beats.ts';
import { reach, WANTED } from './moments.ts';

const over = WANTED.find(({ name }) => name === 'over');
if (!over) throw new Error('no finished match');
const last = scene(rules, reach(over).now, 0);

test('the end is said after the lessons are turned over, one with each beat', () => {
  const { steps } = lessonSteps(last.view);
  expect(steps.length).toBeGreaterThan(0);
  const beats = beatsOf(last, last, 'full');
  expect(beats).toHaveLength(steps.length + 1);
  expect(beats.every(({ pauses }) => pauses)).toBe(true);
  expect(beats.map(({ scene: { outcome } }) => outcome !== null).indexOf(true)).toBe(steps.length);
});

test('with the last lesson the sums are the final scores', () => {
  const all = lessonSteps(last.view);
  expect(sumsAfter(all, all.steps.length)).toEqual(last.outcome?.scores);
});

test('calm motion waits for nothing', () => {
  expect(beatsOf(last, last, 'calm')).toEqual([{ scene: last, lasts: 0 }]);
});

test('a placed tile lasts as long as its flight, other steps no time', () => {
  const spot = { tile: 'C01-B', x: 0, y: 0, turn: 0 };
  const placed = { ...last, events: [{ what: 'placed', seat: 1, from: 'left', fish: 3, ...spot }] as const };
  expect(beatsOf(last, placed, 'full').map(({ lasts }) => lasts)).toEqual([560]);
  const passed = { ...last, events: [{ what: 'passed', seat: 1 }] as const };
  expect(beatsOf(last, passed, 'full').map(({ lasts }) => lasts)).toEqual([0]);
});
