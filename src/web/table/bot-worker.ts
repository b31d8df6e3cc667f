import { choose } from '../../bots/choose.ts';
import type { Kind } from '../../kernel/game.ts';
import type { Verdict } from '../../kernel/puzzle.ts';
import { quickRng } from '../../kernel/random.ts';
import { loadJudge, loadLevels } from '../../catalogue/browser/bots.ts';
import { loadGame, loadPuzzles } from '../../catalogue/browser/rules.ts';
import { momentOf, type Moment } from '../../review/moment.ts';
import { workFor } from '../../review/judge-work.ts';
import type { MomentQuestion } from '../../review/question.ts';
import type { BotChoice, BotTurn } from '../../table/host-interface.ts';

/** Everything a page asks this worker for, by name: the question and its answer. */
export interface Jobs {
  /** A bot's move. The bot gets only a scene, so it knows no more than a player. Null: it waits. */
  readonly choose: {
    readonly question: BotTurn & { readonly game: string; readonly dice: number };
    readonly answer: BotChoice | null | 'failed';
  };
  /** How good the moves of one moment were, in a match that is over; `part` of the usual work, from 0 to 1. */
  readonly weigh: {
    readonly question: { readonly game: string; readonly about: MomentQuestion<Kind>; readonly part: number };
    readonly answer: { readonly moment: Moment; readonly sure: boolean } | 'failed'; // sure: with all of its work
  };
  /** True if a move solves a puzzle. */
  readonly prove: {
    readonly question: {
      readonly game: string;
      readonly goal: string;
      readonly state: Kind['state'];
      readonly move: Kind['move'];
      readonly turns: number;
    };
    readonly answer: Verdict<Kind> | 'failed';
  };
}
export type Job = keyof Jobs;

export interface JobRequest<J extends Job> {
  readonly id: number;
  readonly job: J;
  readonly question: Jobs[J]['question'];
}
export interface Answered<J extends Job> {
  readonly id: number;
  readonly answer: Jobs[J]['answer'];
}

const HANDLERS: { readonly [J in Job]: (question: Jobs[J]['question']) => Promise<Jobs[J]['answer']> } = {
  choose: async ({ game: name, level, dice, ...turn }) => {
    const [game, levels] = await Promise.all([loadGame(name), loadLevels(name)]);
    const chosen = levels[Math.min(level, levels.length - 1)];
    if (!chosen) return 'failed';
    const end = performance.now() + chosen.ms;
    return choose(game, chosen.bot, turn, () => performance.now() < end, quickRng(dice));
  },
  weigh: async ({ game: name, about, part }) => {
    const [game, judge] = await Promise.all([loadGame(name), loadJudge(name)]);
    const { work, sure } = workFor(judge, part);
    return { moment: momentOf(game, judge, about, work), sure };
  },
  prove: async ({ game, goal, state, move, turns }) =>
    (await loadPuzzles(game)).judge(goal, state, move, turns),
};

const answer = async <J extends Job>({ id, job, question }: JobRequest<J>): Promise<void> => {
  try {
    postMessage({ id, answer: await HANDLERS[job](question) } satisfies Answered<J>);
  } catch (error) {
    // The page must get an answer: otherwise it would wait for a long time.
    postMessage({ id, answer: 'failed' });
    throw error;
  }
};

addEventListener('message', ({ data }: MessageEvent<JobRequest<Job>>) => void answer(data));
