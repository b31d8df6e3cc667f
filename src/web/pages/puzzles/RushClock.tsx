import type { JSX } from 'preact';
import { Thing } from '../../art/Thing.tsx';
import type { PuzzlePageWords } from '../../words/puzzles.en.ts';
import { LASTS, MICE } from './rush-rules.ts';
import { Strip } from './Strip.tsx';
import { timeOf } from './TimeLeft.tsx';

interface RushClockProps {
  readonly left: number; // milliseconds
  readonly mice: number; // still there
  readonly results: readonly boolean[];
  readonly t: PuzzlePageWords;
}

/** The thread is the clock, the mice are the mistakes that are left. */
export const RushClock = ({ left, mice, results, t }: RushClockProps): JSX.Element => {
  const share = `${(100 * left) / LASTS}%`;
  return (
    <section class="panel panel--pad pz-rush__clock">
      <p class="pz-rush__head">
        <b class="pz-rush__time" role="timer">
          {timeOf(left)}
        </b>
        <span class="pz-rush__mice" role="img" aria-label={t.rush.mice(mice)}>
          {Array.from({ length: MICE }, (_, i) => (
            <span key={i} class={i < mice ? '' : 'pz-rush__gone'}>
              <Thing name="mouse" size={36} />
            </span>
          ))}
        </span>
        <span>
          <b class="pz__row">{results.filter(Boolean).length}</b> {t.solved}
        </span>
      </p>
      <div class="pz-rush__thread" aria-hidden="true">
        <i style={{ width: share }} />
        <span style={{ left: share }}>
          <Thing name="yarn" size={30} />
        </span>
      </div>
      <Strip results={results} label={t.rush.strip} t={t} />
    </section>
  );
};
