import { expect, test } from 'vitest';
import { scene } from '../../../kernel/match.ts';
import rules from '../rules/game.ts';
import race from '../rules/race/race.ts';
import { TestTable } from '../rules/race/table.testing.ts';
import words from '../words/en/words.ts';
import { tellEnd } from './ending.ts';

/** Five rounds: the first player builds four cards right, the second one card wrong, and is last three times. */
const playedOut = (): TestTable => {
  const table = new TestTable(3);
  const round = (meower: number, right: boolean, last: number): void => {
    table.withCards();
    if (right) table.build(meower);
    const others = table.state.playing.filter((seat) => seat !== meower);
    table.meow(meower, ...others.map((seat) => (seat === last ? 900 : 300))).nextRound();
  };
  round(1, false, 0);
  for (let n = 0; n < 3; n++) round(0, true, 1);
  round(0, true, 2);
  return table;
};

test('the end tells of right Meows, last touches and the fastest card, side by side, and leads to the seconds', () => {
  const table = playedOut();
  const outcome = race.outcome(table.state);
  const story = tellEnd({
    scene: { ...scene(rules, { ...table.now }, 1), outcome },
    viewer: 1,
    steps: [{ seq: 1, by: 'clock', events: table.events }],
    words,
    nameOf: (seat) => (seat === 1 ? 'You' : `Cat ${seat}`),
  });
  expect(outcome?.winners).toEqual([0]);
  expect(story.facts?.slice(0, 2)).toEqual([
    { label: 'Right Meows', value: 'You\u00a00 · Cat 0\u00a04' },
    { label: 'Last touches', value: 'You\u00a03 · Cat 0\u00a01' },
  ]);
  expect(story.facts?.[2]?.label).toBe('Fastest card');
  expect(story.facts?.[2]?.value).toMatch(/^Cat 0\u00a0\d+\.\d s$/);
  expect(story.review).toBe('Where the seconds went');
});
