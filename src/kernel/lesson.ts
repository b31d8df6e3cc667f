import { isRefusal, type Game, type Kind, type Millis, type Scene, type Seat } from './game.ts';
import { clockSteps, play, startFrom, type Position } from './match.ts';

/** lessons/lessons.ts in the folder of a game: its lessons by their keys, in the order in which they build on each other. */
export type Lessons<K extends Kind> = Readonly<Record<string, Lesson<K>>>;

/** A short lesson that is played: a few tasks about one idea. The words of the game hold the texts, by the same keys. */
export interface Lesson<K extends Kind> {
  readonly rules: readonly string[]; // ids of the rules page that it practises, the most important one first
  readonly tasks: Readonly<Record<string, LessonTask<K>>>; // in this order
  /** True if a mistake in a match is of the kind that this lesson is about. */
  covers?(this: void, mistake: Mistake<K>): boolean;
}

/** A position and a goal. The learner has seat 0, and nobody sits elsewhere. */
export interface LessonTask<K extends Kind> {
  start(this: void): K['state'];
  goal(this: void, tried: Tried<K>): boolean;
  readonly solution: readonly string[]; // one way to the goal: shown when the player asks for it
  readonly moves?: number; // at most this many, then the goal is missed; by default as many as the solution has
  /** Tries that get an answer of their own, the first that fits. Such a try has missed the goal at once. */
  readonly wrong?: Readonly<Record<string, (tried: Tried<K>) => boolean>>;
  readonly pace?: Millis; // for a game with a clock: the time that passes with each move
}

/** The position that a try has reached, and the last move. */
export interface Tried<K extends Kind> {
  readonly first: K['state']; // before the first move
  readonly before: K['state']; // before the last move
  readonly move: K['move']; // the last one
  readonly state: K['state'];
  readonly events: readonly K['event'][]; // of the last move
}

/** A mistake in a match, as far as its player could foresee it. */
export interface Mistake<K extends Kind> {
  readonly view: K['view'];
  readonly seat: Seat;
  readonly played: Foreseen<K>;
  readonly best: Foreseen<K>;
}
export interface Foreseen<K extends Kind> {
  readonly move: K['move'];
  readonly after: Scene<K> | null; // null: it is not certain
}

export const LEARNER: Seat = 0;

/** `wrong`: the key of the answer, null where the common one is meant. */
export type TaskVerdict =
  | { readonly is: 'reached' }
  | { readonly is: 'on' }
  | { readonly is: 'missed'; readonly wrong: string | null };

/** A try so far: its positions, the first one before any move, and how many of the moves were the learner's. */
export interface Attempt<K extends Kind> {
  readonly positions: readonly [Position<K>, ...Position<K>[]];
  readonly moves: number;
  readonly verdict: TaskVerdict;
}

export const beginTask = <K extends Kind>(task: LessonTask<K>): Attempt<K> => ({
  positions: [startFrom<K>(task.start())],
  moves: 0,
  verdict: { is: 'on' },
});

const SEED = 'lesson'; // the same for everybody: what chance decides is part of the lesson

/** Goes on with a legal move of the learner. */
export const tryMove = <K extends Kind>(
  game: Game<K>,
  task: LessonTask<K>,
  { positions, moves }: Attempt<K>,
  move: K['move'],
): Attempt<K> => {
  const before = positions.at(-1) ?? positions[0];
  const played = play(game, SEED, before, { by: LEARNER, at: before.at, move });
  if (isRefusal(played)) throw new Error(`a lesson went on with an illegal move: ${played.why}`);
  const steps = [played, ...passing(game, played, task.pace ?? 0)];
  const now = steps.at(-1) ?? played;
  const events = steps.flatMap((step) => step.events);
  const tried = { first: positions[0].state, before: before.state, move, state: now.state, events };
  const made = moves + 1;
  return { positions: [...positions, ...steps], moves: made, verdict: verdictOn(task, tried, made) };
};

/** The positions after each clock event within `pace`. The last one has the time when the learner can move again. */
const passing = <K extends Kind>(game: Game<K>, from: Position<K>, pace: Millis): Position<K>[] => {
  if (pace === 0) return [];
  const at = from.at + pace;
  const steps = [...clockSteps(game, SEED, from, at)];
  const last = steps.pop() ?? from;
  return [...steps, { ...last, at }];
};

const verdictOn = <K extends Kind>(task: LessonTask<K>, tried: Tried<K>, made: number): TaskVerdict => {
  if (task.goal(tried)) return { is: 'reached' };
  const wrong = Object.entries(task.wrong ?? {}).find(([, fits]) => fits(tried));
  if (wrong) return { is: 'missed', wrong: wrong[0] };
  return made < (task.moves ?? task.solution.length) ? { is: 'on' } : { is: 'missed', wrong: null };
};
