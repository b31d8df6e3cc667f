import { describe, expect, test } from 'vitest';
import { pick, quickRng } from '../../../../kernel/random.ts';
import { CARDS, cardOf } from './cards.ts';
import { readFigure, writeFigure, type Figure } from './figure.ts';
import { CHANGES, secondOpinion, shifted } from './second-opinion.testing.ts';
import { isSolved, wrongPieces } from './solution.ts';

const figure = (text: string): Figure => {
  const read = readFigure(text);
  if (!read) throw new Error(`not a figure: ${text}`);
  return read;
};
const text = (id: string): string => writeFigure(cardOf(id).figure);
const check = (id: string, change: (text: string) => string): string[] =>
  wrongPieces(cardOf(id).figure, figure(change(text(id))));

const swapped = (words: string): string => words.replace('Ra5@2,1 Pa3@1,1', 'Pa3@1,1 Ra5@2,1');

describe('[K18] the check', () => {
  test('a shifted figure is right', () => {
    expect(check('I-01', (words) => shifted(words, [3, -1]))).toEqual([]);
  });
  test('a kitty on the wrong side is wrong', () => {
    expect(check('I-01', (words) => words.replace('Es4', 'Ea4'))).toEqual(['E']);
  });
  test('a kitty in the wrong place is wrong, and only that one', () => {
    expect(check('I-01', (words) => words.replace('Ra0@4,3', 'Ra0@4,2'))).toEqual(['R']);
  });
  test('where two overlap the same one must be above', () => {
    expect(check('III-01', swapped).toSorted()).toEqual(['P', 'R']);
  });
  test('the order of pieces that do not overlap does not matter', () => {
    expect(check('I-01', (words) => words.split(' ').toReversed().join(' '))).toEqual([]);
  });
  test('a missing kitty and one too many are wrong', () => {
    expect(check('I-01', (words) => words.replace('Es4@0,0', 'Aa0@0,0')).toSorted()).toEqual(['A', 'E']);
    expect(check('I-01', (words) => words.replace(' Es4@0,0', ''))).toEqual(['E']);
    expect(check('I-01', (words) => `${words} Pa0@9,9`)).toEqual(['P']);
  });
  test('[K21] the whole picture turned is wrong: the mat has an upper edge', () => {
    expect(isSolved(figure('Es0@0,0 Ba0@1,2'), figure('Es0@0,0 Ba0@2,1'))).toBe(false);
  });
  test('the box must lie right, with the right one inside', () => {
    expect(check('IIa-01', (words) => words.replace('H@', 'V@'))).toEqual(['box']);
    expect(check('IIa-01', (words) => words.replace(':C4', ':C5'))).toEqual(['cat']);
    expect(check('IIa-01', (words) => words.replace(':C4', ''))).toEqual(['cat']);
    expect(check('IIa-01', (words) => words.replace('H@3,3:C4 ', ''))).toEqual(['box']);
  });
  test('[K22] a card without a box wants none on the mat', () => {
    expect(check('I-01', (words) => `${words} H@9,9`)).toEqual(['box']);
  });
});

test('[K18] agrees with a slow second opinion on thousands of layouts of every card', () => {
  const rng = quickRng(5);
  let [right, wrong] = [0, 0];
  const ask = (target: string, words: readonly string[]): void => {
    const mat = shifted(words.join(' '), [rng.int(7) - 3, rng.int(7) - 3]);
    const ours = isSolved(figure(target), figure(mat));
    expect(`${target} / ${mat}: ${ours}`).toBe(`${target} / ${mat}: ${secondOpinion(target, mat)}`);
    if (ours) right++;
    else wrong++;
  };
  for (const { figure: pictured } of CARDS) {
    const target = writeFigure(pictured);
    for (const change of Object.values(CHANGES))
      for (let n = 0; n < 3; n++) ask(target, change(target.split(' '), rng));
    for (let n = 0; n < 20; n++) {
      const [one, other] = [pick(rng, Object.values(CHANGES)), pick(rng, Object.values(CHANGES))];
      ask(target, other(one(target.split(' '), rng), rng));
    }
  }
  expect(right).toBeGreaterThan(500);
  expect(wrong).toBeGreaterThan(1500);
});
