import { isRefusal, type Refusal, type Seat } from '../kernel/game.ts';
import type { Kind, Millis } from '../kernel/game.ts';
import type { Followed } from '../kernel/match.ts';
import { isMarked, writePress } from '../kernel/press.ts';
import { readEnd } from '../kernel/early-end.ts';
import { readTakeback, writeTakeback } from '../kernel/takeback.ts';
import type { GuestId } from '../protocol/table.ts';
import { withAdvance } from './advance.ts';
import { lapsesIn } from './consent.ts';
import { overdueSeats, type Delay } from './delays.ts';
import { wallTime, type TableSettings } from './settings.ts';
import { playingThemselves, seatsOf, type TableDoc, type VersionedTable } from './doc.ts';
import type { Answer, PressTime, Request, Write } from './host-interface.ts';
import { endFor } from './ending.ts';
import { idOf, isBots, type History } from './history.ts';
import type { Match } from './match.ts';
import { answeredRematch, askedForRematch } from './rematch.ts';
import { begin, handOver, isFull, leave, noteNear, putAtSeat, sit } from './seating.ts';
import { takebackFor } from './takeback.ts';

/** The state of a table, as far as requests need it: always the current one, and nothing is computed that nobody asks for. */
export interface Situation {
  readonly settings: TableSettings;
  readonly doc: TableDoc;
  readonly match: Match | null;
  readonly untouched: boolean; // nothing was saved since the table was made
  readonly thinking: readonly Seat[]; // seats whose bots think
  readonly deadline: number | null; // of a match over days, by the wall clock
  absent(now: Millis): readonly Seat[];
  delays(now: Millis): readonly Delay[];
}

/**
 * The next step of a request: an answer, or a write. After the write the request is answered if there is an answer
 * already, otherwise it is tried again. If another host was first, a step is repeated with the new data, so each step
 * must be safe to repeat.
 */
export type Step =
  | { readonly answer: Answer }
  | { readonly store: Unsaved; readonly followed?: Followed<Kind>; readonly answer?: Answer };

/** A write whose doc has no version yet. */
export type Unsaved =
  | Exclude<Write, { kind: 'save' | 'begin' }>
  | { readonly kind: 'save'; readonly doc: TableDoc };

/** Adds the version to a doc to be saved. If its match begins, the match is stored too. */
export const writeOf = ({ game }: TableSettings, saved: VersionedTable, store: Unsaved): Write => {
  if (store.kind !== 'save') return store;
  const [{ doc }, { version }] = [store, saved];
  if (saved.doc.status !== 'waiting' || doc.status !== 'playing') return { kind: 'save', doc, version };
  const { options, seed, start: from, seats } = doc;
  const header = { game: game.id, version: game.version, seats: seats.length, options, seed };
  return { kind: 'begin', header, start: from, doc, version };
};

type Of<T extends Request['t']> = Extract<Request, { t: T }>;

export const save = (next: TableDoc | Refusal, answer?: Answer): Step =>
  isRefusal(next) ? { answer: next } : { store: { kind: 'save', doc: next }, ...(answer && { answer }) };

const seqOf = ({ match }: Situation): number => match?.history.position.seq ?? 0;

/** The next step of a request that arrived at this time. */
export const stepOf = (table: Situation, request: Exclude<Request, { t: 'join' }>, arrived: Millis): Step => {
  switch (request.t) {
    case 'play':
      return play(table, request, arrived);
    case 'takeback':
      return takeback(table, request, arrived);
    case 'end':
      return end(table, request, arrived);
    case 'hand-over':
      return handOverLate(table, request, arrived);
    case 'answer':
      return answer(table, request);
    case 'back':
      return back(table, request, arrived);
    case 'advance':
      return answerInAdvance(table, request);
    case 'sit':
      return sitDown(table, request, arrived);
    case 'leave':
      return standUp(table, request);
    case 'seat':
      return changeSeat(table, request);
    case 'start':
      return startAsked(table, request, arrived);
    case 'rematch':
      return rematch(table, request);
    case 'rematch-answer':
      break;
  }
  return answerRematch(table, request);
};

// --- The match ----------------------------------------------------------------------------------------------------

const play = (table: Situation, { guest, seat, move, id, pressed }: Of<'play'>, arrived: Millis): Step => {
  const match = matchOf(table, guest, seat);
  if (isRefusal(match)) return { answer: match };
  const seen = match.history.seqOf(seat, id);
  if (seen !== undefined) return { answer: { seq: seen } }; // before anything else: a repeated frame changes nothing
  const back = comeBack(table, match, seat, arrived);
  if (back === 'bot-first') return { answer: { why: 'bot-moves-first' } };
  if (back) return back;
  if (isLost(table.doc, seat)) return { answer: { why: 'lost-on-time' } };
  return makeMove(table, match, seat, move, id, arrived, pressed ?? null);
};

/** Makes a move given in notation. A repeated id is answered with the seq of the first one. */
export const makeMove = (
  table: Situation,
  match: Match,
  seat: Seat,
  move: string,
  id: string,
  arrived: Millis,
  pressed: PressTime,
): Step => {
  const { history, time } = match;
  if (readTakeback(move) !== null || readEnd(move) !== null || isMarked(move))
    return { answer: { why: 'unreadable-move' } };
  const at = time.at(arrived);
  const text = history.racing
    ? writePress(move, at, { pressed: time.pressed(pressed, at), absent: table.absent(arrived) })
    : move;
  return append(table, match, seat, id, text, at);
};

const append = (
  { settings }: Situation,
  { history }: Match,
  by: Seat,
  id: string,
  move: string,
  at: Millis,
): Step => {
  const seen = history.seqOf(by, id);
  if (seen !== undefined) return { answer: { seq: seen } };
  if (history.movesBy(by) >= settings.most.moves) return { answer: { why: 'too-many' } };
  const entry = { seq: history.position.seq + 1, at, by, move, id: idOf(by, id) };
  const followed = history.follow(entry);
  return isRefusal(followed)
    ? { answer: followed }
    : { store: { kind: 'append', entry }, followed, answer: { seq: entry.seq } };
};

const back = (table: Situation, { guest, seat }: Of<'back'>, now: Millis): Step => {
  const match = matchOf(table, guest, seat);
  if (isRefusal(match)) return { answer: match };
  if (isLost(table.doc, seat)) return { answer: { why: 'lost-on-time' } };
  const step = comeBack(table, match, seat, now);
  return step && step !== 'bot-first' ? step : { answer: { seq: seqOf(table) } };
};

/**
 * Gives a seat back to its owner after a bot has taken over; null if there is nothing to do. After a time-out the bot
 * must move first: otherwise a player would gain time by being too slow.
 */
export const comeBack = (
  { doc, thinking }: Situation,
  { history, time, clocks }: Match,
  seat: Seat,
  now: Millis,
): Step | 'bot-first' | null => {
  const chair = doc.seats[seat];
  if (chair?.kind !== 'person' || !chair.away || history.over || isLost(doc, seat)) return null;
  const [given, at] = [doc.granted[seat] ?? 0, time.at(now)];
  const moved = botHasMoved(doc, history, seat);
  // A bot that has not been asked yet counts too: otherwise the seat would change between bot and owner without end.
  const botsTurn = thinking.includes(seat) || clocks.isUp(seat, given, at);
  if (!moved && doc.clock.kind !== 'none' && botsTurn)
    return doc.returning.includes(seat) ? 'bot-first' : save({ ...doc, returning: [...doc.returning, seat] });
  return save({
    ...handOver(doc, [seat], 'back', history.position.seq),
    granted: moved ? doc.granted.with(seat, clocks.comeBack(seat, given, at)) : doc.granted,
  });
};

/** True if this seat has lost on time: a bot plays it to the end. */
const isLost = ({ clock, notes }: TableDoc, seat: Seat): boolean =>
  clock.kind === 'days' &&
  clock.late === 'lose' &&
  notes.some((note) => note.seat === seat && note.what === 'time-up');

/** True if the bot that took over this seat has already moved there. */
const botHasMoved = (doc: TableDoc, { log }: History, seat: Seat): boolean => {
  const takenOver = doc.notes.findLast((note) => note.seat === seat && note.what !== 'back');
  return log.slice(takenOver?.after ?? 0).some(({ entry }) => entry.by === seat && isBots(entry));
};

/** Takes back a move, refuses, or asks the other people for consent. */
const takeback = (table: Situation, { guest, seat, id }: Of<'takeback'>, now: Millis): Step => {
  const match = matchOf(table, guest, seat);
  if (isRefusal(match)) return { answer: match };
  const { doc, settings } = table;
  const seen = match.history.seqOf(seat, id);
  if (seen !== undefined) return { answer: { seq: seen } };
  if (doc.question)
    return {
      answer: doc.question.id === id && doc.question.by === seat ? 'asked' : { why: 'takeback-pending' },
    };
  const waiting = [...playingThemselves(doc)].filter((other) => other !== guest);
  // A task of the day is tried once: who could take back would know the next card.
  if ((waiting.length || doc.daily) && doc.allows?.takeback === false)
    return { answer: { why: 'no-takebacks' } };
  const found = takebackFor(match.history, seat, settings.most.takebacks);
  if (isRefusal(found)) return { answer: found };
  if (found.free || !waiting.length) return takeBack(table, match, seat, id, found.to, now);
  const seq = match.history.position.seq;
  const question = {
    id,
    guest,
    by: seat,
    to: found.to,
    seq,
    waiting,
    until: match.time.at(now) + lapsesIn(doc.clock),
  };
  return save({ ...doc, question }, 'asked');
};

export const takeBack = (
  table: Situation,
  match: Match,
  by: Seat,
  id: string,
  to: number,
  now: Millis,
): Step => append(table, match, by, id, writeTakeback(to), match.time.at(now));

/** Ends the match, refuses, or asks the other person. */
const end = (table: Situation, { guest, seat, id, how }: Of<'end'>, now: Millis): Step => {
  const match = matchOf(table, guest, seat);
  if (isRefusal(match)) return { answer: match };
  const { doc } = table;
  const { history } = match;
  const seen = history.seqOf(seat, id);
  if (seen !== undefined) return { answer: { seq: seen } };
  const found = endFor(doc, history, guest, how, overdueSeats(table.delays(now), now));
  if (isRefusal(found)) return { answer: found };
  if (!found.waiting.length) return endEarly(table, match, seat, id, found.move, now);
  const { question } = doc;
  if (question?.id === id && question.by === seat) return { answer: 'asked' };
  // Both offer a draw at the same time: then both have agreed.
  if (question?.what === 'draw') return answer(table, { t: 'answer', guest, yes: true });
  if (question) return { answer: { why: 'takeback-pending' } };
  const { seq } = history.position;
  const asked = {
    what: 'draw' as const,
    id,
    guest,
    by: seat,
    to: seq,
    seq,
    until: match.time.at(now) + lapsesIn(doc.clock),
  };
  return save({ ...doc, question: { ...asked, waiting: found.waiting } }, 'asked');
};

export const endEarly = (
  table: Situation,
  match: Match,
  by: Seat,
  id: string,
  move: string,
  now: Millis,
): Step => append(table, match, by, id, move, match.time.at(now));

/** A bot takes over the seat of somebody who keeps the others waiting. */
const handOverLate = (table: Situation, { guest, seat }: Of<'hand-over'>, now: Millis): Step => {
  const { doc } = table;
  if (!playingThemselves(doc).has(guest)) return { answer: { why: 'not-seated' } };
  const [chair, seq] = [doc.seats[seat], seqOf(table)];
  if (chair?.kind === 'person' && chair.away) return { answer: { seq } }; // a repeated request, or somebody was first
  if (seatsOf(doc, guest).includes(seat) || !overdueSeats(table.delays(now), now).includes(seat))
    return { answer: { why: 'not-late' } };
  return save(handOver(doc, [seat], 'left', seq), { seq });
};

/** A person's yes or no to the open question. */
const answer = (table: Situation, { guest, yes }: Of<'answer'>): Step => {
  const { doc, match } = table;
  if (!match) return { answer: { why: 'not-playing' } };
  const { question } = doc;
  if (!question?.waiting.includes(guest)) return { answer: { why: 'no-takeback-asked' } };
  const waiting = question.waiting.filter((other) => other !== guest);
  const { drawDeclined: before, ...rest } = doc;
  const declined = !yes && question.what === 'draw' ? seqOf(table) : before;
  const next = { ...rest, question: yes ? { ...question, waiting } : null };
  return save(declined === undefined ? next : { ...next, drawDeclined: declined }, { seq: seqOf(table) });
};

/** Questions of the game are answered for this seat from now on, or no longer. */
const answerInAdvance = (table: Situation, { guest, seat, answer: given }: Of<'advance'>): Step => {
  const match = matchOf(table, guest, seat);
  if (isRefusal(match)) return { answer: match };
  return save(withAdvance(table.doc, match.history.game, seat, given), { seq: seqOf(table) });
};

const matchOf = ({ doc, match }: Situation, guest: GuestId, seat: Seat): Match | Refusal => {
  if (doc.halted) return { why: 'halted' };
  if (!match) return { why: 'not-playing' };
  return seatsOf(doc, guest).includes(seat) ? match : { why: 'not-your-seat' };
};

// --- The seats ----------------------------------------------------------------------------------------------------

/** The match begins when the last open seat is taken. */
const sitDown = (table: Situation, { guest, seat, name }: Of<'sit'>, now: Millis): Step => {
  const sat = sit(table.doc, guest, seat, name);
  if (sat === table.doc) return { answer: { seq: seqOf(table) } };
  const next = noteNear(sat, table.settings.areNear);
  return isRefusal(next) || !isFull(next) ? save(next, { seq: 0 }) : start(table, next, now);
};

const standUp = (table: Situation, { guest, onlyBefore }: Of<'leave'>): Step =>
  onlyBefore && table.doc.status !== 'waiting'
    ? { answer: { why: 'not-waiting' } }
    : save(leave(table.doc, guest, seqOf(table)), { seq: seqOf(table) });

/** The creator puts a bot on a free seat or removes it. A full table does not start by itself after that. */
const changeSeat = ({ doc, settings }: Situation, { guest, change }: Of<'seat'>): Step => {
  if (change.to.kind === 'bot' && change.to.level >= settings.levels)
    return { answer: { why: 'no-such-level' } };
  return save(putAtSeat(doc, guest, change), { seq: 0 });
};

const startAsked = (table: Situation, { guest }: Of<'start'>, now: Millis): Step =>
  table.doc.creator === guest ? start(table, table.doc, now) : { answer: { why: 'not-the-host' } };

const start = ({ settings }: Situation, doc: TableDoc, now: Millis): Step =>
  save(noteNear(begin(doc, settings.game.seats[0], wallTime(settings, now)), settings.areNear), { seq: 0 });

const rematch = ({ doc }: Situation, { guest, known, next }: Of<'rematch'>): Step =>
  save(doc.rematch === known ? askedForRematch(doc, guest, next) : { why: 'made' }, { seq: 0 });

const answerRematch = ({ doc }: Situation, { guest, known, yes }: Of<'rematch-answer'>): Step =>
  save(doc.rematch === known ? answeredRematch(doc, guest, yes) : { why: 'made' }, { seq: 0 });
