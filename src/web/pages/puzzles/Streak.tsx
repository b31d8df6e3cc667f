import type { JSX } from 'preact';
import { Thing } from '../../art/Thing.tsx';
import type { PuzzlePageWords } from '../../words/puzzles.en.ts';
import type { PuzzleProgress } from './puzzle-progress.ts';

/** How many in a row, as a ball of yarn, and how the last ones went. */
export const Streak = ({ progress, t }: { progress: PuzzleProgress; t: PuzzlePageWords }): JSX.Element => (
  <section class="panel panel--pad pz__streak">
    <Thing name="yarn" size={56} />
    <p>
      <b class="pz__row">{progress.streak}</b> {t.streak}
      <br />
      <small>{t.longest(progress.longest)}</small>
    </p>
    {progress.last.length > 0 && (
      <ul class="pz__last" aria-label={t.last}>
        {progress.last.map((solved, i) => (
          <li key={i} class={solved ? 'is-solved' : 'is-missed'}>
            <span class="sr">{solved ? t.solved : t.missed}</span>
            <span aria-hidden="true">{solved ? '✓' : '×'}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
);
