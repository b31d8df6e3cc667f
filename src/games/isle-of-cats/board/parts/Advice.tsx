import type { JSX } from 'preact';
import { tilePlace } from '../../rules/boat/place-names.ts';
import type { IsleProps } from '../props/props.ts';
import { advisedCards, advisedTile } from '../plan/advice.ts';
import { changesBy } from '../plan/changes.ts';
import { laidWith, type Deal } from '../plan/deal.ts';
import type { Planning } from '../plan/usePlan.ts';

/** The text of the hint: the tile, its place and its points. The button takes the tile into the hand at that place. */
export const adviceOf = (props: IsleProps, plan: Planning): JSX.Element | null | undefined => {
  if (plan.deal && props.hint) return cardAdvice(props, plan, plan.deal);
  const placed = advisedTile(props);
  if (!placed) return undefined;
  if (plan.holding.set) return null; // a tile lies on the boat already, and the prompt tells what it would change
  const things = props.words.board;
  const words = things.table;
  const good = { ...changesBy(props.scene.view, plan.seat, [placed]), lostMap: null };
  return (
    <>
      {words.advice.says(things.tile(placed.tile), tilePlace(things.rooms, placed))}{' '}
      {words.changes(good, things).slice(0, 2).join(' ')} <TakeIt props={props} plan={plan} />
    </>
  );
};

const TakeIt = ({ props, plan }: { props: IsleProps; plan: Planning }): JSX.Element => (
  <button type="button" class="isle-advice" data-legal="" onClick={plan.takeAdvice}>
    {props.words.board.table.advice.take}
  </button>
);

/** All cards of the hint at once: the button below them ends the step, so one card after the other would be too few. */
const cardAdvice = (props: IsleProps, plan: Planning, deal: Deal): JSX.Element | null | undefined => {
  const cards = advisedCards(props);
  if (props.hint?.do === 'lay-token' || props.hint?.do === 'play') return undefined; // named by the page
  if (cards.length > 0 && cards.every((card) => plan.chosen.includes(card))) return null;
  const things = props.words.board;
  const names = cards.map((card) => things.card(card).replace(/\.$/, ''));
  const { speed, baskets } = laidWith(props.scene.view, plan.seat, deal.what === 'lay' ? cards : []);
  return (
    <>
      {things.table.advice[deal.what](names, speed, baskets)}{' '}
      {cards.length > 0 && <TakeIt props={props} plan={plan} />}
    </>
  );
};
