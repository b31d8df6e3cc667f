import { describe, expect, test } from 'vitest';
import { cellNamed } from './cells.ts';
import { EXTENDED, after, boxAt, choices, pointsOf, refusalOf, table } from './table.testing.ts';

const CHOOSE = { name: 'choose' } as const;
const TOY = { name: 'toy', card: 'T1' } as const;
const DESK_FULL = { ...EXTENDED, table: 'desk' } as const;

describe('special toys', () => {
  test('[F18] a toy that is drawn must be laid at once, in any box', () => {
    const laid = 'ST5@h5 B02@i5 B41@k5 B03@l5 B04@k6 B01@l6';
    const drawn = after(
      table({ laid, across: '1@h5', deck: 'T1 T2', phase: CHOOSE, hands: ['B05 B06', ''] }),
      'draw',
    );
    expect(drawn.state.phase.name).toBe('toy');
    expect(drawn.state.hands[0]).toEqual(['B05', 'B06']);
    expect(choices(drawn)).toEqual(['across@k6']); // h5 is covered, a wall is between k5 and l5
    expect(refusalOf(drawn, 'B05@h4')).toBe('lay-the-toy');
    expect(refusalOf(drawn, 'across@h5')).toBe('already-covered');
    expect(refusalOf(drawn, 'across@k5')).toBe('wall-between');
    expect(refusalOf(drawn, 'across@l6')).toBe('no-card-there');
    expect(refusalOf(drawn, 'across@o6')).toBe('off-the-table');
    expect(after(drawn, 'across@k6').state).toMatchObject({ turn: 1, phase: CHOOSE });
  });

  test('[F18] it may lie in an opponent’s box, and covers two cards', () => {
    const drawn = table({ laid: 'ST5@h5 B02@i5 B03@h6 B04@i6', across: '1@h5', phase: TOY });
    const laid = after(drawn, 'across@h6');
    expect(boxAt(laid, 'h5').value).toMatchObject({ jokers: 2, toys: 3, points: 5 });
    expect(pointsOf(laid)).toEqual([0, 5]);
  });

  test('[F19] as a box card only if no open seam is free, and then a cat may follow', () => {
    expect(refusalOf(table({ laid: 'ST5@h5 B02@i5', phase: TOY }), 'T1@h4')).toBe('toy-across-first');
    const column = table({ laid: 'ST5@h5 B02@h6', phase: TOY });
    expect(choices(column, 'T1@i5')).toEqual(['T1@i5', 'T1@i5+W']);
    expect(refusalOf(column, 'T2@i5')).toBe('lay-the-toy');
    expect(refusalOf(column, 'out:T1')).toBe('can-still-play');
    const laid = after(column, 'T1@i5+W');
    expect(laid.state).toMatchObject({ turn: 1, phase: CHOOSE, cats: [4, 5] });
    expect(boxAt(laid, 'i5').value.jokers).toBe(2);
  });

  test('[F20] covered symbols count', () => {
    const pair = table({ laid: 'ST5@h5', hands: ['B01 B02', 'B06'] });
    expect(pointsOf(after(pair, 'B01@i5+W'))).toEqual([1, 0]);
  });
});

describe('the Princess', () => {
  const laid = 'ST5@h5 B02@i5 z1@h6';
  const held = { laid, across: '0@h5', hands: ['P B01 B05', 'P B42'] };

  test('[F21] she takes the place of any cat, which goes home', () => {
    const now = table(held);
    expect(choices(now, 'P')).toEqual(['P@h5', 'P@h6']);
    const own = after(now, 'P@h5').state;
    expect(own.cats).toEqual([5, 4]);
    expect(own.table.across).toEqual([{ what: 'princess', at: cellNamed('h5') }]);
    expect(own).toMatchObject({ turn: 1, phase: CHOOSE });
    const foreign = after(now, 'P@h6').state;
    expect(foreign.cats).toEqual([4, 5]);
    expect(foreign.table.laid.at(-1)).toEqual({ what: 'princess', at: cellNamed('h6') });
    expect(refusalOf(now, 'P@i5')).toBe('no-cat-there');
  });

  test('[F21] she is drawn into the hand', () => {
    const drawn = after(table({ laid, hands: ['B05 B06', ''], deck: 'P', phase: CHOOSE }), 'draw');
    expect(drawn.state).toMatchObject({ phase: { name: 'play' }, hands: [['B05', 'B06', 'P'], []] });
    expect(drawn.events).toContainEqual({ what: 'took', seat: 0, card: 'P', only: [0] });
  });

  test('[F22] things under her stay covered, and joined boxes stay joined', () => {
    const asleep = after(table(held), 'P@h6');
    expect(boxAt(asleep, 'h6').cells).toEqual(['h5', 'i5', 'h6'].map(cellNamed));
    const awake = table({ laid, across: 'P@h5', hands: ['B01 B05', 'B06'] });
    expect(refusalOf(awake, 'B01@j5+W')).toBe('already-covered');
    expect(refusalOf(awake, 'P@h5')).toBe('not-in-hand');
  });

  test('[F22] she holds no box and does not block other cats', () => {
    const free = table({ laid: 'ST5@h5 B02@i5 B03@h6', across: 'P@h5', hands: ['B01 B05', 'B06'] });
    expect(pointsOf(free)).toEqual([0, 0]);
    expect(refusalOf(free, 'B01@i6+W')).toBeNull();
    const twice = table({ laid: 'ST5@h5', across: '', hands: ['P P B01', 'B06'] });
    expect(choices(twice, 'P')).toEqual([]);
  });

  test('[F23] without a cat on the table she cannot be played', () => {
    const alone = { laid: 'ST5@h5 B02@i5', ending: true };
    const withBox = table({ ...alone, hands: ['P B01', ''] });
    expect(refusalOf(withBox, 'P@h5')).toBe('no-cat-there');
    expect(refusalOf(withBox, 'out:P')).toBe('can-still-play');
    expect(choices(table({ ...alone, hands: ['P', 'B05'] }))).toEqual(['out:P']);
  });

  test('[F23] towards the end she must be played as long as there is a cat', () => {
    const now = table({ laid, ending: true, hands: ['P', 'B05'] });
    expect(choices(now)).toEqual(['P@h6']);
    expect(refusalOf(now, 'out:P')).toBe('can-still-play');
  });
});

describe('cards that fit nowhere', () => {
  const rows = [1, 2, 3, 4, 5, 6, 7];
  const numbers = Array.from({ length: 72 }, (_, i) => `B${String(i + 1).padStart(2, '0')}`);
  const cells = rows.flatMap((row) => 'abcdefghijk'.split('').map((column) => `${column}${row}`));

  test('[F24] on a full table any card of the hand may be put aside', () => {
    const cards = [
      ...numbers.filter((card) => !['B05', 'B41', 'B65'].includes(card)),
      'ST1',
      'ST2',
      'ST3',
      'ST4',
      'ST5',
      'T1',
      'T2',
      'T3',
    ];
    const laid = cells.map((cell, i) => `${cards[i]}@${cell}`).join(' ');
    const full = table({ options: { ...DESK_FULL, extended: false }, laid, hands: ['B05 B41 B65', ''] });
    expect(choices(full)).toEqual(['out:B05', 'out:B41', 'out:B65']);
    const next = after(full, 'out:B41').state;
    expect(next.discards).toEqual(['B41']);
    expect(next.hands[0]).toEqual(['B05', 'B65']);
  });

  test('[F24] in the end phase a card that fits nowhere may be put aside though another would fit', () => {
    // The one free cell, a1, has walls to its east and south: only a card open there fits.
    const fill = cells.filter((cell) => !['a1', 'b1', 'a2'].includes(cell));
    const cards = numbers.filter((card) => !['B17', 'B05', 'B41', 'B42', 'B43', 'B01'].includes(card));
    const extra = ['ST1', 'ST2', 'ST3', 'ST4', 'ST5', 'T1', 'T2', 'T3'];
    const laid = ['B17@b1', 'B05@a2', ...fill.map((cell, i) => `${[...extra, ...cards][i]}@${cell}`)].join(
      ' ',
    );
    const now = table({
      options: { ...DESK_FULL, allowFlip: false },
      laid,
      ending: true,
      hands: ['B41 B01', ''],
    });
    expect(choices(now)).toEqual(['B01@a1', 'out:B41']);
    const earlier = table({ options: { ...DESK_FULL, allowFlip: false }, laid, hands: ['B41 B42 B01', ''] });
    expect(choices(earlier)).toEqual(['B01@a1']);
    const stuck = table({ options: { ...DESK_FULL, allowFlip: false }, laid, hands: ['B41 B42 B43', ''] });
    expect(choices(stuck)).toEqual(['out:B41', 'out:B42', 'out:B43']);
  });

  test('[F24] a special toy that fits nowhere is put aside', () => {
    const cards = [...numbers.slice(36, 40), ...numbers.slice(0, 36), ...numbers.slice(40)];
    const walled = cells.map((cell, i) => `${i < 72 ? cards[i] : `z${i % 2}`}@${cell}`);
    const across = cells
      .slice(0, -1)
      .map((cell) => `P@${cell}`)
      .join(' ');
    const full = table({
      options: { ...DESK_FULL, extended: false },
      laid: walled.join(' '),
      across,
      phase: TOY,
    });
    expect(choices(full)).toEqual(['out:T1']);
    expect(after(full, 'out:T1').state).toMatchObject({ discards: ['T1'], turn: 1 });
  });
});

describe('the end', () => {
  const four = { laid: 'ST5@h5 z0@h4 z0@h3 z0@h2 z0@h1', hands: ['B01 B05', 'B06 B42'] };

  test('[F25] the fifth cat begins the end phase, awake or asleep', () => {
    const asleep = after(table({ ...four, phase: CHOOSE }), 'sleep@g5');
    expect(asleep.state).toMatchObject({ ending: true, turn: 1, phase: { name: 'play' } });
    expect(asleep.events).toContainEqual({ what: 'ending', why: 'cats', seat: 0 });
    const awake = after(table({ ...four, hands: ['B01 B05 B07', 'B06 B42'] }), 'B01@i5+W');
    expect(awake.state).toMatchObject({
      ending: true,
      phase: { name: 'play' },
      hands: [
        ['B05', 'B07'],
        ['B06', 'B42'],
      ],
    });
  });

  test('[F25] so does the last card of the deck, after the turn is finished', () => {
    const drawn = after(
      table({ laid: 'ST5@h5', hands: ['B05 B41', 'B06 B42'], deck: 'B01', phase: CHOOSE }),
      'draw',
    );
    expect(drawn.state).toMatchObject({ ending: true, turn: 0, phase: { name: 'play' } });
    expect(drawn.events).toContainEqual({ what: 'ending', why: 'deck', seat: 0 });
    expect(after(drawn, 'B01@i5+W').state).toMatchObject({ turn: 1, phase: { name: 'play' } });
  });

  test('[F25] a special toy drawn last is laid first', () => {
    const drawn = after(
      table({ laid: 'ST5@h5 B02@i5', hands: ['B05 B41', 'B06'], deck: 'T1', phase: CHOOSE }),
      'draw',
    );
    expect(drawn.state).toMatchObject({ ending: true, turn: 0, phase: TOY });
    expect(after(drawn, 'across@h5').state).toMatchObject({ turn: 1, phase: { name: 'play' } });
  });

  test('[F26] no seat draws or sleeps; seats without cards are skipped; then the match is over', () => {
    const last = table({ laid: 'ST5@h5', ending: true, hands: ['B01 B05', '', 'B06'] });
    expect(refusalOf(last, 'draw')).toBe('end-has-begun');
    expect(refusalOf(last, 'sleep@h4')).toBe('end-has-begun');
    const two = after(last, 'B01@i5+W');
    expect(two.state.turn).toBe(2);
    const one = after(two, 'B06@j5');
    expect(one.state).toMatchObject({ turn: 0, phase: { name: 'play' } });
    const over = after(one, 'B05@h6');
    expect(over.state.phase.name).toBe('over');
    expect(over.events.at(-1)).toEqual({ what: 'over', winners: [0] });
  });

  test('[F27] a returned cat does not stop the end phase, and may be laid again', () => {
    const now = table({
      ...four,
      laid: `${four.laid} z0@h6`,
      ending: true,
      hands: ['B01', 'P B42'],
      turn: 1,
    });
    const home = after(now, 'P@h6');
    expect(home.state).toMatchObject({ ending: true, cats: [1, 5], turn: 0, phase: { name: 'play' } });
    expect(after(home, 'B01@i5+W').state).toMatchObject({ ending: true, cats: [0, 5] });
  });
});
