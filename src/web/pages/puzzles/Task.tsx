import type { ComponentChild, JSX } from 'preact';
import type { Kind, Millis, Seat } from '../../../kernel/game.ts';
import type { Answers, PuzzleLine } from '../../../kernel/puzzle.ts';
import { Portrait } from '../../art/Portrait.tsx';
import { locale, wordsOf } from '../../preferences/language.ts';
import { colourOf } from '../../table/people.ts';
import type { PuzzlePageWords } from '../../words/puzzles.en.ts';
import { sayWorth, shareOf } from './shown-answers.ts';
import type { PuzzleBook } from './puzzle-book.ts';
import { TimeLeft } from './TimeLeft.tsx';
import type { Solving, SolvingStatus } from './useSolving.ts';

interface TaskProps {
  readonly book: PuzzleBook;
  readonly line: PuzzleLine;
  readonly t: PuzzlePageWords;
  readonly solving: Solving;
  readonly solver: Seat;
  readonly told: ComponentChild; // under the result
  readonly prompt: ComponentChild;
  readonly running: boolean; // in a race: its clock runs
}

const LOOKS: Readonly<Record<SolvingStatus, string>> = {
  solving: 'is-turn',
  judging: '',
  solved: 'pz__card--solved',
  missed: 'pz__card--missed',
  failed: 'pz__card--missed',
};

/** The question, and then the result. */
export const Task = (props: TaskProps): JSX.Element => {
  const { book, line, t, solving, solver } = props;
  const goal = book.words.goals[line.goal];
  const { status } = solving;
  const over = status === 'solved' || status === 'missed';
  if (solving.left && props.running && !over)
    return <RaceHead title={goal?.title ?? line.goal} left={solving.left} />;
  return (
    <section class={`panel panel--pad pz__card ${LOOKS[status]}`}>
      {over ? (
        <Result {...props} />
      ) : (
        <>
          <span class="tag tag--turn">
            {book.puzzles.weighed || solving.left ? t.yourTurn : t.toMove(colourOf(book.game.id, solver))}
          </span>
          <h2 class="pz__goal">{goal?.title ?? line.goal}</h2>
          <p class="pz__text">
            {textOf(props)} <RuleLink {...props} />
          </p>
        </>
      )}
    </section>
  );
};

/** While the clock runs the table needs the room: the task in two words, and the time. */
export const RaceHead = ({ title, left }: { title: string; left: () => Millis }): JSX.Element => (
  <section class="panel panel--pad pz__card is-turn pz__card--race">
    <h2 class="pz__goal">{title}</h2>
    <TimeLeft left={left} />
  </section>
);

/** The rule behind the puzzle. */
const RuleLink = ({ book, line, t }: TaskProps): JSX.Element | null => {
  const rule = book.puzzles.rules?.[line.goal];
  return rule === undefined ? null : <a href={`/rules/${book.game.id}#${rule}`}>{t.rule}</a>;
};

const textOf = ({ book, line, t, solving, prompt }: TaskProps): ComponentChild => {
  if (solving.status === 'judging') return t.thinking;
  if (solving.status === 'failed') return t.failed;
  return solving.steps.length > 1 && prompt ? prompt : book.words.goals[line.goal]?.text;
};

interface YourAnswerProps extends Pick<TaskProps, 'book' | 't' | 'solver'> {
  readonly answers: Answers<Kind>;
}

/** The worth of the answer beside the best one. The board shows the answers; a screen reader gets them as a list. */
const YourAnswer = ({ book, t, solver, answers }: YourAnswerProps): JSX.Element => {
  const { mine, best, unit } = answers;
  const says = (worth: number): string => sayWorth(unit, worth, locale.value);
  const top = best[0]?.worth ?? mine;
  const name = (seat: number): string => colourOf(book.game.id, seat);
  return (
    <>
      <p class="pz__worth">
        {t.worth(says(mine), says(top))}
        {unit === 'points' && mine < top && ` · ${t.share(Math.round(shareOf(mine, top) * 100))}`}
      </p>
      <ol class="sr">
        {best.map(({ move, worth }) => (
          <li key={book.game.write(move)}>
            {says(worth)}: {wordsOf(book.game.id).move(move, solver, name)}
          </li>
        ))}
      </ol>
    </>
  );
};

const Result = ({ book, line, t, solving, solver, told }: TaskProps): JSX.Element => {
  const goal = book.words.goals[line.goal];
  const solved = solving.status === 'solved';
  return (
    <>
      <div class="pz__told">
        <Portrait
          coat={book.board.coats[solved || solving.answers ? solver : 1 - solver] ?? 'ginger'}
          mood={solved ? 'calm' : 'smug'}
          size={64}
        />
        <h2 class="pz__goal">{solved ? goal?.solved : goal?.missed}</h2>
      </div>
      {solving.answers && <YourAnswer {...{ book, t, solver }} answers={solving.answers} />}
      <p class="pz__change">{told}</p>
    </>
  );
};
