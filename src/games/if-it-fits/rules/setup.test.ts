import { describe, expect, test } from 'vitest';
import { start } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import {
  BOXES,
  CATS,
  CATS_EACH,
  FACES,
  PRINCESSES,
  SIDES,
  STARTS,
  TOYS,
  faceOf,
  hasWall,
  isToy,
} from './cards.ts';
import { TABLES, cellNamed, isOnTable } from './cells.ts';
import { cardsLeft, drawCard } from './deck.ts';
import rules from './game.ts';
import { BASIC, EXTENDED, after, boxAt, choices, refusalOf, table } from './table.testing.ts';
import type { Options } from './types.ts';

const fresh = (seats: number, options: Options = BASIC, seed: string = 'fresh') =>
  start(rules, { game: rules.id, version: rules.version, seats, options, seed });
const START = { name: 'start' } as const;

describe('cards', () => {
  const marks = BOXES.flatMap((card) => faceOf(card).marks);
  const count = (mark: string): number => marks.filter((one) => one === mark).length;

  test('[F1] the cards are as many as they should be', () => {
    expect([BOXES.length, STARTS.length, TOYS.length, PRINCESSES, CATS_EACH]).toEqual([72, 5, 3, 5, 5]);
    expect(FACES.size).toBe(80);
    expect(['M', 'Y', 'F', 'H', 'S', '*'].map(count)).toEqual([16, 16, 16, 16, 12, 0]);
    expect(TOYS.map((toy) => faceOf(toy).marks.join(''))).toEqual(['**', '**', '**']);
  });

  test('[F1] the boxes have 128 walls and 160 open sides, and none is walled all round', () => {
    const walls = BOXES.map((card) => SIDES.filter((_, side) => hasWall(faceOf(card).walls, side)).length);
    expect(walls.reduce((a, b) => a + b)).toBe(128);
    expect(Math.max(...walls)).toBe(3);
    const sorts = [0, 1, 2].map((n) => BOXES.filter((card) => faceOf(card).marks.length === n).length);
    expect(sorts).toEqual([18, 32, 22]); // blank; one toy or one spray; two symbols
  });

  test('[F2] three tables, the one in the kitchen unless said otherwise', () => {
    expect(TABLES).toEqual({
      kitchen: { width: 15, height: 9 },
      desk: { width: 11, height: 7 },
      dining: { width: 21, height: 13 },
    });
    expect(rules.options.table[0]).toBe('kitchen');
    expect(fresh(2, { ...BASIC, table: 'desk' }).state.table).toMatchObject(TABLES.desk);
  });
});

describe('setup', () => {
  test('[F5] two boxes for everybody, never a toy or a Princess', () => {
    for (let n = 0; n < 200; n++)
      for (const hand of fresh(5, BASIC, `deal ${n}`).state.hands) {
        expect(hand).toHaveLength(2);
        expect(hand.some((card) => card === 'P' || isToy(card))).toBe(false);
      }
  });

  test('[F6] a pile for each player, the larger ones on top, with a Princess in each', () => {
    const piles = [2, 3, 4, 5].map((seats) => fresh(seats).state.piles);
    expect(piles.map((all) => all.map(({ cards }) => cards))).toEqual([
      [37, 36],
      [24, 24, 24],
      [18, 18, 18, 17],
      [14, 14, 14, 14, 14],
    ]);
    expect(piles.map(cardsLeft)).toEqual([73, 72, 71, 70]);
    expect(piles.flat().every(({ princesses }) => princesses === 1)).toBe(true);
  });

  test('[F6] a pile gives up its Princess before the next one is begun', () => {
    const rng = quickRng(1);
    let { state } = fresh(5);
    for (let n = 0; n < 14; n++) state = Object.assign({}, state, drawCard(state, rng));
    expect(state.piles[0]).toEqual({ cards: 0, princesses: 0 });
    expect(state.piles.slice(1).every(({ cards }) => cards === 14)).toBe(true);
    expect(state.bag).toHaveLength(65 - 13);
  });

  test('[F35] in extended play all five Princesses are anywhere', () => {
    const piles = [2, 3, 4, 5].map((seats) => fresh(seats, EXTENDED).state.piles);
    expect(piles.map(cardsLeft)).toEqual([76, 74, 72, 70]);
    expect(piles.every((all) => all.length === 1 && all[0]?.princesses === 5)).toBe(true);
  });

  test('[F7] chance picks the first player', () => {
    const first = Array.from({ length: 40 }, (_, n) => fresh(3, BASIC, `first ${n}`).state.turn);
    expect(new Set(first)).toEqual(new Set([0, 1, 2]));
  });
});

describe('cats', () => {
  const choosing = table({
    laid: '',
    phase: { name: 'cat' },
    turn: 1,
    hands: ['B05 B41', 'B06 B42', 'B07 B43'],
  });

  test('[F1] five cats, one for each player of a full table', () => {
    expect(CATS).toHaveLength(rules.seats[1]);
    expect(choices(choosing)).toEqual(CATS.map((cat) => `cat:${cat}`));
  });

  test('[F42] from the first player on everybody chooses a cat, before the start cards', () => {
    expect(fresh(3).state).toMatchObject({
      phase: { name: 'cat' },
      catOf: [null, null, null],
      starts: STARTS,
    });
    expect(refusalOf(choosing, 'ST5@h5')).toBe('choose-a-cat');
    const one = after(choosing, 'cat:kuzia');
    expect(one.state).toMatchObject({ turn: 2, phase: { name: 'cat' }, catOf: [null, 'kuzia', null] });
    expect(one.events).toEqual([{ what: 'chose-cat', seat: 1, cat: 'kuzia' }]);
    const all = after(one, 'cat:barsuk', 'cat:iryska');
    expect(all.state).toMatchObject({ turn: 1, phase: START, catOf: ['iryska', 'kuzia', 'barsuk'] });
    expect(refusalOf(all, 'cat:murchyk')).toBe('lay-a-start-card');
  });

  test('[F42] nobody can have a cat that is taken', () => {
    const one = after(choosing, 'cat:kuzia');
    expect(refusalOf(one, 'cat:kuzia')).toBe('cat-taken');
    expect(choices(one)).toEqual(['cat:iryska', 'cat:murchyk', 'cat:barsuk', 'cat:tsaranka']);
    expect(rules.read('cat:princess')).toBeNull();
  });

  test('[F42] everybody sees who has which cat', () => {
    const one = after(choosing, 'cat:kuzia');
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(rules.view(one.state, viewer).catOf).toEqual([null, 'kuzia', null]);
  });

  test('[F42] a table can give each seat its cat', () => {
    const { state } = fresh(3, { ...BASIC, catChoice: 'by-seat' });
    expect(state).toMatchObject({ phase: START, catOf: ['iryska', 'murchyk', 'barsuk'] });
  });
});

describe('start cards', () => {
  test('[F43] a table can lay them for everybody, in a column in the middle', () => {
    const laid: Options = { ...BASIC, catChoice: 'by-seat', startCards: 'laid' };
    const seen = new Set<string>();
    for (let n = 0; n < 20; n++) {
      const { state } = fresh(3, laid, `column ${n}`);
      expect(state.phase.name).toBe('choose');
      expect(state.table.laid.map(({ at }) => at)).toEqual(['h4', 'h5', 'h6'].map(cellNamed));
      for (const card of state.table.laid) seen.add(JSON.stringify(card));
      expect(state.starts).toHaveLength(2);
    }
    expect(seen.size).toBe(3 * STARTS.length); // any start card in any place, and none turned
  });

  test('[F43] they lie there while the cats are chosen, and the first turn follows', () => {
    const position = fresh(2, { ...BASIC, startCards: 'laid' });
    expect(position.state.table.laid).toHaveLength(2);
    expect(after(position, 'cat:kuzia', 'cat:iryska').state.phase.name).toBe('choose');
  });

  test('[F43] [F36] five of them make no double wall, and fit on the smallest table', () => {
    const laid: Options = { ...EXTENDED, table: 'desk', startCards: 'laid' };
    for (let n = 0; n < 40; n++) {
      const { table: on } = fresh(5, laid, `walls ${n}`).state;
      const upright = on.laid.map((one) => (one.what === 'box' ? faceOf(one.card).walls : 0));
      expect(upright.every((walls) => !hasWall(walls, SIDES.indexOf('S')))).toBe(true);
      expect(new Set(on.laid.map(({ at }) => at)).size).toBe(5);
      expect(on.laid.every(({ at }) => isOnTable(on, at))).toBe(true);
    }
  });

  test('[F7] the first start card lies anywhere, any of the five', () => {
    const empty = table({ laid: '', phase: START });
    expect(choices(empty, 'ST5')).toHaveLength(15 * 9);
    expect(choices(empty, 'ST2')).toHaveLength(15 * 9 * 2);
    expect(choices(after(empty, 'ST5@o9'), 'ST1')).toEqual(['ST1@o8']);
    expect(refusalOf(empty, 'ST5@p9')).toBe('off-the-table');
    expect(refusalOf(empty, 'draw')).toBe('lay-a-start-card');
  });

  test('[F7] the next ones join it by a short side, each card once', () => {
    const one = after(table({ laid: '', phase: START, hands: ['B05 B41', 'B06 B42', 'B07 B43'] }), 'ST5@h5');
    expect(refusalOf(one, 'ST1@i5')).toBe('start-by-the-short-side');
    expect(refusalOf(one, 'ST5@h4')).toBe('start-card-taken');
    expect(choices(one, 'ST4')).toEqual(['ST4@h4', 'ST4@h6', 'ST4@h4t', 'ST4@h6t']);
    const all = after(one, 'ST2@h6t', 'ST1@h4');
    expect(all.state).toMatchObject({ turn: 0, phase: { name: 'choose' } });
    expect(boxAt(all, 'h5').cells).toHaveLength(3);
  });

  test('[F36] in extended play no start card may make a double wall', () => {
    const one = table({ options: EXTENDED, laid: 'ST2@h5', phase: START });
    expect(refusalOf(one, 'ST3@h4t')).toBe('double-wall');
    expect(refusalOf(one, 'ST3@h4')).toBeNull();
  });
});
