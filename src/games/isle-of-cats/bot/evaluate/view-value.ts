import type { Seat } from '../../../../kernel/game.ts';
import { findCard } from '../../rules/cards/discovery.ts';
import { inHand, playerIn, seen } from '../../rules/state/piles.ts';
import type { CardId, View } from '../../rules/state/types.ts';
import { aimAt } from './lesson-aims.ts';
import { Evaluator } from './evaluator.ts';
import { fishWorth } from './fish-value.ts';

const BASKETS = { none: 0.5, broken: 1.5, full: 3.5 };
const KINDS = { oshax: 5, treasure: 3, anytime: 1, public: 0.5 };
const FISH = 0.8;

/** Rescue cards count only while cards are chosen. Otherwise the bot would keep them and rescue no cats. */
const areChosen = ({ phase: { name } }: View): boolean => name === 'draft' || name === 'buy';

/** The value of a card, quickly. */
const quickCardValue = (id: CardId, evaluator: Evaluator): number => {
  const card = findCard(id);
  if (!card) return 1;
  if (card.kind === 'rescue') return areChosen(evaluator.view) ? BASKETS[card.basket] : 0;
  if (card.kind === 'private') return aimAt(id, null).reduce((all, aim) => all + evaluator.lesson(aim), 0);
  return KINDS[card.kind];
};

const sum = (cards: readonly CardId[], of: (id: CardId) => number): number =>
  cards.reduce((all, id) => all + of(id), 0);

/** Cards that were chosen and are not paid yet. */
const chosenValue = (evaluator: Evaluator): number => {
  const { phase } = evaluator.view;
  if (phase.name !== 'draft' && phase.name !== 'buy') return 0;
  const chosen = phase.chosen[evaluator.seat];
  if (!chosen || chosen === 'secret') return 0;
  const price = phase.name === 'buy' ? FISH : 0;
  return sum(chosen.open, (id) => quickCardValue(id, evaluator) - price * (findCard(id)?.cost ?? 0));
};

/** The worth of a view for a seat, for bots that look only one move ahead. */
export const worth = (view: View, seat: Seat): number => {
  const evaluator = new Evaluator(view, seat);
  const { fish, kept, laid } = playerIn(view, seat);
  const cards = [...inHand(view, seat), ...seen(kept), ...seen(laid)];
  return (
    evaluator.value() +
    fishWorth(evaluator, fish) +
    sum(cards, (id) => quickCardValue(id, evaluator)) +
    chosenValue(evaluator)
  );
};
