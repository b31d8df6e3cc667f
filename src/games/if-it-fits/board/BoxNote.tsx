import type { JSX } from 'preact';
import { withMinus } from '../../../words/plural.ts';
import { signOfSeat } from '../../../web/art/base/seats.ts';
import { Sign } from '../../../web/art/base/Sign.tsx';
import type { BoxInfo } from '../rules/score.ts';
import { peopleOf } from './usePlan.ts';
import type { FitsProps } from './props.ts';

interface BoxNoteProps {
  readonly props: FitsProps;
  readonly box: BoxInfo;
  readonly above: boolean; // the box itself lies in the lower half of the window
}

/** The owner and value of a box, with reasons. For screen readers it is part of the label of each cell. */
export const BoxNote = ({ props, box, above }: BoxNoteProps): JSX.Element => {
  const words = props.words.board;
  return (
    <div class={`box-note ${above ? 'box-note--above' : ''}`} aria-hidden="true">
      <b class={`box-note__worth ${box.value.points < 0 ? 'is-loss' : ''}`}>{withMinus(box.value.points)}</b>
      <span class="box-note__text">
        <b class="box-note__whose">
          {box.cats.map(({ seat }) => (
            <Sign key={seat} sign={signOfSeat(seat)} size={20} />
          ))}
          {words.whose(box, peopleOf(props))}
        </b>
        <span>{words.reasons(box, peopleOf(props))}</span>
      </span>
    </div>
  );
};
