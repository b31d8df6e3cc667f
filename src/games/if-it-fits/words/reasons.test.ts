import { expect, test } from 'vitest';
import { BASIC, boxAt, table } from '../rules/table.testing.ts';
import en from './en/board.ts';
import ru from './ru/board.ts';
import uk from './uk/board.ts';

/** One box, two cats of seat 0 and three of seat 1. */
const box = (extraCats: 'holders' | 'everyone') =>
  boxAt(
    table({
      laid: 'B01@h5 B02@i5 B03@j5 B04@k5 z0@h6 z1@i6 z1@h7',
      across: '0@h5 1@j5',
      options: { ...BASIC, extraCats },
    }),
    'h5',
  );

const name = (seat: number): string => ['Olha', 'Petro'][seat] ?? '';

test('[F33] the note on a box tells the points of extra cats for its holder', () => {
  expect(en.reasons(box('holders'), { you: 0, name })).toMatch(/, \+2 for more cats$/);
  expect(uk.reasons(box('holders'), { you: 0, name })).toMatch(/, \+2 за додаткових котів$/);
  expect(ru.reasons(box('holders'), { you: 0, name })).toMatch(/, \+2 за дополнительных котов$/);
});

test('[F33] with the option for everyone the note names each player, the holder first', () => {
  expect(en.reasons(box('everyone'), { you: 0, name })).toMatch(/, Petro \+2, you \+1 for more cats$/);
  expect(uk.reasons(box('everyone'), { you: 0, name })).toMatch(/, Petro \+2, ти \+1 за додаткових котів$/);
  expect(ru.reasons(box('everyone'), { you: null, name })).toMatch(
    /, Petro \+2, Olha \+1 за дополнительных котов$/,
  );
});
