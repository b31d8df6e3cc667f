import type { JSX } from 'preact';
import type { Seat } from '../../../../kernel/game.ts';
import { withSign } from '../../../../words/plural.ts';
import { playerIn, sizeOf } from '../../rules/state/piles.ts';
import { BasketIcon, FishIcon } from '../cards/icons.tsx';
import { pictureOf, restingTurn } from '../plan/turning.ts';
import type { IsleProps } from '../props/props.ts';
import { pointsNow } from '../score/points-now.ts';
import { TilePicture } from '../tiles/TileArt.tsx';
import { lastDeedOf } from './last-deed.ts';
import { basketsOf } from './Purse.tsx';

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
  const points = pointsNow(view, seat);
  const low = view.players.length > 4;
  return (
    <button type="button" class={`isle-rv ${low ? 'isle-rv--low' : ''}`} onClick={look}>
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
        </span>
      )}
      <span class="isle-rv__did">
        <b class={points < 0 ? 'isle-rv__minus' : ''} aria-hidden="true">
          {withSign(points)}
        </b>
        {!low && <Deed props={props} seat={seat} />}
      </span>
    </button>
  );
};

const Deed = ({ props, seat }: Omit<RivalChipProps, 'look'>): JSX.Element | null => {
  const deed = lastDeedOf(props.scene.view, seat);
  const { passed, done } = props.words.board.table.deeds;
  if (deed === null) return null;
  if (deed === 'passed' || deed === 'done') return <small>{deed === 'passed' ? passed : done}</small>;
  const { width, height } = pictureOf(deed, restingTurn(deed));
  return (
    <span class="isle-rv__tile" role="img" aria-label={props.words.board.tile(deed)}>
      <TilePicture tile={deed} turn={restingTurn(deed)} cell={Math.min(8, 26 / width, 18 / height)} />
    </span>
  );
};
