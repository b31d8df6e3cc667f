import type { JSX } from 'preact';
import type { FormPoint } from '../../protocol/people.ts';
import './rating-plot.css';

const [WIDTH, HEIGHT, MARGIN] = [150, 44, 5];

/** The course of a rating with its band, the latest at the right. Its figures stand beside it, so it is hidden from screen readers. */
export const RatingPlot = ({ course }: { course: readonly FormPoint[] }): JSX.Element | null => {
  const last = course.at(-1);
  if (!last || course.length < 2) return null;
  const low = Math.min(...course.map(({ points, band }) => points - band));
  const high = Math.max(...course.map(({ points, band }) => points + band));
  const x = (i: number): string => (MARGIN + (i / (course.length - 1)) * (WIDTH - 2 * MARGIN)).toFixed(1);
  const y = (points: number): string =>
    (MARGIN + ((high - points) / (high - low || 1)) * (HEIGHT - 2 * MARGIN)).toFixed(1);
  const line = (value: (point: FormPoint) => number): readonly string[] =>
    course.map((point, i) => `${x(i)} ${y(value(point))}`);
  const above = line(({ points, band }) => points + band);
  const below = line(({ points, band }) => points - band);
  return (
    <svg class="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path class="plot__band" d={`M${[...above, ...below.toReversed()].join('L')}Z`} />
      <path class="plot__line" d={`M${line(({ points }) => points).join('L')}`} />
      <circle class="plot__dot" cx={x(course.length - 1)} cy={y(last.points)} r={4} />
    </svg>
  );
};
