import { expect, test } from 'vitest';
import { random } from '../../../bots/random.ts';
import { scene, start } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import { readOptions } from '../../../kernel/options.ts';
import rules from '../rules/game.ts';
import type { Options, View } from '../rules/types.ts';
import { standing } from './standing.ts';

test('shares are chances: together 1, the same for the same view, and in the end all for the winner', () => {
  const options = readOptions(rules) as Options;
  const rng = quickRng(3);
  let { state } = start(rules, {
    game: rules.id,
    version: rules.version,
    seats: 3,
    options,
    seed: 'standing',
  });
  const seen: View[] = [];
  while (!rules.outcome(state)) {
    const view = rules.view(state, 'spectator');
    if (view.turn % 5 === 0) seen.push(view);
    const [seat = 0] = rules.actors(state);
    const now = scene(rules, { state, seq: 0, at: 0, events: [] }, seat);
    const { move } = random(rules)(now, seat, () => false, rng);
    state = rules.apply(state, { by: seat, at: 0, move }, rng).state;
  }
  const judged = seen.map(standing);
  expect(judged.map((shares) => shares.reduce((all, share) => all + share, 0).toFixed(6))).toEqual(
    seen.map(() => '1.000000'),
  );
  expect(seen.map(standing)).toEqual(judged);
  const [winner] = rules.outcome(state)?.winners ?? [];
  expect(standing(rules.view(state, 'spectator'))[winner ?? 0]).toBe(1);
});
