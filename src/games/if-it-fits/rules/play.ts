import { defined } from '../../../kernel/defined.ts';
import type { Rng, Seat, Step } from '../../../kernel/game.ts';
import { announce, draftOf, stepOf, update, type Draft } from '../../../parts/draft.ts';
import { boxesOf, catAt, cellsIn } from './boxes.ts';
import { isToy, type HandCard } from './cards.ts';
import { cardsLeft, drawCard } from './deck.ts';
import { outlook, tableAfter, westOf, type Outlook } from './outlook.ts';
import { finalScore } from './score.ts';
import { openingPhase } from './setup.ts';
import type { Event, IfItFits, Move, State } from './types.ts';

interface TurnDraft extends Draft<IfItFits> {
  readonly consequences: boolean; // false: bots need only the state, and computing closed and joined boxes takes time
}
type Of<D extends Move['do']> = Extract<Move, { do: D }>;

export const apply = (before: State, seat: Seat, move: Move, rng: Rng): Step<IfItFits> => {
  const draft = { ...draftOf<IfItFits>(before, 0, rng), consequences: true };
  return stepOf(take(draft, seat, move));
};

/** The same for bots, which try thousands of moves and need no events. */
export const advance = (before: State, seat: Seat, move: Move, rng: Rng): State =>
  take({ ...draftOf<IfItFits>(before, 0, rng), consequences: false }, seat, move).state;

const take = (draft: TurnDraft, seat: Seat, move: Move): TurnDraft => {
  if (move.do === 'draw') draw(draft, seat);
  else {
    play(draft, seat, move);
    pass(draft);
  }
  return draft;
};

const draw = (draft: TurnDraft, seat: Seat): void => {
  const { state } = draft;
  const { card, pile, bag, piles } = drawCard(state, draft.rng);
  const left = cardsLeft(piles);
  update(draft, { bag, piles });
  if (isToy(card)) {
    announce(draft, { what: 'found-toy', seat, card, left });
    update(draft, { phase: { name: 'toy', card } }); // [F18]
  } else {
    announce(draft, { what: 'drew', seat, left }, { what: 'took', seat, card, only: [seat] });
    update(draft, { ...taken(state, seat, card, pile), phase: { name: 'play' } });
  }
  if (left === 0) beginTheEnd(draft, seat, 'deck'); // [F25]
};

const taken = (state: State, seat: Seat, card: HandCard, pile: number): Partial<State> => {
  const { hands, took, found } = state;
  const mine = defined(took[seat]);
  return {
    hands: hands.with(seat, [...defined(hands[seat]), card]),
    took: took.with(seat, mine.with(pile, defined(mine[pile]) + 1)),
    found: card === 'P' ? found.with(seat, [...defined(found[seat]), pile]) : found,
  };
};

/** Everything but drawing: the table changes, or a card is discarded. */
const play = (draft: TurnDraft, seat: Seat, move: Exclude<Move, { do: 'draw' }>): void => {
  const { state } = draft;
  update(draft, { table: tableAfter(state, seat, move) });
  switch (move.do) {
    case 'cat':
      update(draft, { catOf: state.catOf.with(seat, move.cat) });
      announce(draft, { what: 'chose-cat', seat, cat: move.cat });
      break;
    case 'start':
      announce(draft, laid(seat, move));
      update(draft, { starts: state.starts.filter((card) => card !== move.card) });
      break;
    case 'sleep':
      announce(draft, { what: 'fell-asleep', seat, at: move.at });
      break;
    case 'box':
      announce(draft, laid(seat, move));
      if (!isToy(move.card)) leaveHand(draft, seat, move.card);
      if (move.cat) announce(draft, { what: 'moved-in', seat, at: westOf(move) });
      break;
    case 'toy':
      if (state.phase.name === 'toy')
        announce(draft, { what: 'toy-across', seat, card: state.phase.card, at: move.at });
      break;
    case 'princess':
      comeHome(draft, seat, state, move);
      break;
    case 'discard':
      discard(draft, seat, move);
  }
  if (draft.consequences) announce(draft, ...consequences(outlook(state, seat, move, draft.state.table)));
  if (move.do === 'sleep' || (move.do === 'box' && move.cat)) useCat(draft, seat);
};

const laid = (seat: Seat, { card, at, turned }: Of<'start' | 'box'>): Event => ({
  what: 'laid',
  seat,
  card,
  at,
  turned,
});

const leaveHand = (draft: TurnDraft, seat: Seat, card: HandCard): void => {
  const { state } = draft;
  const hand = defined(state.hands[seat]);
  const { took, shown } = state;
  const upTo = defined(took[seat]).findLastIndex((cards) => cards > 0);
  update(draft, {
    hands: state.hands.with(seat, hand.toSpliced(hand.indexOf(card), 1)),
    shown: card === 'P' ? [...shown, { seat, upTo }] : shown,
  });
};

/** The cat returns to its owner, who may use it again, in the end phase too. [F21] [F27] */
const comeHome = (draft: TurnDraft, seat: Seat, before: State, { at }: Of<'princess'>): void => {
  const cat = catAt(before.table, at);
  if (!cat) throw new Error('the Princess found no cat');
  leaveHand(draft, seat, 'P');
  const { cats } = draft.state;
  update(draft, { cats: cats.with(cat.seat, defined(cats[cat.seat]) + 1) });
  const awake = cat.awake ? 'awake' : 'asleep';
  announce(draft, { what: 'princess-came', seat, from: cat.seat, at, cat: awake });
};

const discard = (draft: TurnDraft, seat: Seat, { card }: Of<'discard'>): void => {
  if (!isToy(card)) leaveHand(draft, seat, card);
  update(draft, { discards: [...draft.state.discards, card] });
  announce(draft, { what: 'discarded', seat, card });
};

const useCat = (draft: TurnDraft, seat: Seat): void => {
  const left = defined(draft.state.cats[seat]) - 1;
  update(draft, { cats: draft.state.cats.with(seat, left) });
  if (left === 0) beginTheEnd(draft, seat, 'cats'); // [F25]
};

const beginTheEnd = (draft: TurnDraft, seat: Seat, why: 'deck' | 'cats'): void => {
  if (draft.state.ending) return;
  update(draft, { ending: true });
  announce(draft, { what: 'ending', why, seat });
};

const consequences = ({ joined, into, closed, from, to, table }: Outlook): Event[] => [
  ...(joined.length > 1 && into !== null ? [{ what: 'joined', boxes: joined, into } as const] : []),
  ...closed.map((box): Event => ({ what: 'closed', box, cells: cellsIn(boxesOf(table), box) })),
  ...from.flatMap((points, seat): Event[] =>
    points === to[seat] ? [] : [{ what: 'standing', seat, from: points, to: defined(to[seat]) }],
  ),
];

/** Passes the turn. In the end phase players with empty hands are skipped. [F26] */
const pass = (draft: TurnDraft): void => {
  const { state } = draft;
  const seats = state.hands.length;
  const order = Array.from({ length: seats }, (_, i) => (state.turn + 1 + i) % seats);
  const next = state.ending ? order.find((seat) => state.hands[seat]?.length) : order[0];
  if (next === undefined) {
    const { winners } = finalScore(state.table, seats, state.rules);
    update(draft, { phase: { name: 'over' } });
    announce(draft, { what: 'over', winners });
    return;
  }
  const name = state.ending ? 'play' : openingPhase(state);
  update(draft, { turn: next, phase: { name } });
};
