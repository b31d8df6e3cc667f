import type { Rng } from '../../../kernel/game.ts';
import { draw, emptyBag, sizeOf, without, type Bag } from '../../../parts/bag.ts';
import { CARDS, type Card } from './cards.ts';
import type { Desk } from './desk.ts';
import type { Seen, State } from './types.ts';

export const NO_CARDS: Bag = emptyBag(CARDS.length);

export const sizeOfAll = (bags: readonly Bag[]): number => bags.reduce((sum, bag) => sum + sizeOf(bag), 0);

/** Cards of the deck that do not lie in front of the active player. */
export const undrawn = ({ deck, under, drawn }: Pick<State, 'deck' | 'under' | 'drawn'>): number =>
  sizeOfAll(deck) + sizeOfAll(under) - drawn;

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
  return take(desk, 0);
};

/** Turns over the top card of the deck, below the drawn ones; undefined when there is no card anywhere. */
export const turnExtra = (desk: Desk): Seen | undefined => {
  if (!refill(desk)) return undefined;
  const seen = take(desk, desk.drawn);
  noticeTheLast(desk);
  return seen;
};

/** The card that has so many above it. */
const take = (desk: Desk, above: number): Seen => {
  const older = sizeOfAll(desk.deck);
  const from = above < older ? 'deck' : 'under';
  const [card, rest] = takeFrom(desk[from], from === 'deck' ? above : above - older, desk.rng);
  desk[from] = rest;
  return { id: desk.revealed++, card };
};

const takeFrom = (bags: readonly Bag[], above: number, rng: Rng): [card: Card, rest: readonly Bag[]] => {
  let left = above;
  const at = bags.findIndex((bag) => (left -= sizeOf(bag)) < 0);
  const bag = bags[at] ?? NO_CARDS;
  const card = draw(bag, rng);
  const rest = without(bag, card);
  return [card, bags.toSpliced(at, 1, ...(sizeOf(rest) > 0 ? [rest] : []))];
};

/** Sees to it that the deck has a card: the discard pile goes under what is left of it. */
const refill = (desk: Desk): boolean => {
  if (undrawn(desk) > 0) return true;
  const cards = sizeOf(desk.discard);
  if (cards === 0) return false;
  desk.under = [...desk.under, desk.discard];
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
