import { expect, test } from 'vitest';
import { finalScore } from '../rules/score.ts';
import { table } from '../rules/table.testing.ts';
import words from '../words/en/words.ts';
import { countedBoxes } from './count.ts';
import { finalScoreTable } from './final-score.ts';

/** The rows after a match that ends with these cards. */
const told = (laid: string, across: string) => {
  const { state } = table({ laid, across });
  return {
    counted: countedBoxes(state),
    rows: finalScoreTable(finalScore(state.table, state.cats.length, state.rules), words).rows,
  };
};

test('a closed box worth nothing was counted on the table, so it is in the table of scores', () => {
  const { counted, rows } = told('B69@h5 B65@i5t B01@h8 B02@i8', '0@h5 1@h8');
  expect(counted.map(({ value }) => [value.closed, value.points])).toEqual([
    [true, 0],
    [false, 2],
  ]);
  expect(rows.map(({ points }) => points)).toEqual([
    [0, null],
    [null, 2],
  ]);
});

test('what sprays cost is told only if it may have broken a tie', () => {
  const spray = /lost to sprays/i;
  expect(told('B01@h5 B02@i5', '0@h5').rows.filter(({ label }) => spray.test(label))).toEqual([]);
  expect(told('B01@h5 B05@i5 B02@h8 B06@i8', '0@h5 1@h8').rows.at(-1)?.label).toMatch(spray);
});
