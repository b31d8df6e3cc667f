import { defined } from '../../kernel/defined.ts';
import { isRefusal, type Kind, type Refusal } from '../../kernel/game.ts';
import { play, startFrom, type Position } from '../../kernel/match.ts';
import type { OpenPuzzle } from '../../kernel/puzzle.ts';
import type { DailyPuzzleTry, Patch, TaskId } from '../../protocol/daily.ts';
import type { BotPool } from '../bots/bot-pool.ts';
import type { DailyTry } from '../store/daily-store.ts';
import { wall } from '../time.ts';
import type { DailyTasks, TaskDoc } from './tasks.ts';

type PuzzleDoc = Extract<TaskDoc, { is: 'puzzle' }>;
type After = Pick<DailyTry, 'moves' | 'turns'> & Partial<DailyTry>;

const PROVE_WITHIN = 60_000; // milliseconds: a win in four takes some seconds on a busy computer

/** Judges the moves of somebody who solves the puzzle of the day: in a thread, because a proof may take seconds. */
export class DailyPuzzles {
  readonly #tasks: DailyTasks;
  readonly #pool: BotPool;

  constructor(tasks: DailyTasks, pool: BotPool) {
    this.#tasks = tasks;
    this.#pool = pool;
  }

  async turnsOf(task: TaskId, doc: PuzzleDoc): Promise<number> {
    return (await this.#open(task, doc)).turns;
  }

  /** The try after this move and its answer, or why the move is refused. */
  async play(task: TaskId, doc: PuzzleDoc, own: DailyTry, text: string): Promise<After | Refusal> {
    const { game } = defined(this.#tasks.game(task)).loaded;
    const { state } = await this.#open(task, doc);
    let now: Position<Kind> = startFrom(state);
    const steps = [...own.moves, text];
    for (const step of steps.slice(0, -1)) now = legal(this.#after(task, now, step));
    const move = game.read(text);
    const next = this.#after(task, now, text);
    if (isRefusal(next)) return next;
    const { turns } = own;
    const job = { game: task, prove: { goal: doc.goal, state: now.state, move, turns } };
    const verdict = await this.#pool.prove(own.person, job, PROVE_WITHIN);
    const replies = 'replies' in verdict ? verdict.replies.map((reply) => game.write(reply)) : [];
    const moves = [...steps, ...replies];
    if (verdict.is === 'on') return { moves, turns: verdict.turns };
    return { moves, turns, done: wall(), solved: verdict.is === 'solved' };
  }

  #after(task: TaskId, now: Position<Kind>, text: string): Position<Kind> | Refusal {
    const { game } = defined(this.#tasks.game(task)).loaded;
    const move = game.read(text);
    const by = game.actors(now.state)[0] ?? 0;
    return move === null
      ? { why: 'bad-request', with: { where: 'body/move' } }
      : play(game, 'puzzle', now, { by, at: now.at, move });
  }

  async #open(task: TaskId, { goal, where }: PuzzleDoc): Promise<OpenPuzzle<Kind>> {
    return (await this.#tasks.puzzles(task)).open({ goal, where, rating: 0, solution: '' });
  }
}

const legal = (next: Position<Kind> | Refusal): Position<Kind> => {
  if (isRefusal(next)) throw new Error(`the stored moves of a puzzle are illegal: ${next.why}`);
  return next;
};

/** The part of the puzzle that the solver may see. */
export const puzzleOf = ({ goal, where }: PuzzleDoc, own: DailyTry): DailyPuzzleTry => {
  const { moves, turns, rated } = own;
  return { goal, where, moves, turns, rated, patch: patchOf(own) };
};

export const patchOf = (own: Pick<DailyTry, 'done' | 'solved'> | undefined): Patch => {
  if (!own) return 'none';
  if (own.done === null) return 'begun';
  return own.solved ? 'solved' : 'missed';
};
