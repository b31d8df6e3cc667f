import type { JSX } from 'preact';
import type { Seat } from '../../../../kernel/game.ts';
import { basketsLeft } from '../../rules/island/baskets.ts';
import { playerIn, seen } from '../../rules/state/piles.ts';
import type { View } from '../../rules/state/types.ts';
import type { TableWords } from '../../words/table-types.ts';
import { BasketIcon, FishIcon } from '../cards/icons.tsx';
import { Tokens } from './Tokens.tsx';

/** The rescues that a player can pay with baskets today: those left, and all. */
export const basketsOf = (view: View, seat: Seat): { readonly left: number; readonly all: number } => {
  const me = playerIn(view, seat);
  const left = basketsLeft(me, seen(me.laid));
  return { left, all: left + me.used };
};

interface PurseProps {
  readonly words: TableWords;
  readonly view: View;
  readonly seat: Seat;
  readonly icon?: number; // pixels
}

/** Fish, baskets and used baskets; in a family match there are neither. */
export const Purse = ({ view, seat, words, icon = 28 }: PurseProps): JSX.Element | null => {
  if (view.options.mode === 'family') return null;
  const { left, all } = basketsOf(view, seat);
  return (
    <span class="isle-purse">
      <span>
        <FishIcon size={icon} />
        {playerIn(view, seat).fish}
      </span>
      <span>
        <BasketIcon size={icon} />
        {left}
        {all > left && <small>/{all}</small>}
      </span>
      <Tokens owner={playerIn(view, seat)} words={words} icon={icon - 4} />
    </span>
  );
};
