import type { JSX } from 'preact';
import { withMinus } from '../../../../words/plural.ts';
import type { View } from '../../rules/race/types.ts';
import { backOf } from '../pieces/backs.ts';

/** The cards beside a player: points for those that were scored, the back of those that were turned over. */
export const KeptCards = ({ kept }: { kept: View['kept'][number] }): JSX.Element => (
  <span class="paw-kept" aria-hidden="true">
    {kept.map(({ card, points }, i) => (
      <i key={i} style={points < 0 ? { background: backOf(card), color: '#fff6e6' } : undefined}>
        {withMinus(points)}
      </i>
    ))}
  </span>
);
