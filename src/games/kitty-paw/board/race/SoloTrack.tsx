import type { JSX } from 'preact';
import { withMinus } from '../../../../words/plural.ts';
import { RATINGS, SOLO_ROUNDS } from '../../rules/race/limits.ts';
import { totalsOf } from '../../rules/race/round.ts';
import type { View } from '../../rules/race/types.ts';
import type { TableWords } from '../../words/table-types.ts';

const NAMES = { 'rating-kitten': 'kitten', 'rating-cat': 'cat', 'rating-lucky': 'lucky' } as const;

/** For a match for one, in place of rivals: the points of every round, and the next rating to reach. */
export const SoloTrack = ({ view, words }: { view: View; words: TableWords }): JSX.Element => {
  const [kept = []] = view.kept;
  const [total = 0] = totalsOf(view);
  const next = RATINGS.findLast(({ from }) => total < from);
  return (
    <div class="paw-solo">
      <ol class="paw-solo__track" aria-label={words.soFar}>
        {Array.from({ length: SOLO_ROUNDS }, (_, round) => (
          <Slot key={round} points={kept[round]?.points ?? null} now={round === view.round - 1} />
        ))}
      </ol>
      {next && <small>{words.rating(words.ratings[NAMES[next.what]], next.from)}</small>}
    </div>
  );
};

const Slot = ({ points, now }: { points: number | null; now: boolean }): JSX.Element => (
  <li class={points === null ? (now ? 'paw-solo__now' : '') : points > 0 ? 'is-good' : 'is-bad'}>
    {points === null ? '' : withMinus(points)}
  </li>
);
