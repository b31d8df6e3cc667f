import type { JSX } from 'preact';
import type { Patch } from '../../../protocol/daily.ts';
import type { DailyPageWords } from '../../words/daily.en.ts';

interface PatchMarkProps {
  readonly patch: Patch;
  readonly t: DailyPageWords;
  readonly small?: boolean;
}

/** How a task went: a paw, a cross, three dots, or an empty place. Never by colour alone. */
export const PatchMark = ({ patch, t, small = false }: PatchMarkProps): JSX.Element => (
  <span class={`day-patch day-patch--${patch} ${small ? 'day-patch--small' : ''}`}>
    <span class="sr">{t.patches[patch]}</span>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {DRAWN[patch]}
    </svg>
  </span>
);

const DRAWN: Readonly<Record<Patch, JSX.Element | null>> = {
  solved: (
    <g fill="currentColor">
      <ellipse cx={6.2} cy={11} rx={1.9} ry={2.5} />
      <ellipse cx={10} cy={7.4} rx={1.9} ry={2.7} />
      <ellipse cx={14} cy={7.4} rx={1.9} ry={2.7} />
      <ellipse cx={17.8} cy={11} rx={1.9} ry={2.5} />
      <path d="M12 11.4c2.6 0 5 2.5 5 4.700c0 1.700-1.300 2.400-2.700 2.400c-1 0-1.500-.4-2.300-.4s-1.300.4-2.300.4c-1.400 0-2.700-.7-2.700-2.400c0-2.200 2.400-4.700 5-4.700z" />
    </g>
  ),
  missed: <path d="M8 8l8 8M16 8l-8 8" stroke="currentColor" stroke-width={2.2} stroke-linecap="round" />,
  begun: (
    <g fill="currentColor">
      <circle cx={7} cy={12} r={1.7} />
      <circle cx={12} cy={12} r={1.7} />
      <circle cx={17} cy={12} r={1.7} />
    </g>
  ),
  none: null,
};
