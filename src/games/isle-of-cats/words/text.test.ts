import { describe, expect, test } from 'vitest';
import type { AnyGameWords } from '../../../words/game-words.ts';
import { seatNames } from '../../../words/say.ts';
import { quickRng } from '../../../kernel/random.ts';
import { shape } from '../rules/boat/orientations.ts';
import { discoveryDeck } from '../rules/cards/discovery.ts';
import { POINT_FACES } from '../rules/cards/events.ts';
import {
  ADVANCED_SOLO_LESSONS,
  BASIC_SOLO_LESSONS,
  FAMILY_LESSONS,
  MORE_FAMILY_LESSONS,
} from '../rules/cards/lessons.ts';
import { BASKET_CARDS } from '../rules/cards/solo.ts';
import rules from '../rules/game.ts';
import { RESCUE, RICH, STANDARD, act, boat, idle, movesOf, table } from '../rules/table.testing.ts';
import type { ActionFace, FaceCode } from '../rules/state/types.ts';
import en from './en/words.ts';
import ru from './ru/words.ts';
import uk from './uk/words.ts';

const picturesOf = (name: string): string[] =>
  shape(name).pictures.map(({ width, height, cells }) =>
    Array.from({ length: height }, (_, y) =>
      Array.from(
        { length: width },
        (_unused, x) => cells.find((c) => c.x === x && c.y === y)?.mark ?? '.',
      ).join(''),
    ).join('/'),
  );

describe('writing', () => {
  test('[N1] corner, turn, and one name for each placement', () => {
    expect(rules.read('C16-B@3,4/1')).toEqual({ do: 'place', tile: 'C16-B', x: 3, y: 4, turn: 1 });
    for (const text of [
      'C16-B@3,9/1',
      'C16-B@22,4/1',
      'C16-B@3,4/8',
      'C16-B@03,4/1',
      'C16@3,4/1',
      '@3,4/1',
      'C16-B@3,4/',
    ])
      expect(rules.read(text)).toBeNull();
    const now = table({ ...RESCUE, left: ['C13-R'], right: [], players: [RICH, RICH] });
    const offered = movesOf(now, 0).filter((text) => text.includes('@'));
    expect(offered.every((text) => text.endsWith('/0'))).toBe(true); // a plus looks the same in every turn
  });

  test('[N1] the turns of a cat and of a beast with its symbols', () => {
    expect(picturesOf('C05').join(' ')).toBe(
      '.#/##/## ##./### ##/##/#. ###/.## #./##/## ###/##. ##/##/.# .##/###',
    );
    expect(picturesOf('B03').join(' ')).toBe(
      'B#G/##O #B/##/OG O##/G#B GO/##/B# G#B/O## OG/##/#B ##O/B#G B#/##/GO',
    );
  });

  test('[N2] every kind of move is written and read back', () => {
    const texts = [
      'ready pass end done skip keep:7+113 buy:none buy:I1+X54 lay:43 lay-token:boots side:basket colour:P',
      'C01-B#2@12,4/3 O3@1,2/0 rat@4,4/0 R-S@4,4/1 pair:K1-B+K2-R oshax:3:R treasure:107:small play:67 play:96:B',
      'play:86:113+I2 play:88:R-S#2+T1#1 move:C01-B send:C01-B:left feed:12,4',
    ].flatMap((line) => line.split(' '));
    for (const text of texts) {
      const move = rules.read(text);
      expect(move && rules.write(move)).toBe(text);
    }
    const wrong =
      'keep:113+7 keep:7+7 buy: lay:none pair:K2-R+K1-B pair:C01-B+K1-B play:96:X play:88:T1#1+R-S#2 send:C01-B:up feed:22,4 feed:1,2:3 ready: constructor:1 oshax:3'.split(
        ' ',
      );
    for (const text of wrong) expect([text, rules.read(text)]).toEqual([text, null]);
  });

  test('the picture shows both fields, every boat and its tiles', () => {
    const now = table({
      ...RESCUE,
      left: ['C13-R'],
      right: [],
      players: [{ ...RICH, tiles: boat('C16-B@3,4/1', 'T1#1@8,4/0') }],
    });
    const picture = rules.draw(rules.view(now.state, 'spectator')).split('\n');
    expect(picture).toContain('PPPbbbbb+-------------'.replaceAll('P', '-'));
    expect(picture.some((line) => line.startsWith('left C13-R | right -'))).toBe(true);
    expect(picture.filter((line) => line.startsWith('seat '))).toHaveLength(2);
  });
});

/** The view that seat 0 has of seat 1, whose hand has old and new cards, after a move of seat 1. */
const fanAfter = (text: string) => {
  const players = [RICH, { ...RICH, hand: [43, 84], fresh: [44, 85, 113], bought: 3 }];
  const now = table({ phase: { name: 'lay', waiting: [1, 0] }, pending: [], players });
  return rules.view(act(now, [1, text]).state, 0).players[1];
};

describe('hidden information', () => {
  test('[H1] the cards of others are counted, not shown', () => {
    const now = idle(table({ seats: 3 }), ({ state }) => state.phase.name === 'buy');
    const view = rules.view(now.state, 1);
    expect(view.players[1]?.kept).toEqual({ open: now.state.players[1]?.kept });
    expect([view.players[0]?.kept, view.players[2]?.kept]).toEqual([{ hidden: 7 }, { hidden: 7 }]);
    expect([view.deck, view.dropped]).toEqual([now.state.deck.length, 0]);
    const own = act(now, [0, 'buy:none']);
    expect(rules.view(own.state, 1).phase).toMatchObject({ chosen: ['secret', null, null] });
    expect(JSON.stringify(rules.view(own.state, 'spectator').players)).not.toContain('open":[1');
  });

  test('[H1] other players cannot tell if a laid or played card was bought just now', () => {
    expect(fanAfter('lay:44')).toEqual(fanAfter('lay:43'));
    expect(fanAfter('lay:44')).toMatchObject({
      hand: { hidden: 1 },
      fresh: { hidden: 3 },
      laid: { hidden: 1 },
    });
    expect(fanAfter('play:85')).toEqual(fanAfter('play:84'));
  });

  test('[H1] an imagined world deals out exactly the unseen cards, each where it could lie', () => {
    const players = [
      { ...RICH, hand: [43], lessons: [113] },
      { ...RICH, hand: [67, 8], fresh: [114], bought: 1, lessons: [115, 116], laid: [9] },
    ];
    const used = new Set([43, 113, 67, 8, 114, 115, 116, 9, 10]);
    const deck = discoveryDeck(2, 'abc').filter((card) => !used.has(card));
    const now = table({ deck, spent: [10], phase: { name: 'lay', waiting: [0] }, pending: [], players });
    for (let seed = 1; seed < 20; seed++) {
      const world = rules.determinize(rules.view(now.state, 0), 0, quickRng(seed));
      const other = world.players[1];
      expect(other?.lessons.every((card) => card >= 113 && card <= 142)).toBe(true);
      expect(other?.hand.every((card) => card <= 112)).toBe(true);
      expect(other?.laid.every((card) => card >= 7 && card <= 66)).toBe(true);
      const all = [
        ...world.deck,
        ...world.spent,
        ...world.players.flatMap((player) => [player.hand, player.fresh, player.lessons, player.laid].flat()),
      ];
      expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 150 }, (_, i) => i + 1));
    }
  });
});

describe('words', () => {
  const everyCard = [
    ...discoveryDeck(6, 'abc'),
    ...FAMILY_LESSONS,
    ...MORE_FAMILY_LESSONS,
    ...BASIC_SOLO_LESSONS,
    ...ADVANCED_SOLO_LESSONS,
    ...BASKET_CARDS,
  ];
  const ACTIONS: readonly ActionFace[] = [
    'RAT',
    'FISH+',
    'FISH-',
    'BASKET',
    'SWAP',
    'COMMON+',
    'RARE',
    'FEW',
  ];

  test.each([
    ['en', en],
    ['uk', uk],
    ['ru', ru],
  ] as const)('every card and event tile has a text: %s', (_locale, { board }) => {
    for (const card of everyCard) expect(board.card(card)).toMatch(/\S{3}/);
    for (const face of [...ACTIONS, ...(Object.keys(POINT_FACES) as FaceCode[])])
      expect(board.face(face)).toMatch(/\S{3}/);
    expect(board.tile('C01-B')).not.toBe(board.tile('C01-R'));
  });

  test.each([
    ['en', en],
    ['uk', uk],
    ['ru', ru],
  ] as const)('every event and score line of a match has a sentence: %s', (_locale, its) => {
    const words = its as unknown as AnyGameWords;
    const options = { ...STANDARD, kittens: true, beasts: true, events: true };
    for (const seats of [1, 3]) {
      let now = table({ seats, options });
      const said: string[] = [];
      idle(now, (at) => {
        said.push(...at.events.map((event) => words.events[event.what]?.(event, seatNames(words)) ?? ''));
        now = at;
        return false;
      });
      const lines = rules.outcome({ ...now.state, phase: { name: 'over' } })?.lines ?? [];
      said.push(...lines.map((line) => words.lines[line.what]?.(line.with ?? {}) ?? ''));
      expect(said.filter((sentence) => !/\S{3}/.test(sentence) || /undefined|NaN|#/.test(sentence))).toEqual(
        [],
      );
    }
  });

  test.each([
    ['en', en, 'E3 (open deck)', 'B3 (captain’s room, stern)'],
    ['uk', uk, 'E3 (відкрита палуба)', 'B3 (капітанська каюта на кормі)'],
    ['ru', ru, 'E3 (открытая палуба)', 'B3 (капитанская каюта на корме)'],
  ] as const)(
    'the place of a tile is named by its first cell, with letter, number and room: %s',
    (_locale, its, tile, rat) => {
      const words = its as unknown as AnyGameWords;
      const placed = { what: 'placed', seat: 0, tile: 'C01-B', x: 2, y: 2, turn: 0, from: 'left', fish: 3 };
      expect(words.events['placed']?.(placed, seatNames(words))).toContain(tile); // ..#/###/..#
      expect(words.move({ do: 'feed', x: 1, y: 2 }, 0, seatNames(words))).toContain(rat);
    },
  );
});

test.each([
  ['en', en],
  ['uk', uk],
  ['ru', ru],
] as const)('the text of a card in quotes has no full stop of its own: %s', (_locale, { events, seats }) => {
  const who = (seat: number): string => seats[seat] ?? '';
  const said = [
    events.played({ what: 'played', seat: 0, card: 84 }, who),
    events.taught({ what: 'taught', seat: 0, card: 143, colour: null }, who),
  ];
  for (const sentence of said) expect(sentence).toMatch(/[^.][”»]\.$/);
});

test('a hint to lay counts the used baskets too', () => {
  const [english, ukrainian, russian] = [en, uk, ru].map(({ board }) => board.table.advice.lay);
  expect(english?.([], 0, 2, 1)).toBe('Hint: lay no cards today.');
  expect(english?.([], 1, 2, 1)).toBe('Hint: lay a used basket: speed 2, 1 basket.');
  expect(ukrainian?.(['А', 'Б'], 1, 5, 2)).toBe(
    'Порада: виклади 2 карти (А; Б) і 1 кошик: швидкість 5, 2 кошики.',
  );
  expect(russian?.(['А'], 1, 5, 2)).toBe('Совет: выложи 1 карту (А) и 1 корзину: скорость 5, 2 корзины.');
});

test.each([
  [en, /sister/],
  [uk, /сестр/],
  [ru, /сестр/],
])('alone one wins by beating the sister', ({ goal }, sister) => {
  expect(goal(STANDARD, 1)).toMatch(sister);
  expect(goal(STANDARD, 2)).not.toMatch(sister);
});
