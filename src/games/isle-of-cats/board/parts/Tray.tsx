import type { JSX, Ref } from 'preact';
import { hintClass, nearSeat } from '../../../../web/kit/board.ts';
import { useNarrow } from '../../../../web/kit/useNarrow.ts';
import { inHand, playerIn, seen } from '../../rules/state/piles.ts';
import type { CardId } from '../../rules/state/types.ts';
import type { IsleProps } from '../props/props.ts';
import { advisedPlay } from '../plan/advice.ts';
import { keptBefore } from '../plan/deal.ts';
import { planWords } from '../plan/plan-words.ts';
import type { Planning } from '../plan/usePlan.ts';
import { CardButton } from './CardButton.tsx';
import { CardWhy } from './CardWhy.tsx';
import { Chips } from './Chips.tsx';
import { CloseGlyph } from './glyphs.tsx';
import { TurnButtons, Nudges } from './TileControls.tsx';
import { LastLessons } from '../ending/LastLessons.tsx';
import { Purse } from './Purse.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { CardsIcon } from '../cards/icons.tsx';
import type { StageContent } from './shelves.ts';
import { TokenChoice } from './TokenChoice.tsx';

interface TrayProps {
  readonly props: IsleProps;
  readonly plan: Planning;
}
interface Showing {
  readonly shown: StageContent;
  readonly show: (shown: StageContent) => void;
}

const handOf = ({ scene, seat }: IsleProps): readonly CardId[] =>
  seat === 'spectator' ? [] : inHand(scene.view, seat);

/**
 * My purse, choices and cards. On a phone the cards to choose from are on the stage, and the purse is beside the boat.
 */
export const Tray = ({ props, plan, ...showing }: TrayProps & Showing): JSX.Element =>
  useNarrow() ? <ShortTray {...{ props, plan, ...showing }} /> : <LongTray props={props} plan={plan} />;

const LongTray = ({ props, plan }: TrayProps): JSX.Element => {
  if (props.scene.view.phase.name === 'over') return <LastLessons props={props} />;
  const dealt = plan.deal?.cards ?? [];
  const hand = handOf(props).filter((card) => !dealt.includes(card));
  return (
    <div class={`isle-tray ${dealt.length > 4 ? 'isle-tray--many' : ''}`}>
      <div class="isle-mine">
        <Purse view={props.scene.view} seat={nearSeat(props.seat)} words={props.words.board.table} />
        <Chips props={props} plan={plan} />
        <OwnConfirm props={props} plan={plan} />
      </div>
      <CardRow props={props} plan={plan} cards={dealt} deal />
      <TokenChoice props={props} plan={plan} />
      <KeptPeek props={props} />
      <CardRow props={props} plan={plan} cards={hand} small={dealt.length > 0} />
      {dealt.length === 0 && <Lessons props={props} />}
      <CardWhy props={props} plan={plan} above />
    </div>
  );
};

/** The cards kept from earlier packets, small, because they matter for the next choice. */
const KeptPeek = ({ props }: Pick<TrayProps, 'props'>): JSX.Element | null => {
  const kept = keptBefore(props.scene.view, props.seat);
  const label = props.words.board.table.cards.kept;
  if (kept.length === 0) return null;
  return (
    <div class="isle-kept">
      <b>{label}</b>
      <div class="isle-cards isle-cards--kept" role="group" aria-label={label}>
        {kept.map((card) => (
          <CardFace key={card} card={card} words={props.words.board} size="peek" />
        ))}
      </div>
    </div>
  );
};

/** My own and the public lessons; the page of the score has their full text. */
const Lessons = ({ props }: Pick<TrayProps, 'props'>): JSX.Element | null => {
  const { view } = props.scene;
  const own = props.seat === 'spectator' ? [] : seen(playerIn(view, props.seat).lessons);
  if (own.length + view.publicLessons.length === 0) return null;
  return (
    <div
      class="isle-cards isle-cards--lessons"
      style={{ '--cards': own.length + view.publicLessons.length }}
      role="group"
      aria-label={props.words.board.table.cards.lessons}
    >
      {own.map((card) => (
        <CardFace key={card} card={card} words={props.words.board} size="peek" />
      ))}
      {view.publicLessons.map(({ card, colour }) => (
        <CardFace key={card} card={card} colour={colour} words={props.words.board} size="peek" />
      ))}
    </div>
  );
};

const ShortTray = ({ props, plan, shown, show }: TrayProps & Showing): JSX.Element => {
  const dealt = plan.deal?.cards ?? [];
  const hand = handOf(props).filter((card) => !dealt.includes(card));
  const kept = keptBefore(props.scene.view, props.seat);
  const all = dealt.length + hand.length;
  const holds = plan.holding.tile !== null && shown !== 'cards';
  return (
    // Where there is no room beside this tray, the page hides its tools (`data-full`), some of them (`data-some`), or their words
    // and some of them (`data-tight`): a tile that must be placed cannot be put back, so only the tools lead out of it.
    <div
      class={`isle-tray ${shown === 'cards' ? 'isle-tray--cards' : ''}`}
      data-full={(holds && plan.holding.own) || undefined}
      data-tight={(holds && !plan.holding.own) || undefined}
      data-some={all + kept.length > 0 || undefined}
    >
      {holds ? (
        <>
          <TurnButtons props={props} plan={plan} back={false} />
          <Nudges props={props} plan={plan} direction="upright" />
          <PutBack props={props} plan={plan} />
        </>
      ) : (
        all + kept.length > 0 &&
        (shown !== 'cards' ? (
          <HandButton {...{ props, plan, hand, kept, dealt }} open={() => show('cards')} />
        ) : (
          dealt.length === 0 && <ToBoat props={props} open={() => show('boat')} />
        ))
      )}
      <OwnConfirm props={props} plan={plan} />
    </div>
  );
};

/** Puts a tile back that the player took; a tile that must be placed stays in the hand. */
const PutBack = ({ props, plan }: TrayProps): JSX.Element | null =>
  plan.holding.own ? (
    <button
      type="button"
      class="btn btn--icon isle-putback"
      aria-label={props.words.board.table.putBack}
      onClick={plan.cancel}
    >
      <CloseGlyph />
    </button>
  ) : null;

/** Closes the hand. While cards are dealt there is no room for it: then the picture of the boat above them is the button. */
const ToBoat = ({ props, open }: Pick<TrayProps, 'props'> & { readonly open: () => void }): JSX.Element => (
  <button type="button" class="btn isle-handbtn isle-handbtn--back" onClick={open}>
    <CloseGlyph />
    <span>{props.words.board.table.back}</span>
  </button>
);

interface HandButtonProps extends TrayProps {
  readonly hand: readonly CardId[];
  readonly kept: readonly CardId[];
  readonly dealt: readonly CardId[];
  readonly open: () => void;
}

const HandButton = ({ props, plan, hand, kept, dealt, open }: HandButtonProps): JSX.Element => {
  const { choices } = plan;
  const words = props.words.board.table.cards;
  const playable =
    dealt.length > 0 || hand.some((card) => choices.plays.has(card) || choices.finds.has(card));
  const label =
    dealt.length > 0
      ? `${words.show} · ${dealt.length + hand.length}`
      : kept.length > 0
        ? `${words.kept} · ${kept.length}`
        : words.hand(hand.length);
  const advised = hand.some((card) => card === advisedPlay(props));
  return (
    <button
      type="button"
      class={`btn isle-handbtn ${advised ? `is-advised ${hintClass(props)}` : ''}`}
      data-legal={playable || undefined}
      data-now={(plan.asked && choices.finds.size > 0) || undefined} // the prompt asks for a card from the hand
      onClick={open}
    >
      <CardsIcon size={22} />
      <span>{label}</span>
    </button>
  );
};

export interface CardRowProps extends TrayProps {
  readonly cards: readonly CardId[];
  readonly deal?: boolean;
  readonly small?: boolean; // without texts, beside cards to choose from
  readonly kept?: readonly CardId[]; // shown below the others; they cannot be chosen
  readonly box?: Ref<HTMLDivElement>;
}

export const CardRow = ({
  props,
  plan,
  cards,
  deal = false,
  small = false,
  kept = [],
  box = null,
}: CardRowProps): JSX.Element | null =>
  cards.length + kept.length === 0 ? null : (
    <div
      ref={box}
      class={`isle-cards ${deal ? 'isle-cards--deal' : small ? 'isle-cards--small' : 'isle-cards--hand'}`}
      style={{ '--cards': cards.length }}
      role="group"
      aria-label={deal ? props.words.board.table.cards.packet : props.words.board.table.cards.tray}
    >
      {cards.map((card) => (
        <CardButton key={card} props={props} plan={plan} card={card} small={small} />
      ))}
      {kept.length > 0 && <b class="isle-kept__head">{props.words.board.table.cards.kept}</b>}
      {kept.map((card) => (
        <CardFace key={card} card={card} words={props.words.board} size="hand" />
      ))}
    </div>
  );

/** The confirm button for choices of several taps. If single taps are enough, the page has none of its own. */
const OwnConfirm = ({ props, plan }: TrayProps): JSX.Element | null => {
  const planned = planWords(props, plan);
  if (props.settings.secondTap || !planned) return null;
  return (
    <button type="button" class="btn btn--primary" data-legal="" onClick={plan.commit}>
      {planned.label}
    </button>
  );
};
