import { describe, expect, test } from 'vitest';
import { finalScore } from './score.ts';
import { BASIC, EXTENDED, boxAt, pointsOf, table } from './table.testing.ts';

const ONE_KIND = { ...BASIC, tieKinds: 'one' } as const;
const EVERYONE = { ...BASIC, extraCats: 'everyone' } as const;

describe('the holder of a box', () => {
  const laid = 'B01@h5 B02@i5 B03@h6 B04@i6 B07@h7t B08@i7t';

  test('[F28] a sleeping cat counts beside one of its own that is awake, and only then', () => {
    expect(boxAt(table({ laid: `${laid} z0@g5` }), 'h5').cats).toMatchObject([
      { seat: 0, counts: 0, holds: false },
    ]);
    const two = table({ laid: `${laid} z0@g5`, across: '0@h5' });
    expect(boxAt(two, 'h5').cats).toMatchObject([{ awake: 1, asleep: 1, counts: 2, holds: true }]);
  });

  test('[F28] only sleeping cats get nothing against one awake cat', () => {
    expect(boxAt(table({ laid: `${laid} z0@g5 z0@g6`, across: '1@h5' }), 'h5').cats).toMatchObject([
      { seat: 0, holds: false, points: 0 },
      { seat: 1, holds: true },
    ]);
  });

  test('[F29] most cats hold it; in a tie each gets all points; a box without cats gives none', () => {
    expect(pointsOf(table({ laid, across: '0@h5 0@h6 1@h7' }))).toEqual([5, 0]); // two mice, two yarn, one extra cat
    expect(pointsOf(table({ laid, across: '0@h5 1@h6' }))).toEqual([4, 4]);
    expect(pointsOf(table({ laid }))).toEqual([0, 0]);
  });
});

describe('the value of a box', () => {
  test('[F30] the most frequent kind, jokers, less the sprays', () => {
    const box = table({ laid: 'B11@h5 B01@i5 B02@i6 B16@j5', across: '0@h5' });
    expect(boxAt(box, 'h5').value).toMatchObject({ kinds: ['M'], toys: 3, jokers: 0, sprays: 1, points: 2 });
  });

  test('[F30] jokers are added and do not decide which toy counts', () => {
    const box = table({ laid: 'B11@h5 B02@i5 B03@h6 B04@i6', across: '0@h5 T1@h6' });
    expect(boxAt(box, 'h5').value).toMatchObject({ kinds: ['M'], toys: 2, jokers: 2, points: 4 });
  });

  test('[F31] kinds that tie all count, or one of them if the table wants it so', () => {
    const tied = { laid: 'B11@h5 B02@i5 B08@j5', across: '0@h5' };
    expect(boxAt(table(tied), 'h5').value).toMatchObject({ kinds: ['M', 'Y'], toys: 4, points: 4 });
    expect(boxAt(table({ ...tied, options: ONE_KIND }), 'h5').value).toMatchObject({
      kinds: ['M'],
      points: 2,
    });
  });

  test('[F32] closed boxes count twice, also with negative points', () => {
    // Walls on all sides: one card under another's wall, then two in a row.
    const toys = table({ laid: 'B64@h5 B65@h6' });
    expect(boxAt(toys, 'h5').value).toMatchObject({ closed: true, points: 4 });
    const sprays = table({ laid: 'B72@h5 B71@i5t', across: '0@h5' });
    expect(boxAt(sprays, 'h5').value).toMatchObject({ closed: true, sprays: 2, points: -4 });
    expect(pointsOf(sprays)).toEqual([-4, 0]);
  });

  test('[F33] extra cats bring points once, to the holder of the box', () => {
    const laid = 'B01@h5 B05@i5 B03@h6 ST1@i6 ST5@h7 B08@i7t B02@h8 B04@i8';
    const setting = { laid, across: '0@h5 0@h6 1@h7' };
    expect(boxAt(table(setting), 'h5').cats).toMatchObject([
      { seat: 0, extra: 1 },
      { seat: 1, extra: 0 },
    ]);
    const asleep = { laid: `${laid} z0@g5 z1@j5 z1@j6`, across: '0@h5 0@h6 0@h7 1@h8' };
    expect(boxAt(table(asleep), 'h5').cats).toMatchObject([{ extra: 3 }, { extra: 0, points: 0 }]);
    expect(boxAt(table({ ...asleep, options: EVERYONE }), 'h5').cats).toMatchObject([
      { extra: 3 },
      { extra: 2, points: 2 },
    ]);
  });

  test('[F37] in extended play they bring no points', () => {
    const setting = { laid: 'B01@h5 B05@i5 B03@h6 B06@i6t', across: '0@h5 0@h6', options: EXTENDED };
    expect(boxAt(table(setting), 'h5').cats).toMatchObject([{ seat: 0, extra: 0, points: 2 }]);
    const both = { ...setting, options: { ...EXTENDED, extraCats: 'everyone' } } as const;
    expect(boxAt(table(both), 'h5').cats).toMatchObject([{ extra: 0 }]);
  });

  test('[F38] in extended play a sleeping cat counts half', () => {
    const laid = 'B01@h5 B05@i5 B03@h6 B06@i6t z0@g5';
    const setting = { laid, across: '0@h5 1@h6', options: EXTENDED };
    expect(boxAt(table(setting), 'h5').cats).toMatchObject([
      { counts: 1.5, holds: true },
      { counts: 1, holds: false },
    ]);
    const two = { ...setting, laid: `${laid} B02@h7 B04@i7`, across: '0@h5 1@h6 1@h7' };
    expect(boxAt(table(two), 'h5').cats).toMatchObject([{ holds: false }, { holds: true }]);
  });
});

const outcome = (laid: string, across: string, hands: readonly string[] = ['', '']) => {
  const { table: on, rules, cats } = table({ laid, across, hands }).state;
  return finalScore(on, cats.length, rules);
};

describe('the winner', () => {
  test('[F34] most points win', () => {
    expect(outcome('B01@a1 B05@b1 B11@h5 B06@i5', '0@a1 1@h5')).toMatchObject({
      winners: [1],
      scores: [1, 2],
    });
  });

  test('[F34] a tie goes to the player who lost less to sprays, with closed boxes counted twice', () => {
    // Two mice without a spray against three with one.
    const tie = 'B12@a1 B05@b1 B11@h5 B01@i5 B16@j5';
    expect(outcome(tie, '0@a1 1@h5')).toMatchObject({ winners: [0], scores: [2, 2] });
    expect(outcome('B01@a1 B05@b1 B02@h5 B06@i5', '0@a1 1@h5')).toMatchObject({
      winners: [0, 1],
      scores: [1, 1],
    });
    const closed = outcome('B72@h5 B71@i5t', '0@h5').lines.filter(({ what }) => what === 'sprays');
    expect(closed.map((line) => line.with?.['penalty'])).toEqual([4, 0]);
  });

  test('[F41] the lines of a seat add up to its score', () => {
    const { lines, scores } = outcome('B01@h5 B05@i5 B03@h6 B06@i6t B16@j5', '0@h5 0@h6');
    expect(lines).toEqual([
      {
        seat: 0,
        what: 'box',
        points: 1,
        with: {
          box: 'h5',
          cells: 5,
          closed: 0,
          kinds: 'MF',
          toys: 2,
          jokers: 0,
          sprays: 1,
          penalty: 1,
          awake: 2,
          asleep: 0,
        },
      },
      { seat: 0, what: 'extra-cats', points: 1, with: { box: 'h5', cats: 1 } },
      { seat: 0, what: 'sprays', points: 0, with: { penalty: 1 } },
      { seat: 1, what: 'sprays', points: 0, with: { penalty: 0 } },
    ]);
    expect(scores).toEqual([2, 0]);
  });
});

/** Three players: Anna is seat 0, Borys 1, Clara 2. */
describe('a worked example', () => {
  const example = {
    hands: ['', '', ''],
    laid: [
      // Box 1, closed: four rows of two with Anna's sleeping cat at the side, walled in by d2, e3 and d4.
      'B51@b2 B45@c2 B18@b3 B01@c3 B19@b4 B23@c4t B41@b5t B57@c5t z0@d3 B05@d2t B17@e3 B06@d4',
      'B11@h2 B12@i2 B42@h3t B52@i3t', // box 2, open: two mice, two balls of yarn
      'B14@m2 B04@n2 z2@m3', // box 3, open: three herrings and a sleeping cat
      'B36@f6 B16@g6 B03@h6 B24@i6t', // box 4, open: a feather and three sprays
    ].join(' '),
    across: '0@b2 0@b3 1@b4 T1@b5 1@h2 2@h3 1@h6',
  };
  const total = (options: typeof BASIC): readonly number[] => {
    const { table: on, rules } = table({ ...example, options }).state;
    return finalScore(on, 3, rules).scores;
  };

  test('[F30] [F32] [F33] Anna holds a closed box of nine with three cats', () => {
    const box = boxAt(table(example), 'b2');
    expect(box.cells).toHaveLength(9);
    expect(box.marks).toEqual({ M: 3, Y: 1, F: 1, H: 0 });
    expect(box.value).toEqual({ closed: true, kinds: ['M'], toys: 3, jokers: 2, sprays: 1, points: 8 });
    expect(box.cats).toEqual([
      { seat: 0, awake: 2, asleep: 1, counts: 3, holds: true, extra: 2, points: 10 },
      { seat: 1, awake: 1, asleep: 0, counts: 1, holds: false, extra: 0, points: 0 },
    ]);
  });

  test('[F37] [F38] in extended play it is two and a half against one, and eight points', () => {
    const box = boxAt(table({ ...example, options: EXTENDED }), 'b2');
    expect(box.cats).toMatchObject([
      { counts: 2.5, points: 8 },
      { counts: 1, points: 0 },
    ]);
    expect(total(EXTENDED)).toEqual([8, 2, 4]);
  });

  test('[F28] [F29] [F31] [F34] and the others', () => {
    expect(boxAt(table(example), 'h2').cats).toMatchObject([
      { seat: 1, points: 4 },
      { seat: 2, points: 4 },
    ]);
    expect(boxAt(table(example), 'm2').cats).toMatchObject([{ seat: 2, holds: false, points: 0 }]);
    expect(boxAt(table(example), 'h6').cats).toMatchObject([{ seat: 1, points: -2 }]);
    expect(total(BASIC)).toEqual([10, 2, 4]);
    expect(total(ONE_KIND)).toEqual([10, 0, 2]);
    const { table: on, rules } = table(example).state;
    const { winners, lines } = finalScore(on, 3, rules);
    expect(winners).toEqual([0]);
    const penalties = lines.filter(({ what }) => what === 'sprays').map((line) => line.with?.['penalty']);
    expect(penalties).toEqual([2, 3, 0]);
  });
});
