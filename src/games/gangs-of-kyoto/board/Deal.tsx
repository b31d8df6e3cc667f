import type { ComponentChild, JSX } from 'preact';
import { spotUnder } from '../../../web/kit/Cells.tsx';
import { useDrag } from '../../../web/kit/useDrag.ts';
import { faceOf } from '../rules/cards.ts';
import type { Seen } from '../rules/types.ts';
import { CardBack, NightCard } from './NightCard.tsx';
import { cardInHand, type Closing } from './table-view.ts';
import type { Planning, Turning } from './usePlan.ts';
import type { BoardWords } from '../words/types.ts';
import type { KyotoProps } from './props.ts';

interface DealProps {
  readonly props: KyotoProps;
  readonly plan: Planning;
  readonly closing: Closing | null;
  readonly risk: ComponentChild; // the button that shows the risks
}

/** The cards of this turn: the one that was turned over, to be dragged into a street, and those still face down. */
export const Deal = ({ props, plan, closing, risk }: DealProps): JSX.Element => {
  const {
    scene,
    words: { board: words },
  } = props;
  const { drawn, deck, phase } = scene.view;
  const card = closing ? null : cardInHand(scene.view);
  if (plan.turn) return <FaceDown turn={plan.turn} words={words} />;
  return (
    <div class="deal" role="group" aria-label={words.deal}>
      <span class="deal__hand">
        {card && phase.name === 'give' ? (
          <HeldCard key={card.id} seen={card} {...{ props, plan }} />
        ) : (
          card && <TurnedOver seen={card} says={words.card(faceOf(card.card))} />
        )}
      </span>
      <span class="deal__rest">
        <span class="deal__backs" role="img" aria-label={words.faceDown(drawn)}>
          {Array.from({ length: closing ? 0 : drawn }, (_, i) => (
            <span key={i} class="deal__back">
              <CardBack />
            </span>
          ))}
        </span>
        <small class="deal__deck">{words.deck(deck)}</small>
        <span class="deal__ask">{risk}</span>
      </span>
    </div>
  );
};

/** All cards of my turn face down: a tap turns one over. */
const FaceDown = ({ turn, words }: { turn: Turning; words: BoardWords }): JSX.Element => (
  <div class="deal deal--turning" role="group" aria-label={words.turn.ask}>
    {Array.from({ length: turn.cards }, (_, i) => (
      <button
        key={i}
        type="button"
        class={`deal__turn ${i === turn.picked ? 'is-picked' : ''}`}
        data-legal=""
        aria-label={words.turn.back(i + 1, turn.cards)}
        onClick={turn.over}
      >
        <CardBack />
        <b class="deal__number">{i + 1}</b>
      </button>
    ))}
  </div>
);

const TurnedOver = ({ seen, says }: { seen: Seen; says: string }): JSX.Element => (
  <span class="deal__card" data-card={seen.id} role="img" aria-label={says}>
    <NightCard card={seen.card} />
  </span>
);

/** The card in my hand: hold it above a street to see what it would do there, let go to give it. */
const HeldCard = ({ seen, props, plan }: Pick<DealProps, 'props' | 'plan'> & { seen: Seen }): JSX.Element => {
  const mine = plan.open.length > 0;
  const drag = useDrag({
    lift: () => plan.cancel(),
    over: ({ x, y }) => plan.hover(spotUnder(x, y)),
    drop: ({ x, y }) => {
      const seat = spotUnder(x, y);
      plan.hover(null);
      if (seat !== null) plan.drop(seat);
    },
    cancel: () => plan.hover(null),
  });
  const lifted = drag.at ? { left: `${drag.at.x}px`, top: `${drag.at.y}px` } : undefined;
  return (
    <span
      class={`deal__card ${mine ? 'deal__card--mine' : ''} ${drag.at ? 'is-lifted' : ''}`}
      data-card={seen.id}
      role="img"
      aria-label={props.words.board.card(faceOf(seen.card))}
      style={lifted}
      {...(mine ? drag.grip : {})}
    >
      <NightCard card={seen.card} />
    </span>
  );
};
