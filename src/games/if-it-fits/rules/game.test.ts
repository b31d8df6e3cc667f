import { describe, expect, test } from 'vitest';
import { scene } from '../../../kernel/match.ts';
import { BOXES, FACES } from './cards.ts';
import { cellNamed } from './cells.ts';
import rules from './game.ts';
import { BASIC, EXTENDED, after, boxAt, choices, refusalOf, table } from './table.testing.ts';

const CHOOSE = { name: 'choose' } as const;

describe('boxes', () => {
  test('[F3] two cards are one box only if both halves of the seam are open', () => {
    expect(boxAt(table({ laid: 'B01@h5 B02@i5' }), 'h5').cells).toHaveLength(2);
    expect(boxAt(table({ laid: 'B01@h5 B17@i5' }), 'h5').cells).toHaveLength(1); // a wall in the west of i5
    expect(boxAt(table({ laid: 'B01@h5 B17@i5t' }), 'h5').cells).toHaveLength(2); // turned: the wall is in the east
    expect(boxAt(table({ laid: 'B01@h5 B05@h6' }), 'h5').cells).toHaveLength(1);
    expect(boxAt(table({ laid: 'B01@h5 B05@h6t' }), 'h5').cells).toHaveLength(2);
  });

  test('[F4] a box is closed when a wall or a card faces each of its open halves', () => {
    const lidOff = table({ laid: 'B61@h5t', hands: ['B05 B06 B41', 'B42 B43'] }); // open to the north only
    expect(boxAt(lidOff, 'h5').openHalves).toBe(1);
    const shut = after(lidOff, 'B05@h4t'); // a wall in the south: one wall is enough
    expect(boxAt(shut, 'h5')).toMatchObject({ openHalves: 0, value: { closed: true } });
    expect(boxAt(shut, 'h4').value.closed).toBe(false);
    expect(shut.events).toContainEqual({ what: 'closed', box: cellNamed('h5'), cells: [cellNamed('h5')] });
  });

  test('[F4] an open side at the edge of the table stays open', () => {
    const corner = table({ laid: 'B61@a1t' }); // its one open side faces the edge
    expect(boxAt(corner, 'a1')).toMatchObject({ openHalves: 1, value: { closed: false } });
  });

  test('[F4] one card can make a single box out of several', () => {
    const apart = table({ laid: 'B41@h5 B42@h6 B51@h7 B01@i5 B02@i7', hands: ['B03', ''] });
    const one = after(apart, 'B03@i6');
    expect(boxAt(one, 'i6').cells).toEqual(['i5', 'i6', 'h7', 'i7'].map(cellNamed).toSorted((a, b) => a - b));
    expect(one.events).toContainEqual({
      what: 'joined',
      boxes: [cellNamed('i5'), cellNamed('h7')],
      into: cellNamed('i5'),
    });
  });
});

describe('a turn', () => {
  test('[F8] draw and play, or put a cat to sleep', () => {
    const begin = table({ laid: 'ST5@h5', hands: ['B05 B41', 'B06 B42'], deck: 'B01 B02', phase: CHOOSE });
    expect(choices(begin)).toEqual(['draw', 'sleep@h4', 'sleep@g5', 'sleep@i5', 'sleep@h6']);
    expect(refusalOf(begin, 'B05@h4')).toBe('draw-or-sleep');
    const drawn = after(begin, 'draw');
    expect(drawn.state).toMatchObject({ turn: 0, phase: { name: 'play' } });
    expect(['B01', 'B02']).toContain(drawn.state.hands[0]?.[2]);
    expect(drawn.state.piles[0]?.cards).toBe(1);
  });

  test('[F9] having drawn, a card must be played, and two are left', () => {
    const drawn = table({ laid: 'ST5@h5' });
    expect(refusalOf(drawn, 'draw')).toBe('play-a-card');
    expect(refusalOf(drawn, 'sleep@h4')).toBe('play-a-card');
    expect(refusalOf(drawn, 'B07@h4')).toBe('not-in-hand');
    expect(refusalOf(drawn, 'out:B05')).toBe('can-still-play');
    const next = after(drawn, 'B05@h4').state;
    expect(next).toMatchObject({
      turn: 1,
      phase: CHOOSE,
      hands: [
        ['B41', 'B65'],
        ['B06', 'B42'],
      ],
    });
  });

  test('[F10] a card lies on an empty cell of the table that touches a card', () => {
    const drawn = table({ laid: 'ST5@h1 B41@h2' });
    expect(refusalOf(drawn, 'B05@h1')).toBe('cell-taken');
    expect(refusalOf(drawn, 'B05@i3')).toBe('touches-nothing');
    expect(refusalOf(drawn, 'B05@p1')).toBe('off-the-table');
    expect(refusalOf(drawn, 'B05@h10')).toBe('off-the-table');
    expect(refusalOf(drawn, 'B65@i2')).toBeNull(); // wall to wall, and so joined to nothing
    expect(boxAt(after(drawn, 'B65@i2'), 'i2').cells).toHaveLength(1);
  });

  test('[F10] the end of one row does not touch the beginning of the next', () => {
    for (const size of ['kitchen', 'dining'] as const) {
      const edge = size === 'kitchen' ? 'o' : 'u';
      const drawn = table({ options: { ...BASIC, table: size }, laid: `ST5@${edge}2` });
      expect(refusalOf(drawn, 'B05@a3')).toBe('touches-nothing');
      expect(refusalOf(drawn, 'B05@a2')).toBe('touches-nothing');
    }
  });

  test('[F11] a half turn is free, unless the table forbids it', () => {
    const drawn = table({ laid: 'ST5@h5', hands: ['B05 B25', 'B06 B42'] });
    expect(refusalOf(drawn, 'B05@h4t')).toBeNull();
    expect(refusalOf(drawn, 'B25@h4t')).toBe('same-both-ways');
    const stiff = table({ options: { ...BASIC, allowFlip: false }, laid: 'ST5@h5' });
    expect(refusalOf(stiff, 'B05@h4t')).toBe('no-turning');
    expect(choices(stiff).some((text) => /@\w\dt/.test(text))).toBe(false);
  });

  test('[F11] the cards that look the same both ways are those that the rules list', () => {
    const same = [...FACES].flatMap(([card, { turns }]) => (turns ? [] : [card]));
    expect(same.filter((card) => card.startsWith('B'))).toEqual([
      ...BOXES.slice(0, 4), // B01 to B04
      ...BOXES.slice(24, 40), // B25 to B40
    ]);
    expect(same.filter((card) => !card.startsWith('B'))).toEqual(['ST1', 'ST5', 'T1', 'T2', 'T3']);
  });

  test('[F36] in extended play two walls may not meet', () => {
    const laid = 'ST5@h5 B05@i5';
    expect(refusalOf(table({ laid }), 'B65@i4')).toBeNull();
    expect(refusalOf(table({ laid, options: EXTENDED }), 'B65@i4')).toBe('double-wall');
    expect(refusalOf(table({ laid, options: EXTENDED }), 'B41@i4')).toBeNull();
  });
});

describe('a cat awake', () => {
  const pair = { laid: 'ST5@h5', hands: ['B01 B17 B41', 'B02 B42'] };

  test('[F12] it lies over the new card and a neighbour joined to it, if you like', () => {
    expect(choices(table(pair), 'B01@i5')).toEqual(['B01@i5', 'B01@i5+W']);
    expect(choices(table(pair), 'B01@h4')).toEqual(['B01@h4']); // never across a short seam
    const lives = after(table(pair), 'B01@i5+W');
    expect(lives.state.table.across).toEqual([{ what: 'cat', at: cellNamed('h5'), seat: 0 }]);
    expect(lives.state.cats).toEqual([4, 5]);
    expect(refusalOf(table(pair), 'B17@i5+W')).toBe('wall-between');
    expect(refusalOf(table(pair), 'B01@i5+E')).toBe('no-card-there');
    expect(refusalOf(table({ laid: 'ST5@a5', hands: ['B01', ''] }), 'B01@a4+W')).toBe('off-the-table');
  });

  test('[F13] one thing lies across a card, no more', () => {
    for (const across of ['0@g5', 'P@g5', 'T1@g5'])
      expect(refusalOf(table({ ...pair, laid: 'ST5@h5 B03@g5', across }), 'B01@i5+W')).toBe(
        'already-covered',
      );
  });

  test('[F13] no card lies across a sleeping cat or a Princess in a cell', () => {
    expect(refusalOf(table({ ...pair, laid: 'z0@h5' }), 'B01@i5+W')).toBe('already-covered');
    expect(refusalOf(table({ ...pair, laid: 'P@h5' }), 'B01@i5+W')).toBe('already-covered');
  });

  test('[F14] a box with somebody else’s cat is taken, awake or asleep', () => {
    const awake = table({ ...pair, laid: 'ST5@h5 B03@h6 B04@i6', across: '1@h6' });
    expect(refusalOf(awake, 'B01@i5+W')).toBe('foreign-cat');
    expect(refusalOf(table({ ...pair, laid: 'ST5@h5 z1@h6' }), 'B01@i5+W')).toBe('foreign-cat');
  });

  test('[F14] unless one of yours is in it, awake or asleep', () => {
    const laid = 'ST5@h5 B03@h6 B04@i6';
    expect(refusalOf(table({ ...pair, laid: `${laid} z0@h7`, across: '1@h6' }), 'B01@i5+W')).toBeNull();
    const both = table({ ...pair, laid: `${laid} B07@h7t B08@i7t`, across: '1@h6 0@h7' });
    expect(refusalOf(both, 'B01@i5+W')).toBeNull();
  });

  test('[F14] the box is judged with the new card: it may just have joined a foreign one', () => {
    const apart = table({ ...pair, laid: 'ST5@h5 B41@h6 B03@i6 B04@j6', across: '1@i6' });
    expect(boxAt(apart, 'h5').cats).toEqual([]);
    expect(refusalOf(apart, 'B01@i5+W')).toBe('foreign-cat'); // open to the south
    expect(refusalOf(apart, 'B41@i5t')).toBeNull();
  });

  test('[F14] the Princess does not block other cats', () => {
    const free = table({ ...pair, laid: 'ST5@h5 B03@h6 B04@i6', across: 'P@h6' });
    expect(refusalOf(free, 'B01@i5+W')).toBeNull();
  });

  test('[F15] several of your cats may be in one box', () => {
    const more = after(table({ ...pair, laid: 'ST5@h5 B03@h6 B04@i6', across: '0@h6' }), 'B01@i5+W');
    expect(boxAt(more, 'h5').cats).toMatchObject([{ seat: 0, awake: 2 }]);
  });
});

describe('a cat asleep', () => {
  const begin = table({ laid: 'ST5@h5 B03@h6 B04@i6', across: '1@h6', phase: CHOOSE });

  test('[F16] it is laid like a card without walls, and the turn ends', () => {
    const next = after(begin, 'sleep@h4');
    expect(next.state).toMatchObject({ turn: 1, phase: CHOOSE, cats: [4, 4] });
    expect(next.state.hands[0]).toEqual(begin.state.hands[0]);
    expect(boxAt(next, 'h4').cells).toHaveLength(4);
    expect(refusalOf(begin, 'sleep@i3')).toBe('touches-nothing');
    expect(refusalOf(begin, 'sleep@h5')).toBe('cell-taken');
  });

  test('[F17] it may join a foreign box, and then another cat may follow', () => {
    const next = table({ laid: 'ST5@h5 B03@h6 B04@i6 z0@h4', across: '1@h6', hands: ['B01 B05', 'B06'] });
    expect(refusalOf(next, 'B01@i5+W')).toBeNull();
  });

  test('[F17] it keeps others out', () => {
    expect(refusalOf(table({ laid: 'ST5@h5 z1@h4', hands: ['B01 B05', 'B06'] }), 'B01@i5+W')).toBe(
      'foreign-cat',
    );
  });
});

describe('text', () => {
  test('[F40] moves are written with cells from the upper left corner', () => {
    for (const text of [
      'ST2@h4t',
      'draw',
      'sleep@g5',
      'B07@h5t+W',
      'across@g5',
      'T1@h5',
      'P@u13',
      'out:B07',
      'out:P',
    ])
      expect(rules.write(rules.read(text) as never)).toBe(text);
    expect(rules.read('B07@a1')).toMatchObject({ at: 0 });
    for (const text of [
      'B73@h5',
      'B00@h5',
      'ST6@h5',
      'T4@h5',
      'P@v1',
      'B07@h14',
      'B07@h0',
      'ST2@h4+W',
      'P@g5t',
      'out:ST1',
    ])
      expect(rules.read(text)).toBeNull();
  });

  test('[F40] the picture shows walls, symbols and the place of every cat', () => {
    const now = table({ laid: 'B11@h5 B01@i5 B17@j5 z1@h6', across: '0@h5' });
    expect(scene(rules, now, 'spectator').view.mine).toBeNull();
    expect(
      rules
        .draw(scene(rules, now, 0).view)
        .split('\n')
        .slice(0, 6),
    ).toEqual([
      '     h   i   j',
      '   +---+   +   +',
      ' 5  MM0 M 0|#',
      '   +   +   +   +',
      ' 6  z1   .   .',
      '   +   +   +   +',
    ]);
  });
});
