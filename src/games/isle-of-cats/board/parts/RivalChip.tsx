import type { JSX } from 'preact';
import type { Seat } from '../../../../kernel/game.ts';
import { withSign } from '../../../../words/plural.ts';
import { playerIn, sizeOf } from '../../rules/state/piles.ts';
import { BasketIcon, FishIcon } from '../cards/icons.tsx';
import type { IsleProps } from '../props/props.ts';
import { pointsShown } from '../ending/lesson-steps.ts';
import { Deed } from './Deed.tsx';
import { basketsOf } from './Purse.tsx';
import { Tokens } from './Tokens.tsx';

interface RivalChipProps {
  readonly props: IsleProps;
  readonly seat: Seat;
  readonly look: () => void;
}

/** A rival on a phone: fish, baskets, points and the last deed. A tap shows the boat. */
export const RivalChip = ({ props, seat, look }: RivalChipProps): JSX.Element => {
  const { view } = props.scene;
  const words = props.words.board.table;
  const player = playerIn(view, seat);
  const { left } = basketsOf(view, seat);
  const cards = sizeOf(player.hand) + sizeOf(player.fresh);
  const points = pointsShown(props, seat);
  const low = view.players.length > 4;
  return (
    <button type="button" data-boat={seat} class={`isle-rv ${low ? 'isle-rv--low' : ''}`} onClick={look}>
      <span class="sr">
        {words.lookAt(props.sitter(seat).thirdPerson)}.{' '}
        {words.has(player.fish, left, cards, sizeOf(player.lessons))}. {words.soFar(points)}.{' '}
      </span>
      {view.options.mode === 'standard' && (
        <span class="isle-rv__has" aria-hidden="true">
          <FishIcon size={17} />
          {player.fish}
          <BasketIcon size={17} />
          {left}
          <Tokens owner={player} words={words} icon={13} />
        </span>
      )}
      <span class="isle-rv__did">
        <b class={points < 0 ? 'isle-rv__minus' : ''} aria-hidden="true">
          {withSign(points)}
        </b>
        <Deed props={props} seat={seat} />
      </span>
    </button>
  );
};
