import { expect, test } from 'vitest';
import type { Moment } from './moment.ts';
import { nextToJudge, nothingFound, ROUGH, spansAll } from './order.ts';

const moment = (at: number): Moment => ({ at, chance: 0.5, spread: 0, decision: null });

/** The judged moments, one after the other, with the part of the work. */
const order = (moments: number, looked: number): { at: number; part: number; spans: boolean }[] => {
  const found = nothingFound(moments);
  const steps: { at: number; part: number; spans: boolean }[] = [];
  for (let next = nextToJudge(found, looked); next; next = nextToJudge(found, looked)) {
    found[next.part === 1 ? 'sure' : 'rough'][next.at] = moment(next.at);
    steps.push({ ...next, spans: spansAll(found) });
  }
  return steps;
};

test('the moment that is looked at comes first, and every moment is judged with all of the work in the end', () => {
  const steps = order(30, 12);
  expect(steps[0]).toMatchObject({ at: 12, part: 1 });
  const sure = steps.filter(({ part }) => part === 1).map(({ at }) => at);
  expect(sure.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, at) => at));
});

test('the graph spans the whole match after an eighth of the rough judgements', () => {
  const steps = order(81, 0);
  expect(steps.findIndex(({ spans }) => spans)).toBe(10);
  expect(steps.slice(1, 11).map(({ at }) => at)).toEqual([8, 16, 24, 32, 40, 48, 56, 64, 72, 80]);
  expect(steps.filter(({ part }) => part === ROUGH)).toHaveLength(80);
});
