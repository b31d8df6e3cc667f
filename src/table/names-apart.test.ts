import { expect, test } from 'vitest';
import type { SeatInfo } from '../protocol/table.ts';
import { namesApart } from './names-apart.ts';

const person = (guest: string, name: string): SeatInfo => ({
  kind: 'person',
  guest,
  name,
  away: false,
  here: true,
});
const namesOf = (...seats: SeatInfo[]): (string | null)[] =>
  namesApart(seats).map((seat) => (seat.kind === 'person' ? seat.name : null));

test('people whose names look alike each get a number, the same at every table', () => {
  const [ann, other] = [person('en0123', 'Anna'), person('en0145', 'ÁNNA')];
  expect(namesOf(ann, other)).toEqual([
    expect.stringMatching(/^Anna · \d\d$/),
    expect.stringMatching(/^ÁNNA · \d\d$/),
  ]);
  const [first] = namesOf(ann, other);
  expect(namesOf(person('ru9', 'Anna'), ann)[1]).toBe(first);
  expect(new Set(namesOf(ann, other)).size).toBe(2);
});

test('others keep their names, and so do several people at one device', () => {
  expect(namesOf(person('a1', 'Anna'), person('b2', 'Ben'))).toEqual(['Anna', 'Ben']);
  expect(namesOf(person('a1', 'Anna'), person('a1', 'Anna'))).toEqual(['Anna', 'Anna']);
  expect(namesOf(person('a1', 'Anna'), { kind: 'bot', level: 0 })).toEqual(['Anna', null]);
  expect(namesOf(person('a1', 'Anna'), person('b2', 'Anna'), person('c3', 'Ben'))[2]).toBe('Ben');
});

test('where the last digits are equal there are more of them', () => {
  const names = namesOf(person('en1955', 'Anna'), person('en2955', 'Anna'));
  expect(new Set(names).size).toBe(2);
});
