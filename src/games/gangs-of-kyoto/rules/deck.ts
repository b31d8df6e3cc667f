import type { Rng } from '../../../kernel/game.ts';
import { draw, emptyBag, sizeOf, without, type Bag } from '../../../parts/bag.ts';
import { announce, update } from '../../../parts/draft.ts';
import { CARDS, type Card } from './cards.ts';
import type { KyotoDraft } from './kyoto-draft.ts';
import type { Seen, State } from './types.ts';

export const NO_CARDS: Bag = emptyBag(CARDS.length);

export const sizeOfAll = (bags: readonly Bag[]): number => bags.reduce((sum, bag) => sum + sizeOf(bag), 0);

/** Cards of the deck that are not in front of the active player. */
export const undrawn = ({ deck, under, drawn }: Pick<State, 'deck' | 'under' | 'drawn'>): number =>
  sizeOfAll(deck) + sizeOfAll(under) - drawn;

/** Puts one more card face down in front of the active player, if there is any. [K25] */
const drawOne = (draft: KyotoDraft): boolean => {
  if (!refill(draft)) return false;
  update(draft, { drawn: draft.state.drawn + 1 });
  beginLastStage(draft);
  return true;
};

/** As many face-down cards as there are players, or what exists. [K4] */
export const drawForTurn = (draft: KyotoDraft): void => {
  while (draft.state.drawn < draft.state.players.length && drawOne(draft));
  announce(draft, { what: 'drew', seat: draft.state.active, cards: draft.state.drawn });
};

/**
 * Turns over the first of the drawn cards: the choice is blind, so any would do, and this keeps the others in
 * order. [K5]
 */
export const turnOver = (draft: KyotoDraft): Seen => {
  update(draft, { drawn: draft.state.drawn - 1 });
  return take(draft, 0);
};

/** Turns over the top card of the deck, below the drawn ones; undefined if there is no card at all. */
export const turnExtra = (draft: KyotoDraft): Seen | undefined => {
  if (!refill(draft)) return undefined;
  const seen = take(draft, draft.state.drawn);
  beginLastStage(draft);
  return seen;
};

/** The card with this many cards above it. */
const take = (draft: KyotoDraft, above: number): Seen => {
  const { deck, under, revealed } = draft.state;
  const older = sizeOfAll(deck);
  const inDeck = above < older;
  const [card, rest] = takeFrom(inDeck ? deck : under, inDeck ? above : above - older, draft.rng);
  update(draft, { [inDeck ? 'deck' : 'under']: rest, revealed: revealed + 1 });
  return { id: revealed, card };
};

/** Within a bag every card is equally likely: cards have no order until they are turned over. [K35] */
const takeFrom = (bags: readonly Bag[], above: number, rng: Rng): [card: Card, rest: readonly Bag[]] => {
  let left = above;
  const at = bags.findIndex((bag) => (left -= sizeOf(bag)) < 0);
  const bag = bags[at] ?? NO_CARDS;
  const card = draw(bag, rng);
  const rest = without(bag, card);
  return [card, bags.toSpliced(at, 1, ...(sizeOf(rest) > 0 ? [rest] : []))];
};

/** Makes sure that the deck has a card: the discard pile goes under the rest of the deck. [K24] */
const refill = (draft: KyotoDraft): boolean => {
  const { under, discard } = draft.state;
  if (undrawn(draft.state) > 0) return true;
  const cards = sizeOf(discard);
  if (cards === 0) return false;
  update(draft, { under: [...under, discard], discard: NO_CARDS });
  announce(draft, { what: 'shuffled', cards });
  return true;
};

/** The last stage begins when the last card leaves the deck; cards that go back unseen do not undo it. [K28] */
const beginLastStage = (draft: KyotoDraft): void => {
  const { rules, lastStage } = draft.state;
  if (rules.end !== 'whole-deck' || lastStage || undrawn(draft.state) > 0) return;
  update(draft, { lastStage: true });
  announce(draft, { what: 'last-stage' });
};
