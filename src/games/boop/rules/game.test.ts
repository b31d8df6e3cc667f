import { describe, expect, test } from 'vitest';
import { canBeDrawn } from '../../../kernel/extras.ts';
import { isRefusal } from '../../../kernel/game.ts';
import { startFrom } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import { LINES } from './bed.ts';
import positions from './position.ts';
import rules from './game.ts';
import {
  AT_ONCE,
  KITTENS,
  STANDARD,
  after,
  bedLike,
  bedOf,
  choices,
  endOf,
  poolsOf,
  refusalOf,
  table,
} from './table.testing.ts';
import type { Boop } from './types.ts';

// Pictures show the upper left of the bed: row 6 first. k K are the first seat's kitten and cat, x X the second's.
const LOT = { ...STANDARD, begins: 'lot' } as const;
const START = '....../....../....../....../....../...... 8080 0 p';
const start = (options = STANDARD) => startFrom<Boop>(rules.setup(2, options, quickRng(1)));

describe('the bed and the pieces', () => {
  test('[B1] an empty bed, eight kittens each, the first seat begins', () => {
    expect(positions.write(start().state)).toBe(START);
    expect(choices(start())).toHaveLength(36);
    expect(LINES).toHaveLength(80);
  });

  test('[B25] who begins is drawn by lot, unless the options say it', () => {
    const firsts = Array.from({ length: 200 }, (_, luck) => rules.setup(2, LOT, quickRng(luck)).turn);
    const zeros = firsts.filter((seat) => seat === 0).length;
    expect(zeros).toBeGreaterThan(70);
    expect(zeros).toBeLessThan(130);
    for (const [begins, seat] of [
      ['first', 0],
      ['second', 1],
    ] as const)
      expect(rules.setup(2, { ...LOT, begins }, quickRng(1)).turn).toBe(seat);
  });

  test.each([0, 1])('[B26] in a rematch, where the seats change, seat %i begins again', (seat) => {
    const first = rules.setup(2, LOT, { int: () => seat });
    const again = rules.rematchOptions(LOT, first);
    for (const luck of [0, 1]) expect(rules.setup(2, again, { int: () => luck }).turn).toBe(seat);
  });

  test('[B2] pieces always add up to eight', () => {
    const now = after(table('k..\n.x.'), 'kc5');
    const [bed, pools] = [bedOf(now).join(''), poolsOf(now)];
    expect((bed.match(/[kK]/g)?.length ?? 0) + Number(pools[0]) + Number(pools[1])).toBe(8);
    expect((bed.match(/[xX]/g)?.length ?? 0) + Number(pools[2]) + Number(pools[3])).toBe(8);
  });
});

test('[B27] two people may agree on a draw', () => {
  expect(canBeDrawn(rules)).toBe(true);
});

describe('a turn', () => {
  test('[B3] only on an empty square, only pieces of the pool', () => {
    const now = table('x');
    expect(refusalOf(now, 'ka6')).toBe('square-taken');
    expect(refusalOf(now, 'ca1')).toBe('none-left');
    expect(refusalOf(now, '+a1')).toBe('nothing-graduates');
    expect(refusalOf(now, 'ka1')).toBeNull();
  });

  test('[B4] a neighbour of either seat is pushed straight away', () => {
    const before = table(`. . . .
                          . x k .
                          . . . .`);
    expect(bedOf(after(before, 'kc4'))).toEqual(
      bedLike(`x . k .
               . . . .
               . . k .`),
    );
  });

  test('[B4] all eight directions at once', () => {
    const before = table(`. . . . .
                          . k x k .
                          . x . x .
                          . k x k .
                          . . . . .`);
    expect(bedOf(after(before, 'kc4'))).toEqual(
      bedLike(`k . x . k
               . . . . .
               x . k . x
               . . . . .
               k . x . k`),
    );
  });

  test('[B5] a kitten cannot push a cat', () => {
    const before = table('. X .', { pools: '8070' });
    expect(bedOf(after(before, 'ka6'))).toEqual(bedLike('k X .'));
  });

  test('[B5] a cat pushes kittens and cats', () => {
    const before = table('. . X .\n. . x .', { pools: '0860' });
    expect(bedOf(after(before, 'cb6'))).toEqual(bedLike('. K . X\n. . . .\n. . . x'));
  });

  test('[B6] two in a line hold each other, in any mix', () => {
    const before = table('. k X .', { pools: '7070' });
    expect(bedOf(after(before, 'ka6'))).toEqual(bedLike('k k X .'));
  });

  test('[B6] but only in that line', () => {
    const before = table('. . . .\n. k x .');
    expect(bedOf(after(before, 'kb6'))).toEqual(bedLike('. k . .\n. . . .\n. k . x'));
  });

  test('[B7] over the edge and home again, the same size', () => {
    const now = after(table('. . X\n. . .\nk . .', { pools: '7070' }), 'kb5');
    expect(bedOf(now)).toEqual(bedLike('. . X\n. k .\n. . .'));
    expect(poolsOf(now)).toBe('7070');
    const cats = after(table('. X .', { pools: '0870' }), 'cb5');
    expect(poolsOf(cats)).toBe('0771');
  });

  test('[B8] a pushed piece does not boop, and the placed one stays', () => {
    const before = table('. k . x .');
    expect(bedOf(after(before, 'ka6'))).toEqual(bedLike('k . k x .'));
  });
});

describe('growing up', () => {
  test('[B9] a push can complete the line: three kittens leave, three cats come', () => {
    const before = table(`. . . .
                          . . . .
                          . . . .
                          . . k .
                          . k . k`);
    const now = after(before, 'kc4');
    expect(bedOf(now)).toEqual(
      bedLike(`. . . .
               . . . .
               . . k .`),
    );
    expect(poolsOf(now)).toBe('4380');
  });

  test('[B9] cats of a mixed line simply return', () => {
    const now = after(table('K K . .', { pools: '5180' }), 'kc6');
    expect(bedOf(now)).toEqual(bedLike(''));
    expect(poolsOf(now)).toBe('4480');
  });

  test('[B10] a mixed line leaves even if its owner would rather keep two cats', () => {
    const now = after(table('K K . .', { pools: '5180' }), 'kc6');
    expect(now.state.turn).toBe(1);
    expect(now.events.map(({ what }) => what)).toContain('grew-up');
  });

  test('[B11] four in a row: one of two lines, the rest stays', () => {
    const now = after(table('k k . k x'), 'kc6');
    expect(choices(now).toSorted()).toEqual(['+a6b6c6', '+b6c6d6']);
    expect(now.state.turn).toBe(0);
    const chosen = after(now, '+b6c6d6');
    expect(bedOf(chosen)).toEqual(bedLike('k . . . x'));
    expect(poolsOf(chosen)).toBe('4370');
  });

  test('[B11] five in a row offer three lines', () => {
    expect(choices(after(table('k k . k k'), 'kc6'))).toHaveLength(3);
  });

  const SEVEN = `k . k . k .
                 . . . . . .
                 k . k . k .
                 . . . . . .
                 . . . . . .
                 k . . . . .`;

  test('[B12] all eight out: one must come back, and grows up', () => {
    const now = after(table(SEVEN), 'kd1');
    expect(choices(now)).toHaveLength(8);
    expect(refusalOf(now, 'kf1')).toBe('choose-who-graduates');
    expect(poolsOf(after(now, '+a1'))).toBe('0180');
  });

  test('[B12] kittens and cats count together, and a cat may come back without growing', () => {
    const now = after(table(SEVEN.replace('k', 'K'), { pools: '1080' }), 'kd1');
    expect(choices(now)).toContain('+a6');
    const back = after(now, '+a6');
    expect(poolsOf(back)).toBe('0180');
    expect(back.events.map(({ what }) => what)).toEqual(['took-back']);
  });

  test('[B13] all eight out and a line: lines and single pieces', () => {
    const now = after(
      table(`k k . . k .
             . . . . . .
             k . k . . k
             . . . . . .
             . . . . . .
             k . . . . .`),
      'kc6',
    );
    expect(choices(now)).toHaveLength(9);
    expect(choices(now)).toContain('+a6b6c6');
    expect(refusalOf(now, '+a6b6c6')).toBeNull();
    expect(refusalOf(now, '+a6')).toBeNull();
  });

  test('[B13] an illegal choice is refused with a reason', () => {
    const now = after(table('k k . k x'), 'kc6');
    expect(refusalOf(now, '+a6')).toBe('not-all-eight-out');
    expect(refusalOf(now, '+a6b6d6')).toBe('not-a-line');
    expect(refusalOf(now, '+a1b1c1')).toBe('not-yours');
  });

  test('[B14] a single way happens by itself', () => {
    const now = after(table('k k .'), 'kc6');
    expect(now.state.turn).toBe(1);
    expect(now.events.at(-1)).toEqual({ what: 'grew-up', seat: 0, squares: [30, 31, 32], kittens: 3 });
  });

  test("[B15] the opponent's line waits for the opponent's turn", () => {
    const made = after(
      table(`. . . .
             . . x .
             . x . x`),
      'kc6',
    );
    expect(bedOf(made)[2]).toBe('.xxx..');
    expect(poolsOf(made)).toBe('7050');
    expect(poolsOf(after(made, 'kf1'))).toBe('7043');
    // The opponent's kitten on c3 pushes the middle one away before lines are checked.
    expect(poolsOf(after(made, 'kc3'))).toBe('7040');
  });
});

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

describe('kittens only', () => {
  test('[B21] three kittens in a row win', () => {
    const end = endOf(after(table('k k .', { options: KITTENS }), 'kc6'));
    expect(end?.lines).toEqual([{ seat: 0, what: 'three-kittens', points: 1 }]);
    expect(refusalOf(table('k', { options: KITTENS }), 'ca1')).toBe('kittens-only');
  });

  test('[B21] three of the opponent’s wait for the opponent’s turn', () => {
    const made = after(table('. . . .\n. . x .\n. x . x', { options: KITTENS }), 'kc6');
    expect(endOf(made)).toBeNull();
    expect(endOf(after(made, 'kf1'))?.winners).toEqual([1]);
  });

  test('[B22] eight out: one comes back as a kitten', () => {
    const picture = 'k . k . k .\n. . . . . .\nk . k . k .\n. . . . . .\n. . . . . .\nk . . . . .';
    const now = after(table(picture, { options: KITTENS }), 'kd1');
    expect(choices(now)).toHaveLength(8);
    expect(refusalOf(now, '+a6c6e6')).toBe('one-piece-only');
    expect(poolsOf(after(now, '+d1'))).toBe('1080');
  });
});

describe('text', () => {
  test('[B23] moves read and write themselves', () => {
    for (const text of ['ka1', 'cf6', '+d4', '+a1b2c3', '+a1a2a3']) {
      const move = rules.read(text);
      expect(move && rules.write(move)).toBe(text);
    }
    for (const text of [
      '',
      'a1',
      'Ka1',
      'kg1',
      'ka7',
      'ka11',
      'ka1 ',
      '+',
      '+a1b1',
      '+c3b2a1',
      '+a1a1a1',
      '+a1b1c1d1',
      'k',
      '+A1',
    ])
      expect(rules.read(text)).toBeNull();
  });

  test('[B24] positions read and write themselves', () => {
    for (const text of [
      START,
      'kk..../....../....../....../....../...... 6080 1 p',
      'kkkk../....../....../....../....../.....x 4070 0 u',
    ]) {
      const state = positions.read(text, STANDARD);
      expect(isRefusal(state) ? state.why : positions.write(state)).toBe(text);
    }
  });

  const EMPTY_ROWS = '....../....../....../....../......';
  test.each([
    ['unreadable-position', ''],
    ['unreadable-position', `${EMPTY_ROWS} 8080 0 p`],
    ['unreadable-position', `${EMPTY_ROWS}/......  8080 0 p`],
    ['unreadable-position', `${EMPTY_ROWS}/...... 9080 0 p`],
    ['unreadable-position', `${EMPTY_ROWS}/...... 8080 2 p`],
    ['unreadable-position', `${EMPTY_ROWS}/...... 8080 0 q`],
    ['pieces-do-not-add-up', `${EMPTY_ROWS}/k..... 8080 0 p`],
    ['pieces-do-not-add-up', `${EMPTY_ROWS}/...... 8070 0 p`],
    ['position-is-over', `KKK.../....../....../....../....../...... 5080 1 p`],
    ['position-is-over', `KKK.k./....../....../....../....../...... 4080 0 u`],
    ['nothing-in-the-pool', `k.k.k./....../k.k.k./....../....../k..k.. 0080 0 p`],
    ['nothing-in-the-pool', `k.k.k./....../k.k.k./....../....../k..k.. 0080 1 p`],
    ['nothing-to-choose', `kkk.../....../....../....../....../...... 5080 0 u`],
  ])('[B24] %s: %s', (why, text) => {
    expect(positions.read(text, STANDARD)).toMatchObject({ why });
  });

  test('[B24] moves that the options forbid are refused too', () => {
    expect(positions.read(`${EMPTY_ROWS}/K..... 7080 0 p`, KITTENS)).toMatchObject({ why: 'kittens-only' });
    const theirs = `XXX.../....../....../....../....../...... 8050 1 p`;
    expect(isRefusal(positions.read(theirs, STANDARD))).toBe(false);
    expect(positions.read(theirs, AT_ONCE)).toMatchObject({ why: 'position-is-over' });
  });
});
