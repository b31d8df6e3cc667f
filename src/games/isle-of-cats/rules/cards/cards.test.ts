import { describe, expect, test } from 'vitest';
import { COMMON_COUNT, catTiles, oshaxTiles, rareTiles } from '../boat/tiles.ts';
import type { Options } from '../state/types.ts';
import { COUNTS } from './counts.ts';
import { MODULES, cardOf, discoveryDeck, type Basket, type Card } from './discovery.ts';
import { EVENT_TILES, POINT_FACES, isPointFace } from './events.ts';
import { cardName, cardNamed } from './ids.ts';
import {
  ADVANCED_SOLO_LESSONS,
  BASIC_SOLO_LESSONS,
  FAMILY_LESSONS,
  MORE_FAMILY_LESSONS,
  NEEDS_COLOUR,
  lessonOf,
} from './lessons.ts';
import { BASKET_CARDS, basketCard } from './solo.ts';

const kinds = (deck: readonly number[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const id of deck) counts[cardOf(id).kind] = (counts[cardOf(id).kind] ?? 0) + 1;
  return counts;
};
const rescueCards = (deck: readonly number[]): Extract<Card, { kind: 'rescue' }>[] =>
  deck.map(cardOf).flatMap((card) => (card.kind === 'rescue' ? [card] : []));

const costs = (from: number, to: number): number[] => [
  ...new Set(Array.from({ length: to - from + 1 }, (_, i) => cardOf(from + i).cost)),
];

describe('discovery cards', () => {
  const deck = discoveryDeck(4, 'abc');

  test('[C1] 150 cards by kind, boots and baskets', () => {
    expect(deck.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 150 }, (_, i) => i + 1));
    expect(kinds(deck)).toEqual({ oshax: 6, rescue: 60, anytime: 31, treasure: 15, private: 30, public: 8 });
    const rescue = rescueCards(deck);
    const baskets = (basket: Basket): number => rescue.filter((card) => card.basket === basket).length;
    expect(rescue.reduce((sum, { boots }) => sum + boots, 0)).toBe(116);
    expect([baskets('full'), baskets('broken')]).toEqual([24, 28]);
  });

  test('[C1] prices and effects by number', () => {
    const rescue = [costs(7, 14), costs(15, 22), costs(23, 34), costs(35, 42), costs(43, 54), costs(55, 66)];
    expect([costs(1, 6), ...rescue].flat()).toEqual([5, 1, 0, 1, 2, 2, 3]);
    expect([costs(98, 106), costs(107, 112), costs(113, 142), costs(143, 150)].flat()).toEqual([2, 1, 2, 1]);
    const effects = [67, 69, 71, 73, 75, 76, 77, 78, 80, 83, 84, 86, 88, 90, 92, 94, 96].map((id) => {
      const card = cardOf(id);
      return `${id} ${card.cost} ${card.kind === 'anytime' ? card.effect : ''}`;
    });
    expect(effects).toEqual([
      '67 2 fish-per-oshax',
      '69 1 place-anywhere',
      '71 0 draw-two',
      '73 1 draw-three',
      '75 3 draw-tile',
      '76 2 sell-basket',
      '77 1 move-cats',
      '78 2 fish-per-lesson',
      '80 2 extra-rescue',
      '83 1 draw-four-tiles',
      '84 6 basket',
      '86 2 basket-for-lessons',
      '88 3 basket-for-treasures',
      '90 2 fish-per-colour',
      '92 2 fish-per-rare',
      '94 2 fish-per-common',
      '96 2 fish-per-cat',
    ]);
  });

  test('[C2] module I takes the place of one of the three', () => {
    for (const [lessons, gone] of [
      ['ibc', MODULES.a],
      ['aic', MODULES.b],
      ['abi', MODULES.c],
    ] satisfies [Options['lessons'], number[]][]) {
      const other = discoveryDeck(2, lessons);
      expect(other).toHaveLength(150);
      expect(MODULES.i.every((id) => other.includes(id))).toBe(true);
      expect(gone.some((id) => other.includes(id))).toBe(false);
    }
  });

  test('[L1] five and six players: 220 cards, 130 cats, 30 rare treasures, 8 oshax', () => {
    const crowd = discoveryDeck(6, 'abc');
    expect(new Set(crowd).size).toBe(220);
    expect(kinds(crowd)).toEqual({ oshax: 8, rescue: 90, anytime: 45, treasure: 23, private: 46, public: 8 });
    expect([catTiles(6).length, rareTiles(6).length, oshaxTiles(6).length]).toEqual([130, 30, 8]);
    expect(COMMON_COUNT.slice(1)).toEqual([5, 5, 8, 11, 14, 17]);
    expect(rescueCards(crowd).length - rescueCards(deck).length).toBe(30);
  });

  test('[C1] names of cards are read back', () => {
    expect([7, 215, 301, 308, 311, 328, 454].map(cardName)).toEqual([
      '7',
      '215',
      'I1',
      'I8',
      'IF1',
      'J8',
      'X54',
    ]);
    for (const name of ['0', '216', '07', 'I0', 'I9', 'X55', 'i1', '', '1.5'])
      expect(cardNamed(name)).toBeNull();
  });
});

describe('lessons, events and the sister’s cards', () => {
  test('[S3][F1][O1] every lesson counts something, and everything counted is used', () => {
    const lessons = [
      ...Array.from({ length: 38 }, (_, i) => 113 + i),
      ...MODULES.i,
      ...MODULES.j,
      ...FAMILY_LESSONS,
      ...MORE_FAMILY_LESSONS,
      ...ADVANCED_SOLO_LESSONS,
      ...BASIC_SOLO_LESSONS.filter((id) => id !== 204),
    ].map(lessonOf);
    expect(lessons).not.toContain(undefined);
    const used = new Set([
      ...lessons.map((lesson) => lesson?.counts),
      ...Object.values(POINT_FACES).map((f) => f.counts),
    ]);
    expect(Object.keys(COUNTS).filter((key) => !used.has(key as keyof typeof COUNTS))).toEqual([]);
    expect(
      [FAMILY_LESSONS, MORE_FAMILY_LESSONS, BASIC_SOLO_LESSONS, ADVANCED_SOLO_LESSONS].map((l) => l.length),
    ).toEqual([18, 7, 10, 9]);
    expect([...NEEDS_COLOUR]).toEqual([143, 144, 145, 146, 149]);
  });

  test('[E1] fifteen event tiles: fronts never give points, every point face once', () => {
    expect(EVENT_TILES).toHaveLength(15);
    expect(EVENT_TILES.some(({ front }) => isPointFace(front))).toBe(false);
    const fronts = EVENT_TILES.map(({ front }) => front);
    const count = (face: string): number => fronts.filter((front) => front === face).length;
    expect(['RAT', 'FISH+', 'FISH-', 'BASKET', 'SWAP', 'COMMON+', 'RARE', 'FEW'].map(count)).toEqual([
      3, 2, 2, 1, 2, 2, 2, 1,
    ]);
    const points = EVENT_TILES.map(({ back }) => back).filter(isPointFace);
    expect(points.toSorted()).toEqual(Object.keys(POINT_FACES).toSorted());
  });

  test('[O3] 23 basket cards; at most 20 are ever needed', () => {
    const cards = BASKET_CARDS.map((id) => basketCard(id).cards);
    expect(BASKET_CARDS).toHaveLength(23);
    expect([1, 2, 3, 4].map((n) => cards.filter((c) => c === n).length)).toEqual([4, 5, 7, 7]);
    expect(basketCard(192)).toEqual({
      speed: 6,
      cards: 4,
      actions: [
        { take: 'swap', a: 1, b: 6 },
        { take: 'cat', at: 2 },
      ],
    });
    expect(basketCard(196).actions[1]).toEqual({ take: 'common', shape: 'T3I' });
  });
});
