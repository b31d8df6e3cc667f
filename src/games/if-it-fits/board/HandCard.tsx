import type { JSX } from 'preact';
import { CARD } from './art/card-size.ts';
import { hintClass } from '../../../web/kit/board.ts';
import { spotUnder } from '../../../web/kit/Cells.tsx';
import { useDrag } from '../../../web/kit/useDrag.ts';
import { faceOf, isToy } from '../rules/cards.ts';
import type { Move } from '../rules/types.ts';
import { hasMove, sameHeld, type HeldCard } from './aim.ts';
import { PrincessCard, Printed } from './CardFace.tsx';
import { heldFor } from './hint-reason.ts';
import { wallsOf } from './looks.ts';
import type { Planning } from './usePlan.ts';
import type { FitsProps } from './props.ts';

interface HandCardProps {
  readonly props: FitsProps;
  readonly plan: Planning;
  readonly held: HeldCard;
  readonly newest: boolean;
}

/** A card of mine: a tap takes it up, a tap on the one in hand turns it half round, and it can be dragged to its place. */
export const HandCard = ({ props, plan, held, newest }: HandCardProps): JSX.Element => {
  const words = props.words.board;
  const inHand = props.legal.length > 0 && sameHeld(plan.held, held);
  const away = plan.isLegal(discardOf(held)) && !hasMove(held, props.legal) ? discardOf(held) : null;
  const legal = !props.pending && (away !== null || hasMove(held, props.legal));
  const turned = inHand && plan.turned;
  const hinted = props.hint ? sameHeld(heldFor(props.scene.view, props.hint), held) : false;
  const drag = useDrag({
    lift: () => plan.hold(held),
    over: ({ x, y }) => plan.look(spotUnder(x, y)),
    drop: ({ x, y }) => {
      const at = spotUnder(x, y);
      if (at !== null) plan.tap(at);
    },
    cancel: () => plan.look(null),
  });
  const choose = (): void => {
    if (away) plan.pick(away);
    else if (inHand) plan.turn();
    else plan.hold(held);
  };
  return (
    <button
      type="button"
      class={`fits-card ${newest ? 'is-new' : ''} ${legal ? '' : 'is-waiting'} ${hinted ? `is-hinted ${hintClass(props)}` : ''}`}
      aria-pressed={inHand}
      aria-label={nameOf(props, held, turned) + (newest ? `, ${words.newest}` : '')}
      data-legal={legal || undefined}
      onClick={choose}
      onWheel={(event) => inHand && (event.preventDefault(), plan.turn())}
      {...drag.grip}
    >
      <CardPicture held={held} turned={turned} />
      {drag.at && (
        <span class="fits-lifted" style={{ left: `${drag.at.x}px`, top: `${drag.at.y}px` }}>
          <CardPicture held={held} turned={turned} />
        </span>
      )}
    </button>
  );
};

const discardOf = (held: HeldCard): Move | null => {
  if (held.what === 'start') return null;
  return { do: 'discard', card: held.what === 'princess' ? 'P' : held.card };
};

const nameOf = ({ words: { board: words } }: FitsProps, held: HeldCard, turned: boolean): string => {
  if (held.what === 'princess') return words.princess;
  if (isToy(held.card)) return words.toys[held.card];
  return words.card(faceOf(held.card).marks, wallsOf(held.card, turned));
};

const CardPicture = ({ held, turned }: { held: HeldCard; turned: boolean }): JSX.Element => (
  <svg class="fits-card__face" viewBox={`-2 -2 ${CARD.width + 4} ${CARD.height + 4}`} aria-hidden="true">
    {held.what === 'princess' ? <PrincessCard /> : <Printed card={held.card} turned={turned} />}
  </svg>
);
