import type { ComponentChild, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { spotUnder } from '../../../web/kit/Cells.tsx';
import { useDrag } from '../../../web/kit/useDrag.ts';
import { faceOf, type Card } from '../rules/cards.ts';
import type { Seen } from '../rules/types.ts';
import { Dial } from './Dial.tsx';
import { CardBack, NightCard, printedOn } from './NightCard.tsx';
import { Moon } from './NightTown.tsx';
import { Parade } from './Parade.tsx';
import { cardInHand, type Closing } from './table-view.ts';
import type { Planning, Turning } from './usePlan.ts';
import type { BoardWords } from '../words/types.ts';
import type { KyotoProps } from './props.ts';

const labelOf = (card: Card, words: BoardWords): string => {
  const face = faceOf(card);
  const printed = face.special ? printedOn(face) : '';
  return printed === '' ? words.card(face) : `${words.card(face)}, ${printed}`;
};

interface DealProps {
  readonly props: KyotoProps;
  readonly plan: Planning;
  readonly closing: Closing | null;
  readonly ask: ComponentChild; // buttons that show more
  readonly read: (card: Card) => void; // shows a card in large
}

/** The cards of this turn, under the moon: the one that was turned over and those still face down. */
export const Deal = ({ props, plan, closing, ask, read }: DealProps): JSX.Element => {
  const { scene, words } = props;
  const { board } = words;
  if (scene.outcome) return <Parade props={props} />;
  return (
    <section class={`deal ${plan.turn ? 'deal--turning' : ''}`} aria-label={board.deal}>
      <Moon round={scene.view.round} />
      <p class="deal__title" data-needed={plan.open.length > 0 ? '' : undefined}>
        {titleOf(props, plan, closing)}
      </p>
      {plan.turn ? (
        <FaceDown turn={plan.turn} words={board} />
      ) : (
        <div class="deal__cards">
          {closing ? (
            <span class="deal__late" aria-hidden="true">
              <Dial hours={closing.late.hours} limit={closing.late.limit} next={null} late />
            </span>
          ) : (
            <>
              <span class="deal__hand">
                <Open props={props} plan={plan} read={read} />
              </span>
              <Rest count={scene.view.drawn} words={board} />
            </>
          )}
        </div>
      )}
      <div class="deal__foot" data-spare="">
        <small class="deal__deck">{board.deck(scene.view.deck)}</small>
        {!props.replay && <span class="deal__ask">{ask}</span>}
      </div>
    </section>
  );
};

const titleOf = (
  { scene, seat, sitter, words: { board } }: KyotoProps,
  plan: Planning,
  closing: Closing | null,
): string => {
  const card = cardInHand(scene.view);
  if (closing) return board.roundOver(sitter(closing.late.seat).name);
  if (plan.turn) return board.turn.ask;
  const { active } = scene.view;
  if (active === seat && card && plan.open.length > 0)
    return board.prompts.give(board.named(faceOf(card.card)));
  if (active === seat) return board.deal;
  const { bot, thirdPerson } = sitter(active);
  return bot || card ? board.othersTurn(thirdPerson) : board.thinks(thirdPerson);
};

/** The cards that are not turned over yet. */
const Rest = ({ count, words }: { count: number; words: BoardWords }): JSX.Element => (
  <span class="deal__rest" role="img" aria-label={words.faceDown(count)}>
    {Array.from({ length: count }, (_, i) => (
      <span key={i} class="deal__back">
        <CardBack />
      </span>
    ))}
  </span>
);

/** All cards of my turn face down: a tap turns one over. */
const FaceDown = ({ turn, words }: { turn: Turning; words: BoardWords }): JSX.Element => (
  <div class="deal__cards" role="group" aria-label={words.turn.ask}>
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

type OpenProps = Pick<DealProps, 'props' | 'plan' | 'read'>;

/** The card that is turned over. While its receiver is asked, it lies in the window with the question. */
const Open = ({ props, plan, read }: OpenProps): JSX.Element | null => {
  const { view } = props.scene;
  const card = cardInHand(view);
  if (!card) return null;
  if (view.phase.name === 'veto' && view.phase.seat === props.seat && props.legal.length > 0) return null;
  if (view.phase.name === 'give') return <HeldCard key={card.id} seen={card} {...{ props, plan, read }} />;
  return (
    <button
      type="button"
      class="deal__card"
      data-card={card.id}
      aria-label={labelOf(card.card, props.words.board)}
      onClick={() => read(card.card)}
    >
      <NightCard card={card.card} />
    </button>
  );
};

/** The card in my hand: a tap shows it in large; hold it above a street to see what it would do there, let go to give it. */
const HeldCard = ({ seen, props, plan, read }: OpenProps & { seen: Seen }): JSX.Element => {
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
  const card = useRef<HTMLButtonElement>(null);
  // Beside its place and not fixed in the window: in some browsers the stage is the window of what is fixed in it.
  const place = drag.at && card.current?.parentElement?.getBoundingClientRect();
  const lifted =
    drag.at && place ? { left: `${drag.at.x - place.left}px`, top: `${drag.at.y - place.top}px` } : undefined;
  return (
    <button
      ref={card}
      type="button"
      class={`deal__card ${mine ? 'deal__card--mine' : ''} ${drag.at ? 'is-lifted' : ''}`}
      data-card={seen.id}
      data-needed={mine ? '' : undefined}
      aria-label={labelOf(seen.card, props.words.board)}
      style={lifted}
      onClick={() => read(seen.card)}
      {...(mine ? drag.grip : {})}
    >
      <NightCard card={seen.card} />
    </button>
  );
};
