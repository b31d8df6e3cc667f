import { describe, expect, test } from 'vitest';
import rules from './game.ts';
import { onlyMove } from './only-move.ts';
import { RARE, RESCUE, RICH, act, boat, table, type Setting } from './table.testing.ts';
import type { Check, Player } from './state/types.ts';

const POOR: Partial<Player> = { ...RICH, baskets: 1, used: 1, laid: [], hand: [], fresh: [] };
const CATS = { left: ['C16-B'], right: ['C13-R'] };

/** The answer of seat 0, alone with bots or among people. */
const answer = (setting: Setting, watched = false): string | null => {
  const found = onlyMove(rules.view(table(setting).state, 0), 0, watched);
  return found && `${rules.write(found.move)}${found.atOnce ? '' : ' later'}`;
};
const rescue = (me: Partial<Player>, more: Setting = {}): Setting => ({
  ...RESCUE,
  ...CATS,
  players: [{ ...POOR, ...me }, RICH],
  ...more,
});
const check = (before: Check, me: Partial<Player>, more: Setting = {}): Setting => ({
  phase: { name: 'ready', before, ready: [false, false], until: null },
  pending: [],
  day: 2,
  players: [{ ...POOR, ...me }, RICH],
  ...more,
});

const placed = (hand: readonly number[]) => {
  const now = act(table(rescue({ used: 0, baskets: 2, hand: [...hand] })), [0, 'C16-B@4,4/1']);
  return onlyMove(rules.view(now.state, 0), 0, false)?.move.do ?? null;
};
const rare = (hand: readonly number[]) =>
  answer({ ...RARE, ...CATS, players: [{ ...POOR, hand: [...hand] }, RICH] });
const lay = (me: Partial<Player>) =>
  answer({ phase: { name: 'lay', waiting: [0, 1] }, pending: [], players: [{ ...POOR, ...me }, RICH] });

describe('[A13] steps without a decision', () => {
  test('without a basket and a card that could bring one, the rescue is passed', () => {
    expect(answer(rescue({}))).toBe('pass');
    expect(answer(rescue({ hand: [98, 77] }))).toBe('pass'); // a treasure for later, a card that moves cats
    expect(answer(rescue({ hand: [84] }))).toBeNull();
    expect(answer(rescue({ hand: [88] }))).toBe('pass'); // a basket for two treasures, but there are none
    expect(answer(rescue({ used: 0 }))).toBeNull();
  });

  test('with a basket, but too little fish, cards that give fish count', () => {
    expect(answer(rescue({ used: 0, fish: 2 }))).toBe('pass');
    expect(answer(rescue({ used: 0, fish: 2, hand: [90], tiles: boat('C16-G@4,4/1') }))).toBeNull();
  });

  test('a turn with a rescue ends, unless another is possible', () => {
    expect(placed([])).toBe('end');
    expect(placed([84, 77])).toBe('end');
    expect(placed([80])).toBeNull();
  });

  test('rare finds without a card for them, and laying without a rescue card', () => {
    expect([rare([]), rare([43, 84]), rare([98]), rare([71])]).toEqual(['pass', 'pass', null, null]);
    expect([lay({}), lay({ hand: [98] }), lay({ hand: [43] }), lay({ tokens: ['boots'] })]).toEqual([
      'done',
      'done',
      null,
      null,
    ]);
  });

  test('ready checks ask only for what the next step would not allow as well', () => {
    expect(answer(check('day', { hand: [84] }))).toBe('ready');
    expect(answer(check('buying', { hand: [84] }))).toBe('ready');
    expect(answer(check('buying', { hand: [71] }))).toBeNull();
    expect(answer(check('rescue', { hand: [77] }, { ...CATS, order: [0, 1] }))).toBe('ready'); // first: in the own turn
    expect(answer(check('rescue', { hand: [77] }, { ...CATS, order: [1, 0] }))).toBeNull();
    expect(answer(check('end', { hand: [84] }))).toBeNull();
    expect(answer(check('end', { hand: [98] }))).toBe('ready');
  });

  test('a player who is not asked, or has something to place, answers nothing', () => {
    expect(onlyMove(rules.view(table(rescue({})).state, 1), 1, false)).toBeNull();
    expect(answer(rescue({}, { pending: [{ ask: 'rat', seat: 0 }] }))).toBeNull();
  });
});

describe('[A13] among people the answer depends on nothing but what everybody sees', () => {
  const HANDS = [[84], [80], [71], [77], [98], [43], [1]];

  test.each(HANDS)('a hand of the card %i looks like any other hand of one card', (card) => {
    const hand = [card];
    expect(answer(rescue({ hand }), true)).toBeNull();
    expect(answer(check('buying', { hand }), true)).toBeNull();
    expect(answer(check('day', { hand }), true)).toBe('ready');
    expect(answer({ ...RARE, ...CATS, players: [{ ...POOR, hand }, RICH] }, true)).toBeNull();
    const rescued = { ...RESCUE.phase, rescued: ['C01-B'] } as Setting['phase'] & object;
    expect(answer(rescue({ hand, baskets: 2 }, { phase: rescued }), true)).toBe('end later');
  });

  test('an empty hand is seen by everybody', () => {
    expect(answer(rescue({}), true)).toBe('pass');
    expect(answer(check('end', {}), true)).toBe('ready');
    expect(answer({ ...RARE, ...CATS, players: [POOR, RICH] }, true)).toBe('pass');
  });
});
