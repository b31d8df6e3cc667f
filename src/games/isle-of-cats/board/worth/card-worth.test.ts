import { expect, test } from 'vitest';
import { scene } from '../../../../kernel/match.ts';
import { cardName } from '../../rules/cards/ids.ts';
import { findCard } from '../../rules/cards/discovery.ts';
import rules from '../../rules/game.ts';
import { RESCUE, RICH, boat, table } from '../../rules/table.testing.ts';
import type { Placed, View } from '../../rules/state/types.ts';
import words from '../../words/en/words.ts';
import { cardWorth, isUseful, publicGain } from './card-worth.ts';
import { oshaxGains } from './oshax-gains.ts';
import { treasureGain } from './treasure-gain.ts';

/** The view of seat 0 with these tiles; the rival has others. */
const seen = (tiles: readonly Placed[], theirs: readonly Placed[] = []): View =>
  scene(
    rules,
    table({
      ...RESCUE,
      players: [
        { ...RICH, tiles },
        { ...RICH, tiles: theirs },
      ],
    }),
    0,
  ).view;

const said = (view: View, card: number, beside: readonly number[] = []): string | null => {
  const worth = cardWorth({ view, seat: 0, nameOf: () => 'Ada' }, card, beside);
  return worth && words.board.worth.card(worth);
};

const useful = (view: View, card: number, beside: readonly number[] = []): boolean => {
  const worth = cardWorth({ view, seat: 0, nameOf: () => 'Ada' }, card, beside);
  return worth !== null && isUseful(worth);
};

/** The first card of the discovery deck that fits. */
const cardWith = (fits: (card: NonNullable<ReturnType<typeof findCard>>) => boolean): number => {
  for (let id = 1; id < 113; id++) {
    const card = findCard(id);
    if (card && fits(card)) return id;
  }
  throw new Error('no such card');
};
const half = cardWith((card) => card.kind === 'rescue' && card.basket === 'broken');
const whole = cardWith((card) => card.kind === 'rescue' && card.basket === 'full');

const BLUES = boat('C16-B@3,4/1', 'C09-B@3,5/1');

test('rescue cards: a basket is a cat, and half a basket needs another half', () => {
  expect(said(seen([]), whole)).toBe('1 more cat');
  expect(said(seen([]), half, [whole])).toBe('needs another half');
  expect(said(seen([]), half, [half + 1])).toBe('with yours: a whole one');
  expect(said(seen([]), half, [half + 1, half + 2])).toBe('needs another half');
});

test('only a card that brings something is marked as useful', () => {
  const [diningEmpty, blueFive, fishPerOshax] = [140, 127, 67];
  expect([useful(seen([]), whole), useful(seen([]), half), useful(seen([]), half, [half + 1])]).toEqual([
    true,
    false,
    true,
  ]);
  expect([useful(seen([]), diningEmpty), useful(seen(BLUES), diningEmpty)]).toEqual([true, false]);
  expect([useful(seen(BLUES), blueFive), useful(seen([]), fishPerOshax)]).toEqual([false, false]);
});

test('a lesson says its points now, or the number so far', () => {
  const blueFive = 127; // nine points for exactly five blue cats
  expect(said(seen(BLUES), blueFive)).toBe('you have 2');
  const lonely = 120; // a point for each lonely cat
  expect(said(seen(boat('C16-B@3,4/1')), lonely)).toBe('now +1 point');
  const diningEmpty = 140;
  expect(said(seen([]), diningEmpty)).toBe('now +15 points');
  expect(said(seen(BLUES), diningEmpty), `${cardName(diningEmpty)} is lost`).toBe('no longer empty');
  expect(said(seen([]), 142), 'fish are spent before the end').toBeNull();
});

test('a public lesson says the points of its owner and of the best rival, with the best colour', () => {
  const catsOfColour = 144; // a point for each cat of the named colour
  expect(said(seen(BLUES, boat('C16-G@3,4/1')), catsOfColour)).toBe('now +2 points, Ada +0');
  const owner = { view: seen(BLUES, boat('C16-G@3,4/1')), seat: 0, nameOf: () => 'Ada' };
  expect(publicGain(owner, catsOfColour, 'G')).toEqual({ points: 0, rival: { name: 'Ada', points: 1 } });
});

test('an oshax joins the cats that it can touch', () => {
  const gains = oshaxGains(seen(BLUES), 0);
  expect(gains.find(({ colour }) => colour === 'B')).toMatchObject({ from: 2, to: 3, points: 8 });
  expect(gains.find(({ colour }) => colour === 'R')).toMatchObject({ from: 0, points: 0 });
  const oshax = cardWith(({ kind }) => kind === 'oshax');
  expect(said(seen(BLUES), oshax)).toBe('blue: 2 → 3, +8 points');
  expect(said(seen([]), oshax)).toBe('touches no cat now');
});

test('a treasure that fills a room says so', () => {
  // Only one cell of the bow captain's room is left.
  const bow = treasureGain(seen(boat('T2@20,3/1', 'T1@21,4/0')), 0, 'common');
  expect(bow).toMatchObject({ rooms: 1 });
  expect(bow && words.board.worth.card({ of: 'treasure', gain: bow })).toBe('fills a room, +5 points');
});

test('a rare treasure has points of its own, except in the family mode', () => {
  const view = { ...seen([]), common: [], rare: ['R-O#1'] };
  expect(treasureGain(view, 0, 'any')).toEqual({ points: 6, rats: 3, rooms: 0 });
  const family = { ...view, options: { ...view.options, mode: 'family' as const } };
  expect(treasureGain(family, 0, 'any')).toEqual({ points: 3, rats: 3, rooms: 0 });
  expect(words.board.worth.card({ of: 'treasure', gain: { points: 3, rats: 0, rooms: 0 } })).toBe(
    'a rare one, +3 points',
  );
});
