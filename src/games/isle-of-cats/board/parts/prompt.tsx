import type { ComponentChild } from 'preact';
import { nearSeat, type BoardProps } from '../../../../web/kit/board.ts';
import { sayRefusal } from '../../../../words/say.ts';
import { costOf, findCard } from '../../rules/cards/discovery.ts';
import { playerIn } from '../../rules/state/piles.ts';
import type { CardId, Isle } from '../../rules/state/types.ts';
import { basketsOf } from './Purse.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { ANY_WORDS, THINGS, WORDS } from '../words.ts';
import { canDo } from '../plan/choices.ts';
import { laidWith } from '../plan/deal.ts';
import { decisionOf } from '../plan/moment.ts';
import { tileInHand } from '../plan/useHands.ts';
import type { Planning } from '../plan/usePlan.ts';

/** One or two sentences: what I may do now, or what the tile on the boat would change. */
export const promptOf = (props: BoardProps<Isle>, plan: Planning): ComponentChild => {
  const { why } = plan;
  if (why?.at === null) return <a href={props.ruleLink(why.key)}>{why.says}</a>;
  if (props.legal.length === 0) return null;
  if (plan.trial.on) return askFor(props, plan);
  return (
    aboutTile(props, plan) ?? (
      <>
        {askFor(props, plan)} {props.scene.view.phase.name === 'ready' && <TimeLeft props={props} />}
      </>
    )
  );
};

/** What the tiles that are tried out would change, or how it is done. */
export const trialText = (props: BoardProps<Isle>, plan: Planning): ComponentChild => {
  const { trial } = WORDS[props.locale];
  const { changes } = plan;
  return changes ? (
    <>
      {trial.sum(changes.points)}{' '}
      {WORDS[props.locale].changes(changes, THINGS[props.locale]).slice(1).join(' ')}
    </>
  ) : (
    trial.prompt
  );
};

/** What the tile would change where it is held, or why it cannot lie there. */
const aboutTile = (props: BoardProps<Isle>, { holding, changes }: Planning): ComponentChild => {
  const { tile, spot, fits } = holding;
  if (!tile || !spot) return null;
  const [words, things] = [WORDS[props.locale], THINGS[props.locale]];
  if (!fits) {
    const refusal = props.check({ do: 'place', tile, ...spot });
    return refusal ? <b class="isle-no">{sayRefusal(props.locale, refusal, ANY_WORDS)}</b> : null;
  }
  const [first = words.fits, ...more] = changes ? words.changes(changes, things) : [];
  return (
    <>
      <b>{first}</b> {more.join(' ')}
    </>
  );
};

/** What this moment asks for. */
const askFor = (props: BoardProps<Isle>, plan: Planning): string => {
  const { view } = props.scene;
  const { prompts } = WORDS[props.locale];
  const things = THINGS[props.locale];
  const seat = nearSeat(props.seat);
  if (plan.card !== null) return cardText(props, plan, plan.card);
  if (!plan.asked) return prompts.wait;
  if (plan.holding.tile && !plan.trial.on)
    return prompts.place(things.tile(tileInHand(props, plan.holding.tile)));
  const decision = decisionOf(view, props.seat);
  if (plan.deal) return dealText(props, plan);
  if (decision) return things.asks[decision.ask];
  const { phase } = view;
  if (phase.name === 'ready') return prompts.ready[phase.before];
  if (phase.name === 'rare') return prompts.rare;
  if (phase.name !== 'rescue') return things.phases[phase.name];
  if (canDo(plan.choices, 'end')) return plan.choices.placeable.size > 0 ? prompts.again : prompts.ended;
  if (view.options.mode === 'family') return prompts.rescueFree;
  return basketsOf(view, seat).left === 0 ? prompts.noBasket : prompts.rescue;
};

/** What the tapped card does, or what is still to be said about it. */
const cardText = ({ locale }: BoardProps<Isle>, { choices }: Planning, card: CardId): string => {
  const { prompts } = WORDS[locale];
  if (choices.plays.has(card)) return THINGS[locale].card(card);
  return findCard(card)?.kind === 'oshax' ? prompts.oshaxColour : prompts.treasures;
};

const dealText = (
  { scene: { view }, locale, seat }: BoardProps<Isle>,
  { deal, chosen }: Planning,
): string => {
  const { prompts } = WORDS[locale];
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
