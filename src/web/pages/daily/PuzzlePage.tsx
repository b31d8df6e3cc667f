import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import { loadBoard } from '../../../catalogue/browser/boards.ts';
import { hasPuzzles, loadGame, loadPuzzles } from '../../../catalogue/browser/rules.ts';
import { loadPuzzleWords } from '../../../catalogue/browser/puzzle-words.ts';
import type { Game, Kind } from '../../../kernel/game.ts';
import { puzzleId, type Puzzles } from '../../../kernel/puzzle.ts';
import type { DailyPuzzleTry } from '../../../protocol/daily.ts';
import type { PuzzleWords } from '../../../words/puzzle-words.ts';
import { announce } from '../../kit/Announcer.tsx';
import type { BoardModule, Plan } from '../../kit/board.ts';
import { useCancelKey } from '../../kit/useCancelKey.ts';
import { Failed } from '../../page/Failed.tsx';
import { Frame, PageBar } from '../../page/Frame.tsx';
import { Icon } from '../../page/Icon.tsx';
import { NotFound } from '../../page/NotFound.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { usePageWords } from '../../page/usePageWords.ts';
import { locale, nameOf, openWords, words } from '../../preferences/language.ts';
import { settings } from '../../preferences/settings.ts';
import { colourOf } from '../../table/people.ts';
import type { DailyPageWords } from '../../words/daily.en.ts';
import { PuzzleLayout } from '../puzzles/PuzzleLayout.tsx';
import { startTask } from './daily-api.ts';
import { DAILY_WORDS } from './daily-words.ts';
import { PatchMark } from './PatchMark.tsx';
import { useDailyPuzzle, type DailyPuzzleState } from './useDailyPuzzle.ts';
import './daily.css';
import './daily-narrow.css';

interface Opened {
  readonly game: Game<Kind>;
  readonly board: BoardModule<Kind>;
  readonly puzzles: Puzzles<Kind>;
  readonly said: PuzzleWords;
  readonly own: DailyPuzzleTry;
}

/** To open the page is to begin the try: from then on the puzzle is known. */
const open = async (day: string, task: string): Promise<Opened | null> => {
  const begun = await startTask(day, task);
  const [game, board, puzzles, said] = await Promise.all([
    loadGame(task),
    loadBoard(task),
    loadPuzzles(task),
    loadPuzzleWords(task, locale.value),
    openWords(task),
  ]);
  return board && 'puzzle' in begun ? { game, board, puzzles, said, own: begun.puzzle } : null;
};

/** The puzzle of a day, judged by the server. */
export const DailyPuzzlePage = (): JSX.Element => {
  const { day = '', task = '' } = useRoute().params;
  return hasPuzzles(task) ? <PuzzleOf key={`${day} ${task}`} day={day} task={task} /> : <NotFound />;
};

const PuzzleOf = ({ day, task }: { day: string; task: string }): JSX.Element => {
  const t = usePageWords(DAILY_WORDS);
  const opened = useLoaded(() => open(day, task), `${day} ${task} ${locale.value}`);
  const ready = opened.is === 'here' ? opened.value : null;
  return (
    <Frame
      title={t?.title ?? ''}
      class="table"
      board={{ page: 'puzzle', game: task }}
      bar={<PageBar name={t?.title ?? ''} sub={nameOf(task)} rules={`/rules/${task}`} />}
      main="pz"
    >
      {ready && t ? (
        <Solve {...ready} day={day} t={t} />
      ) : opened.is === 'failed' ? (
        <Failed problem={opened.error} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Frame>
  );
};

interface SolveProps extends Opened {
  readonly day: string;
  readonly t: DailyPageWords;
}

const Solve = ({ game, board, puzzles, said, own: first, day, t }: SolveProps): JSX.Element => {
  const solving = useDailyPuzzle(game, puzzles, day, first, (solved) =>
    announce(solved ? t.puzzle.solved : t.puzzle.missed),
  );
  const { own, puzzle, steps, waiting } = solving;
  const turn = {
    solver: puzzle.solver,
    open: own.patch === 'begun' && !waiting,
    hint: null,
    answers: [],
    play: solving.play,
  };
  return (
    <PuzzleLayout {...{ game, board, steps, turn }}>
      {({ plan }) => ({
        task: <Task solving={solving} said={said} game={game.id} t={t} />,
        dock: <Dock solving={solving} plan={plan} game={game.id} day={day} t={t} />,
      })}
    </PuzzleLayout>
  );
};

interface TaskProps {
  readonly solving: DailyPuzzleState;
  readonly said: PuzzleWords;
  readonly game: string;
  readonly t: DailyPageWords;
}

const LOOKS = { none: '', begun: 'is-turn', solved: 'pz__card--solved', missed: 'pz__card--missed' } as const;

const Task = ({ solving: { own, puzzle, waiting, problem }, said, game, t }: TaskProps): JSX.Element => {
  const goal = said.goals[own.goal];
  const text = { none: '', begun: t.puzzle.once, solved: t.puzzle.solved, missed: t.puzzle.missed }[
    own.patch
  ];
  return (
    <section class={`panel panel--pad pz__card ${LOOKS[own.patch]}`}>
      {own.patch === 'begun' ? (
        <span class="tag tag--turn">{t.puzzle.toMove(colourOf(game, puzzle.solver))}</span>
      ) : (
        <PatchMark patch={own.patch} t={t} />
      )}
      <h2 class="pz__goal">{goal?.title}</h2>
      <p>{waiting ? t.puzzle.thinking : text}</p>
      <Failed problem={problem} />
    </section>
  );
};

interface DockProps extends Omit<TaskProps, 'said'> {
  readonly plan: Plan | null;
  readonly day: string;
}

const Dock = ({ solving: { own }, plan, game, day, t }: DockProps): JSX.Element => {
  useCancelKey(plan);
  if (own.patch !== 'begun')
    return (
      <>
        <a class="btn" href={`/puzzles/${game}/${puzzleId({ ...own, rating: 0, solution: '' })}`}>
          <Icon name="replay" />
          {t.puzzle.practice}
        </a>
        <a class="btn btn--primary btn--big grow" href={`/daily/${day}`}>
          {t.back}
        </a>
      </>
    );
  return settings.value.secondTap ? (
    <button class="btn btn--primary btn--big grow" disabled={!plan} onClick={() => plan?.commit()}>
      <Icon name="check" />
      {plan?.label ?? words.value.table.choosing}
    </button>
  ) : (
    <></>
  );
};
