import type { JSX } from 'preact';
import { withSign } from '../../../../words/plural.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { playerIn, sizeOf } from '../../rules/state/piles.ts';
import type { IsleProps } from '../props/props.ts';
import { BoatPicture } from '../boat/BoatPicture.tsx';
import { lookOf } from '../boat/Piece.tsx';
import { latestOn, stillOn, type LastPlaced } from '../boat/last-placed.ts';
import { pointsShown } from '../ending/lesson-steps.ts';
import { BasketIcon, CardsIcon, FishIcon } from '../cards/icons.tsx';
import { ColourCounts } from './ColourCounts.tsx';
import { Deed } from './Deed.tsx';
import { basketsOf } from './Purse.tsx';
import { Tokens } from './Tokens.tsx';

interface PoolProps {
  readonly props: IsleProps;
  readonly seat: Seat;
  readonly lastPlaced: LastPlaced;
  readonly look: () => void;
}

/** Classes by the number of rivals: the more rivals, the lower their cards. */
const CROWDS: readonly string[] = [
  '',
  '',
  'isle-pool--some',
  'isle-pool--some isle-pool--three',
  'isle-pool--some isle-pool--crowd',
  'isle-pool--some isle-pool--crowd',
];

/** The things of another player, and a small picture of their boat that opens the large one. */
export const Pool = ({ props, seat, lastPlaced, look }: PoolProps): JSX.Element => {
  const { view } = props.scene;
  const words = props.words.board.table;
  const player = playerIn(view, seat);
  const cards = sizeOf(player.hand) + sizeOf(player.fresh);
  const { left } = basketsOf(view, seat);
  const lessons = sizeOf(player.lessons);
  const { name } = props.sitter(seat);
  return (
    <div class={`isle-pool ${CROWDS[view.players.length - 1] ?? ''}`}>
      <span class="isle-pool__has" role="img" aria-label={words.has(player.fish, left, cards, lessons)}>
        {view.options.mode === 'standard' && (
          <>
            <FishIcon /> {player.fish} <BasketIcon /> {left} <CardsIcon /> {cards}
            <Tokens owner={player} words={words} />
          </>
        )}
      </span>
      <b class="isle-pool__score" title={words.soFar(pointsShown(props, seat))}>
        {withSign(pointsShown(props, seat))}
      </b>
      <button
        type="button"
        class="isle-pool__boat"
        data-boat={seat}
        aria-label={words.lookAt(name)}
        onClick={look}
      >
        <BoatPicture
          boat={player.boat}
          tiles={player.tiles}
          look={lookOf('along', 'mini', props.settings.signs)}
          latest={stillOn(player.tiles, lastPlaced.get(seat))}
          arriving={props.settings.motion === 'full' ? latestOn(props.scene.events, seat) : []}
          label={words.boatOf(name)}
        />
      </button>
      <span class="isle-pool__foot">
        <ColourCounts player={player} />
        <Deed props={props} seat={seat} />
      </span>
    </div>
  );
};
