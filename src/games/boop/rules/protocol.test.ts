import { expect, test } from 'vitest';
import { engine } from '../../../cli/testing/clowder.ts';

const START = '....../....../....../....../....../...... 8080 0 p';
const at = (text: string, options: object = {}) => ({ do: 'position', game: 'boop', text, options });
const one = (...requests: object[]) => engine(...requests).at(-1);

test('counts of the first moves, through the engine', () => {
  for (const slow of [false, true]) {
    const counts = engine(at(START), ...[1, 2, 3].map((depth) => ({ do: 'perft', depth, slow })));
    expect(counts.map(({ ok }) => ok)).toEqual([{ seq: 0 }, 36, 1260, 42_900]);
  }
});

test('the answer to a move contains the events for a spectator', () => {
  const [, played, position] = engine(
    at('....../....../....../....../....../x..... 8070 0 p'),
    { do: 'play', seat: 0, move: 'kb2' },
    { do: 'position' },
  );
  expect(played?.ok).toEqual({
    seq: 1,
    events: [
      { what: 'placed', seat: 0, size: 'kitten', at: 7 },
      { what: 'fell', seat: 1, size: 'kitten', from: 0 },
    ],
  });
  expect(position?.ok).toBe('....../....../....../....../.k..../...... 7080 1 p');
});

test('a refused move says why in a sentence', () => {
  const board = at('....../....../....../....../....../x..... 8070 0 p');
  expect(one(board, { do: 'play', seat: 0, move: 'ka1' })?.error).toEqual({
    why: 'square-taken',
    with: { at: 'a1' },
    say: 'Somebody is already sitting on a1.',
  });
  expect(one(board, { do: 'check', seat: 0, move: 'cb1' })?.ok).toMatchObject({ why: 'none-left' });
  expect(one(board, { do: 'check', seat: 0, move: '+b1' })?.ok).toMatchObject({ why: 'nothing-graduates' });
});

test('a position that cannot be is refused with its reason', () => {
  const answers = engine(
    at('nonsense'),
    at('....../....../....../....../....../...... 7080 0 p'),
    at('KKK.../....../....../....../....../...... 5080 1 p'),
    at('....../....../....../....../....../...... 8080 0 u'),
    at('K...../....../....../....../....../...... 7080 1 p', { variant: 'kittens' }),
  );
  expect(answers.map(({ error }) => error?.why)).toEqual([
    'unreadable-position',
    'pieces-do-not-add-up',
    'position-is-over',
    'nothing-to-choose',
    'kittens-only',
  ]);
});
