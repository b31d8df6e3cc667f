import { isRefusal, type Millis, type Seat } from '../kernel/game.ts';
import { outcomeAt } from '../kernel/early-end.ts';
import { standing } from './consent.ts';
import { DRAW } from './ending.ts';
import { playingThemselves } from './doc.ts';
import type { Match } from './match.ts';
import { comeBack, endEarly, save, takeBack, type Situation, type Step } from './requests.ts';
import { handOver } from './seating.ts';

/**
 * Changes that a table must store without a request. Each follows from stored data only, so a table that was dropped
 * half-way finds it again when it is opened.
 */

/** The change that follows from the current doc and match; null if there is none. */
export const consequence = (table: Situation, now: Millis): Step | null => {
  const { doc, match } = table;
  if (doc.status !== 'waiting' && !match) return { store: { kind: 'read', after: 0 } };
  if (!match || doc.halted) return null;
  return theEnd(table, match) ?? returned(table, match, now) ?? agreed(table, match, now);
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
  const still = standing(doc.question, { seq, now, present: playingThemselves(doc) });
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

/** The change that is due at this time: the game's clock event, or a bot takes over after a time-out. */
export const dueBy = ({ doc, match }: Situation, now: Millis): Step | null => {
  if (!match || doc.halted) return null;
  const { history, time } = match;
  const at = time.at(now);
  const entry = time.due() === null ? null : history.stroke(at);
  const followed = entry && history.follow(entry);
  if (entry && followed && !isRefusal(followed)) return { store: { kind: 'append', entry }, followed };
  const late = lateSeats({ doc, match }, at);
  return late.length ? save(handOver(doc, late, 'time-up', history.position.seq)) : null;
};

const lateSeats = ({ doc, match }: Pick<Situation, 'doc' | 'match'>, at: Millis): Seat[] => {
  if (!match || doc.clock.kind === 'none') return [];
  const { left, running } = match.clocks.show(doc, at);
  return running.filter((seat) => left[seat] === 0);
};

/** The next time at which something is due, on the host's clock. */
export const nextDue = ({ doc, match }: Situation): Millis => {
  if (!match || match.history.over || doc.halted) return Infinity;
  const { time, clocks, history } = match;
  const due = time.due();
  const times = doc.question ? [doc.question.until] : [];
  if (due !== null) times.push(time.realTime(due));
  if (doc.clock.kind !== 'none') {
    const at = history.position.at;
    const { left, running } = clocks.show(doc, at);
    for (const seat of running) times.push(time.realTime(at + (left[seat] ?? Infinity)));
  }
  return Math.min(...times);
};
