import type { Seat } from '../../../kernel/game.ts';
import { playAnytime } from './anytime/effects.ts';
import { useBasket } from './baskets.ts';
import { cardOf } from './cards/discovery.ts';
import { PRICES, offer } from './island.ts';
import { buy } from './phases/explore.ts';
import { placePending, takeToken } from './pending.ts';
import { putOnBoat } from './placing.ts';
import {
  answered,
  ask,
  change,
  changePlayer,
  gainFish,
  playerOf,
  setPhase,
  tell,
  type Story,
} from './story.ts';
import { drop, spendFromHand, takeFromIsland, without } from './supply.ts';
import type { CardId, Colour, Field, Move, PlaceMove, RescuePhase, TileId, TokenSide } from './types.ts';

/** What each move does; that it is allowed was checked before. */
export const make = (story: Story, seat: Seat, move: Move): void => {
  switch (move.do) {
    case 'ready':
      return sayReady(story, seat);
    case 'pass':
    case 'end':
      return endTurn(story, seat, move.do);
    case 'done':
      return doneWith(story, seat);
    case 'skip':
      return answered(story);
    case 'keep':
      return chooseCards(story, seat, move.cards);
    case 'buy':
      return buyNow(story, seat, move.cards);
    case 'lay':
      return layCard(story, seat, move.card);
    case 'lay-token':
      return layToken(story, seat, move.side);
    case 'side':
      return takeToken(story, seat, move.side);
    case 'colour':
      return nameColour(story, seat, move.colour);
    case 'place':
      return place(story, seat, move);
    case 'pair':
      return rescuePair(story, seat, move.tiles);
    case 'oshax':
    case 'treasure':
      return find(story, seat, move);
    case 'play':
      return playAnytime(story, seat, move);
    case 'move':
      return moveCat(story, move.tile);
    case 'send':
      return sendCat(story, move.tile, move.to);
    case 'feed':
      return feed(story, seat, move.x, move.y);
  }
};

const sayReady = (story: Story, seat: Seat): void => {
  const { phase } = story.state;
  if (phase.name !== 'ready') return;
  setPhase(story, { ...phase, ready: phase.ready.with(seat, true) });
  tell(story, { what: 'ready', seat });
};

const chooseCards = (story: Story, seat: Seat, cards: readonly CardId[]): void => {
  const { phase } = story.state;
  if (phase.name !== 'draft' && phase.name !== 'buy') return;
  setPhase(story, { ...phase, chosen: phase.chosen.with(seat, cards) });
  tell(story, { what: 'chose', seat });
};

const buyNow = (story: Story, seat: Seat, cards: readonly CardId[]): void => {
  const decision = story.state.pending.at(-1);
  if (decision?.ask !== 'drawn-cards') return chooseCards(story, seat, cards);
  answered(story);
  drop(story, without(decision.cards, ...cards));
  buy(story, seat, cards);
};

// --- Laying rescue cards ----------------------------------------------------------------------------------------------

const layCard = (story: Story, seat: Seat, card: CardId): void => {
  const { hand, fresh, laid } = playerOf(story, seat);
  changePlayer(story, seat, {
    hand: without(hand, card),
    fresh: without(fresh, card),
    laid: [...laid, card],
  });
};

const layToken = (story: Story, seat: Seat, side: TokenSide): void => {
  const { tokens, laidTokens } = playerOf(story, seat);
  changePlayer(story, seat, {
    tokens: tokens.toSpliced(tokens.indexOf(side), 1),
    laidTokens: [...laidTokens, side],
  });
};

const doneWith = (story: Story, seat: Seat): void => {
  const { phase, pending } = story.state;
  if (pending.length) return answered(story);
  if (phase.name !== 'lay') return;
  setPhase(story, { ...phase, waiting: phase.waiting.slice(1) });
  tell(story, { what: 'laid', seat });
};

const nameColour = (story: Story, seat: Seat, colour: Colour): void => {
  const decision = story.state.pending.at(-1);
  if (decision?.ask !== 'colour') return;
  const { card } = decision;
  answered(story);
  change(story, {
    publicLessons: story.state.publicLessons.map((lesson) =>
      lesson.card === card ? { ...lesson, colour } : lesson,
    ),
  });
  tell(story, { what: 'taught', seat, card, colour });
};

// --- Rescue -----------------------------------------------------------------------------------------------------------

const place = (story: Story, seat: Seat, move: PlaceMove): void => {
  const decision = story.state.pending.at(-1);
  if (decision) placePending(story, decision, move);
  else rescue(story, seat, move);
};

const rescue = (story: Story, seat: Seat, { tile, x, y, turn }: PlaceMove): void => {
  const found = offer(story.state, tile);
  if (!found) return;
  pay(story, seat, found.fish, tile);
  change(story, takeFromIsland(story.state, tile));
  // The kittens' board is filled up again when everything about this kitten is settled.
  if (found.from === 'kittens') ask(story, { ask: 'kittens', seat, tiles: [] });
  putOnBoat(story, seat, { tile, x, y, turn }, found.from, found.fish);
};

const rescuePair = (story: Story, seat: Seat, tiles: readonly TileId[]): void => {
  const fish = story.state.options.mode === 'family' ? 0 : PRICES.twoKittens;
  pay(story, seat, fish, tiles.join('+'));
  change(story, { kittens: without(story.state.kittens, ...tiles) });
  tell(story, { what: 'chose-kittens', seat, tiles, fish });
  ask(story, { ask: 'kittens', seat, tiles });
};

const pay = (story: Story, seat: Seat, fish: number, rescued: TileId): void => {
  const phase = story.state.phase as RescuePhase;
  const free = story.state.options.mode === 'family';
  if (!free) {
    useBasket(story, seat);
    gainFish(story, seat, -fish);
  }
  // In family mode a turn is one rescue; otherwise a card may allow another, so the player ends the turn.
  setPhase(story, { ...phase, rescued: [...phase.rescued, rescued], over: free });
};

const endTurn = (story: Story, seat: Seat, how: 'pass' | 'end'): void => {
  const { phase } = story.state;
  if (phase.name !== 'rescue' && phase.name !== 'rare') return;
  if (how === 'pass') tell(story, { what: 'passed', seat });
  const passed = how === 'pass' ? phase.passed.with(seat, true) : phase.passed;
  if (phase.name === 'rescue' && phase.rescued.length > 1) {
    const { extraRescues } = playerOf(story, seat);
    changePlayer(story, seat, { extraRescues: extraRescues - (phase.rescued.length - 1) });
  }
  setPhase(story, { ...phase, passed, over: true });
};

// --- Rare finds and what anytime cards ask ----------------------------------------------------------------------------

const find = (story: Story, seat: Seat, move: Extract<Move, { do: 'oshax' | 'treasure' }>): void => {
  const { phase } = story.state;
  if (phase.name !== 'rare') return;
  spendFromHand(story, seat, move.card);
  setPhase(story, { ...phase, over: true });
  if (move.do === 'oshax') return ask(story, { ask: 'oshax', seat, colour: move.colour });
  const card = cardOf(move.card);
  if (card.kind === 'treasure' && card.take === 'small-or-common' && move.take === 'common')
    gainFish(story, seat, -1);
  ask(story, { ask: 'treasure', seat, from: move.take, left: move.take === 'rare' ? 1 : 2, must: true });
};

const moveCat = (story: Story, tile: TileId): void => {
  const decision = story.state.pending.at(-1);
  if (decision?.ask !== 'move') return;
  const to = story.state.left.includes(tile) ? 'right' : 'left';
  change(story, takeFromIsland(story.state, tile));
  change(story, { [to]: [...story.state[to], tile] });
  answered(story);
  ask(story, { ...decision, moved: [...decision.moved, tile] });
  tell(story, { what: 'went', tile, to });
};

const sendCat = (story: Story, tile: TileId, to: Field): void => {
  const decision = story.state.pending.at(-1);
  if (decision?.ask !== 'sort') return;
  change(story, { [to]: [...story.state[to], tile] });
  answered(story);
  ask(story, { ...decision, tiles: without(decision.tiles, tile) });
  tell(story, { what: 'went', tile, to });
};

const feed = (story: Story, seat: Seat, x: number, y: number): void => {
  const { tiles } = playerOf(story, seat);
  const here = (tile: TileId, at: { x: number; y: number }): boolean =>
    tile === 'rat' && at.x === x && at.y === y;
  changePlayer(story, seat, { tiles: tiles.filter((placed) => !here(placed.tile, placed)) });
  gainFish(story, seat, -1);
  change(story, { ratsLeft: story.state.ratsLeft + 1 });
  tell(story, { what: 'fed', seat, x, y });
};
