import type { JSX } from 'preact';
import { Thing } from '../../art/Thing.tsx';
import type { PuzzlePageWords } from '../../words/puzzles.en.ts';
import { Strip } from './Strip.tsx';

interface StreakProps {
  readonly row: number;
  readonly longest: number;
  readonly last: readonly boolean[];
  readonly t: PuzzlePageWords;
}

/** How many in a row, as a ball of yarn, and how the last ones went. */
export const Streak = ({ row, longest, last, t }: StreakProps): JSX.Element => (
  <section class="panel panel--pad pz__streak">
    <Thing name="yarn" size={56} />
    <p>
      <b class="pz__row">{row}</b> {t.streak}
      <br />
      <small>{t.longest(longest)}</small>
    </p>
    {last.length > 0 && <Strip results={last} label={t.last} t={t} />}
  </section>
);
