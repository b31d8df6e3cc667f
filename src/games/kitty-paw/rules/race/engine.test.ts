import { expect, test } from 'vitest';
import { engine } from '../../../../cli/testing/clowder.ts';
import { pick, quickRng } from '../../../../kernel/random.ts';
import { cardOf } from '../cards/cards.ts';
import { writeFigure } from '../cards/figure.ts';
import { matOf } from './mat.ts';
import { CHANGES, secondOpinion, shifted } from '../cards/second-opinion.testing.ts';
import { TestTable } from './table.testing.ts';
import type { Event } from './types.ts';

const LAYOUTS = 16;

/** Everything that happened at a table, as requests to the engine. */
const requestsOf = ({ header, entries }: TestTable): object[] => [
  { do: 'new', game: header.game, seats: header.seats, options: header.options, seed: header.seed },
  ...entries.map(({ by, at, move }) =>
    by === 'clock' ? { do: 'tick', at } : { do: 'play', seat: by, move, at },
  ),
];

test('[K18] a program can lay out any mat through the engine and learn if it is right', () => {
  const rng = quickRng(8);
  const tables = Array.from({ length: LAYOUTS }, (_, n) => {
    const table = new TestTable(2, { deck: 'mixed-both', touch: 'calm' }, `layout ${n}`).withCards();
    const target = writeFigure(cardOf(table.state.cards[0] ?? '').figure);
    const change = pick(rng, [...Object.values(CHANGES), (words: string[]) => words]);
    const mat = shifted(change(target.split(' '), rng).join(' '), [rng.int(5) - 2, rng.int(5) - 2]);
    table.lay(0, mat);
    expect(writeFigure(matOf(table.state, 0))).toBe(mat);
    table.do(0, 'meow').wait(150);
    return { table, right: secondOpinion(target, mat) };
  });
  const answers = engine(...tables.flatMap(({ table }) => requestsOf(table)));
  expect(answers.filter(({ error }) => error)).toEqual([]);
  const heard = answers.flatMap(({ ok }) => (ok as { events?: Event[] } | null)?.events ?? []);
  const verdicts = heard.flatMap((event) => (event.what === 'checked' ? [event.correct] : []));
  expect(verdicts).toEqual(tables.map(({ right }) => right));
  expect(new Set(verdicts).size).toBe(2);
});
