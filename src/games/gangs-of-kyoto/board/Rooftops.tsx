import type { JSX } from 'preact';
import { NIGHT } from './night.ts';

/** The skyline above the streets, on screens with room for it. The moon climbs from round to round. */
export const Rooftops = ({ round, words }: { round: number; words: string }): JSX.Element => (
  <div class="rooftops">
    <svg viewBox="0 0 1280 64" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d={STARS} stroke={NIGHT.moon} stroke-width={2.6} stroke-linecap="round" opacity={0.7} />
      <circle
        cx={220 + ((round - 1) % 8) * 120}
        cy={26 - Math.sin(((round % 8) / 8) * Math.PI) * 8}
        r={15}
        fill={NIGHT.moon}
      />
      <path d={PAGODA} fill="#2A2348" />
      <path d={ROOFS} fill={NIGHT.roof} />
      <path d={LIGHTS} fill={NIGHT.light} />
    </svg>
    <span class="rooftops__round">{words}</span>
  </div>
);

const STARS = [24, 96, 150, 300, 388, 470, 612, 700, 760, 905, 980, 1100, 1180, 1250]
  .map((x, i) => `M${x} ${6 + ((i * 13) % 26)}h.1`)
  .join('');
const PAGODA =
  'M828 64V50H812Q826 46 834 36H826Q838 32 842 22H838L846 8L854 22H850Q854 32 866 36H858Q866 46 880 50H864V64Z' +
  'M396 64V46Q404 44 408 34H470Q474 44 482 46V64Z';
const ROOFS = Array.from({ length: 15 }, (_, i) => {
  const [x, top] = [i * 90 - 30, 38 + ((i * 7) % 3) * 7];
  return `M${x - 8} ${top + 8}Q${x + 16} ${top + 4} ${x + 24} ${top - 8}H${x + 62}Q${x + 70} ${top + 4} ${x + 94} ${top + 8}V64H${x - 8}Z`;
}).join('');
const LIGHTS = Array.from({ length: 15 }, (_, i) =>
  i % 3 === 1 ? '' : `M${i * 90 + 2} 53h8v8h-8ZM${i * 90 + 24} 53h8v8h-8Z`,
).join('');
