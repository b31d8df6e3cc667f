import type { ComponentChild, JSX } from 'preact';
import { nearSeat } from '../../../../web/kit/board.ts';
import { RuleLink } from '../../../../web/kit/RuleLink.tsx';
import { costOf, findCard } from '../../rules/cards/discovery.ts';
import { PRICES, packetGoesTo } from '../../rules/island/island.ts';
import { playerIn } from '../../rules/state/piles.ts';
import type { CardId, TreasureKind, View } from '../../rules/state/types.ts';
import type { TableWords } from '../../words/table-types.ts';
import { BasketIcon, FishIcon } from '../cards/icons.tsx';
import type { IsleProps } from '../props/props.ts';
import { basketsOf } from './Purse.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { canDo } from '../plan/choices.ts';
import { laidWith, sidesOf } from '../plan/deal.ts';
import { decisionOf } from '../plan/moment.ts';
import { paymentFor, type Payment } from '../plan/payment.ts';
import { tileInHand } from '../plan/useHands.ts';
import type { Planning } from '../plan/usePlan.ts';

/** The prompt, one or two sentences: the possible actions, or the effect of the tile on the boat. */
export const promptOf = (props: IsleProps, plan: Planning, narrow: boolean): ComponentChild => {
  const { why } = plan;
  if (why?.at === null) return <RuleLink link={props.ruleLink(why.key)}>{why.says}</RuleLink>;
  if (props.legal.length === 0) return null;
  if (plan.trial.on) return askFor(props, plan, narrow);
  return (
    aboutTile(props, plan, narrow) ?? (
      <>
        {askFor(props, plan, narrow)} {props.scene.view.phase.name === 'ready' && <TimeLeft props={props} />}
      </>
    )
  );
};

/** The effect of the tiles of a trial, or how to begin. */
export const trialText = (props: IsleProps, plan: Planning): ComponentChild => {
  const { trial } = props.words.board.table;
  const { changes } = plan;
  return changes ? (
    <>
      {trial.sum(changes.points)} {props.words.board.table.changes(changes, props.words.board).join(' ')}
    </>
  ) : (
    trial.prompt
  );
};

/** The effect of the tile at the place where it is held, or why it cannot lie there. */
const aboutTile = (
  props: IsleProps,
  { holding, changes, seat, asked }: Planning,
  narrow: boolean,
): ComponentChild => {
  const { tile, spot, fits } = holding;
  if (!tile || !spot) return null;
  const things = props.words.board;
  const words = things.table;
  if (!fits) {
    const refusal = props.check({ do: 'place', tile, ...spot });
    return refusal ? <b class="isle-no">{props.sayRefusal(refusal)}</b> : null;
  }
  const all = changes ? words.changes(changes, things) : [];
  const parts = narrow ? all.slice(0, 1) : all; // a phone has two lines for it
  const payment = asked ? paymentFor(props.scene.view, seat, tile) : null;
  return (
    <>
      {payment && <Price words={words} payment={payment} />}{' '}
      {changes?.several && <b>{words.trial.sum(changes.points)}</b>}{' '}
      {parts.length > 0 ? parts.join(' ') : !payment && words.fits}
    </>
  );
};

/** Fish and basket as pictures, and how many are left. */
const Price = ({ words, payment }: { words: TableWords; payment: Payment }): JSX.Element => (
  <span class="isle-cost">
    <span class="sr">
      {words.fish(payment.fish)}, {words.baskets(1)}, {words.leaves} {words.fish(payment.fishLeft)},{' '}
      {words.baskets(payment.basketsLeft)}.
    </span>
    <span aria-hidden="true">
      <FishIcon size={18} />
      {payment.fish} + <BasketIcon size={18} />
      1, {words.leaves} <FishIcon size={18} />
      {payment.fishLeft}, <BasketIcon size={18} />
      {payment.basketsLeft}.
    </span>
  </span>
);

/** The prompt for the decision that this seat must make now. */
const askFor = (props: IsleProps, plan: Planning, narrow: boolean): string => {
  const { view } = props.scene;
  const { prompts } = props.words.board.table;
  const things = props.words.board;
  const seat = nearSeat(props.seat);
  if (plan.card !== null) return cardText(props, plan, plan.card);
  if (!plan.asked) return prompts.wait;
  if (plan.holding.tile && !plan.trial.on)
    return prompts.place(things.tile(tileInHand(props, plan.holding.tile)));
  const decision = decisionOf(view, props.seat);
  if (plan.deal) return dealText(props, plan, narrow);
  if (decision?.ask === 'treasure')
    return prompts.treasure(treasureAsked(view, decision.from), decision.must);
  // On a phone the lesson stands above the colours.
  if (decision?.ask === 'colour' && !narrow) return `${things.asks.colour} ${things.card(decision.card)}.`;
  if (decision) return things.asks[decision.ask];
  const { phase } = view;
  if (phase.name === 'ready') return prompts.ready[phase.before];
  if (phase.name === 'rare') return prompts.rare;
  if (phase.name !== 'rescue') return things.phases[phase.name];
  if (canDo(plan.choices, 'end')) return plan.choices.placeable.size > 0 ? prompts.again : prompts.ended;
  if (view.options.mode === 'family') return prompts.rescueFree(view.left.length + view.right.length);
  return basketsOf(view, seat).left === 0 ? prompts.noBasket : prompts.rescue;
};

/** A rare treasure is named only if there is one. */
const treasureAsked = ({ rare }: View, from: TreasureKind): TreasureKind =>
  from === 'any' && rare.length === 0 ? 'common' : from;

/** The text of the tapped card, or the choice that is still missing. */
const cardText = ({ words: { board } }: IsleProps, { choices }: Planning, card: CardId): string => {
  const { prompts } = board.table;
  if (choices.plays.has(card)) return board.card(card);
  if (findCard(card)?.kind === 'oshax') return prompts.oshaxColour;
  const finds = choices.finds.get(card) ?? [];
  return prompts.treasures(finds.some((move) => move.do === 'treasure' && move.take === 'rare'));
};

/** On a phone the fish that are left stand above the cards. */
const buyText = (prompts: TableWords['prompts'], cost: number, fish: number, narrow: boolean): string =>
  narrow || cost > fish
    ? prompts.buy(cost, fish)
    : `${prompts.buy(cost, fish)} ${catsFor(prompts, fish - cost)}`;

export const catsFor = (prompts: TableWords['prompts'], fish: number): string =>
  prompts.catsFor(fish, Math.floor(fish / PRICES.left), Math.floor(fish / PRICES.right));

const dealText = (
  { scene: { view }, words, seat, sitter }: IsleProps,
  { deal, chosen, tokens }: Planning,
  narrow: boolean,
): string => {
  const { prompts } = words.board.table;
  const me = nearSeat(seat);
  if (!deal || deal.fixed) return prompts.wait;
  if (deal.what === 'buy') return buyText(prompts, costOf(chosen), playerIn(view, me).fish, narrow);
  if (deal.what === 'lay') {
    const { speed, baskets } = laidWith(view, me, chosen, sidesOf(deal, tokens));
    return prompts.lay(speed, baskets);
  }
  const standard = view.options.mode === 'standard';
  const left = deal.count - chosen.length;
  if (left === 0) return prompts.keeps(standard ? costOf(chosen) : null, playerIn(view, me).fish);
  const passesOn = standard && view.players.length > 1;
  return prompts.keep(left, passesOn ? sitter(packetGoesTo(view, me)).name : null);
};
