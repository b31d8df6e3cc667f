import { expect, test } from 'vitest';
import { scene } from '../../../../kernel/match.ts';
import rules from '../../rules/game.ts';
import { onlyMove } from '../../rules/only-move.ts';
import { RESCUE, act, boat, table } from '../../rules/table.testing.ts';
import type { View } from '../../rules/state/types.ts';
import { questionOf } from './own-answers.ts';

/** One basket and one fish too few for a second cat; the rival has passed. */
const begun = table({
  ...RESCUE,
  phase: { name: 'rescue', turn: 0, passed: [false, true], rescued: [], over: false },
  players: [
    { fish: 5, baskets: 1, packet: [], kept: [], tiles: boat('C16-B@3,4/1') },
    { packet: [], kept: [] },
  ],
});
const seen = (now: typeof begun): View => scene(rules, now, 0).view;

test('the pass after a turn that ended by itself is another question, and answers itself too', () => {
  const { left } = begun.state;
  const place = [...rules.candidates(seen(begun), 0)].find(
    (move) => move.do === 'place' && move.tile === left[0] && !rules.check(seen(begun), 0, move),
  );
  if (!place) throw new Error('a cat must fit');
  const placed = act(begun, [0, rules.write(place)]);
  const ended = onlyMove(seen(placed), 0, false);
  expect(ended?.move).toEqual({ do: 'end' });
  const next = act(placed, [0, 'end']);
  const passed = onlyMove(seen(next), 0, false);
  expect(passed?.move).toEqual({ do: 'pass' });
  expect(questionOf(seen(next), 0, 'pass')).not.toBe(questionOf(seen(placed), 0, 'end'));
});
