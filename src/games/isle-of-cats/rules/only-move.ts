import type { Seat } from '../../../kernel/game.ts';
import { choicesFor, checkPlay } from './anytime/check-play.ts';
import { candidates } from './candidates.ts';
import { findCard, type Card, type Effect } from './cards/discovery.ts';
import { check } from './check.ts';
import { checkPair, rescueRefusal } from './check-rescue.ts';
import { basketsLeft } from './island/baskets.ts';
import { askedSeats, isFirst } from './island/island.ts';
import { canPlace } from './island/treasures.ts';
import { inHand, playerIn, seen, sizeOf } from './state/piles.ts';
import type { Check, Move, RescuePhase, View } from './state/types.ts';

/** The answer to a step without a decision. */
export interface OnlyMove {
  readonly move: Move;
  readonly atOnce: boolean; // false: after the same short time for everybody, whatever they hold
}

/**
 * The one move of a step in which this seat has nothing to decide, or null. A card counts only if this very step is the
 * moment for it: one that can be played just as well in the next step is no reason to stop.
 *
 * `watched`: people sit at other seats. An answer that comes at once must not tell them anything about the hand, so then
 * only the number of cards counts, which everybody sees: any of them could be the one that matters. [A13]
 */
export const onlyMove = (view: View, seat: Seat, watched: boolean): OnlyMove | null => {
  if (view.pending.length > 0 || !askedSeats(view).includes(seat)) return null;
  const { phase } = view;
  const hand = new Hand(view, seat, watched);
  switch (phase.name) {
    case 'ready':
      return isOpen(view, seat, hand, phase.before) ? null : now('ready');
    case 'lay':
      return canLay(view, seat, hand) ? null : now('done');
    case 'rescue':
      return phase.rescued.length ? turnOver(view, seat, hand, phase, watched) : passing(view, seat, hand);
    case 'rare':
      return canFind(hand) ? null : now('pass');
    case 'event':
    case 'draft':
    case 'buy':
    case 'lessons':
    case 'night':
    case 'over':
      break;
  }
  return null;
};

const now = (what: 'ready' | 'done' | 'pass' | 'end'): OnlyMove => ({ move: { do: what }, atOnce: true });

const DRAWING: readonly Effect[] = ['draw-two', 'draw-three'];
const ON_THE_FIELDS: readonly Effect[] = ['move-cats', 'draw-four-tiles'];
const BASKETS: readonly Effect[] = ['basket', 'basket-for-lessons', 'basket-for-treasures', ...DRAWING];

/**
 * Everything that a seat could do besides the step itself: known from its cards or, if others watch, only from their
 * number.
 */
class Hand {
  readonly #view: View;
  readonly #seat: Seat;
  readonly #watched: boolean;
  readonly #size: number;

  constructor(view: View, seat: Seat, watched: boolean) {
    const { hand, fresh } = playerIn(view, seat);
    this.#view = view;
    this.#seat = seat;
    this.#watched = watched;
    this.#size = sizeOf(hand) + sizeOf(fresh);
  }

  holds(...kinds: readonly Card['kind'][]): boolean {
    if (this.#watched) return this.#size > 0;
    return this.#cards().some((card) => kinds.includes(card.kind));
  }

  /** Some anytime card with one of these effects; without a list, any. */
  plays(effects?: readonly Effect[]): boolean {
    if (this.#watched) return this.#size > 0;
    return inHand(this.#view, this.#seat).some((id) => {
      const card = findCard(id);
      return (
        card?.kind === 'anytime' && (effects?.includes(card.effect) ?? true) && this.#may(id, card.effect)
      );
    });
  }

  finds(): boolean {
    return candidates(this.#view, this.#seat).some(
      (move) => (move.do === 'oshax' || move.do === 'treasure') && !check(this.#view, this.#seat, move),
    );
  }

  feeds(): boolean {
    return candidates(this.#view, this.#seat).some(
      (move) => move.do === 'feed' && !check(this.#view, this.#seat, move),
    );
  }

  #may(card: number, effect: Effect): boolean {
    return choicesFor(this.#view, this.#seat, effect).some(
      (chosen) => !checkPlay(this.#view, this.#seat, { do: 'play', card, with: chosen }),
    );
  }

  #cards(): Card[] {
    return inHand(this.#view, this.#seat).flatMap((id) => findCard(id) ?? []);
  }
}

/** Something can be done in a ready check that the next step would not allow as well. */
const isOpen = (view: View, seat: Seat, hand: Hand, before: Check): boolean => {
  switch (before) {
    case 'day':
      return view.events.length > 0 && (hand.plays() || hand.feeds()); // before the event is resolved
    case 'buying':
      return hand.plays(DRAWING);
    case 'rescue':
      return !isFirst(view, seat) && hand.plays(ON_THE_FIELDS);
    case 'end':
      break;
  }
  return hand.plays() || hand.feeds();
};

const canLay = (view: View, seat: Seat, hand: Hand): boolean =>
  playerIn(view, seat).tokens.length > 0 || hand.holds('rescue') || hand.plays(DRAWING);

const canRescue = (view: View, seat: Seat): boolean => {
  const me = playerIn(view, seat);
  const fits = [...view.left, ...view.right, ...view.kittens].some(
    (tile) => !rescueRefusal(view, seat, tile) && canPlace(me, tile),
  );
  return fits || (view.kittens.length > 1 && !checkPair(view, seat, view.kittens.slice(0, 2)));
};

/** Nobody can be rescued today, whatever is played. */
const passing = (view: View, seat: Seat, hand: Hand): OnlyMove | null => {
  if (canRescue(view, seat)) return null;
  const noBasket = view.options.mode === 'standard' && basketsOf(view, seat) === 0;
  const helped = noBasket ? hand.plays(BASKETS) : hand.plays() || hand.feeds();
  return helped ? null : now('pass');
};

/**
 * Somebody was rescued, and nobody else can be: the turn ends. If others watch and this seat holds cards, one of them
 * could allow another rescue, so the turn ends after the same time for everybody. [D8] [A10]
 */
const turnOver = (
  view: View,
  seat: Seat,
  hand: Hand,
  { rescued }: RescuePhase,
  watched: boolean,
): OnlyMove | null => {
  if (canRescue(view, seat)) return null;
  const allowed = rescued.length <= playerIn(view, seat).extraRescues;
  const helped = allowed ? hand.plays() || hand.feeds() : hand.plays(['extra-rescue']);
  if (!helped) return now('end');
  return watched && !allowed ? { ...now('end'), atOnce: false } : null;
};

const basketsOf = (view: View, seat: Seat): number => {
  const me = playerIn(view, seat);
  return basketsLeft(me, seen(me.laid));
};

const canFind = (hand: Hand): boolean =>
  hand.finds() || hand.plays(DRAWING) || (hand.holds('oshax', 'treasure') && (hand.plays() || hand.feeds()));
