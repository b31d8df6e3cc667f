import { describe, expect, test } from 'vitest';
import { canBeDrawn } from '../../../kernel/abilities.ts';
import rules from './game.ts';
import { AT_ONCE, after, bedOf, endOf, refusalOf, table } from './table.testing.ts';

// Pictures show the upper left of the bed: row 6 first. k K are the first seat's kitten and cat, x X the second's.

describe('winning', () => {
  test('[B16] three cats in a row win', () => {
    const end = endOf(after(table('K K . .', { pools: '0680' }), 'cc6'));
    expect(end).toEqual({
      winners: [0],
      scores: [1, 0],
      lines: [{ seat: 0, what: 'three-cats', points: 1 }],
    });
  });

  test('[B16] also with a kitten beside them', () => {
    expect(endOf(after(table('K K . k', { pools: '0580' }), 'cc6'))?.winners).toEqual([0]);
  });

  test('[B16] no move is legal after the end', () => {
    expect(refusalOf(after(table('K K . .', { pools: '0680' }), 'cc6'), 'ka1')).toBe('match-over');
  });

  const SEVEN_CATS = `K . K . K .
                      . . . . . .
                      K . K . K .
                      . . . . . .
                      . . . . . .
                      K . . . . .`;

  test('[B17] eight cats on the bed win', () => {
    const end = endOf(after(table(SEVEN_CATS, { pools: '0180' }), 'cd1'));
    expect(end?.lines).toEqual([{ seat: 0, what: 'eight-cats', points: 1 }]);
  });

  test('[B17] seven cats and a kitten do not', () => {
    expect(endOf(after(table(SEVEN_CATS, { pools: '1080' }), 'kd1'))).toBeNull();
  });

  // The cat on c6 pushes the cat on c5 between the two others.
  const LINED_UP = `. . . .
                    . . X .
                    . X . X`;

  test("[B18] the opponent's three cats win only after the opponent's own turn", () => {
    const made = after(table(LINED_UP, { pools: '0832' }), 'cc6');
    expect(bedOf(made)[2]).toBe('.XXX..');
    expect(endOf(made)).toBeNull();
    expect(endOf(after(made, 'kf1'))?.winners).toEqual([1]);
    expect(endOf(after(made, 'cc3'))).toBeNull(); // pushes the middle cat out of the row
  });

  test('[B18] at once, if the table plays it so', () => {
    expect(endOf(after(table(LINED_UP, { pools: '0832', options: AT_ONCE }), 'cc6'))?.winners).toEqual([1]);
  });

  test('[B18] but the mover’s own win comes first', () => {
    const both = table(
      `K K . .
                        . . X .
                        . X . X`,
      { pools: '0632', options: AT_ONCE },
    );
    expect(endOf(after(both, 'cc6'))?.winners).toEqual([0]);
  });
});

describe('draws', () => {
  test('[B27] two people may agree on a draw', () => {
    expect(canBeDrawn(rules)).toBe(true);
  });

  // At two corners each new kitten pushes the last one off the bed; after four turns the position is the same
  // again.
  const CIRCLE = ['kb6', 'ke1', 'ka5', 'kf2'];

  test('[B19] the third time the same position begins a turn', () => {
    const first = after(table('.\nk\n.\n.\n. . . . . x'), ...CIRCLE);
    expect(endOf(first)).toBeNull();
    const last = after(first, ...CIRCLE);
    expect(endOf(last)).toEqual({
      winners: [],
      scores: [0, 0],
      lines: [0, 1].map((seat) => ({ seat, what: 'repetition', points: 0 })),
    });
    expect(last.events.at(-1)).toEqual({ what: 'drawn', how: 'repetition' });
  });

  test('[B20] two hundred turns', () => {
    const now = table('k');
    const long = { ...now, state: { ...now.state, turns: 198, past: [] } };
    const almost = after(long, 'kd4');
    expect(endOf(almost)).toBeNull();
    expect(endOf(after(almost, 'kf1'))?.lines[0]?.what).toBe('too-long');
  });

  test('[B20] a win on the two hundredth turn is a win', () => {
    const now = table('K K . .', { pools: '0680' });
    const last = { ...now, state: { ...now.state, turns: 199 } };
    expect(endOf(after(last, 'cc6'))?.winners).toEqual([0]);
  });
});
