import { expect, test } from 'vitest';
import { quickRng } from '../../../kernel/random.ts';
import { play, scene, start, type Position } from '../../../kernel/match.ts';
import { isRefusal, type Scene } from '../../../kernel/game.ts';
import rules from '../rules/game.ts';
import { BASIC } from '../rules/table.testing.ts';
import type { IfItFits } from '../rules/types.ts';
import { beatsOf, countedFor, countingIn } from './count.ts';

/** The last two positions of a match played with the first legal cat, card and place. */
const lastStep = (): readonly [Scene<IfItFits>, Scene<IfItFits>] => {
  const rng = quickRng(5);
  let before: Position<IfItFits> = start(rules, {
    game: 'if-it-fits',
    version: rules.version,
    seats: 2,
    seed: 'count',
    options: BASIC,
  });
  for (let now = before; ; now = before) {
    const [by = 0] = rules.actors(now.state);
    const view = rules.view(now.state, by);
    const legal = [...rules.candidates(view, by)].filter((move) => !rules.check(view, by, move));
    const cats = legal.filter((move) => move.do === 'box' && move.cat);
    const from = cats.length > 0 ? cats : legal;
    const move = from[rng.int(from.length)];
    if (!move) throw new Error('nothing to do');
    const next = play(rules, 'count', now, { by, at: 0, move });
    if (isRefusal(next)) throw new Error(next.why);
    if (rules.outcome(next.state)) return [scene(rules, now, 0), scene(rules, next, 0)];
    before = next;
  }
};

test('after the last card every box is counted, and the sums are the final score', () => {
  const [before, after] = lastStep();
  const beats = beatsOf(before, after, 'full');
  expect(countingIn(beats[0]?.scene ?? after, 0)).toBeNull();
  const counts = beats.flatMap(({ scene: shown }, beat) => countingIn(shown, beat) ?? []);
  expect(counts).toHaveLength(beats.length - 2);
  const last = counts.at(-1);
  if (!last) throw new Error('nothing counted');
  expect(after.outcome?.scores).toEqual([0, 1].map((seat) => countedFor(last, seat)));
  expect(beats.at(-1)?.scene).toBe(after);
});

test('with calm motion the end is shown at once', () => {
  const [before, after] = lastStep();
  expect(beatsOf(before, after, 'calm')).toEqual([{ scene: after, lasts: 0 }]);
});
