import type { JSX } from 'preact';

interface DialProps {
  readonly hours: number;
  readonly limit: number;
  readonly next: number | null; // the hour this card would lead to
  readonly late: boolean; // the clock has struck
}

const R = 38;

/** A point on the dial; the limit is at the top, where the day began. */
const pointAt = (part: number, r: number): string => {
  const angle = part * 2 * Math.PI;
  return `${(Math.sin(angle) * r).toFixed(2)} ${(-Math.cos(angle) * r).toFixed(2)}`;
};

const arc = (from: number, to: number): string => {
  const end = Math.min(to, 0.9999); // a full circle begins where it ends, and an arc of no length is not drawn
  return `M${pointAt(from, R)}A${R} ${R} 0 ${end - from > 0.5 ? 1 : 0} 1 ${pointAt(end, R)}`;
};

/** A clock from 0 to the limit: gold is past, dashes are what this card would add, red is too late. */
export const Dial = ({ hours, limit, next, late }: DialProps): JSX.Element => {
  const past = hours / limit;
  const soon = next === null ? past : next / limit;
  return (
    <svg class={`dial ${late ? 'dial--late' : ''}`} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r={48} fill="#120E22" stroke="#5A4F7C" stroke-width={2} />
      <circle class="dial__track" r={R} />
      {Array.from({ length: limit }, (_, hour) => (
        <path
          key={hour}
          class={hour === 0 ? 'dial__tick dial__tick--limit' : 'dial__tick'}
          d={`M${pointAt(hour / limit, 47)}L${pointAt(hour / limit, hour === 0 ? 39 : 43.5)}`}
        />
      ))}
      {past > 0 && <path class="dial__past" d={arc(0, past)} />}
      {soon > past && past < 1 && (
        <path class={`dial__next ${soon >= 1 ? 'dial__next--late' : ''}`} d={arc(past, soon)} />
      )}
      {soon < past && <path class="dial__back" d={arc(soon, past)} />}
      <text class="dial__hours" y={6}>
        {hours}
      </text>
      <text class="dial__limit" y={22}>
        {hours < limit ? '<' : '≥'} {limit}
      </text>
    </svg>
  );
};
