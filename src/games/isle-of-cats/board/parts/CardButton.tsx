import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import { isAdvisedCard } from '../plan/advice.ts';
import { hasRoom } from '../plan/deal.ts';
import type { Planning } from '../plan/usePlan.ts';
import { nearSeat } from '../../../../web/kit/board.ts';
import { playerIn } from '../../rules/state/piles.ts';
import type { CardId } from '../../rules/state/types.ts';
import type { IsleProps } from '../props/props.ts';
import { CardFace } from '../cards/CardFace.tsx';

interface CardButtonProps {
  readonly props: IsleProps;
  readonly plan: Planning;
  readonly card: CardId;
}

const Face = memo(CardFace);

/** A card of mine: to choose from a deal, or to play from the hand. */
export const CardButton = ({ props, plan, card }: CardButtonProps): JSX.Element => {
  const { deal, chosen, choices } = plan;
  const dealt = deal?.cards.includes(card) ?? false;
  const pressed = dealt ? (deal?.fixed ?? chosen).includes(card) : plan.card === card;
  const legal = dealt ? mayChoose(props, plan, card) : choices.plays.has(card) || choices.finds.has(card);
  return (
    <button
      type="button"
      class={`isle-own ${legal ? '' : 'is-idle'} ${isAdvisedCard(props, card) ? 'is-advised' : ''}`}
      aria-pressed={pressed}
      data-legal={(legal && !pressed) || undefined}
      data-card={card}
      onClick={() => plan.tapCard(card)}
    >
      <Face card={card} words={props.words.board} size="hand" />
    </button>
  );
};

const mayChoose = (
  { scene, seat, legal }: IsleProps,
  { deal, chosen, asked }: Planning,
  card: CardId,
): boolean =>
  deal !== null &&
  asked &&
  legal.length > 0 &&
  hasRoom(deal, chosen, card, playerIn(scene.view, nearSeat(seat)).fish);
