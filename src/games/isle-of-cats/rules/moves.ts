import type { Seat } from '../../../kernel/game.ts';
import { playAnytime } from './anytime/effects.ts';
import { useBasket } from './island/baskets.ts';
import { cardOf } from './cards/discovery.ts';
import { PRICES, offer } from './island/island.ts';
import { buy } from './phases/explore.ts';
import { placePending, takeToken } from './island/pending.ts';
import { putOnBoat } from './island/placing.ts';
import { announce, update } from '../../../parts/draft.ts';
import {
  answered,
  ask,
  changePlayer,
  gainFish,
  playerOf,
  setPhase,
  type IsleDraft,
} from './state/isle-draft.ts';
import { drop, spendFromHand, takeFromIsland, without } from './island/supply.ts';
import type { CardId, Colour, Field, Move, PlaceMove, TileId, TokenSide } from './state/types.ts';

/** Carries out a legal move. */
export const make = (draft: IsleDraft, seat: Seat, move: Move): void => {
  switch (move.do) {
    case 'ready':
      return sayReady(draft, seat);
    case 'pass':
    case 'end':
      return endTurn(draft, seat, move.do);
    case 'done':
      return doneWith(draft, seat);
    case 'skip':
      return answered(draft);
    case 'keep':
      return chooseCards(draft, seat, move.cards);
    case 'buy':
      return buyNow(draft, seat, move.cards);
    case 'lay':
      return layCard(draft, seat, move.card);
    case 'lay-token':
      return layToken(draft, seat, move.side);
    case 'side':
      return takeToken(draft, seat, move.side);
    case 'colour':
      return nameColour(draft, seat, move.colour);
    case 'place':
      return place(draft, seat, move);
    case 'pair':
      return rescuePair(draft, seat, move.tiles);
    case 'oshax':
    case 'treasure':
      return find(draft, seat, move);
    case 'play':
      return playAnytime(draft, seat, move);
    case 'move':
      return moveCat(draft, move.tile);
    case 'send':
      return sendCat(draft, move.tile, move.to);
    case 'feed':
      return feed(draft, seat, move.x, move.y);
  }
};

const sayReady = (draft: IsleDraft, seat: Seat): void => {
  const { phase } = draft.state;
  if (phase.name !== 'ready') return;
  setPhase(draft, { ...phase, ready: phase.ready.with(seat, true) });
  announce(draft, { what: 'ready', seat });
};

const chooseCards = (draft: IsleDraft, seat: Seat, cards: readonly CardId[]): void => {
  const { phase } = draft.state;
  if (phase.name !== 'draft' && phase.name !== 'buy') return;
  setPhase(draft, { ...phase, chosen: phase.chosen.with(seat, cards) });
  announce(draft, { what: 'chose', seat });
};

const buyNow = (draft: IsleDraft, seat: Seat, cards: readonly CardId[]): void => {
  const decision = draft.state.pending.at(-1);
  if (decision?.ask !== 'drawn-cards') return chooseCards(draft, seat, cards);
  answered(draft);
  drop(draft, without(decision.cards, ...cards)); // [A6]
  buy(draft, seat, cards);
};

// --- Laying rescue cards ----------------------------------------------------------------------------------------------

/** [D6] */
const layCard = (draft: IsleDraft, seat: Seat, card: CardId): void => {
  const { hand, fresh, laid } = playerOf(draft, seat);
  changePlayer(draft, seat, {
    hand: without(hand, card),
    fresh: without(fresh, card),
    laid: [...laid, card],
  });
};

/** [E5] */
const layToken = (draft: IsleDraft, seat: Seat, side: TokenSide): void => {
  const { tokens, laidTokens } = playerOf(draft, seat);
  changePlayer(draft, seat, {
    tokens: tokens.toSpliced(tokens.indexOf(side), 1),
    laidTokens: [...laidTokens, side],
  });
};

const doneWith = (draft: IsleDraft, seat: Seat): void => {
  const { phase, pending } = draft.state;
  if (pending.length) return answered(draft);
  if (phase.name !== 'lay') return;
  setPhase(draft, { ...phase, waiting: phase.waiting.slice(1) });
  announce(draft, { what: 'laid', seat });
};

/** [D5] */
const nameColour = (draft: IsleDraft, seat: Seat, colour: Colour): void => {
  const decision = draft.state.pending.at(-1);
  if (decision?.ask !== 'colour') return;
  const { card } = decision;
  answered(draft);
  update(draft, {
    publicLessons: draft.state.publicLessons.map((lesson) =>
      lesson.card === card ? { ...lesson, colour } : lesson,
    ),
  });
  announce(draft, { what: 'taught', seat, card, colour });
};

// --- Rescue -----------------------------------------------------------------------------------------------------------

const place = (draft: IsleDraft, seat: Seat, move: PlaceMove): void => {
  const decision = draft.state.pending.at(-1);
  if (decision) placePending(draft, decision, move);
  else rescue(draft, seat, move);
};

const rescue = (draft: IsleDraft, seat: Seat, { tile, x, y, turn }: PlaceMove): void => {
  const found = offer(draft.state, tile);
  if (!found) return;
  pay(draft, seat, found.fish, tile);
  update(draft, takeFromIsland(draft.state, tile));
  // [K1] The kittens' board is refilled after everything about this kitten is settled.
  if (found.from === 'kittens') ask(draft, { ask: 'kittens', seat, tiles: [] });
  putOnBoat(draft, seat, { tile, x, y, turn }, found.from, found.fish);
};

const rescuePair = (draft: IsleDraft, seat: Seat, tiles: readonly TileId[]): void => {
  const fish = draft.state.options.mode === 'family' ? 0 : PRICES.twoKittens; // [K2] [F5]
  pay(draft, seat, fish, tiles.join('+'));
  update(draft, { kittens: without(draft.state.kittens, ...tiles) });
  announce(draft, { what: 'chose-kittens', seat, tiles, fish });
  ask(draft, { ask: 'kittens', seat, tiles });
};

const pay = (draft: IsleDraft, seat: Seat, fish: number, rescued: TileId): void => {
  const { phase } = draft.state;
  if (phase.name !== 'rescue') return;
  const free = draft.state.options.mode === 'family';
  if (!free) {
    useBasket(draft, seat);
    gainFish(draft, seat, -fish);
  }
  // [F2] In family mode a turn is one rescue; [D8] otherwise a card may allow another, so the player ends the turn.
  setPhase(draft, { ...phase, rescued: [...phase.rescued, rescued], over: free });
};

const endTurn = (draft: IsleDraft, seat: Seat, how: 'pass' | 'end'): void => {
  const { phase } = draft.state;
  if (phase.name !== 'rescue' && phase.name !== 'rare') return;
  if (how === 'pass') announce(draft, { what: 'passed', seat });
  const passed = how === 'pass' ? phase.passed.with(seat, true) : phase.passed;
  if (phase.name === 'rescue' && phase.rescued.length > 1) {
    const { extraRescues } = playerOf(draft, seat);
    changePlayer(draft, seat, { extraRescues: extraRescues - (phase.rescued.length - 1) }); // [A10]
  }
  setPhase(draft, { ...phase, passed, over: true });
};

// --- Rare finds, and decisions of anytime cards -----------------------------------------------------------------------

const find = (draft: IsleDraft, seat: Seat, move: Extract<Move, { do: 'oshax' | 'treasure' }>): void => {
  const { phase } = draft.state;
  if (phase.name !== 'rare') return;
  spendFromHand(draft, seat, move.card);
  setPhase(draft, { ...phase, over: true });
  if (move.do === 'oshax') return ask(draft, { ask: 'oshax', seat, colour: move.colour }); // [D11]
  const card = cardOf(move.card);
  if (card.kind === 'treasure' && card.take === 'small-or-common' && move.take === 'common')
    gainFish(draft, seat, -1); // [D12]
  ask(draft, { ask: 'treasure', seat, from: move.take, left: move.take === 'rare' ? 1 : 2, must: true }); // [D12]
};

/** [A9] */
const moveCat = (draft: IsleDraft, tile: TileId): void => {
  const decision = draft.state.pending.at(-1);
  if (decision?.ask !== 'move') return;
  const to = draft.state.left.includes(tile) ? 'right' : 'left';
  update(draft, takeFromIsland(draft.state, tile));
  update(draft, { [to]: [...draft.state[to], tile] });
  answered(draft);
  ask(draft, { ...decision, moved: [...decision.moved, tile] });
  announce(draft, { what: 'went', tile, to });
};

/** [A11] */
const sendCat = (draft: IsleDraft, tile: TileId, to: Field): void => {
  const decision = draft.state.pending.at(-1);
  if (decision?.ask !== 'sort') return;
  update(draft, { [to]: [...draft.state[to], tile] });
  answered(draft);
  ask(draft, { ...decision, tiles: without(decision.tiles, tile) });
  announce(draft, { what: 'went', tile, to });
};

/** [E3] */
const feed = (draft: IsleDraft, seat: Seat, x: number, y: number): void => {
  const { tiles } = playerOf(draft, seat);
  const here = (tile: TileId, at: { x: number; y: number }): boolean =>
    tile === 'rat' && at.x === x && at.y === y;
  changePlayer(draft, seat, { tiles: tiles.filter((placed) => !here(placed.tile, placed)) });
  gainFish(draft, seat, -1);
  update(draft, { ratsLeft: draft.state.ratsLeft + 1 });
  announce(draft, { what: 'fed', seat, x, y });
};
