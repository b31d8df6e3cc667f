import { describe, expect, test } from 'vitest';
import { judged } from '../bots/judge.ts';
import { defined } from '../kernel/defined.ts';
import type { Kind, Rng, Seat } from '../kernel/game.ts';
import { bytes, copy } from '../kernel/law.ts';
import { legal, scene, start, type Position } from '../kernel/match.ts';
import { readOptions } from '../kernel/options.ts';
import { randomMove } from '../kernel/playout.ts';
import { pick, quickRng } from '../kernel/random.ts';
import { momentOf, type Moment } from '../review/moment.ts';
import { questionAt } from '../review/question.ts';
import { loadBuiltGame } from './built-games.testing.ts';
import { findGames, type LoadedGame } from './find-games.ts';

const MOMENTS = 6;
const WORK = 8;
const STEPS_AT_MOST = 120;

/** A few moments of a random match in which somebody has a move. */
const momentsOf = ({ game }: LoadedGame, seats: number, rng: Rng): Position<Kind>[] => {
  const header = {
    game: game.id,
    version: game.version,
    seats,
    options: readOptions(game),
    seed: `judge ${seats}`,
  };
  const all: Position<Kind>[] = [];
  let now: Position<Kind> = start(game, header);
  while (!game.outcome(now.state) && all.length < STEPS_AT_MOST) {
    all.push(now);
    const able = game.actors(now.state).flatMap((by) => {
      const move = randomMove(game, game.view(now.state, by), by, rng);
      return move === undefined ? [] : [{ by, move }];
    });
    const due = game.due(now.state);
    const at = able.length ? now.at : Math.max(now.at, due ?? 0);
    const input = able.length ? { ...pick(rng, able), at } : { by: 'clock' as const, at };
    now = { ...game.apply(now.state, input, rng), seq: now.seq + 1, at };
  }
  return Array.from({ length: MOMENTS }, () => pick(rng, all));
};

/**
 * The moment of a review at a position, for one reader: with their decision; of the decisions of others only the chances of the reader,
 * because marks of others are made from what those knew. The chances do not depend on which other seat decides, or what.
 */
const reviewed = ({ game, judge }: LoadedGame, from: Position<Kind>, reader: Seat, seats: number): string => {
  const momentFor = (by: Seat | null): Moment => {
    const [move] = by === null ? [] : legal(game, scene(game, from, by), by);
    const entries = move === undefined ? [] : [{ seq: 1, at: from.at, by: by ?? 0, move: game.write(move) }];
    return momentOf(game, judge, questionAt(game, { seats, positions: [from], entries }, 0, reader), WORK);
  };
  const actors = game.actors(from.state);
  const others = [null, ...actors.filter((by) => by !== reader)].map(momentFor);
  return bytes({
    chances: [...new Set(others.map(({ chance, spread }) => bytes({ chance, spread })))],
    own: actors.includes(reader) ? momentFor(reader) : null,
  });
};

const games = await Promise.all(findGames().map(loadBuiltGame));

describe.each(games.map((loaded) => [loaded.game.id, loaded] as const))('the judge of %s', (_, loaded) => {
  const { game, judge } = loaded;
  const [least, most] = game.seats;

  test.each([...new Set([least, Math.min(3, most)])])(
    'depends only on what the seat may know, with %i seats',
    (seats) => {
      const rng = quickRng(seats);
      for (const position of momentsOf(loaded, seats, rng)) {
        const seat = rng.int(seats);
        const real = scene(game, position, seat);
        const imagined = game.determinize(real.view, seat, rng);
        const other = scene(game, { ...position, state: imagined }, seat);
        const also = legal(game, real, seat).slice(0, 1);
        const said = judged(judge, { scene: real, seat, seats, also }, WORK, quickRng(7));
        expect(bytes(judged(judge, { scene: copy(other), seat, seats, also }, WORK, quickRng(7)))).toBe(
          bytes(said),
        );
      }
    },
  );

  test.each([...new Set([least, Math.min(3, most)])])(
    'makes equal reviews of two worlds that a seat cannot tell apart, with %i seats',
    (seats) => {
      const rng = quickRng(50 + seats);
      for (const position of momentsOf(loaded, seats, rng).slice(0, MOMENTS / 2))
        for (let reader = 0; reader < seats; reader++) {
          const { view } = scene(game, position, reader);
          const other = { ...position, state: game.determinize(view, reader, rng) };
          const [own, imagined] = [position, other].map((world) => reviewed(loaded, world, reader, seats));
          expect(imagined).toBe(own);
        }
    },
  );

  test('gives chances that add up, and judges only legal moves, the best first', () => {
    const seats = Math.max(2, least);
    const rng = quickRng(9);
    for (const position of momentsOf(loaded, seats, rng)) {
      const [seat = 0] = game.actors(position.state);
      const here = scene(game, position, seat);
      const { chances, spread, moves } = judged(judge, { scene: here, seat, seats }, WORK, rng);
      expect(chances).toHaveLength(seats);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
      expect(spread).toBeGreaterThanOrEqual(0);
      const allowed = new Set(legal(game, here, seat).map((move) => game.write(move)));
      for (const { move } of moves) expect(allowed).toContain(game.write(move));
      const ranked = moves.map(({ chance }) => chance);
      expect(ranked).toEqual(ranked.toSorted((a, b) => b - a));
      expect(ranked.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
      expect(ranked[0] ?? chances[seat]).toBeCloseTo(defined(chances[seat]), 6);
    }
  });
});
