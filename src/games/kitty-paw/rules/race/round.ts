import type { Rng, Seat } from '../../../../kernel/game.ts';
import { pick, shuffled } from '../../../../kernel/random.ts';
import { cardsForAll, isEmpty, reveal, rowsOf, type Deck } from './deck.ts';
import { announce, update } from '../../../../parts/draft.ts';
import type { RaceDraft } from './race-draft.ts';
import {
  CARDS_TO_END,
  COUNTDOWN,
  DEAL_AFTER,
  FALSE_START,
  LOOK_AGAIN,
  ROUND_AT_MOST,
  SLOTS,
  SOLO_ROUNDS,
  WAIT_AT_LEAST,
} from './limits.ts';
import { BREEDS } from '../cards/pieces.ts';
import type { BoxCard, CatCard, Paw, Ready, State, Tile } from './types.ts';

export const FREE_PAW: Paw = { busyUntil: null };
const EMPTY_BOX: BoxCard = { side: 'H', place: { in: 'tray' }, cat: null };
const UNSEEN_CAT: CatCard = { cat: null, place: { in: 'slot' }, lookedAt: [] };

export const each = <T>(seats: number, value: T): T[] => Array.from({ length: seats }, () => value);

/** A number of tiles of each breed, newly mixed, some face down. [K1] */
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

/** Everything returns to its place [K19], with four new cards. */
export const layOut = (draft: RaceDraft, deck: Deck): void => {
  const seats = draft.state.kept.length;
  const { deck: rest, row } = reveal(deck, draft.rng);
  update(draft, {
    ...rest,
    row,
    taken: each(row.length, null),
    cards: each(seats, null),
    tiles: mixedTiles(draft.state.playing.length, draft.rng),
    boxes: each(seats, EMPTY_BOX),
    cats: each(SLOTS, UNSEEN_CAT),
    paws: each(seats, FREE_PAW),
    claims: [],
    contests: [],
    layers: 0,
    phase: { name: 'ready', until: draft.at + WAIT_AT_LEAST, holding: each(seats, false), late: false },
  });
};

// --- The start of a round -------------------------------------------------------------------------------------------

/** [K7] */
export const hold = (draft: RaceDraft, seat: Seat): void => {
  const { phase, playing } = draft.state;
  if (phase.name !== 'ready') return;
  const holding = phase.holding.with(seat, true);
  update(draft, { phase: { ...phase, holding } });
  announce(draft, { what: 'holding', seat });
  if (playing.every((one) => holding[one])) startCountdown(draft);
};

/** The round waits for every player without limit; after some time those who hold may decide to begin. [K7] */
export const waitOn = (draft: RaceDraft, phase: Ready): void =>
  update(draft, { phase: { ...phase, late: true, until: draft.at + LOOK_AGAIN } });

export const begin = (draft: RaceDraft, seat: Seat): void => {
  const { phase, playing } = draft.state;
  if (phase.name !== 'ready') return;
  announce(draft, { what: 'began-without', seat, missing: playing.filter((one) => !phase.holding[one]) });
  startCountdown(draft);
};

export const release = (draft: RaceDraft, seat: Seat): void => {
  const { phase } = draft.state;
  if (phase.name === 'ready')
    update(draft, { phase: { ...phase, holding: phase.holding.with(seat, false) } });
  if (phase.name === 'countdown')
    update(draft, { phase: { ...phase, released: phase.released.with(seat, true) } });
  announce(draft, { what: 'released', seat, early: phase.name === 'countdown' });
};

export const startCountdown = (draft: RaceDraft): void => {
  const released = each(draft.state.kept.length, false);
  const next = draft.at + COUNTDOWN.least;
  update(draft, { phase: { name: 'countdown', since: draft.at, next, released } });
  announce(draft, { what: 'countdown' });
};

/**
 * True for the shout. It is random at every tick, so that not even a program that reads every message can
 * know the moment before. Every tick is equally likely. [K7]
 */
export const tickCountdown = (draft: RaceDraft): void => {
  const { phase } = draft.state;
  if (phase.name !== 'countdown') return;
  const ticksLeft = Math.floor((COUNTDOWN.most - (draft.at - phase.since)) / COUNTDOWN.step);
  if (ticksLeft > 0 && draft.rng.int(ticksLeft + 1) > 0)
    return update(draft, { phase: { ...phase, next: draft.at + COUNTDOWN.step } });
  go(draft, phase.released);
};

const go = (draft: RaceDraft, released: readonly boolean[]): void => {
  const { at, state } = draft;
  update(draft, {
    phase: { name: 'play', since: at, dealAt: at + DEAL_AFTER, until: at + ROUND_AT_MOST },
    paws: state.paws.map((paw, seat) => (released[seat] ? { busyUntil: at + FALSE_START } : paw)),
  });
  announce(draft, { what: 'go' });
};

/** Every player without a card is given one of the rest. [K8] */
export const dealRest = (draft: RaceDraft): void => {
  for (const seat of draft.state.playing) {
    const free = draft.state.row.flatMap((card, place) => (card === null ? [] : [place]));
    if (draft.state.cards[seat] === null && free.length) takeCard(draft, seat, pick(draft.rng, free), true);
  }
  const { phase } = draft.state;
  if (phase.name === 'play') update(draft, { phase: { ...phase, dealAt: null } });
};

export const takeCard = (draft: RaceDraft, seat: Seat, place: number, dealt: boolean): void => {
  const { row, taken, cards, phase, playing } = draft.state;
  const card = row[place] ?? null;
  if (card === null) return;
  update(draft, {
    row: row.with(place, null),
    taken: taken.with(place, { card, seat }),
    cards: cards.with(seat, card),
  });
  announce(draft, { what: 'took-card', seat, place, card, dealt });
  // Everybody has a card: another clock event would only fill the log.
  if (phase.name === 'play' && playing.every((one) => draft.state.cards[one] !== null))
    update(draft, { phase: { ...phase, dealAt: null } });
};

// --- From one round to the next -------------------------------------------------------------------------------------

export const totalsOf = ({ kept }: Pick<State, 'kept'>): number[] =>
  kept.map((cards) => cards.reduce((sum, { points }) => sum + points, 0));

/** Cards that nobody keeps leave the game [K19]; then another round, an extra one, or the end. */
export const cleanUp = (draft: RaceDraft): void => {
  const { row, cards, removed, phase } = draft.state;
  if (phase.name !== 'check') return;
  const leaving = [...row, ...cards].filter((card) => card !== null);
  update(draft, {
    removed: [...removed, ...leaving].toSorted(),
    row: each(row.length, null),
    cards: each(cards.length, null),
  });
  if (draft.state.winners) return finish(draft, draft.state.winners);
  if (draft.state.extra) afterExtraRound(draft, phase.verdict.meower === null);
  else if (isLastRound(draft.state)) decide(draft, draft.state.playing);
  else nextRound(draft, draft.state);
};

/** [K23] */
const isLastRound = (state: State): boolean => {
  const { rules, kept, round } = state;
  if (isEmpty(state)) return true;
  if (kept.length === 1) return round >= SOLO_ROUNDS;
  // [K26] Cards that fitted into no row are still under the deck: a row of only those would leave players
  // without a card.
  if (round >= rowsOf(rules)) return true;
  const counted = kept.map((cards) => cards.filter(({ points }) => rules.endCount === 'all' || points > 0));
  return counted.some(({ length }) => length >= CARDS_TO_END);
};

const nextRound = (draft: RaceDraft, deck: Deck): void => {
  update(draft, { round: draft.state.round + 1 });
  layOut(draft, deck);
  const { round, extra, row } = draft.state;
  announce(draft, { what: 'round', round, extra, row });
};

/**
 * The best of these seats win; if they share the lead, they play on with the cards that had left the game.
 * [K24]
 */
const decide = (draft: RaceDraft, among: readonly Seat[]): void => {
  const totals = totalsOf(draft.state);
  const most = Math.max(...among.map((seat) => totals[seat] ?? 0));
  const best = among.filter((seat) => totals[seat] === most);
  if (best.length === 1 || draft.state.kept.length === 1) return finish(draft, best);
  announce(draft, { what: 'tied', seats: best });
  playOff(draft, best);
};

const playOff = (draft: RaceDraft, seats: readonly Seat[]): void => {
  const { bags, under, removed, aside, kept } = draft.state;
  const unplayed = [...aside, ...bags.flat(), ...under];
  const scored = kept.flat().map(({ card }) => card);
  const bag = cardsForAll(seats.length, removed, unplayed, scored);
  update(draft, {
    playing: seats,
    extra: true,
    removed: [],
    aside: unplayed.filter((card) => !bag.includes(card)),
  });
  nextRound(draft, { bags: [bag], under: [] });
};

const afterExtraRound = (draft: RaceDraft, nobodyMeowed: boolean): void => {
  const { playing, rules } = draft.state;
  // [K24] Nobody tries to break the tie; more rounds could go on for ever.
  if (nobodyMeowed) return finish(draft, playing);
  const { bags, under, removed } = draft.state;
  update(draft, { bags: [], under: [], removed: [...bags.flat(), ...under, ...removed].toSorted() });
  if (rules.tieBreak === 'rounds') return decide(draft, playing);
  if (playing.length === 1) return finish(draft, playing);
  playOff(draft, playing);
};

const finish = (draft: RaceDraft, winners: readonly Seat[]): void => {
  update(draft, { winners, phase: { name: 'over' }, claims: [] });
  announce(draft, { what: 'ended', winners, totals: totalsOf(draft.state) });
};
