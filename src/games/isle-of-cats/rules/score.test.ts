import { describe, expect, test } from 'vitest';
import { familyValue } from './boat/families.ts';
import { PLACES } from './boat/grid.ts';
import { summary } from './boat/summary.ts';
import type { Scored } from './cards/count.ts';
import { COUNTS, type CountKey } from './cards/counts.ts';
import { boat, one, pointsFor, scored, table } from './table.testing.ts';
import type { Colour, Placed } from './state/types.ts';

/** The count of a lesson on boat 1 with these tiles. */
const count = (key: CountKey, tiles: readonly Placed[], about: Partial<Scored> = {}): number =>
  COUNTS[key].of({
    boat: summary(0, tiles),
    fish: 0,
    baskets: 1,
    privateLessons: 0,
    first: false,
    toBeat: 0,
    colour: null,
    ...about,
  });

// Rows of straight cats (five cells each) on the open deck and above: C16 lies along a row in turn 1.
const THREE_BLUE = boat('C16-B@4,2/1', 'C09-B@4,3/0', 'K1-B@9,2/0'); // a family of three, kitten included

/** Kittens of one colour side by side in a row of the boat. */
const run = (colour: Colour, n: number, y: number): string[] =>
  Array.from({ length: n }, (_, i) => one(colour, 4 + i, y));

/** One tile of one cell on every cell of the boat. */
const everywhere = (tile: string): Placed[] => PLACES.map(({ x, y }) => ({ tile, x, y, turn: 0 }));

const blueKittens = (n: number): Placed[] =>
  boat(...Array.from({ length: n }, (_, i) => one('B', 4 + (i % 12), 2 + Math.floor(i / 12) * 4)));

describe('the boat', () => {
  test('[S1] an empty boat: 19 rats and seven rooms', () => {
    const now = table();
    expect([pointsFor(now, 'rats'), pointsFor(now, 'rooms'), scored(now).scores[0]]).toEqual([-19, -35, -54]);
  });

  test('[S1] rare treasures count 3, common ones and fish nothing; covered rats and full rooms no longer hurt', () => {
    const tiles = boat('R-I@11,0/0', 'R-O@20,3/0', 'T1@21,4/0', 'T2@20,5/0');
    const now = table({ players: [{ tiles: tiles.slice(0, 1), fish: 30 }] });
    expect(pointsFor(now, 'rare')).toBe(3);
    expect(pointsFor(now, 'rats')).toBe(-15);
    expect(scored(now).scores[0]).toBe(3 - 15 - 35);
    const bow = boat('T2@20,3/1', 'T1@21,4/0', 'T1@20,5/0');
    expect(pointsFor(table({ players: [{ tiles: bow }] }), 'rooms')).toBe(-30);
  });

  test('[S2] the points of families', () => {
    expect(Array.from({ length: 13 }, (_, cats) => familyValue(cats))).toEqual([
      0, 0, 0, 8, 11, 15, 20, 25, 30, 35, 40, 45, 50,
    ]);
    const now = table({
      players: [{ tiles: [...THREE_BLUE, ...boat(one('B', 14, 5), one('B', 14, 6), one('B', 14, 4))] }],
    });
    expect(
      scored(now)
        .lines.filter(({ what }) => what === 'family')
        .map(({ points, with: d }) => [points, d?.['count']]),
    ).toEqual([
      [8, 3],
      [8, 3],
    ]);
    expect(pointsFor(table({ players: [{ tiles: THREE_BLUE.slice(0, 2) }] }), 'family')).toBe(0);
  });

  test('[S2] cats that meet only at a corner, or through another colour, are no group', () => {
    const corner = summary(0, boat(one('B', 5, 3), one('B', 6, 4), one('R', 6, 3)));
    expect(corner.groups.map(({ pieces }) => pieces.length)).toEqual([1, 1, 1]);
    const oshax = summary(0, boat(one('B', 5, 4), 'O1-B@6,2/0'));
    expect(oshax.groups[0]?.pieces).toHaveLength(2);
  });
});

describe('private lessons', () => {
  const colours = boat(one('B', 4, 2), one('G', 5, 2), one('R', 6, 2), one('P', 7, 2), one('O', 8, 2));

  test('[S3] numbers of cats', () => {
    expect([14, 15, 16].map((n) => count('cats-15', blueKittens(n)))).toEqual([0, 1, 0]);
    expect(
      [17, 18, 20].map((n) => [count('cats-18', blueKittens(n)), count('cats-20', blueKittens(n))]),
    ).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
    expect([15, 17].map((n) => count('cats-beyond-15', blueKittens(n)))).toEqual([0, 2]);
    expect([4, 5, 6].map((n) => count('blue-5', blueKittens(n)))).toEqual([0, 1, 0]);
    for (const [key, colour] of [
      ['green-5', 'G'],
      ['purple-5', 'P'],
      ['red-5', 'R'],
      ['orange-5', 'O'],
    ] as const) {
      const five = boat(...[4, 5, 6, 7, 8].map((x) => one(colour, x, 2)));
      expect([count(key, five), count('blue-5', five)]).toEqual([1, 0]);
    }
  });

  test('[S3][S5] oshax and kittens count among cats of their colour', () => {
    expect(
      count('blue-5', boat('C16-B@4,2/1', 'K1-B@9,2/0', 'K2-B@10,2/0', 'O1-B@4,3/0', 'C13-B@9,3/0')),
    ).toBe(1);
    expect(count('oshax', boat('O1-B@4,3/0', 'O2-R@9,3/0', 'C13-B@12,3/0'))).toBe(2);
  });

  test('[S3] every colour: three of each; one on the edge', () => {
    const three = boat(
      ...(['B', 'G', 'R', 'P', 'O'] as const).flatMap((c, i) => [4, 5, 6].map((x) => one(c, x, 2 + i))),
    );
    expect([count('three-of-each-colour', three), count('three-of-each-colour', three.slice(1))]).toEqual([
      1, 0,
    ]);
    const edge = boat(one('B', 7, 0), one('G', 8, 0), one('R', 9, 0), one('P', 10, 0), one('O', 11, 0));
    expect([count('every-colour-on-edge', edge), count('every-colour-on-edge', colours)]).toEqual([1, 0]);
    expect(count('best-colour-on-edge', [...edge, ...boat(one('G', 12, 0), one('G', 13, 0))])).toBe(3);
    expect(count('two-cats-on-edge', edge)).toBe(2);
    expect(count('cats-on-edge', edge)).toBe(5);
    expect([count('two-cats-inland', colours), count('two-cats-inland', edge)]).toEqual([2, 0]);
    expect([count('colours-off-edge', colours), count('colours-off-edge', edge.slice(2))]).toEqual([5, 2]);
  });

  test('[S3] lonely cats and groups', () => {
    const some = boat(
      one('B', 4, 2),
      one('R', 5, 2),
      one('R', 6, 2),
      one('G', 7, 2),
      one('B', 9, 2),
      one('O', 11, 2),
    );
    expect([count('lonely-cats', some), count('lonely-4', some)]).toEqual([4, 1]);
    const four = boat(
      one('B', 4, 2),
      one('B', 5, 2),
      one('B', 6, 2),
      one('B', 7, 2),
      one('B', 9, 2),
      one('B', 9, 3),
      one('B', 9, 4),
    );
    expect([count('groups-of-four', four), count('families', four), count('families-3', four)]).toEqual([
      1, 2, 0,
    ]);
    const ten = boat(...Array.from({ length: 10 }, (_, i) => one('B', 4 + i, 2)));
    expect([
      count('ten-none-lonely', ten),
      count('ten-none-lonely', ten.slice(1)),
      count('ten-none-lonely', [...ten, ...boat(one('R', 4, 3))]),
    ]).toEqual([1, 0, 0]);
  });

  test('[S3] families: sizes, values and colours', () => {
    const tiles = boat(...run('B', 5, 2), ...run('G', 4, 3), ...run('R', 3, 4), ...run('P', 3, 5));
    expect([
      count('largest-family-value', tiles),
      count('second-family-value', tiles),
      count('third-family-value', tiles),
    ]).toEqual([15, 11, 8]);
    expect([
      count('cats-in-largest-family', tiles),
      count('families-in-4-colours', tiles),
      count('families-3', tiles.slice(0, 12)),
    ]).toEqual([5, 1, 1]);
    expect(count('third-family-value', tiles.slice(0, 9))).toBe(0);
    expect([5, 6].map((toBeat) => count('largest-family-of-all', tiles, { toBeat }))).toEqual([1, 0]);
    expect(count('largest-family-of-all', boat(one('B', 4, 2)), { toBeat: 0 })).toBe(0); // no family at all
  });

  test('[S3] treasures, maps and contact', () => {
    const tiles = boat(
      'T1#1@5,4/0',
      one('B', 6, 4),
      'R-I#1@5,5/0',
      one('R', 9, 5),
      one('G', 12, 2),
      'T2#1@14,2/0',
      'R-O#1@15,4/0',
    );
    expect([
      count('rare-treasures', tiles),
      count('common-treasures', tiles),
      count('treasures', tiles),
      count('even-treasures', tiles),
    ]).toEqual([2, 2, 4, 1]);
    expect([
      count('treasures-5', tiles),
      count('treasures-under-9', tiles),
      count('no-treasures', tiles),
    ]).toEqual([0, 1, 0]);
    expect([
      count('cats-at-treasures', tiles),
      count('cats-off-treasures', tiles),
      count('colours-off-treasures', tiles),
    ]).toEqual([2, 1, 3]);
    expect([
      count('treasures-at-colour', tiles, { colour: 'B' }),
      count('treasures-at-colour', tiles, { colour: 'G' }),
    ]).toEqual([2, 0]);
    expect([count('open-maps', tiles), count('covered-maps', tiles)]).toEqual([5, 0]);
    const mapped = boat('T1#1@7,0/0', 'T1#2@14,1/0', 'T1#3@1,3/0', 'B03@18,4/0');
    expect([
      count('open-maps', mapped),
      count('covered-maps', mapped),
      count('covered-maps-4', mapped),
    ]).toEqual([1, 4, 1]);
  });

  test('[S3] rats', () => {
    expect([
      count('rats', []),
      count('two-rats', []),
      count('no-rats', []),
      count('colours-off-rats', []),
    ]).toEqual([19, 9, 0, 5]);
    const at = boat(one('B', 7, 4), one('B', 9, 3)); // below and beside the rats at 7,3 and 8,3
    expect([count('rats-at-cats', at), count('colours-off-rats', at)]).toEqual([2, 4]);
    const all = everywhere('T1');
    expect([count('rats', all), count('no-rats', all)]).toEqual([0, 1]);
    expect(
      count(
        'rats-5',
        all.filter(({ x, y }) => !['0,5', '1,5', '1,6', '4,1', '7,3'].includes(`${x},${y}`)),
      ),
    ).toBe(1);
  });

  test('[S3] edge, middle row and rooms', () => {
    const all = everywhere('T1');
    const but = (x: number, y: number): Placed[] => all.filter((p) => p.x !== x || p.y !== y);
    expect([
      count('edge-covered', all),
      count('edge-covered', but(21, 4)),
      count('edge-covered', but(5, 4)),
    ]).toEqual([1, 0, 1]);
    expect([
      count('middle-covered', all),
      count('middle-covered', but(5, 4)),
      count('middle-covered', but(5, 3)),
    ]).toEqual([1, 0, 1]);
    expect([
      count('full-rooms', all),
      count('full-rooms', but(5, 4)),
      count('empty-rooms', []),
      count('empty-rooms', boat('T1@5,4/0')),
    ]).toEqual([7, 6, 7, 6]);
    const rooms = ['captains-full', 'bedrooms-full', 'dining-full', 'store-full'] as const;
    expect(
      [
        [0, 4],
        [7, 8],
        [5, 4],
        [16, 1],
      ].map(([x = 0, y = 0]) => rooms.map((room) => count(room, but(x, y)))),
    ).toEqual([
      [0, 1, 1, 1],
      [1, 0, 1, 1],
      [1, 1, 0, 1],
      [1, 1, 1, 0],
    ]);
    const empty = ['captains-empty', 'bedrooms-empty', 'dining-empty'] as const;
    expect(
      [
        [21, 4],
        [7, 8],
        [5, 4],
      ].map(([x, y]) => empty.map((room) => count(room, boat(`T1@${x},${y}/0`)))),
    ).toEqual([
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ]);
  });

  test('[S3] things outside the boat', () => {
    expect([4, 5].map((fish) => count('fish-5', [], { fish }))).toEqual([0, 1]);
    expect([count('fish', [], { fish: 3 }), count('no-fish', []), count('no-fish', [], { fish: 1 })]).toEqual(
      [3, 1, 0],
    );
    expect([2, 3, 4].map((baskets) => count('baskets-3', [], { baskets }))).toEqual([0, 1, 0]);
    expect([5, 6].map((privateLessons) => count('private-lessons-6', [], { privateLessons }))).toEqual([
      0, 1,
    ]);
    expect(count('private-lessons', [], { privateLessons: 4 })).toBe(4);
    expect(count('first-in-order', [], { first: true })).toBe(1);
  });

  test('[S3] as lines of the outcome: the card, its count and its points', () => {
    const now = table({ players: [{ lessons: [125, 126, 113, 119] }] });
    const lines = scored(now).lines.filter(({ what }) => what === 'private-lesson');
    expect(lines.map(({ points, with: d }) => [d?.['card'], d?.['count'], points])).toEqual([
      ['125', 19, 38],
      ['126', 4, 4],
      ['113', 0, 0],
      ['119', 1, 7],
    ]);
  });
});

describe('public lessons, events and winners', () => {
  test('[S4] count for everybody, with the colour that was named', () => {
    const publicLessons = [
      { card: 143, by: 0, colour: 'B' as const },
      { card: 146, by: 0, colour: 'B' as const },
      { card: 145, by: 1, colour: 'B' as const },
      { card: 150, by: 1, colour: null },
    ];
    const tiles = boat(one('B', 8, 0), one('B', 4, 2), one('B', 13, 4));
    const now = table({ publicLessons, players: [{}, { tiles }] });
    expect([pointsFor(now, 'public-lesson', 0), pointsFor(now, 'public-lesson', 1)]).toEqual([
      25,
      2 + 9 + 5 + 25,
    ]);
    expect(count('colour-cats', tiles, { colour: 'B' })).toBe(3);
    expect(count('colour-on-edge', tiles, { colour: 'R' })).toBe(0);
    expect(count('lonely-of-colour', tiles, { colour: 'B' })).toBe(3);
    expect(count('three-of-colour', tiles, { colour: 'B' })).toBe(1);
  });

  test('[S5][E8] the best row, column and cat are found', () => {
    const tiles = boat('C16-B@4,4/1', one('R', 9, 4), one('G', 6, 3), one('O', 6, 5), one('P', 6, 2));
    expect([count('best-row', tiles), count('best-column', tiles), count('best-cat', tiles)]).toEqual([
      2, 4, 3,
    ]);
    expect([count('best-row', []), count('best-column', []), count('best-cat', [])]).toEqual([0, 0, 0]);
  });

  test('[S6] most points win, then fish, then both', () => {
    const tiles = boat('R-I@11,0/0');
    expect(scored(table({ players: [{ tiles }, {}] })).winners).toEqual([0]);
    expect(scored(table({ players: [{ fish: 1 }, { fish: 2 }] })).winners).toEqual([1]);
    expect(scored(table({ players: [{ fish: 2 }, { fish: 2 }] })).winners).toEqual([0, 1]);
  });

  test('[S5] beasts and royal rats are no treasures', () => {
    const tiles = boat(one('B', 6, 4), 'rat@7,4/0', 'B03@8,4/0');
    expect([
      count('treasures', tiles),
      count('cats-off-treasures', tiles),
      count('cats-at-treasures', tiles),
    ]).toEqual([0, 1, 0]);
  });
});
