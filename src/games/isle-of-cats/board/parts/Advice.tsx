import type { JSX } from 'preact';
import { tilePlace } from '../../rules/boat/place-names.ts';
import { costOf } from '../../rules/cards/discovery.ts';
import { playerIn } from '../../rules/state/piles.ts';
import type { CardId, Move, TokenSide } from '../../rules/state/types.ts';
import type { IsleProps } from '../props/props.ts';
import { advisedCards, advisedPlay, advisedTile, advisedTokens } from '../plan/advice.ts';
import { changesBy } from '../plan/changes.ts';
import { tileInHand } from '../plan/useHands.ts';
import { flawOf } from '../plan/flaw.ts';
import { besides, laidWith, sidesOf, type Deal } from '../plan/deal.ts';
import type { Planning } from '../plan/usePlan.ts';
import { cardWorth } from '../worth/card-worth.ts';

/** The text of the hint: the tile, its place and its points. The button takes the tile into the hand at that place. */
export const adviceOf = (props: IsleProps, plan: Planning): JSX.Element | null | undefined => {
  if (props.hintIs?.is === 'worse') return sayFlaw(props, plan, props.hintIs.than);
  if (plan.deal && props.hint) return cardAdvice(props, plan, plan.deal);
  const played = advisedPlay(props);
  if (played !== null) return playAdvice(props, plan, played);
  const placed = advisedTile(props);
  if (!placed) return undefined;
  if (plan.holding.set) return null; // a tile lies on the boat already, and the prompt tells what it would change
  const things = props.words.board;
  const words = things.table;
  const good = { ...changesBy(props.scene.view, plan.seat, [placed]), lostMap: null };
  return (
    <>
      {!props.hintIs && `${words.advice.says(things.tile(placed.tile), tilePlace(things.rooms, placed))} `}
      {words.changes(good, things).slice(0, 2).join(' ')} <TakeIt props={props} plan={plan} />
    </>
  );
};

/** In a review, of a played move that was worse than another: what is wrong with it. */
const sayFlaw = (props: IsleProps, { seat }: Planning, better: Move): JSX.Element | undefined => {
  const { hint, scene, words } = props;
  const inHand = (move: Move): Move =>
    move.do === 'place' ? { ...move, tile: tileInHand(props, move.tile) } : move;
  const flaw = hint && flawOf(scene.view, seat, inHand(hint), inHand(better));
  return flaw ? <>{words.board.table.flaws[flaw.why](flaw)}</> : undefined;
};

/** The card to play with its reason; as soon as it is taken, the page names what to choose. */
const playAdvice = (props: IsleProps, plan: Planning, card: CardId): JSX.Element | undefined => {
  if (plan.card === card) return undefined;
  const things = props.words.board;
  const { advice } = things.table;
  const owner = {
    view: props.scene.view,
    seat: plan.seat,
    nameOf: (seat: number) => props.sitter(seat).name,
  };
  const worth = cardWorth(owner, card, []);
  return (
    <>
      {!props.hintIs && advice.play}
      <span class="isle-reason">
        {advice.card(nameIn(things)(card), null, worth && things.worth.card(worth))}
      </span>{' '}
      <TakeIt props={props} plan={plan} />
    </>
  );
};

const TakeIt = ({ props, plan }: { props: IsleProps; plan: Planning }): JSX.Element | null =>
  props.replay ? null : (
    <button type="button" class="isle-advice" data-legal="" onClick={plan.takeAdvice}>
      {props.words.board.table.advice.take}
    </button>
  );

/** All cards of the hint at once: the button below them ends the step, so one card after the other would be too few. */
const cardAdvice = (props: IsleProps, plan: Planning, deal: Deal): JSX.Element | null | undefined => {
  const cards = advisedCards(props);
  const tokens = advisedTokens(props, deal);
  if (props.hint?.do === 'play') return undefined; // named by the page
  if (cards.length + tokens.length > 0 && isFollowed(plan, cards, tokens)) return null;
  return (
    <>
      {deal.what === 'lay' ? (
        layAdvice(props, plan, cards, sidesOf(deal, tokens))
      ) : (
        <CardReasons {...{ props, plan, deal, cards }} />
      )}{' '}
      {cards.length + tokens.length > 0 && <TakeIt props={props} plan={plan} />}
    </>
  );
};

/** The sum of speed and baskets on the cards of the hint: the reason for it. */
const layAdvice = (
  { scene, hintIs, words: { board } }: IsleProps,
  { seat }: Planning,
  cards: readonly CardId[],
  sides: readonly TokenSide[],
): string => {
  const { speed, baskets } = laidWith(scene.view, seat, cards, sides);
  if (hintIs) return board.table.prompts.lay(speed, baskets);
  return board.table.advice.lay(cards.map(nameIn(board)), sides.length, speed, baskets);
};

interface CardReasonsProps {
  readonly props: IsleProps;
  readonly plan: Planning;
  readonly deal: Deal;
  readonly cards: readonly CardId[];
}

/** Every card of the hint with its price and with what it is worth on this boat. */
const CardReasons = ({ props, plan, deal, cards }: CardReasonsProps): JSX.Element => {
  const { view } = props.scene;
  const things = props.words.board;
  const { advice } = things.table;
  const owner = { view, seat: plan.seat, nameOf: (seat: number) => props.sitter(seat).name };
  const beside = besides(view, plan.seat, deal, cards);
  const reason = (card: CardId): string => {
    const worth = cardWorth(
      owner,
      card,
      beside.filter((one) => one !== card),
    );
    const cost = view.options.mode === 'standard' ? costOf([card]) : null;
    return advice.card(nameIn(things)(card), cost, worth && things.worth.card(worth));
  };
  return (
    <>
      {!props.hintIs &&
        (deal.what === 'keep'
          ? advice.keep
          : advice.buy(cards.length, costOf(cards), playerIn(view, plan.seat).fish))}
      {cards.map((card) => (
        <span key={card} class="isle-reason">
          {reason(card)}
        </span>
      ))}
    </>
  );
};

const nameIn =
  ({ card: textOf }: IsleProps['words']['board']) =>
  (card: CardId): string =>
    textOf(card).replace(/\.$/, '');

const isFollowed = (plan: Planning, cards: readonly CardId[], tokens: readonly number[]): boolean =>
  cards.every((card) => plan.chosen.includes(card)) && tokens.every((place) => plan.tokens.includes(place));
