import type { JSX } from 'preact';
import { puzzleId } from '../../../kernel/puzzle.ts';
import { Cat } from '../../art/Cat.tsx';
import { Icon } from '../../page/Icon.tsx';
import { wordsOf } from '../../preferences/language.ts';
import { colourOf } from '../../table/people.ts';
import type { PuzzlePageWords } from '../../words/puzzles.en.ts';
import { Modes } from './Modes.tsx';
import type { PuzzleBook } from './puzzle-book.ts';
import type { RushEnd, RushPuzzle } from './rush-rules.ts';

interface RushResultProps {
  readonly book: PuzzleBook;
  readonly t: PuzzlePageWords;
  readonly end: RushEnd;
  readonly before: number; // the best until now
  readonly start: () => void;
}

/** How the three minutes went, and in one list what was right where it was missed. */
export const RushResult = ({ book, t, end, before, start }: RushResultProps): JSX.Element => {
  const solved = end.results.filter((each) => each.solved).length;
  return (
    <div class="pz-page">
      <section class="panel panel--pad stack pz-page__main">
        <div class="pz__told">
          <Cat coat="tuxedo" pose="cat" mood={solved > before ? 'smug' : 'calm'} size={96} />
          <div>
            <p class="small">{t.rush.over[end.why]}</p>
            <h2 class="pz__goal">{t.rush.solved(solved)}</h2>
            {solved + before > 0 && <p>{solved > before ? t.rush.newBest : t.rush.best(before)}</p>}
          </div>
        </div>
        <button class="btn btn--primary btn--big" onClick={start}>
          <Icon name="replay" />
          {t.again}
        </button>
        {end.results.length > 0 && (
          <ol class="pz-rush__list" aria-label={t.rush.list}>
            {end.results.map((result) => (
              <Row key={puzzleId(result.line)} book={book} result={result} t={t} />
            ))}
          </ol>
        )}
      </section>
      <Modes game={book.game.id} here="minutes" t={t} />
    </div>
  );
};

interface RowProps {
  readonly book: PuzzleBook;
  readonly result: RushPuzzle;
  readonly t: PuzzlePageWords;
}

const Row = ({ book, result: { line, solved }, t }: RowProps): JSX.Element => {
  const { game, puzzles, words } = book;
  const goal = words.goals[line.goal];
  const title = goal?.title ?? line.goal;
  const { solver, time } = puzzles.open(line);
  const right = wordsOf(game.id).move(game.read(line.solution), solver, (seat) => colourOf(game.id, seat));
  return (
    <li class={solved ? 'is-solved' : 'is-missed'}>
      <span class="pz-rush__mark">
        <Icon name={solved ? 'check' : 'close'} size={18} />
        <span class="sr">{solved ? t.solved : t.missed}</span>
      </span>
      <span>
        <b>{title}</b> <small>{line.rating}</small>
        {!solved && time === undefined && <span class="pz-rush__why">{right}</span>}
      </span>
      <a
        class="btn btn--quiet"
        href={`/puzzles/${game.id}/${puzzleId(line)}`}
        aria-label={`${t.rush.look}: ${title}`}
      >
        {t.rush.look}
      </a>
    </li>
  );
};
