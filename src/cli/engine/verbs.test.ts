// @module-tag slow
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findGames } from '../../catalogue/find-games.ts';
import { engine } from '../testing/clowder.ts';
import {
  aMatch,
  first,
  firstSeat,
  fresh,
  game,
  levels,
  oks,
  opening,
  openingMoves,
  position,
  rules,
  seats,
  whys,
} from '../testing/opening.ts';

describe('every verb', () => {
  test('games: lists the catalogue', () => {
    const [listed] = oks({ do: 'games' });
    expect((listed as { id: string }[]).map(({ id }) => id)).toEqual(findGames());
    expect(listed).toContainEqual({
      id: game,
      version: rules.version,
      seats: rules.seats,
      options: rules.options,
    });
  });

  test('new: publishes the hash of the seed', () => {
    const hash = createHash('sha256').update('a seed').digest('hex');
    expect(oks(fresh)).toEqual([{ seq: 0, commitment: hash }]);
    expect(oks({ ...fresh, seed: 42 })).toEqual(oks({ ...fresh, seed: '42' }));
    const [one, another] = oks({ ...fresh, seed: undefined }, { ...fresh, seed: undefined });
    expect(one).not.toEqual(another);
  });

  test('actors, legal, check, play, outcome', () => {
    expect(openingMoves).toEqual([...new Set(openingMoves)]);
    const [, actors, check, played, outcome, stillLegal] = oks(
      fresh,
      { do: 'actors' },
      { do: 'check', seat: firstSeat, move: opening },
      { do: 'play', seat: firstSeat, move: opening },
      { do: 'outcome' },
      { do: 'legal', seat: firstSeat },
    );
    expect(actors).toEqual([firstSeat]);
    expect(check).toBeNull();
    expect(played).toMatchObject({ seq: 1, events: expect.any(Array) as unknown });
    expect(outcome).toBeNull();
    expect(stillLegal).toEqual([]);
  });

  test('scene and draw, for every seat and the spectator', () => {
    for (const as of [0, seats - 1, 'spectator']) {
      const [, scene, drawn] = oks(fresh, { do: 'scene', as }, { do: 'draw', as });
      expect(scene).toMatchObject({ seq: 0, at: 0, actors: [firstSeat], outcome: null, events: [] });
      expect(scene).toMatchObject({ awaiting: [firstSeat], asked: [firstSeat] }); // the second is the name in release 0.1
      expect(drawn).toBe(rules.draw((scene as { view: unknown }).view));
    }
  });

  test('position: sets up and returns a position, if the game has position texts', () => {
    if (!position) return;
    const [, , text] = oks(fresh, { do: 'play', seat: firstSeat, move: opening }, { do: 'position' });
    const [set, again, record] = oks({ do: 'position', game, text }, { do: 'position' }, { do: 'record' });
    expect(set).toEqual({ seq: 0 });
    expect(again).toBe(text);
    expect(record).toContain(`\nposition ${JSON.stringify(text)}\n`);
    const [, reloaded] = oks({ do: 'load', text: record }, { do: 'record' });
    expect(reloaded).toBe(record);
  });

  test('the last moment a match can have is one its record can hold', () => {
    const [, , text] = oks(
      fresh,
      { do: 'play', seat: firstSeat, move: opening, at: 2 ** 53 },
      { do: 'record' },
    );
    expect(text).toContain(`\n1 9007199254740992 ${firstSeat} ${opening}\n`);
    expect(oks({ do: 'load', text })).toEqual([{ seq: 1 }]);
    expect(whys({ do: 'load', text: String(text).replace('9007199254740992', '9007199254740994') })).toEqual([
      'unreadable-entry',
    ]);
  });

  test('tick: does nothing if nothing is due', () => {
    if (rules.due(first.state) !== null) return;
    expect(oks(fresh, { do: 'tick', at: 1e9 })[1]).toEqual({ seq: 0, events: [] });
  });

  test('bot: every level makes a legal move, even with almost no time', () => {
    const [, ...choices] = oks(
      fresh,
      ...levels.map((_, i) => ({ do: 'bot', seat: firstSeat, level: i + 1, ms: 20 })),
      { do: 'bot', seat: firstSeat, ms: 1 },
    );
    for (const choice of choices) expect(openingMoves).toContain((choice as { move: string }).move);
  });

  test('perft and playouts: the fast engine and the plain rules agree', () => {
    const [, none, one, slowly, quick, plain] = oks(
      fresh,
      { do: 'perft', depth: 0 },
      { do: 'perft', depth: 2 },
      { do: 'perft', depth: 2, slow: true },
      { do: 'playouts', ms: 1, seed: 7 },
      { do: 'playouts', ms: 1, slow: true },
    );
    expect(none).toBe(1);
    expect(one).toBe(slowly);
    for (const count of [quick, plain] as { matches: number; moves: number; ms: number }[]) {
      expect(count.matches).toBeGreaterThan(0);
      expect(count.moves).toBeGreaterThan(count.matches);
      expect(count.ms).toBeGreaterThanOrEqual(1);
    }
  });

  test('record and load: a match and its text are the same thing', () => {
    const match = aMatch();
    const whole = oks(...match, { do: 'record' }, { do: 'outcome' }, { do: 'scene', as: 0 });
    const [text, outcome, scene] = whole.slice(-3);
    expect(text).toMatch(/\nresult winners .+\n$/);
    const [loaded, record, sameOutcome, sameScene] = oks(
      { do: 'load', text },
      { do: 'record' },
      { do: 'outcome' },
      { do: 'scene', as: 0 },
    );
    expect(loaded).toEqual({ seq: match.length - 1 });
    expect([record, sameOutcome, sameScene]).toEqual([text, outcome, scene]);
    const after = [
      { do: 'load', text },
      { do: 'play', seat: firstSeat, move: opening },
      { do: 'bot', seat: firstSeat },
      { do: 'playouts', ms: 5 },
    ];
    expect(whys(...after)).toEqual([undefined, 'match-over', 'match-over', 'match-over']);
    const [, legal, check, deeper] = engine(
      { do: 'load', text },
      { do: 'legal', seat: 0 },
      { do: 'check', seat: 0, move: opening },
      { do: 'perft', depth: 1 },
    );
    expect(legal?.ok).toEqual([]);
    expect(check?.ok).toMatchObject({ why: 'match-over' });
    expect(deeper?.ok).toBe(0);
  });
});
