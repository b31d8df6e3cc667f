import {
  isRefusal,
  type WithAudience,
  type EarlyEnd,
  type Entry,
  type Game,
  type Header,
  type HowEnded,
  type Input,
  type Kind,
  type Millis,
  type Refusal,
  type Scene,
  type Seat,
  type Step,
  type Viewer,
} from './game.ts';
import { outcomeAt, readEnd } from './early-end.ts';
import { awaitedSeats } from './abilities.ts';
import { isSameDeal, rngAt, watched } from './random.ts';
import { readPress } from './press.ts';
import { readTakeback } from './takeback.ts';

/** A step with its number and time in the match. */
export interface Position<K extends Kind> extends Step<K> {
  readonly seq: number;
  readonly at: Millis;
  readonly ended?: EarlyEnd; // the match ended here although its rules go on
  readonly chances?: number; // with a seed for the same deal: the random numbers used since the setup
}

/** Refusals that every game shares. */
export type CommonRefusal =
  | 'not-your-turn'
  | 'match-over'
  | 'clock-first'
  | 'clock-not-due'
  | 'time-runs-backwards';
const refuse = (why: CommonRefusal): Refusal => ({ why });

export const start = <K extends Kind>(game: Game<K>, header: Header<K>): Position<K> =>
  startFrom<K>(game.setup(header.seats, header.options, rngAt(header.seed, 0)));

/**
 * Begins a match at the state and time of another match. The time is kept because a state may contain times.
 */
export const startFrom = <K extends Kind>(state: K['state'], at: Millis = 0): Position<K> => ({
  seq: 0,
  at,
  state,
  events: [],
});

/** The only way to change a match: it returns a refusal or the next position. */
export const play = <K extends Kind>(
  game: Game<K>,
  seed: string,
  now: Position<K>,
  input: Input<K['move']>,
): Position<K> | Refusal => {
  const no = refusal(game, now, input);
  if (no) return no;
  const seq = now.seq + 1;
  if (isSameDeal(seed)) return dealt(game, seed, now, input);
  const { state, events } = game.apply(now.state, input, rngAt(seed, seq));
  return { state, events, seq, at: input.at }; // no spread here: it halved the speed of quick games
};

/** Random numbers are counted, not steps: so what is answered in between does not change which card comes next. */
const dealt = <K extends Kind>(
  game: Game<K>,
  seed: string,
  now: Position<K>,
  input: Input<K['move']>,
): Position<K> => {
  let chances = now.chances ?? 0;
  const dice = { int: (below: number) => rngAt(seed, ++chances).int(below) };
  const { state, events } = game.apply(now.state, input, dice);
  return { state, events, seq: now.seq + 1, at: input.at, chances };
};

/** The reason why this input would be refused now, or null. */
export const refusal = <K extends Kind>(
  game: Game<K>,
  now: Position<K>,
  input: Input<K['move']>,
): Refusal | null => {
  if (now.ended ?? game.outcome(now.state)) return refuse('match-over');
  if (!(input.at >= now.at)) return refuse('time-runs-backwards');
  const due = game.due(now.state);
  if (input.by === 'clock') return due !== null && input.at >= due ? null : refuse('clock-not-due');
  // A move that arrives after the deadline must not be played before the deadline is handled.
  if (due !== null && input.at >= due) return refuse('clock-first');
  if (!game.actors(now.state).includes(input.by)) return refuse('not-your-turn');
  return game.check(game.view(now.state, input.by), input.by, input.move);
};

/** Every clock event that is due by `at`, one position each. */
export function* clockSteps<K extends Kind>(
  game: Game<K>,
  seed: string,
  from: Position<K>,
  at: Millis,
): Generator<Position<K>> {
  for (let now = from; ;) {
    const due = outcomeAt(game, now) ? null : game.due(now.state);
    if (due === null || due > at) return;
    const next = play(game, seed, now, { by: 'clock', at: Math.max(due, now.at) });
    if (isRefusal(next)) return;
    yield (now = next);
  }
}

/** The only place that builds the scene of a viewer, so there is one place to look for a leak. */
export const scene = <K extends Kind>(game: Game<K>, now: Position<K>, viewer: Viewer): Scene<K> => ({
  seq: now.seq,
  at: now.at,
  view: game.view(now.state, viewer),
  actors: now.ended ? [] : game.actors(now.state),
  awaiting: now.ended ? [] : awaitedSeats(game, now.state),
  due: now.ended ? null : game.due(now.state, viewer),
  outcome: outcomeAt(game, now),
  events: eventsFor(now.events, viewer),
});

/** The events of a step that this viewer may know. */
export const eventsFor = <E extends object>(events: readonly WithAudience<E>[], viewer: Viewer): E[] =>
  events
    .filter(({ only }) => !only || (viewer !== 'spectator' && only.includes(viewer)))
    // Removes `only`, because a viewer must not learn which other seats were sent an event.
    .map((event) => {
      const { only: _others, ...open } = event;
      return open as unknown as E;
    });

/** The legal moves of this seat now; none if it is not its turn. */
export const legal = <K extends Kind>(game: Game<K>, { view, actors }: Scene<K>, seat: Seat): K['move'][] =>
  actors.includes(seat)
    ? [...game.candidates(view, seat)].filter((move) => !game.check(view, seat, move))
    : [];

/**
 * The view after a move, if it is certain: the move uses no random numbers and all imagined worlds agree. A
 * move with a preview teaches its player nothing, so it may also be taken back. Two worlds can agree by
 * chance: use eight before a takeback.
 */
export const preview = <K extends Kind>(
  game: Game<K>,
  now: Scene<K>,
  by: Seat,
  move: K['move'],
  worlds: number = 2,
): Scene<K> | null => {
  if (!now.actors.includes(by) || game.check(now.view, by, move)) return null;
  let seen: Scene<K> | null = null;
  let bytes = '';
  for (let world = 0; world < worlds; world++) {
    const dice = watched(rngAt(`preview ${world}`, 1));
    const state = game.determinize(now.view, by, rngAt(`preview ${world}`, 0));
    const step = game.apply(state, { by, at: now.at, move }, dice);
    if (dice.touched) return null;
    const imagined = scene(game, { ...step, seq: now.seq + 1, at: now.at }, by);
    const text = JSON.stringify(imagined);
    if (world > 0 && text !== bytes) return null;
    [seen, bytes] = [imagined, text];
  }
  return seen;
};

/**
 * The notation of a move, or null if this reader may not know it: until the end it could reveal secrets of
 * its player.
 */
export const moveFor = ({ by, move, at }: Entry, reader: Viewer, over: boolean): string | null =>
  (over || by === reader) && move !== null ? readPress(move, at).text : null;

/** Thrown for an entry that cannot follow the entries before it. */
export class BrokenEntry extends Error {
  readonly entry: Entry;
  readonly refusal: Refusal;
  constructor(entry: Entry, why: Refusal) {
    super(`entry ${entry.seq} is refused: ${why.why}`);
    this.entry = entry;
    this.refusal = why;
  }
}

/** The positions that led to the current one, oldest first, without those that were taken back. */
export type Positions<K extends Kind> = readonly [Position<K>, ...Position<K>[]];

export const present = <K extends Kind>(positions: Positions<K>): Position<K> =>
  positions.at(-1) ?? positions[0];

/**
 * Every position of a recorded match, beginning with the one before any entry. Throws BrokenEntry at the
 * first impossible entry.
 */
export function* replay<K extends Kind>(
  game: Game<K>,
  seed: string,
  from: Position<K>,
  entries: Iterable<Entry>,
): Generator<Position<K>> {
  const positions: [Position<K>, ...Position<K>[]] = [from];
  yield from;
  for (const entry of entries) {
    const followed = follow(game, seed, positions, entry);
    addTo(positions, followed);
    yield followed.next;
  }
}

/** The position after an entry, and how many of the positions before it are still part of the match. */
export interface Followed<K extends Kind> {
  readonly kept: number;
  readonly next: Position<K>;
}

/** Applies one entry, and changes nothing. Throws BrokenEntry if it cannot follow the entries before it. */
export const follow = <K extends Kind>(
  game: Game<K>,
  seed: string,
  positions: Positions<K>,
  entry: Entry,
): Followed<K> => {
  const now = present(positions);
  if (entry.seq !== now.seq + 1) throw new BrokenEntry(entry, { why: 'entry-out-of-order' });
  if (now.ended) throw new BrokenEntry(entry, refuse('match-over'));
  const to = readTakeback(entry.move);
  if (to !== null) return goBack(positions, entry, to);
  const how = readEnd(entry.move);
  if (how !== null) return { kept: positions.length, next: endEarly(game, now, entry, how) };
  const input = inputOf(game, entry);
  const next = isRefusal(input) ? input : play(game, seed, now, input);
  if (isRefusal(next)) throw new BrokenEntry(entry, next);
  return { kept: positions.length, next };
};

/**
 * Adds a position to the list itself: a copy per entry would take time in proportion to the square of the
 * length of the match.
 */
export const addTo = <K extends Kind>(
  positions: [Position<K>, ...Position<K>[]],
  { kept, next }: Followed<K>,
): void => {
  positions.length = kept;
  positions.push(next);
};

const goBack = <K extends Kind>(positions: Positions<K>, entry: Entry, to: number): Followed<K> => {
  const index = positions.findIndex(({ seq }) => seq === to);
  const then = positions[index];
  if (!then || index === positions.length - 1) throw new BrokenEntry(entry, { why: 'nothing-to-take-back' });
  return { kept: index, next: { ...then, seq: entry.seq, at: entry.at, events: [] } };
};

const endEarly = <K extends Kind>(
  game: Game<K>,
  now: Position<K>,
  entry: Entry,
  how: HowEnded,
): Position<K> => {
  const { seq, at, by } = entry;
  if (by === 'clock') throw new BrokenEntry(entry, { why: 'unreadable-move' });
  if (game.outcome(now.state)) throw new BrokenEntry(entry, refuse('match-over'));
  if (!(at >= now.at)) throw new BrokenEntry(entry, refuse('time-runs-backwards'));
  return { state: now.state, events: [], seq, at, ended: { how, by } };
};

const inputOf = <K extends Kind>(game: Game<K>, { at, by, move }: Entry): Input<K['move']> | Refusal => {
  if (by === 'clock') return { by, at };
  const { text, ...pressed } = readPress(move ?? '', at);
  const read = game.read(text);
  return read === null ? { why: 'unreadable-move' } : { by, at, move: read, ...pressed };
};
