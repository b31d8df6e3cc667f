import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import { withMinus } from '../../../words/plural.ts';
import { Cat } from '../../../web/art/Cat.tsx';
import { standings } from '../rules/score.ts';
import { Deck } from './Deck.tsx';
import { coatOf } from './looks.ts';
import type { FitsProps } from './props.ts';

/** A player's cats beside the table, cards in hand, and current score. */
export const Pool = ({ props, seat }: { props: FitsProps; seat: Seat }): JSX.Element => {
  const { view } = props.scene;
  const words = props.words.board;
  const points = standings(view.table, view.cats.length, view.rules)[seat] ?? 0;
  const [cats, cards] = [view.cats[seat] ?? 0, view.hands[seat] ?? 0];
  return (
    <div
      class={`fits-pool ${view.cats.length > 2 ? 'fits-pool--many' : ''}`}
      role="img"
      aria-label={words.holds(props.sitter(seat).thirdPerson, cats, cards, points)}
    >
      <span class="fits-pool__part">
        <Cat coat={coatOf(seat)} pose="loaf" size={30} />×{cats}
      </span>
      <span class="fits-pool__part">
        <Deck />×{cards}
      </span>
      <b class="fits-pool__points">{words.points(points)}</b>
      <b class="fits-pool__number">{withMinus(points)}</b>
    </div>
  );
};
