import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../kernel/game.ts';
import rules from './game.ts';
import { legal, play, scene } from '../../../kernel/match.ts';
import {
  after,
  afterClock,
  cardShown,
  discardOf,
  heardAt,
  pilesOf,
  refusalOf,
  rowsOf,
  table,
  type Table,
} from './table.testing.ts';

/** The moves of the player whose turn it is, as text. */
const legalMoves = (now: Table): string[] => {
  const { active } = now.state;
  return legal(rules, scene(rules, now, active), active).map((move) => rules.write(move));
};

describe('No, thanks!', () => {
  test('[K16] refuses a card, and both are gone without effect', () => {
    const asked = after(table({ rows: ['', '5 4 n', ''], next: '4? 2 1' }), 'give1');
    expect([asked.state.phase.name, rules.actors(asked.state)]).toEqual(['veto', [1]]);
    expect(refusalOf(asked, 'give0')).toBe('answer-first');
    const refused = after(asked, 'refuse');
    expect([rowsOf(refused)[1], discardOf(refused), cardShown(refused)]).toEqual(['5 4', '4? n', '2']);
    expect(heardAt(refused)).not.toContain('extra');
  });

  test('[K16] may refuse a Gift, a Retreat and an extra card', () => {
    const gift = after(table({ rows: ['', 'n'], next: 'g 2 1 1' }), 'give1', 'refuse');
    expect([pilesOf(gift)[1], discardOf(gift)]).toEqual(['', 'g n']);
    const retreat = after(table({ rows: ['', '5** n', ''], next: 'r 2 1' }), 'give1', 'refuse');
    expect(rowsOf(retreat)[1]).toBe('5**');
    const extra = after(table({ rows: ['', 'n', ''], next: '0? 2 1 5' }), 'give1', 'take', 'refuse');
    expect([rowsOf(extra)[1], discardOf(extra)]).toEqual(['0?', '5 n']);
  });

  test('[K16] need not be used, even if the card is too late', () => {
    const late = after(table({ rows: ['', '5 4 n', ''], next: '4 2 1' }), 'give1', 'take');
    expect(late.state.round).toBe(2);
  });

  test('[K17] each refuses one card, and one may refuse another', () => {
    const now = after(table({ rows: ['', 'n 1 n', ''], next: 'n 2 1' }), 'give1', 'refuse');
    expect([rowsOf(now)[1], discardOf(now)]).toEqual(['1 n', 'n n']);
  });

  test('[K18] only its owner is asked, and only while it lies in the row', () => {
    const other = after(table({ rows: ['', 'n', ''], next: '1 2 1' }), 'give2');
    expect([other.state.phase.name, heardAt(other)]).toEqual(['give', ['given', 'laid', 'revealed']]);
    const itself = after(table({ rows: ['', '', ''], next: 'n 2 1' }), 'give1');
    expect([itself.state.phase.name, rowsOf(itself)[1]]).toEqual(['give', 'n']);
  });

  test('[K37] a card one keeps is not asked about: it is kept, or kept and refused', () => {
    const now = table({ rows: ['5 4 n', '', ''], next: '4 2 1 3 3 3' });
    expect(legalMoves(now)).toEqual(['give0', 'give1', 'give2', 'refuse']);
    const kept = after(now, 'give0');
    expect([kept.state.phase.name, kept.state.round]).toEqual(['give', 2]);
    const refused = after(now, 'refuse');
    expect([rowsOf(refused)[0], discardOf(refused), cardShown(refused)]).toEqual(['5 4', '4 n', '2']);
    expect(refused.state.players[0]?.received).toBe(true);
    expect(refusalOf(refused, 'refuse')).toBe('nothing-to-refuse');
  });

  test('[K37] the last card waits if its player may refuse it, without a limit of time', () => {
    const last = after(table({ rows: ['5 4 n', ''], next: '2 4 1 1' }), 'give1');
    expect([last.state.phase.name, cardShown(last), rules.due(last.state)]).toEqual(['give', '4', null]);
    expect(legalMoves(last)).toEqual(['give0', 'refuse']);
    expect(rowsOf(after(last, 'refuse'))[0]).toBe('5 4');
  });

  test('[K37] without a No, thanks!, or for another player, there is nothing to refuse', () => {
    expect(refusalOf(table({ rows: ['5', 'n'], next: '2 4' }), 'refuse')).toBe('nothing-to-refuse');
    expect(refusalOf(table({ rows: ['n', ''], next: '2 4' }), 'take')).toBe('nothing-to-refuse');
  });

  test('[K19] an extra card in one’s own turn is asked about without a limit of time', () => {
    const own = after(table({ rows: ['n', '', ''], next: '0? 2 1 5' }), 'give0');
    expect([own.state.phase.name, rules.due(own.state)]).toEqual(['veto', null]);
  });

  test.each([
    ['short', 5000],
    ['long', 20_000],
    ['unlimited', null],
  ] as const)('[K19] the window %s closes after %s ms', (vetoWindow, ms) => {
    const from = { ...table({ rows: ['', 'n'], next: '1 2', options: { vetoWindow } }), at: 700 };
    const asked = play(rules, 'x', from, { by: 0, at: 700, move: { do: 'give', to: 1 } });
    if (isRefusal(asked)) throw new Error(asked.why);
    expect(rules.due(asked.state)).toBe(ms === null ? null : 700 + ms);
  });

  test('[K19] time out: refused only if it would be late', () => {
    const late = afterClock(after(table({ rows: ['', '5 4 n', ''], next: '4 2 1' }), 'give1'));
    expect([rowsOf(late)[1], late.state.round]).toEqual(['5 4', 1]);
    expect(late.events.find(({ what }) => what === 'refused')).toMatchObject({ by: 'clock' });
    const home = afterClock(after(table({ rows: ['', '5 n', ''], next: '4 2 1' }), 'give1'));
    expect(rowsOf(home)[1]).toBe('5 n 4');
    const owl = afterClock(after(table({ rows: ['', '5 5 4 n o', ''], next: 'r 2 1' }), 'give1'));
    expect([rowsOf(owl)[1], owl.state.round]).toEqual(['5 5 4 o', 1]);
  });
});
