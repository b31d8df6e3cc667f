import type { JSX } from 'preact';
import { nearSeat, type BoardProps } from '../../../../web/kit/board.ts';
import type { Isle } from '../../types.ts';
import { partsNow, sumOf } from '../known.ts';
import { LINES, WORDS } from '../words.ts';
import { signed } from '../words/words.ts';

/** What my boat would score if the match ended now. */
export const ScorePage = ({ props }: { props: BoardProps<Isle> }): JSX.Element => {
  const parts = partsNow(props.scene.view, nearSeat(props.seat));
  return (
    <table class="isle-score">
      <tbody>
        {parts.map(({ what, points, with: details }, i) => (
          <tr key={i}>
            <th scope="row">{LINES[props.locale][what](details ?? {})}</th>
            <td class={points < 0 ? 'is-loss' : 'is-gain'}>{signed(points)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{WORDS[props.locale].score}</th>
          <td>{signed(sumOf(parts))}</td>
        </tr>
      </tfoot>
    </table>
  );
};
