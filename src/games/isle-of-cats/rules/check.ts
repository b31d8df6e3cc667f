import type { Seat } from '../../../kernel/game.ts';
import { checkPlay, interruptRefusal } from './anytime/check-play.ts';
import { NEIGHBOURS, cellAt } from './boat/grid.ts';
import { misplaced } from './boat/cover.ts';
import { isCat, tileOf } from './boat/tiles.ts';
import { cardOf, costOf, findCard } from './cards/discovery.ts';
import { checkPair, checkRescue, checkTurnEnd } from './check-rescue.ts';
import { askedSeats } from './island/island.ts';
import { inHand, playerIn, seen } from './state/piles.ts';
import { keptNow } from './phases/explore.ts';
import { movable } from './island/pending.ts';
import { boatOf } from './island/lesson-points.ts';
import { canPlace, mayLieAnywhere, shapesOffered, someTreasureFits } from './island/treasures.ts';
import type { CardId, Move, Pending, Pile, PlaceMove, Refused, View } from './state/types.ts';

/** Checks every rule that can refuse a move. */
export const check = (view: View, seat: Seat, move: Move): Refused | null => {
  if (move.do === 'play') return checkPlay(view, seat, move);
  if (move.do === 'feed') return checkFeeding(view, seat, move.x, move.y);
  if (!askedSeats(view).includes(seat)) return notAsked(view, seat, move);
  const decision = view.pending.at(-1);
  return decision ? checkDecision(view, seat, decision, move) : checkPhase(view, seat, move);
};

const NOT_ASKED: Refused = { why: 'not-asked' };

const notAsked = ({ phase, pending }: View, seat: Seat, move: Move): Refused => {
  if (pending.length) return NOT_ASKED;
  if (phase.name === 'ready' && move.do === 'ready' && phase.ready[seat]) return { why: 'already-ready' };
  const choosing = phase.name === 'draft' || phase.name === 'buy';
  return choosing && phase.chosen[seat] ? { why: 'already-chosen' } : NOT_ASKED;
};

// --- The phases of a day ----------------------------------------------------------------------------------------------

const checkPhase = (view: View, seat: Seat, move: Move): Refused | null => {
  switch (view.phase.name) {
    case 'ready':
      return move.do === 'ready' ? null : NOT_ASKED;
    case 'draft':
      return move.do === 'keep' ? checkKeeping(view, seat, move.cards) : NOT_ASKED;
    case 'buy':
      return move.do === 'buy'
        ? checkBuying(seen(playerIn(view, seat).kept), fishOf(view, seat), move.cards)
        : NOT_ASKED;
    case 'lay':
      return checkLaying(view, seat, move);
    case 'rescue':
      if (move.do === 'place') return checkRescue(view, seat, move);
      if (move.do === 'pair') return checkPair(view, seat, move.tiles);
      return move.do === 'pass' || move.do === 'end' ? checkTurnEnd(view.phase, move.do) : NOT_ASKED;
    case 'rare':
      return checkFind(view, seat, move);
    case 'event':
    case 'lessons':
    case 'night':
    case 'over':
      break;
  }
  return NOT_ASKED;
};

const fishOf = (view: View, seat: Seat): number => playerIn(view, seat).fish;
const allOf = (cards: readonly CardId[], from: readonly CardId[]): boolean =>
  cards.every((card) => from.includes(card));

/** [D3] */
const checkKeeping = (view: View, seat: Seat, cards: readonly CardId[]): Refused | null => {
  if (!allOf(cards, seen(playerIn(view, seat).packet))) return { why: 'not-in-hand' };
  const toKeep = keptNow(view, seat);
  return cards.length === toKeep ? null : { why: 'wrong-number', with: { cards: toKeep } };
};

/** [D4] [A6] */
const checkBuying = (from: readonly CardId[], fish: number, cards: readonly CardId[]): Refused | null => {
  if (!allOf(cards, from)) return { why: 'not-in-hand' };
  const cost = costOf(cards);
  return cost <= fish ? null : { why: 'too-little-fish', with: { fish: cost } };
};

/** [D6] */
const checkLaying = (view: View, seat: Seat, move: Move): Refused | null => {
  if (move.do === 'done') return null;
  if (move.do === 'lay-token')
    return playerIn(view, seat).tokens.includes(move.side) ? null : { why: 'not-in-hand' }; // [E5]
  if (move.do !== 'lay') return NOT_ASKED;
  if (!inHand(view, seat).includes(move.card)) return { why: 'not-in-hand' };
  return findCard(move.card)?.kind === 'rescue' ? null : { why: 'wrong-card' };
};

/** [D11] [D12] */
const checkFind = (view: View, seat: Seat, move: Move): Refused | null => {
  if (move.do === 'pass') return null;
  if (move.do !== 'oshax' && move.do !== 'treasure') return NOT_ASKED;
  if (!inHand(view, seat).includes(move.card)) return { why: 'not-in-hand' };
  const card = cardOf(move.card);
  const me = playerIn(view, seat);
  if (move.do === 'oshax') {
    if (card.kind !== 'oshax') return { why: 'wrong-card' };
    return view.oshax.some((tile) => canPlace(me, tile)) ? null : { why: 'nothing-fits' };
  }
  if (card.kind !== 'treasure') return { why: 'wrong-card' };
  const small = card.take === 'small-or-common';
  if (move.take === (small ? 'rare' : 'small')) return { why: 'wrong-card' };
  if (small && move.take === 'common' && me.fish < 1) return { why: 'too-little-fish', with: { fish: 1 } };
  return someTreasureFits(view, me, move.take) ? null : { why: 'nothing-fits' };
};

// --- Decisions on the stack -------------------------------------------------------------------------------------------

const checkDecision = (view: View, seat: Seat, decision: Pending<Pile>, move: Move): Refused | null => {
  if (move.do === 'place') return checkPlacing(view, seat, decision, move);
  switch (decision.ask) {
    case 'treasure':
      if (move.do !== 'skip') return NOT_ASKED;
      return decision.must ? { why: 'must-place' } : null; // [P4] [D12]
    case 'side':
      return move.do === 'side' ? null : NOT_ASKED;
    case 'colour':
      return move.do === 'colour' ? null : NOT_ASKED;
    case 'drawn-cards':
      return move.do === 'buy'
        ? checkBuying(seen(decision.cards), fishOf(view, seat), move.cards)
        : NOT_ASKED;
    case 'sort':
      if (move.do !== 'send') return NOT_ASKED;
      return decision.tiles.includes(move.tile) ? null : { why: 'not-there' };
    case 'move':
      return checkMoving(view, decision.moved, move);
    case 'oshax':
    case 'kittens':
    case 'rat':
    case 'drawn-tile':
      break;
  }
  return NOT_ASKED;
};

const checkMoving = (view: View, moved: readonly string[], move: Move): Refused | null => {
  if (move.do === 'done') return moved.length ? null : { why: 'must-place' }; // [A9]
  if (move.do !== 'move') return NOT_ASKED;
  return movable(view).includes(move.tile) && !moved.includes(move.tile) ? null : { why: 'not-there' };
};

/** The tiles of a decision. */
export const tilesAsked = (view: View, decision: Pending<unknown>): readonly string[] => {
  switch (decision.ask) {
    case 'treasure':
      return shapesOffered(view, decision.from);
    case 'oshax':
      return view.oshax;
    case 'kittens':
      return decision.tiles;
    case 'rat':
      return ['rat'];
    case 'drawn-tile':
      return [decision.tile];
    case 'side':
    case 'colour':
    case 'drawn-cards':
    case 'sort':
    case 'move':
      break;
  }
  return [];
};

const checkPlacing = (view: View, seat: Seat, decision: Pending<Pile>, move: PlaceMove): Refused | null => {
  if (!tilesAsked(view, decision).includes(move.tile)) return { why: 'not-there' };
  const me = playerIn(view, seat);
  return misplaced(me.tiles, move.tile, move, mayLieAnywhere(me, move.tile));
};

// --- Feeding ----------------------------------------------------------------------------------------------------------

/** Fish that are reserved for a purchase while the others still choose. */
const promised = ({ phase }: View, seat: Seat): number => {
  const choice = phase.name === 'buy' ? phase.chosen[seat] : null;
  return choice && choice !== 'secret' ? costOf(choice.open) : 0;
};

/** [E3] */
const checkFeeding = (view: View, seat: Seat, x: number, y: number): Refused | null => {
  const no = interruptRefusal(view, seat);
  if (no) return no;
  const me = playerIn(view, seat);
  const boat = boatOf(me);
  const cell = cellAt(x, y);
  if (boat.pieces[boat.owner[cell] ?? -1]?.tile.kind !== 'rat') return { why: 'no-rat-there' };
  const touchesCat = (NEIGHBOURS[cell] ?? []).some((next) => {
    const tile = me.tiles[boat.owner[next] ?? -1]?.tile;
    return tile !== undefined && isCat(tileOf(tile));
  });
  if (!touchesCat) return { why: 'rat-touches-no-cat' };
  return me.fish - promised(view, seat) >= 1 ? null : { why: 'too-little-fish', with: { fish: 1 } };
};
