import { isRefusal, type Outcome, type Seat } from '../../../kernel/game.ts';
import { legal, play, scene, start, startFrom, type Position } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import rules from './game.ts';
import { STANDARD, stateOf, type Setting } from './setting.ts';
import type { Isle, Options, Player, State } from './state/types.ts';

export { boat, RESCUE, STANDARD, stateOf, type Setting } from './setting.ts';

/** For tests: plays moves given as text, and reads the result. */

export const FAMILY: Options = { ...STANDARD, mode: 'family' };

/** A position in the middle of a match. */
export const table = (setting: Setting = {}): Position<Isle> => startFrom<Isle>(stateOf(setting));

export const RARE: Pick<State, 'phase' | 'pending'> = {
  phase: { name: 'rare', turn: 0, passed: [false, false], over: false },
  pending: [],
};
export const RICH: Partial<Player> = { fish: 40, baskets: 5, packet: [], kept: [] };

const SEED = 'isle';

export const act = (from: Position<Isle>, ...moves: readonly (readonly [Seat, string])[]): Position<Isle> =>
  moves.reduce((now, [seat, text]) => {
    const next = attempt(now, seat, text);
    if (typeof next === 'string') throw new Error(`${text} is refused: ${next}`);
    return { ...next, events: [...now.events, ...next.events] };
  }, from);

const attempt = (now: Position<Isle>, seat: Seat, text: string): Position<Isle> | string => {
  const move = rules.read(text);
  if (!move) return 'unreadable';
  const next = play(rules, SEED, now, { by: seat, at: now.at, move });
  return isRefusal(next) ? next.why : next;
};

/** Why a move is refused, or null. */
export const refusalOf = (now: Position<Isle>, seat: Seat, text: string): string | null => {
  const next = attempt(now, seat, text);
  return typeof next === 'string' ? next : null;
};

export const movesOf = (now: Position<Isle>, seat: Seat): string[] =>
  legal(rules, scene(rules, now, seat), seat).map((move) => rules.write(move));

export const you = ({ state }: Position<Isle>, seat: Seat = 0): Player => state.players[seat] as Player;

/** The outcome if the match ended here. */
export const scored = ({ state }: Position<Isle>): Outcome => {
  const outcome = rules.outcome({ ...state, phase: { name: 'over' }, pending: [] });
  if (!outcome) throw new Error('no outcome');
  return outcome;
};

/** The points of all lines of one kind that a seat has. */
export const pointsFor = (now: Position<Isle>, line: string, seat: Seat = 0): number =>
  scored(now)
    .lines.filter((one) => one.what === line && one.seat === seat)
    .reduce((sum, { points }) => sum + points, 0);

/** Continues with the first legal move of an awaited seat; prefers `pass`, `end`, `done`, `skip` and `ready`. */
export const idle = (from: Position<Isle>, until: (now: Position<Isle>) => boolean): Position<Isle> => {
  let now = from;
  for (let step = 0; step < 2000 && !until(now) && !rules.outcome(now.state); step++) {
    const [seat = 0] = rules.actors(now.state);
    const moves = movesOf(now, seat);
    const quiet = ['ready', 'pass', 'end', 'done', 'skip', 'buy:none'].find((word) => moves.includes(word));
    now = act({ ...now, events: [] }, [seat, quiet ?? moves[0] ?? '']);
  }
  return now;
};

/** All positions of a random match. */
export const playOut = (seats: number, options: Options, seed: string): Position<Isle>[] => {
  const rng = quickRng(seed.length);
  let now = start(rules, { game: rules.id, version: rules.version, seats, options, seed });
  const course = [now];
  while (!rules.outcome(now.state)) {
    const seat = rules.actors(now.state)[0] ?? 0;
    const moves = legal(rules, scene(rules, now, seat), seat);
    const move = moves[rng.int(moves.length)];
    const next = move ? play(rules, seed, now, { by: seat, at: now.at, move }) : null;
    if (!next || isRefusal(next)) throw new Error(`nobody goes on: ${next?.why ?? 'no move'}`);
    now = next;
    course.push(now);
  }
  return course;
};

/** The notation of a kitten of one cell at this place of a boat. */
export const one = (colour: string, x: number, y: number): string => `K1-${colour}@${x},${y}/0`;
