import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Review as ReviewOf, ReviewProps } from '../../../web/kit/review.ts';
import { nearSeat } from '../../../web/kit/board.ts';
import type { AnyKittyPaw } from '../rules/game.ts';
import type { KittyPawWords } from '../words/types.ts';
import { Gaps, timesAt } from './review/Gaps.tsx';
import { meanOf, roundsIn, type RoundTimes } from './review/seconds.ts';
import { ownUsual } from './review/usual.ts';
import './review/review.css';

type PawReviewProps = ReviewProps<AnyKittyPaw, KittyPawWords>;

/** Where the seconds of every round went, side by side with the others. */
const Whole = ({
  steps,
  viewer,
  match,
  words: { board },
  nameOf,
  lessonPath,
}: PawReviewProps): JSX.Element | null => {
  const words = board.review;
  const rounds = useMemo(() => roundsIn(steps), [steps]);
  const [at, setAt] = useState(0);
  const seat = nearSeat(viewer);
  const usual = useMemo(() => {
    const all = rounds.map((round) => timesAt(round, seat));
    return viewer === 'spectator' ? meanOf(all) : ownUsual(match, all); // whose seconds a spectator sees is nobody's average
  }, [rounds, seat, viewer, match]);
  const shown = rounds[at];
  if (!shown) return null;
  return (
    <div class="paw-seconds">
      <div class="paw-seconds__rounds" role="group" aria-label={words.rounds}>
        {rounds.map(({ round, points }, i) => (
          <button
            key={round}
            type="button"
            class="paw-seconds__round"
            aria-pressed={i === at}
            onClick={() => setAt(i)}
          >
            {words.round(round)} <b>{signed(points[seat] ?? 0)}</b>
          </button>
        ))}
      </div>
      <section class="panel paw-seconds__panel">
        <h2>{words.title}</h2>
        <p class="paw-seconds__meow">
          {shown.meowed === null ? words.nobody : words.meow(nameOf(shown.meowed), words.seconds(shown.ms))}
        </p>
        {[seat, ...shown.stretches.keys()].map((one, i) =>
          i > 0 && one === seat ? null : (
            <Bar key={one} round={shown} seat={one} name={nameOf(one)} longest={longestOf(rounds)} />
          ),
        )}
      </section>
      <Gaps shown={shown} seat={seat} usual={usual} words={words} lessonPath={lessonPath} />
    </div>
  );
};

const longestOf = (rounds: readonly RoundTimes[]): number => Math.max(1, ...rounds.map(({ ms }) => ms));

const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

interface BarProps {
  readonly round: RoundTimes;
  readonly seat: number;
  readonly name: string;
  readonly longest: number; // of all rounds, so that they can be compared
}

const Bar = ({ round, seat, name, longest }: BarProps): JSX.Element => (
  <div class="paw-seconds__row">
    <span class="paw-seconds__name">{name}</span>
    <span class="paw-seconds__bar" aria-hidden="true">
      {(round.stretches[seat] ?? []).map(({ what, from, to }) => (
        <span
          key={from}
          class={`paw-seconds__part paw-seconds__part--${what}`}
          style={{ left: `${(100 * from) / longest}%`, width: `${(100 * (to - from)) / longest}%` }}
        />
      ))}
    </span>
  </div>
);

const review: ReviewOf<AnyKittyPaw, KittyPawWords> = {
  name: ({ board }) => board.review.name,
  first: true,
  tells: (steps) => roundsIn(steps).length > 0,
  Whole,
};
export default review;
