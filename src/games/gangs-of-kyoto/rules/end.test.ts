import { describe, expect, test } from 'vitest';
import { after, cardShown, endOf, heardAt, pilesOf, rowsOf, table } from './table.testing.ts';

const TWELVE = '5** 5** 5** 5** 5** 4**';
const whole = { end: 'whole-deck' } as const;

const endOfRound = (rows: string[], piles: string[], first: number) =>
  endOf(after(table({ rows: ['5 4 3', ...rows], piles: ['', ...piles], next: '5 1 1', first }), 'give0'));

describe('thirteen bells', () => {
  test('[K26] a Gift wins at once, and rows do not count', () => {
    const now = after(table({ rows: ['', '4** 3*', ''], piles: [TWELVE, '', ''], next: 'g 1 1' }), 'give0');
    expect(endOf(now)).toEqual({
      winners: [0],
      scores: [13, 0, 0],
      lines: [0, 1, 2].flatMap((seat) => [
        { seat, what: 'gifts', points: seat === 0 ? 1 : 0 },
        { seat, what: 'big-gifts', points: 0 },
        { seat, what: 'bells', points: 0 },
        { seat, what: 'double-bells', points: seat === 0 ? 12 : 0 },
      ]),
    });
  });

  test('[K27] most bells win when a round brings several there', () => {
    expect(endOfRound(['1*', '2**'], [TWELVE, '4** 4** 4** 3** 3** 3**'], 0)?.winners).toEqual([2]);
  });
  test('[K27] in a tie the seat farthest from the first player wins', () => {
    const piles = [TWELVE, '4** 4** 4** 3** 3** 3**'];
    const ties = [0, 1, 2].map((first) => endOfRound(['1*', '2*'], piles, first)?.winners);
    expect(ties).toEqual([[2], [2], [1]]);
  });
});

describe('the whole deck', () => {
  test('[K28] thirteen bells do not end the match', () => {
    const now = after(table({ rows: ['', ''], piles: [TWELVE, ''], next: 'G 1 1', options: whole }), 'give0');
    expect(endOf(now)).toBeNull();
  });

  test('[K28] the last stage begins when the last card is drawn, and cards that go back do not undo it', () => {
    const drawn = table({ rows: ['5 4 3', '', ''], next: '1 2 3', nothingBelow: true, options: whole });
    expect([drawn.state.lastStage, heardAt(drawn)]).toEqual([true, ['last-stage', 'drew', 'revealed']]);
    const before = table({ rows: ['', '', ''], next: '1 2 3 4', nothingBelow: true, options: whole });
    expect(before.state.lastStage).toBe(false);
    const extra = after(
      table({ rows: ['', '', ''], next: '1? 2 3 4', nothingBelow: true, options: whole }),
      'give0',
    );
    expect(extra.state.lastStage).toBe(true);
  });

  test('[K28] the turn goes on, and the discard pile becomes the deck when a card is needed', () => {
    const now = after(
      table({ rows: ['', ''], next: '1 2', nothingBelow: true, discard: '3 3', options: whole }),
      'give0',
    );
    expect([rowsOf(now), cardShown(now), endOf(now)]).toEqual([['1', '2'], '3', null]);
  });

  test('[K29] the next late player ends the match in the same turn, after bells are saved', () => {
    const now = after(
      table({ rows: ['5 4 3', '2*', '1**'], next: '5 2 3', nothingBelow: true, options: whole }),
      'give0',
    );
    expect([pilesOf(now), endOf(now)?.winners]).toEqual([['', '2*', '1**'], [2]]);
    const earlier = after(table({ rows: ['5 4 3', '2*', '1**'], next: '5 2 3', options: whole }), 'give0');
    expect(endOf(earlier)).toBeNull();
  });

  test('[K29] ties are broken as usual', () => {
    const now = after(
      table({ rows: ['5 4 3', '2*', '1*'], next: '5 2 3', first: 2, options: whole, lastStage: true }),
      'give0',
    );
    expect(endOf(now)?.winners).toEqual([1]);
  });
});

test('[K9] [K16] [K20] [K22] [K26] a worked example: A is first, B active', () => {
  const start = table({
    rows: ['4* 3**', '5** 4 o', '2* 5 4 n'],
    piles: ['4** 4** 4** 4** 1*', '3** 3** 2** 2** 1** 1*', '3* 3* 3* 3* 3* 3* 2*'],
    next: '3? g 5** 2 1 1',
    active: 1,
  });
  const refused = after(start, 'give2', 'refuse');
  expect([rowsOf(refused)[2], cardShown(refused)]).toEqual(['2* 5 4', 'g']);
  const kept = after(refused, 'give1'); // and the last card is forced on A, who has twelve hours now
  expect([rowsOf(kept)[0], kept.state.active, cardShown(kept)]).toEqual(['4* 3** 5**', 2, '2']);
  const late = after(kept, 'give0');
  expect(late.events.find(({ what }) => what === 'returned')).toMatchObject({ cards: 2 });
  expect(endOf(late)).toMatchObject({ winners: [1], scores: [9, 14, 8] });
});
