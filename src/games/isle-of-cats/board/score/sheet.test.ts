import { describe, expect, test } from 'vitest';
import type { Position } from '../../../../kernel/match.ts';
import rules from '../../rules/game.ts';
import { scoreParts, sisterParts, sumOf } from '../../rules/score.ts';
import { FAMILY, STANDARD, boat, playOut, table } from '../../rules/table.testing.ts';
import type { Isle } from '../../rules/state/types.ts';
import words from '../../words/en/words.ts';
import { finalScore } from './final.ts';
import { sheetOf, sisterSheet } from './sheet.ts';

describe('the live score', () => {
  const course = playOut(2, { ...STANDARD, kittens: true, beasts: true, events: true }, 'live');

  test('is the true score for its own player, at every moment', () => {
    for (const { state } of course.filter((_, i) => i % 25 === 0))
      for (const seat of [0, 1])
        expect(sheetOf(rules.view(state, seat), seat).total).toBe(sumOf(scoreParts(state, seat)));
  });

  test('leaves out the hidden lessons of a rival, and shows their number', () => {
    const { state } = course.findLast(
      (position) => !rules.outcome(position.state) && (position.state.players[0]?.lessons.length ?? 0) > 0,
    ) as Position<Isle>;
    const seen = sheetOf(rules.view(state, 1), 0);
    expect(seen.hidden).toBe(state.players[0]?.lessons.length);
    expect(seen.entries.some((entry) => entry.of === 'lesson' && entry.kind === 'private')).toBe(false);
    const open = scoreParts(state, 0).filter(({ what }) => what !== 'private-lesson');
    expect(seen.total).toBe(sumOf(open));
  });

  test('counts a rival’s private lessons where everybody may: a public lesson that pays for them', () => {
    const { state } = table({
      players: [{ lessons: [113, 114] }],
      publicLessons: [{ card: 147, by: 0, colour: null }],
    });
    const lesson = sheetOf(rules.view(state, 1), 0).entries.find(({ of }) => of === 'lesson');
    expect(lesson?.points).toBe(4);
  });

  test('explains: families with their worth, and the room that is nearly full', () => {
    const tiles = boat('C16-B@4,2/1', 'C09-B@4,3/0', 'K1-B@9,2/0', 'T2@20,3/1', 'T1@21,4/0');
    const { state } = table({ players: [{ tiles }] });
    const { entries } = sheetOf(rules.view(state, 0), 0);
    expect(entries[0]).toEqual({
      of: 'families',
      points: 8,
      sizes: [{ colour: 'B', count: 3, points: 8 }],
      near: null,
    });
    expect(entries.find(({ of }) => of === 'rooms')).toMatchObject({ near: { room: 'p', left: 1 } });
    const empty = sheetOf(rules.view(table().state, 0), 0).entries;
    expect(
      empty.find(({ of }) => of === 'rooms'),
      'a small empty room is not nearly full',
    ).toMatchObject({ near: null });
  });
});

describe('the final table', () => {
  test.each([
    ['two players with everything', 2, { ...STANDARD, kittens: true, beasts: true, events: true }],
    ['a family', 3, FAMILY],
    ['alone', 1, STANDARD],
  ] as const)('adds up: %s', (name, seats, options) => {
    const { state } = playOut(seats, options, name).at(-1) as Position<Isle>;
    const outcome = rules.outcome(state);
    if (!outcome) throw new Error('not over');
    const { rows, others } = finalScore(outcome, words.board.score);
    const totals = [...outcome.scores, ...others].map((_, column) =>
      rows.reduce((sum, { points }) => sum + (points[column] ?? 0), 0),
    );
    const hers = others.length ? [sumOf(sisterParts(state))] : [];
    expect(totals).toEqual([...outcome.scores, ...hers]);
    expect(sisterSheet(rules.view(state, 0))?.total ?? null).toBe(hers[0] ?? null);
  });
});
