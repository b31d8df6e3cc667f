import type { JSX } from 'preact';
import { nearSeat } from '../../../../web/kit/board.ts';
import { playerIn } from '../../rules/state/piles.ts';
import { BoatPicture } from '../boat/BoatPicture.tsx';
import { lookOf } from '../boat/Piece.tsx';
import type { IsleProps } from '../props/props.ts';
import { TilePicture } from '../tiles/TileArt.tsx';
import { restingTurn } from '../plan/turning.ts';
import type { Planning } from '../plan/usePlan.ts';
import { Purses } from './Corners.tsx';
import { FishRow } from './FishRow.tsx';
import { ShelfHead } from './Shelves.tsx';
import { shelvesOf, type Shelf } from './shelves.ts';

interface BoatStripProps {
  readonly props: IsleProps;
  readonly plan: Planning;
  readonly open: () => void;
}

/** Above cards to choose from on a phone: the lying boat, which a tap enlarges, and the cats of today or the fish to pay with. */
export const BoatStrip = ({ props, plan, open }: BoatStripProps): JSX.Element => {
  const { view } = props.scene;
  const { boat, tiles } = playerIn(view, nearSeat(props.seat));
  const words = props.words.board.table;
  const fields = shelvesOf(view, props.seat).filter(
    ({ id }) => id === 'left' || id === 'right' || id === 'island',
  );
  return (
    <>
      <button
        type="button"
        class="isle-strip isle-sea"
        aria-label={words.cards.boat}
        data-legal={plan.card !== null || undefined} // the choices of a tapped card stand beside the boat
        onClick={open}
      >
        <BoatPicture
          boat={boat}
          tiles={tiles}
          look={lookOf('along', 'small', props.settings.signs)}
          label={words.boat}
        />
        {view.options.mode === 'standard' && <Purses props={props} />}
      </button>
      {plan.deal?.what === 'buy' ? (
        <FishRow props={props} plan={plan} />
      ) : (
        <div class="isle-todays" aria-hidden="true">
          {fields.map((shelf) => (
            <Field key={shelf.id} props={props} shelf={shelf} />
          ))}
        </div>
      )}
    </>
  );
};

const Field = ({ props, shelf }: { props: IsleProps; shelf: Shelf }): JSX.Element => {
  const { view } = props.scene;
  return (
    <div class="isle-todays__field">
      <ShelfHead props={props} shelf={shelf} short />
      {shelf.tiles.map(({ tile }) => (
        <TilePicture
          key={tile}
          tile={tile}
          turn={restingTurn(tile)}
          cell={view.left.length + view.right.length > 10 ? 4.5 : 6}
        />
      ))}
    </div>
  );
};
