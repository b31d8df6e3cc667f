import { draw, emptyBag, sizeOf, without, type Bag } from '../../parts/bag.ts';
import { CARDS } from './cards.ts';
import type { Desk } from './desk.ts';
import type { Seen, State } from './types.ts';

export const NO_CARDS: Bag = emptyBag(CARDS.length);

/** Cards of the deck that do not lie in front of the active player. */
export const undrawn = ({ deck, drawn }: Pick<State, 'deck' | 'drawn'>): number =>
  deck.reduce((sum, bag) => sum + sizeOf(bag), 0) - drawn;

/** Puts one more card face down in front of the active player, if there is any. */
const drawOne = (desk: Desk): boolean => {
  if (!refill(desk)) return false;
  desk.drawn++;
  noticeTheLast(desk);
  return true;
};

/** As many face-down cards as there are players, or what exists. */
export const drawForTurn = (desk: Desk): void => {
  while (desk.drawn < desk.players.length && drawOne(desk));
  desk.events.push({ what: 'drew', seat: desk.active, cards: desk.drawn });
};

/** Turns over the first of the drawn cards: the choice is blind, so any would do, and this keeps the others in order. */
export const turnOver = (desk: Desk): Seen => {
  desk.drawn--;
  return takeFrom(desk, 0);
};

/** Turns over the top card of the deck, below the drawn ones; undefined when there is no card anywhere. */
export const turnExtra = (desk: Desk): Seen | undefined => {
  if (!refill(desk)) return undefined;
  let above = desk.drawn;
  const at = desk.deck.findIndex((bag) => (above -= sizeOf(bag)) < 0);
  const seen = takeFrom(desk, at);
  noticeTheLast(desk);
  return seen;
};

const takeFrom = (desk: Desk, at: number): Seen => {
  const bag = desk.deck[at] ?? NO_CARDS;
  const card = draw(bag, desk.rng);
  const rest = without(bag, card);
  desk.deck = desk.deck.toSpliced(at, 1, ...(sizeOf(rest) > 0 ? [rest] : []));
  return { id: desk.revealed++, card };
};

/** Sees to it that the deck has a card: the discard pile goes under what is left of it. */
const refill = (desk: Desk): boolean => {
  if (undrawn(desk) > 0) return true;
  const cards = sizeOf(desk.discard);
  if (cards === 0) return false;
  desk.deck = [...desk.deck, desk.discard];
  desk.discard = NO_CARDS;
  desk.events.push({ what: 'shuffled', cards });
  return true;
};

/** The last stage begins when the last card leaves the deck; cards that go back unseen do not undo it. */
const noticeTheLast = (desk: Desk): void => {
  if (desk.rules.end !== 'whole-deck' || desk.lastStage || undrawn(desk) > 0) return;
  desk.lastStage = true;
  desk.events.push({ what: 'last-stage' });
};
