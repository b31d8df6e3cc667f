import type { JSX } from 'preact';
import { Icon } from '../../page/Icon.tsx';
import type { PuzzlePageWords } from '../../words/puzzles.en.ts';

interface StripProps {
  readonly results: readonly boolean[];
  readonly label: string;
  readonly t: PuzzlePageWords;
}

/** How puzzles went, one patch each: a paw if it was solved. */
export const Strip = ({ results, label, t }: StripProps): JSX.Element => (
  <ul class="pz__last" aria-label={label}>
    {results.map((solved, i) => (
      <li key={i} class={solved ? 'is-solved' : 'is-missed'}>
        <span class="sr">{solved ? t.solved : t.missed}</span>
        {solved ? <Paw /> : <Icon name="close" size={16} />}
      </li>
    ))}
  </ul>
);

const Paw = (): JSX.Element => (
  <svg width={16} height={16} viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
    <ellipse cx={12} cy={16} rx={5.5} ry={4.6} />
    <ellipse cx={4.8} cy={11} rx={2.3} ry={2.9} />
    <ellipse cx={19.2} cy={11} rx={2.3} ry={2.9} />
    <ellipse cx={8.9} cy={6.2} rx={2.3} ry={3} />
    <ellipse cx={15.1} cy={6.2} rx={2.3} ry={3} />
  </svg>
);
