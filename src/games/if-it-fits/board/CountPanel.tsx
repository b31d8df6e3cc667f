import type { JSX } from 'preact';
import { withMinus } from '../../../words/plural.ts';
import type { BoxInfo } from '../rules/score.ts';
import type { Counting } from './count.ts';
import { plusOf, SmallThing } from './Sum.tsx';
import type { FitsProps } from './props.ts';

interface CountProps {
  readonly props: FitsProps;
  readonly counting: Counting;
}

/** All boxes that score, in the order in which they are counted. */
export const CountList = ({ props, counting }: CountProps): JSX.Element => (
  <ol class="fits-count-list">
    {counting.boxes.map((box, i) => (
      <li key={box.box} class={i < counting.at ? 'is-done' : i === counting.at ? 'is-counted' : ''}>
        <SmallThing thing={plusOf(box)[0]?.thing ?? 'paw'} />
        <span>{props.words.board.count[box.value.closed ? 'closed' : 'open']}</span>
        <b>{i > counting.at ? '·' : withMinus(scoreOf(box))}</b>
      </li>
    ))}
  </ol>
);

/** The most that one player gets for it. */
const scoreOf = ({ cats }: BoxInfo): number => Math.max(...cats.map(({ points }) => points));

/** In place of the tray: every tap goes on to the next box. */
export const CountActs = ({ props, counting: { at, boxes } }: CountProps): JSX.Element => {
  const words = props.words.board.count;
  return (
    <div class="fits-tray fits-count-acts" role="group" aria-label={words.title(at + 1, boxes.length)}>
      <p>{words.title(at + 1, boxes.length)}</p>
      <button type="button" class="fits-act" data-show-all>
        {words.faster}
      </button>
      <button type="button" class="fits-act fits-act--next">
        {words.next}
      </button>
    </div>
  );
};
