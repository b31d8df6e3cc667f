import { expect, test } from 'vitest';
import { isRefusal, type Scene } from '../../../kernel/game.ts';
import { play, scene, startFrom, type Position } from '../../../kernel/match.ts';
import { read } from '../rules/notation.ts';
import position from '../rules/position.ts';
import rules from '../rules/game.ts';
import type { Boop } from '../rules/types.ts';
import { follow, isGone, type Cast } from './cast.ts';

const OPTIONS = { variant: 'standard', opponentLineWinsAtOnce: false, begins: 'lot' } as const;

const at = (text: string): Position<Boop> => {
  const state = position.read(text, OPTIONS);
  if (isRefusal(state)) throw new Error(state.why);
  return startFrom<Boop>(state);
};
const after = (now: Position<Boop>, text: string): Position<Boop> => {
  const move = read(text);
  if (!move) throw new Error(text);
  const next = play(rules, 'test', now, { by: now.state.turn, at: 0, move });
  if (isRefusal(next)) throw new Error(next.why);
  return next;
};
const seen = (now: Position<Boop>): Scene<Boop> => scene(rules, now, 0);
const who = (cast: Cast): string[] => cast.actors.map(({ id, did, at: square }) => `${id} ${did} ${square}`);

const BED = at('....../....../....../..k.../.k.k../x..... 5070 0 p');

test('a pushed piece is still the same piece', () => {
  const before = follow(null, seen(BED));
  const pushed = before.actors.find((actor) => actor.at === 14);
  const cast = follow(before, seen(after(BED, 'kc4')));
  expect(cast.actors.find(({ id }) => id === pushed?.id)).toMatchObject({ at: 8, did: 'grew-up' });
});

test('a piece that left the bed stays for its animation, and is gone in the scene after', () => {
  const first = after(BED, 'kc4');
  const second = after(first, 'kf6');
  const left = follow(follow(null, seen(BED)), seen(first));
  expect(left.actors.filter(isGone)).toHaveLength(3);
  const leaving = follow(left, seen(second));
  expect(leaving.actors.filter(isGone)).toEqual(left.actors.filter(isGone));
  expect(follow(leaving, seen(after(second, 'kf1'))).actors.some(isGone)).toBe(false);
});

test('a confirmed scene that was already shown does not play again', () => {
  const shown = follow(follow(null, seen(BED)), seen(after(BED, 'kc4')));
  expect(follow(shown, seen(after(BED, 'kc4')))).toBe(shown);
});

test('after a jump everybody sits where the bed says', () => {
  const later = after(after(BED, 'kc4'), 'kf6');
  const cast = follow(follow(null, seen(BED)), seen(later));
  expect(who(cast)).toEqual(['1 sat 0', '5 sat 20', '6 sat 35']);
});

test('the bed is right when the events are not', () => {
  const cast = follow(follow(null, seen(BED)), { ...seen(after(BED, 'kc4')), events: [] });
  expect(cast.actors.map(({ at: square }) => square)).toEqual([0, 20]);
});
