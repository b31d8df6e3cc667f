import { isRefusal, type Millis, type Seat } from '../kernel/game.ts';
import { outcomeAt } from '../kernel/early-end.ts';
import { decidedMoves } from './advance.ts';
import { standing } from './consent.ts';
import { DRAW, LATE } from './ending.ts';
import { idOf } from './history.ts';
import { playingThemselves, type TableDoc } from './doc.ts';
import type { Match } from './match.ts';
import { comeBack, endEarly, makeMove, save, takeBack, type Situation, type Step } from './requests.ts';
import { begin, handOver, isFull, noteNear } from './seating.ts';
import { wallTime, type TableSettings } from './settings.ts';

/**
 * Changes that a table must store without a request. Each follows from stored data only, so a table that was dropped
 * half-way finds it again when it is opened.
 */

/** The change that follows from the current doc and match; null if there is none. */
export const consequence = (table: Situation, now: Millis): Step | null => {
  const { doc, match } = table;
  if (doc.status !== 'waiting' && !match) return { store: { kind: 'read', after: 0 } };
  if (doc.status === 'waiting') return beginning(table, now);
  if (!match || doc.halted) return null;
  return (
    theEnd(table, match) ??
    returned(table, match, now) ??
    agreed(table, match, now) ??
    decided(table, match, now)
  );
};

/**
 * A table that was made without an open seat begins at once, also when its host died in between. Not one that its creator
 * has filled later: they start it.
 */
const beginning = ({ doc, untouched, settings }: Situation, now: Millis): Step | null => {
  const next = untouched && isFull(doc) ? begin(doc, settings.game.seats[0], wallTime(settings, now)) : null;
  return next && !isRefusal(next) ? save(noteNear(next, settings.areNear)) : null;
};

const theEnd = ({ doc }: Situation, { history }: Match): Step | null => {
  if (!history.over || doc.status === 'over') return null;
  return save({ ...doc, status: 'over', outcome: outcomeAt(history.game, history.position) });
};

/** A person who waited to come back takes the seat, because the bot has made its move. */
const returned = (table: Situation, match: Match, now: Millis): Step | null => {
  for (const seat of table.doc.returning) {
    const step = comeBack(table, match, seat, now);
    if (step && step !== 'bot-first') return step;
  }
  return null;
};

/** Carries out a takeback or a draw that all have agreed to, or removes a question that is no longer open. */
const agreed = (table: Situation, match: Match, now: Millis): Step | null => {
  const { doc } = table;
  if (!doc.question) return null;
  const { id, by, to, waiting } = doc.question;
  const { seq } = match.history.position;
  const still = standing(doc.question, { seq, at: match.time.at(now), present: playingThemselves(doc) });
  if (still?.waiting.length === 0) {
    // Every host uses the same id, so the takeback is stored once, even if several hosts find it due.
    const step =
      still.what === 'draw'
        ? endEarly(table, match, by, id, DRAW, now)
        : takeBack(table, match, by, id, to, now);
    return 'store' in step
      ? { store: step.store, ...(step.followed && { followed: step.followed }) }
      : save({ ...doc, question: null });
  }
  return still?.waiting.length === waiting.length ? null : save({ ...doc, question: still });
};

/** The move of somebody who has answered the question of the game in advance. No client can send an id with a colon. */
const decided = (table: Situation, match: Match, now: Millis): Step | null => {
  const { history } = match;
  const id = `advance:${history.position.seq + 1}`;
  for (const { seat, move } of decidedMoves(table.doc, history)) {
    const step = makeMove(table, match, seat, move, id, now, null);
    if ('store' in step) return step;
  }
  return null;
};

/** The change that is due at this time: the game's clock event, or somebody's time is up. */
export const dueBy = ({ doc, match }: Situation, now: Millis): Step | null => {
  if (!match || doc.halted) return null;
  const { history, time } = match;
  const at = time.at(now);
  const entry = time.due() === null ? null : history.stroke(at);
  const followed = entry && history.follow(entry);
  if (entry && followed && !isRefusal(followed)) return { store: { kind: 'append', entry }, followed };
  const late = lateSeats({ doc, match }, at);
  const [first] = late;
  if (first === undefined) return null;
  return losesMatch(doc)
    ? lost(doc, match, first)
    : save(handOver(doc, late, 'time-up', history.position.seq));
};

/** With more than two seats only the seat is lost: the others play on. */
const losesMatch = ({ clock, seats }: TableDoc): boolean =>
  clock.kind === 'days' && clock.late === 'lose' && seats.length === 2;

/** The match ended when time was up, even if no host ran the table then: so every host stores the same entry. */
const lost = (doc: TableDoc, { history, clocks }: Match, by: Seat): Step | null => {
  const { seq, at: since } = history.position;
  const at = since + (clocks.show(doc, since).left[by] ?? 0);
  const entry = { seq: seq + 1, at, by, move: LATE, id: idOf(by, `time:${seq + 1}`) };
  const followed = history.follow(entry);
  return isRefusal(followed) ? null : { store: { kind: 'append', entry }, followed };
};

const lateSeats = ({ doc, match }: Pick<Situation, 'doc' | 'match'>, at: Millis): Seat[] => {
  if (!match || doc.clock.kind === 'none') return [];
  const { left, running } = match.clocks.show(doc, at);
  return running.filter((seat) => left[seat] === 0);
};

/** The next time at which something is due, on the host's clock. */
export const nextDue = ({ doc, match }: Situation): Millis => {
  if (!match || match.history.over || doc.halted) return Infinity;
  const { time } = match;
  const due = time.due();
  const times = doc.question ? [time.realTime(doc.question.until)] : [];
  if (due !== null) times.push(time.realTime(due));
  return Math.min(...times, timeUpAt(doc, match));
};

/** When the time of those a match over days waits for is up, by the wall clock. */
export const deadlineOf = (settings: TableSettings, doc: TableDoc, match: Match): number | null => {
  if (doc.clock.kind !== 'days' || doc.halted) return null;
  const up = timeUpAt(doc, match);
  return up === Infinity ? null : Math.ceil(wallTime(settings, up));
};

/** When the time of the first of those whose clocks run is up, on the host's clock. */
const timeUpAt = (doc: TableDoc, { time, clocks, history }: Match): Millis => {
  if (doc.clock.kind === 'none') return Infinity;
  const { at } = history.position;
  const { left, running } = clocks.show(doc, at);
  return Math.min(...running.map((seat) => time.realTime(at + (left[seat] ?? Infinity))));
};
