import { describe, expect, test } from 'vitest';
import { start } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import { BOXES, CATS_EACH, FACES, PRINCESSES, SIDES, STARTS, TOYS, faceOf, hasWall, isToy } from './cards.ts';
import { TABLES } from './cells.ts';
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

describe('start cards', () => {
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
