import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../../parts/events.ts';
import { PLACES } from './boat/grid.ts';
import { ADVANCED_SOLO_LESSONS } from './cards/lessons.ts';
import rules from './game.ts';
import {
  FAMILY,
  RESCUE,
  RICH,
  act,
  boat,
  idle,
  movesOf,
  one,
  pointsFor,
  refusalOf,
  scored,
  table,
  you,
  type Setting,
} from './table.testing.ts';
import type { Difficulty, Sister } from './state/types.ts';

const SISTER: Sister = {
  first: false,
  colours: ['B'],
  coloursLeft: ['G', 'P', 'R', 'O'],
  lessons: [],
  baskets: [174, 187],
  next: null,
  left: 0,
};
const solo = ({ sister, ...more }: Omit<Setting, 'sister'> & { sister?: Partial<Sister> } = {}) =>
  table({ seats: 1, ...more, sister: { ...SISTER, ...sister } });
const EIGHT = { left: ['C01-B', 'C02-B', 'C03-B', 'C04-B'], right: ['C05-B', 'C06-B', 'C07-B', 'C08-B'] };
const took = (now: ReturnType<typeof solo>): string[] =>
  eventsOf(now.events, 'sister-took').map(({ tile }) => tile);

/** The sister carries out one card, after you said that you are ready. */
const herCard = (card: number, more: object = {}) =>
  act(
    solo({
      ...EIGHT,
      phase: { name: 'ready', before: 'rescue', ready: [false], until: null },
      pending: [],
      players: [RICH],
      sister: { first: true, next: card, left: 1 },
      ...more,
    }),
    [0, 'ready'],
  );

const advancedLessons = (difficulty: Difficulty): number =>
  (table({ seats: 1, options: { difficulty } }).state.sister?.lessons ?? []).filter((id) =>
    ADVANCED_SOLO_LESSONS.includes(id),
  ).length;

const sisterAfterLaying = (speed: number[], baskets: number[], first = false) =>
  act(
    solo({
      phase: { name: 'lay', waiting: [0] },
      pending: [],
      players: [{ ...RICH, laid: speed }],
      sister: { baskets, first },
    }),
    [0, 'done'],
  ).state.sister;

const blueRun = (n: number) => boat(...Array.from({ length: n }, (_, i) => one('B', 4 + i, 2)));

const herLesson = (card: number, ...tiles: string[]): number =>
  pointsFor(
    solo({ players: [{ tiles: boat(...tiles), fish: 3, lessons: [113] }], sister: { lessons: [card] } }),
    'sister-lesson',
  );

const familyDay = (more: Setting = {}) =>
  table({ ...RESCUE, options: FAMILY, left: ['C16-G', 'C13-R'], right: [], ...more });

describe('alone', () => {
  test('[O1] four and four cats, three lessons and more by difficulty, one colour open, you are first', () => {
    expect((['easy', 'medium', 'hard', 'very-hard', 'expert'] as const).map(advancedLessons)).toEqual([
      0, 1, 2, 3, 4,
    ]);
    const { state } = table({ seats: 1 });
    expect(state.sister).toMatchObject({ first: false, left: 0, next: null });
    expect([
      state.sister?.lessons.length,
      state.sister?.colours.length,
      state.sister?.baskets.length,
    ]).toEqual([3, 1, 23]);
    expect([state.left.length, state.right.length, state.common]).toEqual([4, 4, [5, 5, 5, 5]]);
    expect(state.oshax.toSorted()).toEqual(['O1', 'O2', 'O3', 'O4', 'O5', 'O6']);
    const rows = [1, 2, 3].map((seed) => table({ seats: 1, seed }).state.oshax.join(' '));
    expect(new Set(rows).size).toBe(3); // a random row
  });

  test('[O2] five, keep three; five, keep three; a seventh', () => {
    const now = table({ seats: 1 });
    expect(you(now).packet).toHaveLength(5);
    const moves = movesOf(now, 0).filter((text) => text.startsWith('keep'));
    expect(moves).toHaveLength(10);
    const second = act(now, [0, moves[0] ?? '']);
    expect([you(second).packet.length, you(second).kept.length, second.state.dropped.length]).toEqual([
      5, 3, 2,
    ]);
    const third = act(second, [0, movesOf(second, 0).find((text) => text.startsWith('keep')) ?? '']);
    expect([you(third).kept.length, third.state.dropped.length, third.state.phase]).toMatchObject([
      7,
      4,
      { name: 'ready', before: 'buying' },
    ]);
  });

  test('[O3] her speed against yours; with equal speeds the order stays', () => {
    // four boots against a speed of 4
    expect(sisterAfterLaying([7], [186])).toMatchObject({ first: false, left: 4, next: 186 });
    expect(sisterAfterLaying([7], [186], true)?.first).toBe(true);
    expect(sisterAfterLaying([], [186])?.first).toBe(true);
    expect(sisterAfterLaying([7], [183], true)?.first).toBe(false);
  });

  test('[O3] turns alternate; when you pass she plays the rest', () => {
    const now = solo({
      ...RESCUE,
      ...EIGHT,
      phase: { name: 'rescue', turn: 0, passed: [false], rescued: [], over: false },
      players: [RICH],
      sister: { next: 174, left: 2 },
    });
    const after = act(now, [0, 'C01-B@4,3/0'], [0, 'end']);
    expect(took(after)).toEqual(['C06-B', 'C05-B']); // cat 5, then cat 4 of the closed-up row
    expect(after.state.phase).toMatchObject({ name: 'rescue', turn: 0 });
    const passed = act(now, [0, 'pass']);
    expect([passed.state.sister?.left, took(passed).length, passed.state.phase.name]).toEqual([0, 4, 'rare']);
  });

  test('[O4] a missing position means the last; an empty row gives nothing', () => {
    expect(took(herCard(181, { oshax: ['O4', 'O6', 'O1'] }))).toEqual(['C07-B', 'O6']); // cat 7, oshax 2
    expect(took(herCard(195, { left: ['C01-B', 'C02-B'], right: [] }))[0]).toBe('C02-B'); // cat 8
    expect(took(herCard(174, { left: [], right: [] }))).toEqual([]);
  });

  test('[O4] rare treasures lie by shape, common ones by kind', () => {
    const rare = ['R-S#1', 'R-T#1', 'R-S#2', 'R-O#1'];
    expect(took(herCard(180, { rare }))[1]).toBe('R-T#1'); // rare 2
    const first = herCard(182, { rare }); // rare 1: one of two equal tiles is taken, and the shape keeps its place
    expect([took(first)[1], first.state.rare]).toEqual(['R-S#2', ['R-S#1', 'R-T#1', 'R-O#1']]);
    expect(took(herCard(184, { rare }))[1]).toBe('R-O#1'); // rare 5: the last
    expect(herCard(175).state.common).toEqual([4, 5, 5, 5]);
    expect(took(herCard(175, { common: [0, 5, 5, 5] }))).toEqual(['C06-B']);
  });

  test('[O4] swaps, also where positions are missing', () => {
    const swapped = herCard(192); // swap 1 and 6, then cat 2
    expect([swapped.state.left, swapped.state.right]).toEqual([
      ['C06-B', 'C03-B', 'C04-B'],
      ['C05-B', 'C01-B', 'C07-B', 'C08-B'],
    ]);
    const few = herCard(192, { left: ['C01-B', 'C02-B'], right: ['C03-B'] });
    expect(eventsOf(few.events, 'sister-swapped')[0]?.tiles).toEqual(['C01-B', 'C03-B']);
    expect(eventsOf(herCard(192, { left: ['C01-B'], right: [] }).events, 'sister-swapped')).toEqual([]);
  });

  test('[O4] a cat that is moved or added goes to the end of its row', () => {
    const now = solo({
      ...EIGHT,
      phase: { name: 'rescue', turn: 0, passed: [false], rescued: [], over: false },
      pending: [],
      players: [{ ...RICH, hand: [77] }],
    });
    const moved = act(now, [0, 'play:77'], [0, 'move:C05-B'], [0, 'done']);
    expect(moved.state.left).toEqual(['C01-B', 'C02-B', 'C03-B', 'C04-B', 'C05-B']);
  });

  test('[O5] each night another colour; all five on the last day', () => {
    const now = idle(table({ seats: 1 }), ({ state }) => state.day === 5);
    expect(now.state.sister?.colours).toHaveLength(5);
    expect(rules.actors(now.state)).toEqual([0]);
  });

  test('[O6] her score: colours, lessons, the doubled one; yours with halved public lessons', () => {
    const tiles = boat(one('B', 4, 2), one('B', 5, 2), one('G', 8, 2));
    const now = solo({
      players: [{ tiles, fish: 2, lessons: [113, 121] }],
      publicLessons: [
        { card: 145, by: 0, colour: 'B' },
        { card: 144, by: 0, colour: 'G' },
      ],
      sister: { colours: ['R', 'G', 'B'], lessons: [200, 204, 207, 206] },
    });
    expect(pointsFor(now, 'sister-colour')).toBe(4 + 2 * 3);
    const lessons = scored(now).lines.filter(({ what }) => what === 'sister-lesson');
    expect(lessons.map(({ points, with: d }) => [d?.['card'], points])).toEqual([
      ['200', 8],
      ['207', 6],
      ['206', 5],
      ['204', 8],
    ]);
    expect(pointsFor(now, 'public-lesson')).toBe(1); // 0 and half of 1, rounded up
    expect(scored(now).winners).toEqual([]);
    expect(scored(now).scores).toEqual([-19 - 35 + 1]);
    const alone = solo({ sister: { lessons: [204], colours: [] } });
    expect(pointsFor(alone, 'sister-lesson')).toBe(0);
    // An empty boat costs 54 points and the sister has none: a tie with her is not a win.
    const winnersWith = (points: number) =>
      scored(solo({ players: [{ points }], sister: { lessons: [], colours: [] } })).winners;
    expect([winnersWith(54), winnersWith(55)]).toEqual([[], [0]]);
  });

  test('[O6][S3] alone the largest family needs seven cats; first means before the sister', () => {
    const points = [6, 7].map((n) =>
      [true, false].map((first) =>
        pointsFor(
          solo({ players: [{ tiles: blueRun(n), lessons: [121, 119] }], sister: { first } }),
          'private-lesson',
        ),
      ),
    );
    expect(points).toEqual([
      [0, 7],
      [10, 17],
    ]);
  });

  test('[O6] her lessons look at your boat', () => {
    const blue = [one('B', 4, 2), one('B', 5, 2), one('B', 6, 2)];
    expect([herLesson(197), herLesson(197, one('B', 4, 2), 'T1#1@5,2/0')]).toEqual([25, 20]);
    expect([herLesson(198, ...blue), herLesson(198, ...blue.slice(1))]).toEqual([6, 0]);
    expect([
      herLesson(199),
      herLesson(200),
      herLesson(201),
      herLesson(202),
      herLesson(203),
      herLesson(205),
      herLesson(206, ...blue, one('R', 7, 2)),
    ]).toEqual([10, 12, 95, 0, 25, 0, 5]);
    expect([
      herLesson(207),
      herLesson(208, ...blue),
      herLesson(209, ...blue),
      herLesson(210, 'T1#1@5,2/0'),
      herLesson(211, ...blue),
    ]).toEqual([3, 8, 0, 3, 9]);
    expect([
      herLesson(212, 'T1#1@7,0/0'),
      herLesson(213, ...blue),
      herLesson(214, one('B', 8, 0)),
      herLesson(215),
    ]).toEqual([4, 5, 1, 25]);
  });
});

describe('family mode', () => {
  test('[F1] three lessons each, keep two; nothing else in hand', () => {
    const { state } = table({ options: FAMILY, seats: 4 });
    expect(state.players.map(({ packet, fish, baskets }) => [packet.length, fish, baskets])).toEqual(
      Array.from({ length: 4 }, () => [3, 0, 0]),
    );
    expect([state.oshax, state.deck.length, state.events]).toEqual([[], 6, []]);
    expect(table({ options: { ...FAMILY, events: true } }).state.events).toEqual([]);
    const now = idle(table({ options: FAMILY, seats: 4 }), (at) => at.state.phase.name === 'rescue');
    expect(now.state.players.map(({ lessons, packet }) => [lessons.length, packet.length])).toEqual(
      Array.from({ length: 4 }, () => [2, 0]),
    );
    expect(now.state.dropped).toHaveLength(4);
  });

  test('[F2] one free cat a turn, or pass; the first player becomes the last', () => {
    const filled = idle(table({ options: FAMILY, seats: 3 }), (at) => at.state.phase.name === 'rescue');
    expect(filled.state.left).toHaveLength(12);
    const taken = act(familyDay(), [0, 'C13-R@4,3/0']);
    expect(rules.actors(taken.state)).toEqual([1]);
    const night = act(taken, [1, 'pass'], [0, 'pass']);
    expect([night.state.day, night.state.order, night.state.left.length]).toEqual([2, [1, 0], 8]);
    expect(refusalOf(familyDay(), 0, 'play:67')).toBe('not-asked');
  });

  test('[F3] a map gives a common or a rare treasure', () => {
    const found = act(familyDay({ rare: ['R-O#1'] }), [0, 'C16-G@7,0/1']);
    expect(new Set(movesOf(found, 0).map((text) => text.split('@')[0]))).toEqual(
      new Set(['skip', 'T1', 'T2', 'T3L', 'T3I', 'R-O']),
    );
  });

  test('[F4] rare treasures count nothing, two lessons count, full rooms break ties', () => {
    const now = familyDay({ players: [{ tiles: boat('R-O#1@4,2/0'), lessons: [164, 166] }, {}] });
    expect(scored(now).lines.filter(({ seat, what }) => seat === 0 && what === 'rare')).toEqual([]);
    expect(pointsFor(now, 'family-lesson')).toBe(2 + 38);
    const full = boat('T2#1@20,3/1', 'T1#1@21,4/0', 'T1#2@20,5/0'); // fills the bow room, which brings five points
    const worse = familyDay({ players: [{ tiles: full }, { tiles: boat('rat@4,2/0') }] });
    expect(scored(worse).winners).toEqual([0]);
    expect(scored(familyDay()).winners).toEqual([0, 1]);
  });

  test('[F5] kittens for the first, beasts on day 1, seven more lessons', () => {
    const options = { ...FAMILY, kittens: true, beasts: true, lessons: 'ibc' as const };
    expect(table({ options, seats: 2 }).state.deck).toHaveLength(25 - 6);
    const first = idle(table({ options, seats: 2 }), (at) => at.state.phase.name === 'rescue').state;
    expect([
      first.left.length,
      first.right.filter((id) => id.startsWith('B')).length,
      first.kittens.length,
    ]).toEqual([4, 4, 4]);
    const now = familyDay({ options, kittens: ['K1-B', 'K2-R'], kittenBag: [] });
    const pair = act(now, [0, 'pair:K1-B+K2-R'], [0, 'K1-B@4,2/0'], [0, 'K2-R@5,2/0']);
    expect([you(pair).tiles.length, rules.actors(pair.state)]).toEqual([2, [1]]);
    expect(refusalOf(act(now, [0, 'pass']), 1, 'K1-B@4,2/0')).toBe('kittens-for-first');
    const free = new Set(['4,2', '5,2', '4,4']);
    const tiles = PLACES.flatMap(({ x, y }) => (free.has(`${x},${y}`) ? [] : boat(`T1#1@${x},${y}/0`)));
    const full = familyDay({ options, kittens: ['K1-B', 'K2-R'], kittenBag: [], players: [{ tiles }, {}] });
    const squeezed = act(full, [0, 'pair:K1-B+K2-R'], [0, 'K1-B@4,2/0']); // no room for the other
    expect([you(squeezed).fish, squeezed.state.kittens]).toEqual([0, ['K2-R']]);
    const friends = familyDay({
      options,
      players: [{ tiles: boat('B03@8,3/0', one('O', 11, 4), one('O', 12, 4), one('O', 13, 4)) }],
    });
    expect(pointsFor(friends, 'friendships')).toBe(5);
  });
});
