import { awaitedSeats } from './abilities.ts';
import { freeze } from './freeze.ts';
import {
  isRefusal,
  type Entry,
  type Game,
  type Header,
  type Input,
  type Kind,
  type Rng,
  type Scene,
  type Seat,
  type Viewer,
} from './game.ts';
import { legal, play, preview, refusal, replay, scene, start, type Position } from './match.ts';
import { LawBroken, bytes, copy, law, plain, same } from './law.ts';
import { pick, rngAt, shuffled } from './random.ts';
import { eventLaws, secrecyLaws, type Secrets } from './secrecy-laws.ts';

const NONSENSE = [
  '',
  ' ',
  '\u0000',
  '-',
  '+',
  'nonsense',
  '🐈',
  '__proto__',
  '9'.repeat(400),
  'a1\n',
  '{"a":1}',
  'end:resign', // the notation of an early end
  'back:1', // the notation of a takeback: if a game read it as a move, takebacks would be ambiguous
];

export interface LawReport {
  readonly record: readonly Entry[];
  readonly previews: number;
  readonly secrets: Readonly<Secrets>;
}

export interface Trial {
  readonly script?: readonly Entry[]; // entries to play instead of random ones, to reproduce a broken law
  readonly taken?: Entry[]; // collects the entries played
  /** How many viewers are tried at each step, chosen by lot; all if left out. With six seats, trying all takes most of the time. */
  readonly viewersAtOnce?: number;
}

/** Checks the laws that every game must obey, at every step of one random match. */
export const tryLaws = <K extends Kind>(
  game: Game<K>,
  header: Header<K>,
  limit: number = 5000,
  { script, taken: entries = [], viewersAtOnce = header.seats + 1 }: Trial = {},
): LawReport => {
  const luck = rngAt(`luck of ${header.seed}`, 0);
  const known = new Map<string, K['move']>();
  const all = viewers(header.seats);
  const first = freeze(start(game, header));
  law(same(first, start(game, header)), 'the same seed sets up the same match');
  let now = first;
  const rest = script && [...script];
  let previews = 0;
  const secrets = { hidden: 0, varied: 0 };
  while (!game.outcome(now.state)) {
    law(now.seq < limit, 'random play ends');
    stateLaws(game, header.seats, now);
    const choices = choicesAt(game, now);
    const tried = someOf(all, viewersAtOnce, luck);
    for (const viewer of tried) secrecyLaws(game, now, viewer, luck, secrets);
    for (const choice of choices) moveLaws(game, choice, known);
    refusalLaws(game, header, now, choices);
    const input = freeze(rest ? nextOf(game, now, rest) : anyInput(game, now, choices, luck));
    if (!input) return { record: entries, previews, secrets };
    entries.push(entryOf(game, now, input));
    const guess =
      input.by === 'clock'
        ? null
        : preview(game, { ...scene(game, now, input.by), at: input.at }, input.by, input.move);
    const next = stepLaws(game, header, now, input);
    const able = choices.find(({ seat }) => seat === input.by)?.moves ?? [];
    for (const viewer of tried) eventLaws(game, header.seed, now, { input, able }, next, viewer, luck);
    if (guess && input.by !== 'clock') {
      previews++;
      law(same(guess, scene(game, next, input.by)), 'a preview shows what then happens', () =>
        game.write(input.move),
      );
    }
    now = next;
  }
  law(plain(now.state), 'a state is plain JSON');
  for (const viewer of all) secrecyLaws(game, now, viewer, luck, secrets);
  endLaws(game, header, first, now, entries);
  return { record: entries, previews, secrets };
};

const viewers = (seats: number): Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'spectator',
];

/**
 * By lot: viewers that took turns could be in step with a game whose phases take turns too, so that some
 * phase never met some viewer.
 */
const someOf = <T>(all: readonly T[], count: number, luck: Rng): readonly T[] =>
  count < all.length ? shuffled(luck, all).slice(0, count) : all;

const stateLaws = <K extends Kind>(game: Game<K>, seats: number, { state }: Position<K>): void => {
  law(plain(state), 'a state is plain JSON');
  const actors = game.actors(state);
  law(actors.every(atTable(seats)), 'actors sit at the table');
  law(new Set(actors).size === actors.length, 'a seat acts once or not at all');
  law(
    awaitedSeats(game, state).every((seat) => actors.includes(seat)),
    'the match waits only for actors',
  );
};

/** The scene of an actor and its legal moves, computed once for all laws of a step. */
interface Choice<K extends Kind> {
  readonly seat: Seat;
  readonly here: Scene<K>;
  readonly moves: readonly K['move'][];
}

const choicesAt = <K extends Kind>(game: Game<K>, now: Position<K>): Choice<K>[] => {
  const choices = game.actors(now.state).map((seat) => {
    const here = freeze(scene(game, now, seat));
    return { seat, here, moves: legal(game, here, seat) };
  });
  law(
    choices.some(({ moves }) => moves.length > 0) || game.due(now.state) !== null,
    'some actor has a move, or the clock is due',
  );
  return choices;
};

const atTable =
  (seats: number) =>
  (seat: Seat): boolean =>
    Number.isInteger(seat) && seat >= 0 && seat < seats;

/**
 * Texts close to a move. If `read` accepts one, `write` must give the same text, or one move would have two
 * notations.
 */
const slips = (text: string): string[] => [
  ` ${text}`,
  `${text} `,
  `${text}\n`,
  text.toUpperCase(),
  text.toLowerCase(),
  text.slice(1),
  text.slice(0, -1),
  text + text,
];

/**
 * `known` holds the moves of earlier steps by their texts: how a text is read depends on the text alone, so
 * once is enough, as long as it is the same move.
 */
const moveLaws = <K extends Kind>(
  game: Game<K>,
  { seat, here, moves }: Choice<K>,
  known: Map<string, K['move']>,
): void => {
  const texts = moves.map((move) => game.write(move));
  law(new Set(texts).size === texts.length, 'different moves have different texts');
  // A JSON copy loses everything that is not data, such as hidden references.
  law(same(legal(game, copy(here), seat), moves), 'legality depends on the view alone');
  texts.forEach((text, i) => {
    if (known.has(text))
      return law(same(known.get(text), moves[i]), 'different moves have different texts', () => text);
    known.set(text, moves[i]);
    const read = game.read(text);
    law(same(read, moves[i]), 'a written move reads back as itself', () => text);
    law(/^\S{1,200}$/.test(text), 'a written move is one short word', () => text);
    for (const slip of slips(text)) {
      const misread = game.read(slip);
      law(misread === null || game.write(misread) === slip, 'a move has one text only', () => bytes(slip));
    }
  });
};

/** Refused input changes nothing: the position is frozen, so that a change would throw. */
const refusalLaws = <K extends Kind>(
  game: Game<K>,
  { seed, seats }: Header<K>,
  now: Position<K>,
  choices: readonly Choice<K>[],
): void => {
  for (const text of NONSENSE) law(game.read(text) === null, 'nonsense is not a move', () => bytes(text));
  const actors = game.actors(now.state);
  const move = choices.map(({ moves }) => moves[0]).find((some) => some !== undefined);
  for (const seat of move === undefined ? [] : [...viewers(seats), seats, -1, 0.5]) {
    if (seat === 'spectator' || actors.includes(seat)) continue;
    law(
      isRefusal(play(game, seed, now, { by: seat, at: now.at, move })),
      'only an actor may act',
      () => `seat ${seat}`,
    );
  }
  law(
    isRefusal(play(game, seed, now, { by: 'clock', at: (game.due(now.state) ?? Infinity) - 1 })),
    'the clock strikes only when due',
  );
};

/** A random legal move of any actor at a random time, or the clock. */
const anyInput = <K extends Kind>(
  game: Game<K>,
  now: Position<K>,
  choices: readonly Choice<K>[],
  luck: Rng,
): Input<K['move']> => {
  const able = choices.filter(({ moves }) => moves.length > 0);
  const due = game.due(now.state);
  const at = now.at + luck.int(1500);
  if (due !== null && (at >= due || !able.length)) return { by: 'clock', at: Math.max(due, now.at) };
  const { seat: by, moves } = pick(luck, able);
  return { by, at, move: pick(luck, moves) };
};

/** The next entry of a script that is possible here. Entries that are not possible are skipped. */
const nextOf = <K extends Kind>(game: Game<K>, now: Position<K>, rest: Entry[]): Input<K['move']> | null => {
  for (let entry = rest.shift(); entry; entry = rest.shift()) {
    const at = Math.max(entry.at, now.at);
    const move = entry.move === null ? null : game.read(entry.move);
    const input = entry.by === 'clock' ? { by: entry.by, at } : { by: entry.by, at, move };
    if (!refusal(game, now, input)) return input;
  }
  return null;
};

const entryOf = <K extends Kind>(game: Game<K>, { seq }: Position<K>, input: Input<K['move']>): Entry => ({
  seq: seq + 1,
  at: input.at,
  by: input.by,
  move: input.by === 'clock' ? null : game.write(input.move),
});

const stepLaws = <K extends Kind>(
  game: Game<K>,
  { seed }: Header<K>,
  now: Position<K>,
  input: Input<K['move']>,
): Position<K> => {
  const next = play(game, seed, now, input);
  if (isRefusal(next)) throw new LawBroken(`what is legal is accepted: ${next.why}`);
  law(same(play(game, seed, copy(now), input), next), 'the same input gives the same step');
  return freeze(next);
};

/** Laws about the end of every match. */
export const endLaws = <K extends Kind>(
  game: Game<K>,
  { seed, seats }: Header<K>,
  first: Position<K>,
  last: Position<K>,
  entries: readonly Entry[],
): void => {
  const outcome = game.outcome(last.state);
  if (!outcome) throw new LawBroken('a match that has ended has an outcome');
  law(game.actors(last.state).length === 0 && game.due(last.state) === null, 'nothing happens after the end');
  law(outcome.scores.length === seats, 'every seat has a score');
  law(outcome.winners.every(atTable(seats)), 'winners sit at the table');
  law(new Set(outcome.winners).size === outcome.winners.length, 'a winner wins once');
  law(
    outcome.lines.every(({ seat }) => atTable(seats)(seat)),
    'score lines are for seats at the table',
  );
  law(same([...replay(game, seed, first, copy(entries))].at(-1), last), 'the record replays to the same end');
};
