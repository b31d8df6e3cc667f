import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import { withMinus } from '../../../words/plural.ts';
import { nearSeat } from '../../../web/kit/board.ts';
import { Cat } from '../../../web/art/Cat.tsx';
import { CATS_EACH } from '../rules/cards.ts';
import { standings } from '../rules/score.ts';
import { useCoat } from './coats.ts';
import { countedFor, countingIn } from './count.ts';
import type { FitsProps } from './props.ts';
import { floorOf } from './tints.ts';

/** A player's cats beside the table, and the score if the match ended now. Cats on the table leave a pale place. */
export const Pool = ({ props, seat }: { props: FitsProps; seat: Seat }): JSX.Element => {
  const { view } = props.scene;
  const words = props.words.board;
  const coat = useCoat(seat);
  const counting = countingIn(props.scene, props.beat);
  const all = standings(view.table, view.cats.length, view.rules);
  const points = counting ? countedFor(counting, seat) : (all[seat] ?? 0);
  const [cats, cards] = [view.cats[seat] ?? 0, view.hands[seat] ?? 0];
  const places = Array.from({ length: Math.max(CATS_EACH, cats) }, (_, i) => i >= cats);
  return (
    <div
      class={`fits-pool ${view.cats.length > 2 && seat !== nearSeat(props.seat) ? 'fits-pool--line' : ''} ${view.cats.length > 4 ? 'fits-pool--tight' : ''}`}
      role="img"
      aria-label={words.holds(props.sitter(seat).thirdPerson, cats, cards, points)}
      title={words.ifEnded}
    >
      <span class="fits-pool__cats">
        {places.map((used, i) => (
          <span key={i} class={used ? 'is-used' : ''}>
            <Cat coat={coat} pose="curl" size={30} />
          </span>
        ))}
      </span>
      <span class="fits-pool__few">
        <Cat coat={coat} pose="curl" size={26} />×{cats}
      </span>
      <b class="fits-pool__points">{withMinus(points)}</b>
      {counting && <Bar part={points / Math.max(1, ...all)} line={floorOf(seat)} />}
    </div>
  );
};

/** Grows while the boxes are counted. */
const Bar = ({ part, line }: { part: number; line: string }): JSX.Element => (
  <span class="fits-bar">
    <i style={{ width: `${Math.max(0, part) * 100}%`, background: line }} />
  </span>
);
