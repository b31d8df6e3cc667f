import type { Rng, Seat } from '../../../kernel/game.ts';
import { pick, shuffled } from '../../../kernel/random.ts';
import { isEmpty, reveal, rowsOf, type Deck } from './deck.ts';
import { set, tell, type Desk } from './desk.ts';
import {
  CARDS_TO_END,
  COUNTDOWN,
  DEAL_AFTER,
  FALSE_START,
  READY_AT_MOST,
  ROUND_AT_MOST,
  SLOTS,
  SOLO_ROUNDS,
} from './limits.ts';
import { BREEDS, type BoxCard, type CatCard, type Paw, type State, type Tile } from './types.ts';

export const FREE_PAW: Paw = { busyUntil: null };
const EMPTY_BOX: BoxCard = { side: 'H', place: { in: 'tray' }, cat: null };
const UNSEEN_CAT: CatCard = { cat: null, place: { in: 'slot' }, lookedAt: [] };

export const each = <T>(seats: number, value: T): T[] => Array.from({ length: seats }, () => value);

/** So many tiles of each breed, mixed anew, some on their backs. */
export const mixedTiles = (sets: number, rng: Rng): Tile[] => {
  const spots = shuffled(
    rng,
    Array.from({ length: BREEDS.length * sets }, (_, spot) => spot),
  );
  return BREEDS.flatMap((breed, kind) =>
    Array.from({ length: sets }, (_, copy): Tile => ({
      id: 4 * kind + copy,
      breed,
      side: rng.int(2) ? 'a' : 's',
      turn: rng.int(6),
      place: { in: 'middle', spot: spots[kind * sets + copy] ?? 0 },
    })),
  );
};

/** Everything back to its place, and four new cards. */
export const layOut = (desk: Desk, deck: Deck): void => {
  const seats = desk.state.kept.length;
  const { deck: rest, row } = reveal(deck, desk.rng);
  set(desk, {
    ...rest,
    row,
    taken: each(row.length, null),
    cards: each(seats, null),
    tiles: mixedTiles(desk.state.playing.length, desk.rng),
    boxes: each(seats, EMPTY_BOX),
    cats: each(SLOTS, UNSEEN_CAT),
    paws: each(seats, FREE_PAW),
    claims: [],
    contests: [],
    layers: 0,
    phase: { name: 'ready', until: desk.at + READY_AT_MOST, holding: each(seats, false) },
  });
};

// --- From the held paws to the shout --------------------------------------------------------------------------------

export const hold = (desk: Desk, seat: Seat): void => {
  const { phase, playing } = desk.state;
  if (phase.name !== 'ready') return;
  const holding = phase.holding.with(seat, true);
  set(desk, { phase: { ...phase, holding } });
  tell(desk, { what: 'holding', seat });
  if (playing.every((one) => holding[one])) startCountdown(desk);
};

export const release = (desk: Desk, seat: Seat): void => {
  const { phase } = desk.state;
  if (phase.name === 'ready') set(desk, { phase: { ...phase, holding: phase.holding.with(seat, false) } });
  if (phase.name === 'countdown')
    set(desk, { phase: { ...phase, released: phase.released.with(seat, true) } });
  tell(desk, { what: 'released', seat, early: phase.name === 'countdown' });
};

export const startCountdown = (desk: Desk): void => {
  const released = each(desk.state.kept.length, false);
  const next = desk.at + COUNTDOWN.least;
  set(desk, { phase: { name: 'countdown', since: desk.at, next, released } });
  tell(desk, { what: 'countdown' });
};

/**
 * Is it now? Chance decides at every tick, so that nobody, not even a program that reads everything it is sent, can know
 * the moment before it comes. Every tick is equally likely to be the one.
 */
export const tickCountdown = (desk: Desk): void => {
  const { phase } = desk.state;
  if (phase.name !== 'countdown') return;
  const ticksLeft = Math.floor((COUNTDOWN.most - (desk.at - phase.since)) / COUNTDOWN.step);
  if (ticksLeft > 0 && desk.rng.int(ticksLeft + 1) > 0)
    return set(desk, { phase: { ...phase, next: desk.at + COUNTDOWN.step } });
  go(desk, phase.released);
};

const go = (desk: Desk, released: readonly boolean[]): void => {
  const { at, state } = desk;
  set(desk, {
    phase: { name: 'play', since: at, dealAt: at + DEAL_AFTER, until: at + ROUND_AT_MOST },
    paws: state.paws.map((paw, seat) => (released[seat] ? { busyUntil: at + FALSE_START } : paw)),
  });
  tell(desk, { what: 'go' });
};

/** Whoever has no card is given one of those left. */
export const dealRest = (desk: Desk): void => {
  for (const seat of desk.state.playing) {
    const free = desk.state.row.flatMap((card, place) => (card === null ? [] : [place]));
    if (desk.state.cards[seat] === null && free.length) takeCard(desk, seat, pick(desk.rng, free), true);
  }
  const { phase } = desk.state;
  if (phase.name === 'play') set(desk, { phase: { ...phase, dealAt: null } });
};

export const takeCard = (desk: Desk, seat: Seat, place: number, dealt: boolean): void => {
  const { row, taken, cards, phase, playing } = desk.state;
  const card = row[place] ?? null;
  if (card === null) return;
  set(desk, {
    row: row.with(place, null),
    taken: taken.with(place, { card, seat }),
    cards: cards.with(seat, card),
  });
  tell(desk, { what: 'took-card', seat, place, card, dealt });
  // Nothing left to deal: a stroke of the clock would only fill the log.
  if (phase.name === 'play' && playing.every((one) => desk.state.cards[one] !== null))
    set(desk, { phase: { ...phase, dealAt: null } });
};

// --- From one round to the next -------------------------------------------------------------------------------------

export const totalsOf = ({ kept }: Pick<State, 'kept'>): number[] =>
  kept.map((cards) => cards.reduce((sum, { points }) => sum + points, 0));

/** The cards that nobody keeps leave the game; then another round, an extra one, or the end. */
export const cleanUp = (desk: Desk): void => {
  const { row, cards, removed, phase } = desk.state;
  if (phase.name !== 'check') return;
  const leaving = [...row, ...cards].filter((card) => card !== null);
  set(desk, {
    removed: [...removed, ...leaving].toSorted(),
    row: each(row.length, null),
    cards: each(cards.length, null),
  });
  if (desk.state.winners) return finish(desk, desk.state.winners);
  if (desk.state.extra) afterExtraRound(desk, phase.verdict.meower === null);
  else if (isLastRound(desk.state)) decide(desk, desk.state.playing);
  else nextRound(desk, desk.state);
};

const isLastRound = (state: State): boolean => {
  const { rules, kept, round } = state;
  if (isEmpty(state)) return true;
  if (kept.length === 1) return round >= SOLO_ROUNDS;
  // What fitted into no row still lies under the deck: a row of that alone would leave players without a card.
  if (round >= rowsOf(rules)) return true;
  const counted = kept.map((cards) => cards.filter(({ points }) => rules.endCount === 'all' || points > 0));
  return counted.some(({ length }) => length >= CARDS_TO_END);
};

const nextRound = (desk: Desk, deck: Deck): void => {
  set(desk, { round: desk.state.round + 1 });
  layOut(desk, deck);
  const { round, extra, row } = desk.state;
  tell(desk, { what: 'round', round, extra, row });
};

/** The best of these seats win; if they share the lead, they play on with the cards that had left the game. */
const decide = (desk: Desk, among: readonly Seat[]): void => {
  const totals = totalsOf(desk.state);
  const most = Math.max(...among.map((seat) => totals[seat] ?? 0));
  const best = among.filter((seat) => totals[seat] === most);
  if (best.length === 1 || desk.state.kept.length === 1 || !desk.state.removed.length)
    return finish(desk, best);
  tell(desk, { what: 'tied', seats: best });
  playOff(desk, best);
};

const playOff = (desk: Desk, seats: readonly Seat[]): void => {
  const { bags, under, removed, aside } = desk.state;
  set(desk, { playing: seats, extra: true, removed: [], aside: [...aside, ...bags.flat(), ...under] });
  nextRound(desk, { bags: [removed], under: [] });
};

const afterExtraRound = (desk: Desk, nobodyMeowed: boolean): void => {
  const { playing, rules } = desk.state;
  // Nobody wants to break the tie; another round could wait for ever.
  if (nobodyMeowed) return finish(desk, playing);
  const { bags, under, removed } = desk.state;
  set(desk, { bags: [], under: [], removed: [...bags.flat(), ...under, ...removed].toSorted() });
  if (rules.tieBreak === 'rounds') return decide(desk, playing);
  if (playing.length === 1 || !desk.state.removed.length) return finish(desk, playing);
  playOff(desk, playing);
};

const finish = (desk: Desk, winners: readonly Seat[]): void => {
  set(desk, { winners, phase: { name: 'over' }, claims: [] });
  tell(desk, { what: 'ended', winners, totals: totalsOf(desk.state) });
};
