import { expect, test } from 'vitest';
import { isRefusal } from '../../../kernel/game.ts';
import positions, { readEdited, writeEdited, type EditedPosition } from '../rules/position.ts';
import { painted, passed, withPool } from './edited-position.ts';

const editedOf = (text: string): EditedPosition => {
  const edited = readEdited(text);
  if (!edited) throw new Error(text);
  return edited;
};
const EMPTY_BED = editedOf('....../....../....../....../....../...... 8080 0 p');
const [KITTEN, CAT] = [1, 2] as const;
const RULES = { variant: 'standard', opponentLineWinsAtOnce: false, begins: 'first' } as const;

test('what is painted comes out of the pool, so that everybody keeps eight', () => {
  const one = painted(EMPTY_BED, 0, KITTEN);
  expect(writeEdited(one)).toBe('....../....../....../....../....../k..... 7080 0 p');
  const two = painted(one, 7, CAT);
  expect(writeEdited(two)).toBe('....../....../....../....../.K..../k..... 6080 0 p');
  expect(isRefusal(positions.read(writeEdited(two), RULES))).toBe(false);
});

test('a second tap takes it away again, as what it was', () => {
  const cat = painted(EMPTY_BED, 7, CAT);
  expect(writeEdited(painted(cat, 7, CAT))).toBe('....../....../....../....../....../...... 7180 0 p');
});

test('another colour replaces a piece, and both pools follow', () => {
  expect(writeEdited(painted(painted(EMPTY_BED, 0, KITTEN), 0, 3))).toBe(
    '....../....../....../....../....../x..... 8070 0 p',
  );
});

test('pools and turn change alone; the rules say whether that is possible', () => {
  const odd = withPool(EMPTY_BED, KITTEN, 9);
  expect(odd.pools[0]).toBe(8);
  expect(positions.read(writeEdited(withPool(EMPTY_BED, CAT, 1)), RULES)).toMatchObject({
    why: 'pieces-do-not-add-up',
  });
  expect(passed(EMPTY_BED, 1).turn).toBe(1);
});
