import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { isAdvisedCard } from '../plan/advice.ts';
import { besides, hasRoom } from '../plan/deal.ts';
import type { Planning } from '../plan/usePlan.ts';
import { hintClass, nearSeat } from '../../../../web/kit/board.ts';
import { memo } from '../../../../web/art/base/memo.ts';
import { playerIn } from '../../rules/state/piles.ts';
import type { CardId } from '../../rules/state/types.ts';
import type { IsleProps } from '../props/props.ts';
import { CardFace, type WorthShown } from '../cards/CardFace.tsx';
import { cardWorth, isUseful } from '../worth/card-worth.ts';

interface CardButtonProps {
  readonly props: IsleProps;
  readonly plan: Planning;
  readonly card: CardId;
  readonly small?: boolean;
}

const Face = memo(CardFace);

/** A card of mine: to choose from a deal, or to play from the hand. */
export const CardButton = ({ props, plan, card, small = false }: CardButtonProps): JSX.Element => {
  const { deal, chosen, choices } = plan;
  const dealt = deal?.cards.includes(card) ?? false;
  const pressed = dealt ? (deal?.fixed ?? chosen).includes(card) : plan.card === card;
  const legal = dealt ? mayChoose(props, plan, card) : choices.plays.has(card) || choices.finds.has(card);
  const worth = useWorth(props, plan, card);
  return (
    <button
      type="button"
      class={`isle-own ${legal ? '' : 'is-idle'} ${isAdvisedCard(props, card) ? `is-advised ${hintClass(props)}` : ''}`}
      aria-pressed={pressed}
      data-legal={(legal && !pressed) || undefined}
      data-card={card}
      onClick={() => plan.tapCard(card)}
    >
      <Face
        card={card}
        words={props.words.board}
        size={small ? 'peek' : 'hand'}
        worth={small ? null : worth}
      />
    </button>
  );
};

/** The use of the card on my boat now, in one line. */
const useWorth = (props: IsleProps, { deal, chosen, seat }: Planning, card: CardId): WorthShown | null => {
  const { view } = props.scene;
  const beside = deal ? besides(view, seat, deal, chosen).filter((one) => one !== card) : [];
  return useMemo(() => {
    const owner = { view, seat, nameOf: (one: number) => props.sitter(one).name };
    const worth = props.seat === 'spectator' ? null : cardWorth(owner, card, beside);
    return worth && { says: props.words.board.worth.card(worth), useful: isUseful(worth) };
  }, [view, card, beside.join()]);
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
