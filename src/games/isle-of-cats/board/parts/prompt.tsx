import type { ComponentChild, JSX } from 'preact';
import { withSign } from '../../../../words/plural.ts';
import { nearSeat } from '../../../../web/kit/board.ts';
import { costOf, findCard } from '../../rules/cards/discovery.ts';
import { playerIn } from '../../rules/state/piles.ts';
import type { CardId, TreasureKind, View } from '../../rules/state/types.ts';
import type { TableWords } from '../../words/table-types.ts';
import { BasketIcon, FishIcon } from '../cards/icons.tsx';
import type { IsleProps } from '../props/props.ts';
import { basketsOf } from './Purse.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { canDo } from '../plan/choices.ts';
import { laidWith } from '../plan/deal.ts';
import { decisionOf } from '../plan/moment.ts';
import { paymentFor, type Payment } from '../plan/payment.ts';
import { tileInHand } from '../plan/useHands.ts';
import type { Planning } from '../plan/usePlan.ts';

/** The prompt, one or two sentences: the possible actions, or the effect of the tile on the boat. */
export const promptOf = (props: IsleProps, plan: Planning, narrow: boolean): ComponentChild => {
  const { why } = plan;
  if (why?.at === null) return <a href={props.ruleLink(why.key)}>{why.says}</a>;
  if (props.legal.length === 0) return null;
  if (plan.trial.on) return askFor(props, plan);
  return (
    aboutTile(props, plan, narrow) ?? (
      <>
        {askFor(props, plan)} {props.scene.view.phase.name === 'ready' && <TimeLeft props={props} />}
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
      {changes?.several && <b>{withSign(changes.points)}.</b>}{' '}
      {parts.length > 0 ? parts.join(' ') : !payment && words.fits}
    </>
  );
};

/** Fish and basket as pictures, and how many are left. */
const Price = ({ words, payment }: { words: TableWords; payment: Payment }): JSX.Element => (
  <span class="isle-cost">
    <span class="sr">
      {words.fish(payment.fish)}, {words.baskets(1)},
    </span>
    <span aria-hidden="true">
      <FishIcon size={18} />
      {payment.fish} + <BasketIcon size={18} />
      1,
    </span>{' '}
    {words.leaves(payment.fishLeft, payment.basketsLeft)}
  </span>
);

/** The prompt for the decision that this seat must make now. */
const askFor = (props: IsleProps, plan: Planning): string => {
  const { view } = props.scene;
  const { prompts } = props.words.board.table;
  const things = props.words.board;
  const seat = nearSeat(props.seat);
  if (plan.card !== null) return cardText(props, plan, plan.card);
  if (!plan.asked) return prompts.wait;
  if (plan.holding.tile && !plan.trial.on)
    return prompts.place(things.tile(tileInHand(props, plan.holding.tile)));
  const decision = decisionOf(view, props.seat);
  if (plan.deal) return dealText(props, plan);
  if (decision?.ask === 'treasure')
    return prompts.treasure(treasureAsked(view, decision.from), decision.must);
  if (decision) return things.asks[decision.ask];
  const { phase } = view;
  if (phase.name === 'ready') return prompts.ready[phase.before];
  if (phase.name === 'rare') return prompts.rare;
  if (phase.name !== 'rescue') return things.phases[phase.name];
  if (canDo(plan.choices, 'end')) return plan.choices.placeable.size > 0 ? prompts.again : prompts.ended;
  if (view.options.mode === 'family') return prompts.rescueFree;
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

const dealText = ({ scene: { view }, words, seat }: IsleProps, { deal, chosen }: Planning): string => {
  const { prompts } = words.board.table;
  const me = nearSeat(seat);
  if (!deal || deal.fixed) return prompts.wait;
  if (deal.what === 'buy') return prompts.buy(costOf(chosen), playerIn(view, me).fish);
  if (deal.what === 'lay') {
    const { speed, baskets } = laidWith(view, me, chosen);
    return prompts.lay(speed, baskets);
  }
  const passesOn = view.options.mode === 'standard' && view.players.length > 1;
  return prompts.keep(deal.count - chosen.length, passesOn ? (view.day % 2 === 1 ? 'left' : 'right') : null);
};
