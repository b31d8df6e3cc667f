import type { Rng, Seat, Step } from '../../../kernel/game.ts';
import { boxesOf, catAt, cellsIn } from './boxes.ts';
import { STARTS, isToy, type HandCard } from './cards.ts';
import { cardsLeft, drawCard } from './deck.ts';
import { outlook, tableAfter, westOf, type Outlook } from './outlook.ts';
import { finalScore } from './score.ts';
import type { Event, IfItFits, Move, State } from './types.ts';

/** What a turn leaves behind: the state so far, and what there is to tell. */
interface Scribe {
  state: State;
  readonly events: Step<IfItFits>['events'][number][];
  readonly tells: 'everything' | 'little'; // who only wants the state is spared what takes time to find out
}
type Of<D extends Move['do']> = Extract<Move, { do: D }>;

export const apply = (before: State, seat: Seat, move: Move, rng: Rng): Step<IfItFits> => {
  const { state, events } = take({ state: before, events: [], tells: 'everything' }, seat, move, rng);
  return { state, events };
};

/** The same for bots, who imagine thousands of moves and listen to none. */
export const advance = (before: State, seat: Seat, move: Move, rng: Rng): State =>
  take({ state: before, events: [], tells: 'little' }, seat, move, rng).state;

const take = (scribe: Scribe, seat: Seat, move: Move, rng: Rng): Scribe => {
  if (move.do === 'draw') draw(scribe, seat, rng);
  else {
    play(scribe, seat, move);
    pass(scribe);
  }
  return scribe;
};

const draw = (scribe: Scribe, seat: Seat, rng: Rng): void => {
  const { state } = scribe;
  const { card, pile, bag, piles } = drawCard(state, rng);
  const left = cardsLeft(piles);
  scribe.state = { ...state, bag, piles };
  if (isToy(card)) {
    scribe.events.push({ what: 'found-toy', seat, card, left });
    scribe.state = { ...scribe.state, phase: { name: 'toy', card } };
  } else {
    scribe.events.push({ what: 'drew', seat, left }, { what: 'took', seat, card, only: [seat] });
    scribe.state = { ...scribe.state, ...taken(state, seat, card, pile), phase: { name: 'play' } };
  }
  if (left === 0) beginTheEnd(scribe, seat, 'deck');
};

const taken = (state: State, seat: Seat, card: HandCard, pile: number): Partial<State> => {
  const { hands, took, found } = state;
  const mine = took[seat] as readonly number[];
  return {
    hands: hands.with(seat, [...(hands[seat] as readonly HandCard[]), card]),
    took: took.with(seat, mine.with(pile, (mine[pile] as number) + 1)),
    found: card === 'P' ? found.with(seat, [...(found[seat] as readonly number[]), pile]) : found,
  };
};

/** Everything but drawing: something changes on the table, or a card is put aside. */
const play = (scribe: Scribe, seat: Seat, move: Exclude<Move, { do: 'draw' }>): void => {
  const { state } = scribe;
  scribe.state = { ...state, table: tableAfter(state, seat, move) };
  switch (move.do) {
    case 'start':
      scribe.events.push(laid(seat, move));
      scribe.state = { ...scribe.state, starts: state.starts.filter((card) => card !== move.card) };
      break;
    case 'sleep':
      scribe.events.push({ what: 'fell-asleep', seat, at: move.at });
      break;
    case 'box':
      scribe.events.push(laid(seat, move));
      if (!isToy(move.card)) leaveHand(scribe, seat, move.card);
      if (move.cat) scribe.events.push({ what: 'moved-in', seat, at: westOf(move) });
      break;
    case 'toy':
      if (state.phase.name === 'toy')
        scribe.events.push({ what: 'toy-across', seat, card: state.phase.card, at: move.at });
      break;
    case 'princess':
      comeHome(scribe, seat, state, move);
      break;
    case 'discard':
      discard(scribe, seat, move);
  }
  if (scribe.tells === 'everything')
    scribe.events.push(...consequences(outlook(state, seat, move, scribe.state.table)));
  if (move.do === 'sleep' || (move.do === 'box' && move.cat)) useCat(scribe, seat);
};

const laid = (seat: Seat, { card, at, turned }: Of<'start' | 'box'>): Event => ({
  what: 'laid',
  seat,
  card,
  at,
  turned,
});

const leaveHand = (scribe: Scribe, seat: Seat, card: HandCard): void => {
  const { state } = scribe;
  const hand = state.hands[seat] as readonly HandCard[];
  const { took, shown } = state;
  const upTo = (took[seat] as readonly number[]).findLastIndex((cards) => cards > 0);
  scribe.state = {
    ...state,
    hands: state.hands.with(seat, hand.toSpliced(hand.indexOf(card), 1)),
    shown: card === 'P' ? [...shown, { seat, upTo }] : shown,
  };
};

const comeHome = (scribe: Scribe, seat: Seat, before: State, { at }: Of<'princess'>): void => {
  const cat = catAt(before.table, at);
  if (!cat) throw new Error('the Princess found no cat');
  leaveHand(scribe, seat, 'P');
  const { cats } = scribe.state;
  scribe.state = { ...scribe.state, cats: cats.with(cat.seat, (cats[cat.seat] as number) + 1) };
  const awake = cat.awake ? 'awake' : 'asleep';
  scribe.events.push({ what: 'princess-came', seat, from: cat.seat, at, cat: awake });
};

const discard = (scribe: Scribe, seat: Seat, { card }: Of<'discard'>): void => {
  if (!isToy(card)) leaveHand(scribe, seat, card);
  scribe.state = { ...scribe.state, discards: [...scribe.state.discards, card] };
  scribe.events.push({ what: 'discarded', seat, card });
};

const useCat = (scribe: Scribe, seat: Seat): void => {
  const left = (scribe.state.cats[seat] as number) - 1;
  scribe.state = { ...scribe.state, cats: scribe.state.cats.with(seat, left) };
  if (left === 0) beginTheEnd(scribe, seat, 'cats');
};

const beginTheEnd = (scribe: Scribe, seat: Seat, why: 'deck' | 'cats'): void => {
  if (scribe.state.ending) return;
  scribe.state = { ...scribe.state, ending: true };
  scribe.events.push({ what: 'ending', why, seat });
};

const consequences = ({ joined, into, closed, from, to, table }: Outlook): Event[] => [
  ...(joined.length > 1 && into !== null ? [{ what: 'joined', boxes: joined, into } as const] : []),
  ...closed.map((box): Event => ({ what: 'closed', box, cells: cellsIn(boxesOf(table), box) })),
  ...from.flatMap((points, seat): Event[] =>
    points === to[seat] ? [] : [{ what: 'standing', seat, from: points, to: to[seat] as number }],
  ),
];

/** Whose turn is next, and with what it begins. Towards the end, those with empty hands are passed over. */
const pass = (scribe: Scribe): void => {
  const { state } = scribe;
  const seats = state.hands.length;
  const order = Array.from({ length: seats }, (_, i) => (state.turn + 1 + i) % seats);
  const next = state.ending ? order.find((seat) => state.hands[seat]?.length) : order[0];
  if (next === undefined) {
    const { winners } = finalScore(state.table, seats, state.rules);
    scribe.state = { ...state, phase: { name: 'over' } };
    scribe.events.push({ what: 'over', winners });
    return;
  }
  const starting = state.phase.name === 'start' && STARTS.length - state.starts.length < seats;
  const name = starting ? 'start' : state.ending ? 'play' : 'choose';
  scribe.state = { ...state, turn: next, phase: { name } };
};
