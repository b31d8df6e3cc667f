import { useEffect, useState } from 'preact/hooks';
import { isRefusal, type Game, type Kind, type Millis } from '../../../kernel/game.ts';
import { play, scene, startFrom, type Position } from '../../../kernel/match.ts';
import type { Answers, OpenPuzzle, PuzzleLine } from '../../../kernel/puzzle.ts';
import { isCalm } from '../../preferences/settings.ts';
import { askWorker } from '../../table/bot-client.ts';

export type SolvingStatus = 'solving' | 'judging' | 'solved' | 'missed' | 'failed';

export interface Solving {
  readonly status: SolvingStatus;
  readonly steps: readonly { readonly scene: ReturnType<typeof scene<Kind>> }[]; // the last one is shown
  readonly now: Position<Kind>;
  readonly turns: number; // of the solver, still to go
  readonly answers: Answers<Kind> | null; // the worth of each answer, where that is the question
  readonly left: (() => Millis) | null; // in a race: the time
  play(this: void, move: Kind['move']): void;
  again(this: void): void;
}

const ANSWER_AFTER = 700; // ms: the own move is seen before its answer

interface State {
  readonly positions: readonly [Position<Kind>, ...Position<Kind>[]];
  readonly turns: number;
  readonly status: SolvingStatus;
  readonly answers: Answers<Kind> | null;
}

/** Plays a puzzle: moves of the solver, and the answers that the judge gives. */
export const useSolving = (
  game: Game<Kind>,
  line: PuzzleLine,
  puzzle: OpenPuzzle<Kind>,
  weighed: boolean, // the board stays as it was until the answer is weighed
  ended: (solved: boolean) => void,
  answerAfter = ANSWER_AFTER,
): Solving => {
  const first: State = {
    positions: [startFrom(puzzle.state)],
    turns: puzzle.turns,
    status: 'solving',
    answers: null,
  };
  const [state, setState] = useState(first);
  const [left] = useState(() => new AbortController());
  useEffect(() => () => left.abort(), [left]);
  const now = state.positions.at(-1) ?? state.positions[0];

  const attempt = async (move: Kind['move']): Promise<void> => {
    const mine = after(game, now, move);
    const { turns } = state;
    setState({
      ...state,
      positions: weighed ? state.positions : [...state.positions, mine],
      status: 'judging',
    });
    const [verdict] = await Promise.all([
      askWorker('prove', { game: game.id, goal: line.goal, state: now.state, move, turns }, left.signal),
      delay(isCalm() ? 0 : answerAfter),
    ]);
    if (left.signal.aborted) return;
    if (verdict === 'failed') return setState({ ...state, status: 'failed' });
    const replies = 'replies' in verdict ? verdict.replies : [];
    const answers = ('answers' in verdict && verdict.answers) || null;
    const answered = answers ? [] : [mine];
    for (const reply of replies) answered.push(after(game, answered.at(-1) ?? mine, reply));
    const status = verdict.is === 'on' ? 'solving' : verdict.is;
    setState({
      positions: [...state.positions, ...answered],
      turns: verdict.is === 'on' ? verdict.turns : turns,
      status,
      answers,
    });
    if (verdict.is !== 'on') ended(verdict.is === 'solved');
  };

  return {
    status: state.status,
    steps: state.positions.map((position) => ({ scene: scene(game, position, puzzle.solver) })),
    now,
    turns: state.turns,
    answers: state.answers,
    left: null,
    play: (move) => void (state.status === 'solving' && attempt(move)),
    again: () => setState(first),
  };
};

const after = (game: Game<Kind>, now: Position<Kind>, move: Kind['move']): Position<Kind> => {
  const by = game.actors(now.state)[0] ?? 0;
  const next = play(game, 'puzzle', now, { by, at: now.at, move });
  if (isRefusal(next)) throw new Error(`a puzzle went on with an illegal move: ${next.why}`);
  return next;
};

const delay = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));
