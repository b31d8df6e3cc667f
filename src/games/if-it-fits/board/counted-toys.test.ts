import { expect, test } from 'vitest';
import { allBoxes } from '../rules/score.ts';
import { BASIC, table } from '../rules/table.testing.ts';
import { countedToys } from './counted-toys.ts';

test.each([
  ['only the most frequent kind, then the sprays', 'B01@h5 B07@i5 B09@j5 B16@k5', '0@h5', 'MMS'],
  ['covered toys and the two jokers of a special toy', 'B01@h5 B02@i5', 'T1@h5', 'MY**'],
])('the numbered toys are those that the box counts: %s', (_, laid, across, marks) => {
  const { table: shown } = table({ laid, across, options: BASIC }).state;
  const [box] = allBoxes(shown, 2, BASIC);
  if (!box) throw new Error('no box');
  const toys = countedToys(shown, box);
  expect(toys.map(({ mark }) => mark).join('')).toBe(marks);
  expect(toys.filter(({ mark }) => mark !== 'S')).toHaveLength(box.value.toys + box.value.jokers);
});
