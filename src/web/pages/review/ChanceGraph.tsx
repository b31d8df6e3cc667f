import type { JSX } from 'preact';
import type { Moment } from '../../../review/moment.ts';
import type { Review, TurningPoint } from '../../../review/review.ts';
import { SEAT_LOOKS, signOfSeat } from '../../art/base/seats.ts';
import { useNarrow } from '../../kit/useNarrow.ts';
import type { Looking } from './looking.ts';
import { QualityMark } from './QualityMark.tsx';
import { useReviewWords } from './review-words.ts';
import type { Counted } from './useMoments.ts';
import './chance-graph.css';

const [WIDTH, HEIGHT] = [1000, 100]; // stretched to the page, so its own proportions do not matter

interface GraphProps {
  readonly looking: Looking;
  readonly counted: Counted;
  readonly review: Review;
  readonly at: number;
  readonly go: (at: number) => void;
}

/** The chance of the reader with its band, and below it two lanes of marks: the others above, the reader below. */
export const ChanceGraph = ({ looking, counted, review, at, go }: GraphProps): JSX.Element => {
  const t = useReviewWords();
  const narrow = useNarrow();
  const { rough, sure } = counted;
  const last = Math.max(1, rough.length - 1);
  const known = rough.filter((moment) => moment !== null);
  const colour = SEAT_LOOKS[signOfSeat(looking.seat)].colour;
  // A tap anywhere goes to the nearest moment; keys and screen readers have the slider below.
  const tap = (event: MouseEvent & { readonly currentTarget: HTMLElement }): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    go(Math.round(((event.clientX - left) / width) * last));
  };
  const here = rough[at];
  const named = namedIn(review.turningPoints, last, narrow);
  return (
    <figure class="cg" aria-label={t.graph}>
      <div class="cg__plot" onClick={tap}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path class="cg__known" d={`M0 0H${((known.at(-1)?.at ?? 0) / last) * WIDTH}V${HEIGHT}H0Z`} />
          <path class="cg__area" d={areaOf(known, last)} fill={colour} />
          <path class="cg__band" d={bandOf(known, last)} />
          <path class="cg__half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
          <path class="cg__line" d={chanceCurve(known, last)} />
          <path class="cg__now" d={`M${(at / last) * WIDTH} 0V${HEIGHT}`} />
        </svg>
        <span class="cg__axis cg__axis--top">100 %</span>
        <span class="cg__axis cg__axis--half">50</span>
        {review.turningPoints.map((one) => (
          <Point
            key={one.at}
            point={one}
            last={last}
            label={named.includes(one) ? t.because[one.because] : null}
          />
        ))}
        {here && (
          <span
            class="cg__here"
            style={{ left: `${(at / last) * 100}%`, bottom: `${here.chance * 100}%` }}
            aria-hidden="true"
          />
        )}
      </div>
      <div class="cg__lanes" onClick={tap} aria-hidden="true">
        {sure.map(
          (moment) => moment?.decision && <Mark key={moment.at} {...{ moment, last, at, looking }} />,
        )}
      </div>
      <p class="cg__numbers" aria-hidden="true">
        <span>0</span>
        <span>{Math.round(last / 2)}</span>
        <span>{last}</span>
      </p>
    </figure>
  );
};

const pointAt = (at: number, chance: number, last: number): string =>
  `${((at / last) * WIDTH).toFixed(1)} ${((1 - Math.min(1, Math.max(0, chance))) * HEIGHT).toFixed(1)}`;

const chanceCurve = (known: readonly Moment[], last: number): string =>
  known.map((one, i) => `${i ? 'L' : 'M'}${pointAt(one.at, one.chance, last)}`).join('');

const areaOf = (known: readonly Moment[], last: number): string => {
  const [first] = known;
  const end = known.at(-1);
  if (!first || !end) return '';
  const line = known.map((one) => pointAt(one.at, one.chance, last)).join('L');
  return `M${pointAt(first.at, 0, last)}L${line}L${pointAt(end.at, 0, last)}Z`;
};

const bandOf = (known: readonly Moment[], last: number): string => {
  if (!known.length) return '';
  const above = known.map((one) => pointAt(one.at, one.chance + one.spread, last));
  const below = known.map((one) => pointAt(one.at, one.chance - one.spread, last)).toReversed();
  return `M${[...above, ...below].join('L')}Z`;
};

const APART = { desk: 0.16, phone: 0.4 }; // of the width: closer names would lie on each other

/** The points whose names have room, the largest first; the others are only dots. All stand in the list. */
const namedIn = (points: readonly TurningPoint[], last: number, narrow: boolean): readonly TurningPoint[] => {
  const named: TurningPoint[] = [];
  const apart = (narrow ? APART.phone : APART.desk) * last;
  for (const point of points.toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from)))
    if (named.every((other) => Math.abs(other.at - point.at) >= apart)) named.push(point);
  return named;
};

const Point = ({
  point: { at, to },
  last,
  label,
}: {
  point: TurningPoint;
  last: number;
  label: string | null;
}): JSX.Element => {
  const part = (at + 1) / last;
  const side = part > 0.85 ? 'cg__point--left' : part < 0.15 ? 'cg__point--right' : '';
  return (
    <span
      class={`cg__point ${side} ${to > 0.5 ? 'cg__point--below' : ''}`}
      style={{ left: `${part * 100}%`, bottom: `${Math.min(0.94, Math.max(0.06, to)) * 100}%` }}
      aria-hidden="true"
    >
      {label !== null && <span>{label}</span>}
    </span>
  );
};

interface MarkProps {
  readonly moment: Moment;
  readonly last: number;
  readonly at: number;
  readonly looking: Looking;
}

const Mark = ({ moment, last, at, looking: { seat } }: MarkProps): JSX.Element | null => {
  const { decision } = moment;
  if (!decision) return null;
  return (
    <span
      class={`cg__mark ${decision.by === seat ? 'cg__mark--mine' : ''} ${moment.at === at ? 'is-here' : ''}`}
      style={{ left: `${(moment.at / last) * 100}%` }}
    >
      <QualityMark quality={decision.quality} size={14} />
    </span>
  );
};
