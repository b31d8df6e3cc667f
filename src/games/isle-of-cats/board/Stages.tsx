import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../kernel/game.ts';
import { nearSeat } from '../../../web/kit/board.ts';
import { inHand, playerIn } from '../rules/state/piles.ts';
import type { CardId } from '../rules/state/types.ts';
import type { IsleProps } from './props/props.ts';
import { BoatPicture } from './boat/BoatPicture.tsx';
import { stillOn, type LastPlaced } from './boat/last-placed.ts';
import { BoatStage } from './boat/BoatStage.tsx';
import { lookOf, type PieceLook } from './boat/Piece.tsx';
import { useUpright } from './boat/useUpright.ts';
import { LastLessons } from './ending/LastLessons.tsx';
import { BoatStrip } from './parts/BoatStrip.tsx';
import { CardPile } from './parts/CardPile.tsx';
import { CardWhy } from './parts/CardWhy.tsx';
import { Column } from './parts/Column.tsx';
import { Corners } from './parts/Corners.tsx';
import { DayTrack } from './parts/DayTrack.tsx';
import { Flights } from './parts/Flights.tsx';
import { TurnButtons, TrialBar, TrialButtons } from './parts/TileControls.tsx';
import { Moments } from './parts/Moments.tsx';
import { ShelfDrag } from './parts/ShelfDrag.tsx';
import { Shelves } from './parts/Shelves.tsx';
import { shelvesOf, type StageContent } from './parts/shelves.ts';
import { keptBefore } from './plan/deal.ts';
import type { Planning } from './plan/usePlan.ts';

interface StageProps {
  readonly props: IsleProps;
  readonly plan: Planning;
  readonly lastPlaced: LastPlaced;
  readonly looking: Seat | null; // the seat whose boat is shown instead of mine
  readonly back: () => void;
  readonly shown: StageContent;
  readonly show: (shown: StageContent) => void;
}

const FEW_CARDS = 4; // more cards to choose from are in two rows on a small desk
const FEW_PLAYERS = 3; // their fields need less room beside the boat

/** On a wide screen: the island above, my boat in the sea below it; on a small one, beside many cards, side by side. */
export const WideStage = ({ props, plan, lastPlaced, looking, back }: StageProps): JSX.Element => {
  const look = lookOf('along', 'large', props.settings.signs);
  const few = props.scene.view.players.length <= FEW_PLAYERS;
  const dealing = (plan.deal?.cards.length ?? 0) > FEW_CARDS;
  return (
    <ShelfDrag props={props} plan={plan} dealing={dealing && (few ? 'few' : 'many')}>
      <Flights props={props} plan={plan} direction="along" />
      <DayTrack props={props} />
      <Shelves props={props} plan={plan} />
      <div class="isle-sea">
        {looking === null ? (
          <>
            <BoatStage {...{ props, plan, lastPlaced, look }} />
            <Owner props={props} />
            <Moments props={props} />
            <TrialBar props={props} plan={plan} />
            <div class="isle-corner">
              <TrialButtons props={props} plan={plan} />
              <TurnButtons props={props} plan={plan} back />
            </div>
          </>
        ) : (
          <OtherBoat {...{ props, lastPlaced, look, back }} seat={looking} />
        )}
      </div>
    </ShelfDrag>
  );
};

/**
 * On a phone: the boat upright, the island in a column beside it, everything else in the corners of the sea. Cards to
 * choose from take the place of the column and of most of the boat.
 */
export const TallStage = (stage: StageProps): JSX.Element => {
  const { props, plan, lastPlaced, looking, back, shown, show } = stage;
  const { view } = props.scene;
  const cards = cardsToShow(props, plan);
  const kept = keptBefore(view, props.seat);
  const look = lookOf('upright', 'small', props.settings.signs);
  if (looking !== null) return <OtherBoat {...{ props, lastPlaced, look, back }} seat={looking} />;
  if (props.scene.outcome && !props.replay) return <EndedBoat {...{ props, plan, lastPlaced }} />;
  if (shown === 'cards' && cards.length + kept.length > 0)
    return (
      <div class="isle isle--tall">
        <BoatStrip props={props} plan={plan} open={() => show('boat')} />
        <CardPile props={props} plan={plan} cards={cards} kept={kept} />
        <CardWhy props={props} plan={plan} />
      </div>
    );
  return (
    <div class="isle isle--tall">
      <div class="isle-sea">
        <BoatStage {...{ props, plan, lastPlaced, look }} />
        <Owner props={props} short />
        <Corners props={props} />
        <Moments props={props} />
        <TrialButtons props={props} plan={plan} short />
        <TrialBar props={props} plan={plan} />
      </div>
      <Flights props={props} plan={plan} direction="upright" />
      {view.phase.name === 'over' ? (
        <LastLessons props={props} />
      ) : (
        <Column {...{ props, plan, shown, show }} shelves={shelvesOf(view, props.seat)} />
      )}
    </div>
  );
};

type EndedBoatProps = Pick<StageProps, 'props' | 'plan' | 'lastPlaced'>;

/** The end on a phone: the boat alone. Beside the panel of the end the board is low, so the boat lies along the screen; without it, it stands. */
const EndedBoat = ({ props, plan, lastPlaced }: EndedBoatProps): JSX.Element => {
  const [sea, upright] = useUpright<HTMLDivElement>();
  const look = lookOf(upright ? 'upright' : 'along', 'small', props.settings.signs);
  return (
    <div class="isle isle--ended">
      <div class="isle-sea" ref={sea}>
        <BoatStage {...{ props, plan, lastPlaced, look }} />
        <Moments props={props} />
      </div>
    </div>
  );
};

const isOnlyLooking = ({ seat, replay }: IsleProps): boolean => seat === 'spectator' || replay === true;

interface OwnerProps extends Pick<StageProps, 'props'> {
  readonly short?: boolean; // the name alone: beside an upright boat more would cover cells
}

/** The owner's name above a boat that is not mine. */
const Owner = ({ props, short = false }: OwnerProps): JSX.Element | null => {
  if (!isOnlyLooking(props)) return null;
  const name = props.sitter(nearSeat(props.seat)).thirdPerson;
  return <b class="isle-owner">{short ? name : props.words.board.table.boatOf(name)}</b>;
};

/** The cards to choose from, then the cards in hand. */
const cardsToShow = ({ scene, seat }: IsleProps, { deal }: Planning): readonly CardId[] => {
  const dealt = deal?.cards ?? [];
  const hand = seat === 'spectator' ? [] : inHand(scene.view, seat);
  return [...dealt, ...hand.filter((card) => !dealt.includes(card))];
};

interface OtherBoatProps {
  readonly props: IsleProps;
  readonly seat: Seat;
  readonly lastPlaced: LastPlaced;
  readonly look: PieceLook;
  readonly back: () => void;
}

/** Another player's boat, as large as mine. */
const OtherBoat = ({ props, seat, lastPlaced, look, back }: OtherBoatProps): JSX.Element => {
  const { boat, tiles } = playerIn(props.scene.view, seat);
  const words = props.words.board.table;
  const label = words.boatOf(props.sitter(seat).thirdPerson);
  const box = useRef<HTMLDivElement>(null);
  // In a replay on a phone the button for it is far below, so the page must scroll to the boat.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [seat]);
  return (
    <div class="isle-sea isle-other" ref={box}>
      <div class="isle-other__bar">
        <b>{label}</b>
        <button type="button" class="btn" onClick={back}>
          {isOnlyLooking(props) ? words.boatOf(props.sitter(nearSeat(props.seat)).thirdPerson) : words.back}
        </button>
      </div>
      <BoatPicture {...{ boat, tiles, look, label }} latest={stillOn(tiles, lastPlaced.get(seat))} />
    </div>
  );
};
