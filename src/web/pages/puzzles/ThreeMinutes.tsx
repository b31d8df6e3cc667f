import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { puzzleId } from '../../../kernel/puzzle.ts';
import { Thing } from '../../art/Thing.tsx';
import { Icon } from '../../page/Icon.tsx';
import type { PuzzlePageWords } from '../../words/puzzles.en.ts';
import { Modes } from './Modes.tsx';
import type { PuzzleBook } from './puzzle-book.ts';
import { afterShown, keepProgress, progressIn } from './puzzle-progress.ts';
import { Rush } from './Rush.tsx';
import type { RushEnd } from './rush-rules.ts';
import { RushResult } from './RushResult.tsx';
import './rush.css';

interface ThreeMinutesProps {
  readonly book: PuzzleBook;
  readonly t: PuzzlePageWords;
}

type Phase =
  | { readonly is: 'ready' }
  | { readonly is: 'running' }
  | { readonly is: 'over'; readonly end: RushEnd; readonly before: number };

/** As many puzzles as one can in three minutes. It changes nobody's strength and no puzzle's rating: haste is another skill. */
export const ThreeMinutes = ({ book, t }: ThreeMinutesProps): JSX.Element => {
  const game = book.game.id;
  const [phase, setPhase] = useState<Phase>({ is: 'ready' });
  const start = (): void => setPhase({ is: 'running' });
  const over = (end: RushEnd): void => {
    const before = progressIn(game);
    const missed = end.results.filter(({ solved }) => !solved).map(({ line }) => puzzleId(line));
    const solved = end.results.length - missed.length;
    keepProgress(game, {
      ...afterShown(before, missed),
      mostInMinutes: Math.max(before.mostInMinutes, solved),
    });
    setPhase({ is: 'over', end, before: before.mostInMinutes });
  };
  const best = progressIn(game).mostInMinutes;
  if (phase.is === 'running') return <Rush book={book} t={t} over={over} />;
  if (phase.is === 'over')
    return <RushResult book={book} t={t} end={phase.end} before={phase.before} start={start} />;
  return (
    <div class="pz-page">
      <section class="panel panel--pad stack pz-page__main">
        <div class="pz-rush__mice" aria-hidden="true">
          <Thing name="yarn" size={72} />
          {[1, 2, 3].map((mouse) => (
            <Thing key={mouse} name="mouse" size={56} />
          ))}
        </div>
        <h2 class="pz__goal">{t.modes.minutes.name}</h2>
        <p>{isRace(book) ? t.race.how : t.rush.how}</p>
        {best > 0 && <p class="small">{t.rush.best(best)}</p>}
        <button class="btn btn--primary btn--big" onClick={start}>
          <Icon name="play" />
          {t.rush.start}
        </button>
      </section>
      <Modes game={game} here="minutes" t={t} />
    </div>
  );
};

const isRace = ({ puzzles, lines: [line] }: PuzzleBook): boolean =>
  line !== undefined && puzzles.open(line).time !== undefined;
