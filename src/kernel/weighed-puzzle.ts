import type { Bot, Kind } from './game.ts';
import type { Answer, Answers, OpenPuzzle, PuzzleLine, PuzzleMiner, Puzzles, Verdict } from './puzzle.ts';

/** A question whose every answer has an exact worth, so that any of the best ones is right. */
export interface Question<K extends Kind> {
  readonly unit: Answers<K>['unit'];
  readonly within: number; // an answer is right if it is worth at most so much less than the best
  readonly clear: number; // and the best of the others is worth at least so much less
  readonly least: number; // the best answer is worth at least so much
  readonly choices: number; // with fewer legal moves nothing is hidden
  readonly mostRight: number; // a puzzle has at most so many right answers
  readonly shown: number; // how many answers are told afterwards
  readonly rules: Readonly<Record<string, string>>; // see Puzzles
  open(this: void, line: Pick<PuzzleLine, 'goal' | 'where'>): OpenPuzzle<K>;
  /** Every legal move of the solver and its worth, if all that follows in the next `turns` is as good as it can be. */
  weigh(this: void, goal: string, state: K['state'], turns: number): readonly Answer<K>[];
  write(this: void, move: K['move']): string;
}

/** puzzles/puzzles.ts for such a question. */
export const weighedPuzzles = <K extends Kind>(question: Question<K>, lines: string): Puzzles<K> => ({
  lines,
  weighed: true,
  rules: question.rules,
  open: question.open,
  judge: (goal, state, move, turns) => judge(question, goal, state, move, turns),
});

const judge = <K extends Kind>(
  { unit, within, shown, weigh, write }: Question<K>,
  goal: string,
  state: K['state'],
  move: K['move'],
  turns: number,
): Verdict<K> => {
  const sorted = best(weigh(goal, state, turns));
  const mine = sorted.find((answer) => write(answer.move) === write(move));
  const [top] = sorted;
  if (!mine || !top) throw new Error(`a puzzle was answered with an illegal move: ${write(move)}`);
  const right = top.worth - mine.worth <= within;
  if (right && turns > 1) return { is: 'on', replies: [], turns: turns - 1 };
  const answers = { unit, mine: mine.worth, best: sorted.slice(0, shown) };
  return right ? { is: 'solved', answers } : { is: 'missed', replies: [], answers };
};

const best = <K extends Kind>(answers: readonly Answer<K>[]): readonly Answer<K>[] =>
  answers.toSorted((a, b) => b.worth - a.worth);

/** The solution of a puzzle; null if its answer is too easy to guess, or not clear. */
export const solutionOf = <K extends Kind>(
  question: Question<K>,
  line: Pick<PuzzleLine, 'goal' | 'where'>,
): string | null => {
  const { within, clear, least, choices, mostRight, write } = question;
  const { state, turns } = question.open(line);
  const sorted = best(question.weigh(line.goal, state, turns));
  const [top] = sorted;
  if (!top || top.worth < least || sorted.length < choices) return null;
  const right = sorted.filter(({ worth }) => top.worth - worth <= within);
  const next = sorted[right.length];
  if (!next || right.length > mostRight || top.worth - next.worth < clear) return null;
  return right.map(({ move }) => write(move)).toSorted()[0] ?? null;
};

/** puzzles/miner.ts for such a question, which asks about the places that the game finds in a match. */
export const weighedMiner = <K extends Kind>(
  question: Question<K>,
  places: (states: readonly K['state'][]) => readonly Pick<PuzzleLine, 'goal' | 'where'>[],
  table: PuzzleMiner<K>['table'] = {},
  beginners: readonly Bot<K>[] = [],
): PuzzleMiner<K> => ({
  table,
  beginners,
  find: (states) =>
    places(states).flatMap((line) => {
      const solution = solutionOf(question, line);
      return solution === null ? [] : [{ ...line, solution }];
    }),
  verify: (line) => solutionOf(question, line) === line.solution,
});
