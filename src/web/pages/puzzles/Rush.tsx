import type { JSX } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { puzzleId, type PuzzleLine } from '../../../kernel/puzzle.ts';
import { announce } from '../../kit/Announcer.tsx';
import { colourOf } from '../../table/people.ts';
import type { PuzzlePageWords } from '../../words/puzzles.en.ts';
import { climb } from './next-puzzle.ts';
import type { PuzzleBook } from './puzzle-book.ts';
import { PuzzleLayout } from './PuzzleLayout.tsx';
import { FROM, LASTS, MICE, type RushEnd, type RushPuzzle } from './rush-rules.ts';
import { RushClock } from './RushClock.tsx';
import { RaceHead } from './Task.tsx';
import { useFocusOnBoard } from './useFocusOnBoard.ts';
import { useRunningTime } from './useRunningTime.ts';
import { usePuzzle } from './usePuzzle.ts';

const ANSWER_AFTER = 300; // milliseconds: just long enough to see the own move

interface RushProps {
  readonly book: PuzzleBook;
  readonly t: PuzzlePageWords;
  readonly over: (end: RushEnd) => void;
}

/** One puzzle after the other while the thread runs. Nothing is explained before it is over. */
export const Rush = ({ book, t, over }: RushProps): JSX.Element => {
  const [results, setResults] = useState<readonly RushPuzzle[]>([]);
  const [judging, setJudging] = useState(false); // the time that a proof takes is not the player's
  const left = useRunningTime(LASTS, judging);
  const line = useMemo(
    () =>
      climb(
        book.lines,
        FROM,
        results.map((result) => puzzleId(result.line)),
        Math.random(),
      ),
    [book, results],
  );
  const missed = results.filter(({ solved }) => !solved).length;
  const why = missed >= MICE ? 'mice' : left <= 0 || !line ? 'time' : null;
  useEffect(() => {
    if (why) over({ why, results });
  }, [why]);
  const ended = useCallback(
    (result: RushPuzzle) => {
      announce(result.solved ? t.solved : t.missed);
      setResults((before) => [...before, result]);
    },
    [t],
  );
  if (!line || why) return <></>;
  return (
    <RushPuzzleBoard
      key={puzzleId(line)}
      {...{ book, line, t, ended, setJudging }}
      clock={
        <RushClock left={left} mice={MICE - missed} results={results.map(({ solved }) => solved)} t={t} />
      }
      stop={() => over({ why: 'stopped', results })}
    />
  );
};

interface RushPuzzleBoardProps {
  readonly book: PuzzleBook;
  readonly line: PuzzleLine;
  readonly t: PuzzlePageWords;
  readonly clock: JSX.Element;
  readonly ended: (result: RushPuzzle) => void;
  readonly setJudging: (judging: boolean) => void;
  readonly stop: () => void;
}

const RushPuzzleBoard = ({
  book,
  line,
  t,
  clock,
  ended,
  setJudging,
  stop,
}: RushPuzzleBoardProps): JSX.Element => {
  const { game, board, puzzles } = book;
  const puzzle = useMemo(() => puzzles.open(line), [puzzles, line]);
  const solving = usePuzzle({
    book,
    line,
    puzzle,
    running: true,
    answerAfter: ANSWER_AFTER,
    ended: (solved) => ended({ line, solved }),
  });
  const { steps, status } = solving;
  const isJudging = status === 'judging';
  useEffect(() => {
    setJudging(isJudging);
    return () => setJudging(false);
  }, [isJudging]);
  // A proof that failed is nobody's mistake: the puzzle begins again.
  useEffect(() => {
    if (status === 'failed') solving.again();
  }, [status]);
  const stageBox = useRef<HTMLDivElement>(null);
  useFocusOnBoard(stageBox, { byButton: true });
  const turn = {
    solver: puzzle.solver,
    open: status === 'solving',
    hint: null,
    answers: [],
    play: solving.play,
    oneTap: true,
  };
  const title = book.words.goals[line.goal]?.title ?? line.goal;
  return (
    <PuzzleLayout {...{ game, board, steps, turn, stageBox }} puzzle={puzzleId(line)}>
      {({ plan }) => ({
        task: (
          <div class="pz-rush__task">
            {clock}
            {solving.left ? (
              <RaceHead title={title} left={solving.left} />
            ) : (
              <section class="panel panel--pad pz__card is-turn pz-rush__goal">
                <span class="tag tag--turn">
                  {puzzles.weighed ? t.yourTurn : t.toMove(colourOf(game.id, puzzle.solver))}
                </span>
                <h2 class="pz__goal">{title}</h2>
              </section>
            )}
          </div>
        ),
        dock: (
          <>
            <button class="btn" onClick={stop}>
              {t.rush.stop}
            </button>
            {plan && (
              <button class="btn btn--primary btn--big grow" onClick={plan.commit}>
                {plan.label}
              </button>
            )}
          </>
        ),
        side: <p class="panel panel--pad small">{solving.left ? t.race.how : t.rush.how}</p>,
      })}
    </PuzzleLayout>
  );
};
