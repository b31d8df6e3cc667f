import { advanceAnswers } from '../kernel/abilities.ts';
import type { Rng, Seat } from '../kernel/game.ts';
import { legal, scene } from '../kernel/match.ts';
import { pick } from '../kernel/random.ts';
import { END_WISHES } from '../protocol/messages.ts';
import type { GuestId, TableStatus } from '../protocol/table.ts';
import { advanceOf } from './advance.ts';
import { seatsOf, type TableDoc } from './doc.ts';
import type { ClientId, Request } from './host-interface.ts';
import { idOf } from './history.ts';
import type { MemoryStore } from './memory-host.ts';
import { isFull } from './seating.ts';
import type { StoredEntry } from './stored.ts';
import type { Table } from './table.ts';

/** Somebody at a table who asks for this and that. */
export interface Asker {
  readonly table: Table;
  readonly client: ClientId;
  readonly guest: GuestId;
  readonly rng: Rng;
  readonly newId: () => string;
}

type RequestKind = Request['t'];

interface RandomRequest<T extends RequestKind> {
  /** Null: there is none now. */
  readonly ask: (asker: Asker) => Extract<Request, { t: T }> | null;
  readonly often: Readonly<Record<TableStatus, number>>; // how often it is asked for, compared with the others
}

/** A kind of request that is missing here does not compile, so that the laws cannot forget one. */
const REQUESTS: { readonly [T in RequestKind]: RandomRequest<T> } = {
  join: {
    ask: ({ table, client, guest, rng }) => {
      const seq = table.history?.position.seq ?? 0;
      return { t: 'join', client, guest, since: rng.int(seq + 1) };
    },
    often: { waiting: 5, playing: 5, over: 5 },
  },
  play: {
    ask: (asker) => {
      const found = randomMove(asker);
      return found && { t: 'play', guest: asker.guest, ...found, id: asker.newId() };
    },
    often: { waiting: 1, playing: 150, over: 1 },
  },
  takeback: {
    ask: (asker) => ({ t: 'takeback', guest: asker.guest, seat: ownSeat(asker), id: asker.newId() }),
    often: { waiting: 1, playing: 8, over: 1 },
  },
  end: {
    ask: (asker) => {
      const [how, seat] = [pick(asker.rng, END_WISHES), ownSeat(asker)];
      return { t: 'end', guest: asker.guest, seat, id: asker.newId(), how };
    },
    often: { waiting: 1, playing: 3, over: 1 },
  },
  'hand-over': {
    ask: (asker) => ({ t: 'hand-over', guest: asker.guest, seat: anySeat(asker) }),
    often: { waiting: 1, playing: 10, over: 1 },
  },
  answer: {
    ask: ({ guest, rng }) => ({ t: 'answer', guest, yes: rng.int(100) < 60 }),
    often: { waiting: 1, playing: 15, over: 1 },
  },
  back: {
    ask: (asker) => ({ t: 'back', guest: asker.guest, seat: ownSeat(asker) }),
    often: { waiting: 1, playing: 10, over: 1 },
  },
  advance: {
    ask: (asker) => {
      const answer = pick(asker.rng, [...advanceAnswers(asker.table.settings.game), null]);
      return { t: 'advance', guest: asker.guest, seat: ownSeat(asker), answer };
    },
    often: { waiting: 1, playing: 3, over: 1 },
  },
  sit: {
    ask: (asker) => {
      const seat = asker.rng.int(2) ? { seat: anySeat(asker) } : {};
      return { t: 'sit', guest: asker.guest, name: null, ...seat };
    },
    often: { waiting: 40, playing: 1, over: 1 },
  },
  leave: {
    ask: ({ guest, rng }) => ({ t: 'leave', guest, ...(rng.int(3) === 0 && { onlyBefore: true }) }),
    often: { waiting: 5, playing: 5, over: 1 },
  },
  seat: {
    ask: (asker) => {
      const to = asker.rng.int(2) ? ({ kind: 'open' } as const) : ({ kind: 'bot', level: 0 } as const);
      return { t: 'seat', guest: asker.guest, change: { seat: anySeat(asker), to } };
    },
    often: { waiting: 15, playing: 1, over: 1 },
  },
  start: {
    ask: ({ guest }) => ({ t: 'start', guest }),
    often: { waiting: 5, playing: 1, over: 1 },
  },
  rematch: {
    ask: ({ table, guest, newId }) => ({ t: 'rematch', guest, known: table.doc.rematch, next: newId() }),
    often: { waiting: 1, playing: 1, over: 20 },
  },
  'rematch-answer': {
    ask: ({ table, guest, rng }) => {
      return { t: 'rematch-answer', guest, known: table.doc.rematch, yes: rng.int(2) === 1 };
    },
    often: { waiting: 1, playing: 1, over: 20 },
  },
};

export const REQUEST_KINDS: readonly string[] = Object.keys(REQUESTS);

/** A request that fits the state of the table, and now and then one at the wrong time. */
export const randomRequest = (asker: Asker): Request | null => {
  const { status, question } = asker.table.doc;
  // Most people answer before anybody moves.
  if (question?.waiting.includes(asker.guest) && asker.rng.int(2)) return REQUESTS.answer.ask(asker);
  const all = Object.values(REQUESTS);
  let left = asker.rng.int(all.reduce((sum, { often }) => sum + often[status], 0));
  const chosen = all.find(({ often }) => (left -= often[status]) < 0);
  return chosen?.ask(asker) ?? null;
};

/** A request that brings the table nearer to its end: people sit down, begin the match and play. */
export const usefulRequest = (asker: Asker): Request | null => {
  const { doc } = asker.table;
  if (doc.status !== 'waiting') return REQUESTS.play.ask(asker);
  const seated = seatsOf(doc, asker.guest).length > 0 || isFull(doc);
  return (doc.creator === asker.guest && seated ? REQUESTS.start : REQUESTS.sit).ask(asker);
};

const anySeat = ({ table, rng }: Asker): Seat => rng.int(Math.max(1, table.doc.seats.length));

/** A seat of their own; if they have none, any. */
const ownSeat = (asker: Asker): Seat => {
  const own = seatsOf(asker.table.doc, asker.guest);
  return own.length ? pick(asker.rng, own) : anySeat(asker);
};

const randomMove = ({ table: { doc, history }, guest, rng }: Asker): { seat: Seat; move: string } | null => {
  if (!history || history.over) return null;
  const { game, position } = history;
  const seats = game.actors(position.state).filter((actor) => seatsOf(doc, guest).includes(actor));
  if (!seats.length) return null;
  const seat = pick(rng, seats);
  const moves = legal(game, scene(game, position, seat), seat);
  return moves.length ? { seat, move: game.write(pick(rng, moves)) } : null;
};

/** True if what was acknowledged is stored at that moment. Later it can only be lost if a write undoes another one. */
export const isStored = (request: Request, { saved: { doc }, entries }: MemoryStore): boolean => {
  switch (request.t) {
    case 'join':
      return true;
    case 'play':
    case 'takeback':
      return isLogged(request, entries);
    case 'end': // two offers of a draw are one draw
      return isLogged(request, entries) || (request.how === 'draw' && !isAsked(doc, request.guest));
    case 'hand-over':
      return isAway(doc, request.seat);
    case 'answer':
      return !isAsked(doc, request.guest);
    case 'back':
      return !isAway(doc, request.seat) || doc.returning.includes(request.seat) || doc.status === 'over';
    case 'advance':
      return (
        advanceOf(doc, request.guest).find(({ seat }) => seat === request.seat)?.answer ===
        (request.answer ?? undefined)
      );
    case 'sit':
      return seatsOf(doc, request.guest).length > 0;
    case 'leave':
      return seatsOf(doc, request.guest).every((seat) => isAway(doc, seat));
    case 'seat':
      return doc.seats[request.change.seat]?.kind === request.change.to.kind;
    case 'start':
      return doc.status !== 'waiting';
    case 'rematch':
      return doc.rematch === request.next;
    case 'rematch-answer':
      break;
  }
  return request.yes === (doc.rematchSaid ?? []).some(({ guest, yes }) => yes && guest === request.guest);
};

const isLogged = ({ seat, id }: Extract<Request, { id: string }>, entries: readonly StoredEntry[]): boolean =>
  entries.some((entry) => entry.id === idOf(seat, id));

const isAsked = ({ question }: TableDoc, guest: GuestId): boolean =>
  question?.waiting.includes(guest) === true;

const isAway = ({ seats }: TableDoc, index: Seat): boolean => {
  const seat = seats[index];
  return seat?.kind === 'person' && seat.away;
};
