import type { Millis, Seat } from '../kernel/game.ts';
import { DAY, type ClockSetting, type SeatNote } from '../protocol/table.ts';
import type { Evidence, Sent } from './evidence.ts';
import type { StoredMatch } from './stored-match.ts';

export interface Timing {
  readonly made: Millis; // when the table was asked for: nothing happened before
  readonly seen: ReadonlyMap<number, Millis>; // when somebody first saw each seq
  readonly speed: number; // match time per real time
  readonly slack: Millis; // that the log may run ahead of the real time
}

const sentBy = (people: readonly Evidence[]): Map<string, Sent> =>
  new Map(
    people.flatMap(({ sent }) => [...sent.values()].map((one) => [`${one.seat}:${one.id}`, one] as const)),
  );

/** For each seq the latest moment that is surely not after it. */
const earliest = (match: StoredMatch, people: readonly Evidence[], made: Millis): Millis[] => {
  const sent = sentBy(people);
  let from = made;
  return [made, ...match.rows.map(({ id }) => (from = Math.max(from, sent.get(id)?.first ?? from)))];
};

/** The time of a match never runs faster than the time of the people at it, whatever happens to servers and clocks. */
export const checkTime = (match: StoredMatch, people: readonly Evidence[], timing: Timing): string[] => {
  const from = earliest(match, people, timing.made);
  let ahead = Infinity; // the least by which the log was ahead of the real time, at most
  return [0, ...match.rows.map(({ seq }) => seq)].flatMap((seq) => {
    const at = match.at(seq).at / timing.speed;
    const to = timing.seen.get(seq);
    const wrong = to !== undefined && at - to > ahead + timing.slack;
    const by = wrong ? at - to - ahead : 0;
    ahead = Math.min(ahead, at - (from[seq] ?? timing.made));
    return wrong ? [`entry ${seq} is charged ${by.toFixed(0)} ms more than passed`] : [];
  });
};

export interface TimeUps {
  readonly complaints: readonly string[];
  readonly late: number; // nobody had sent anything in time
  readonly all: number;
}

/**
 * A person whose move was sent within half of the time allowed must not be out of time. Counted is from the moment that
 * is surely not after the turn began to the last time the move was sent: more than the server may count.
 */
export const checkTimeUps = (
  match: StoredMatch,
  people: readonly Evidence[],
  notes: readonly SeatNote[],
  clock: ClockSetting,
  timing: Timing,
): TimeUps => {
  const ups = notes.filter(({ what }) => what === 'time-up');
  const from = earliest(match, people, timing.made);
  const complaints = ups.flatMap(({ seat, after }) => {
    const person = people.find(({ viewer }) => viewer === seat);
    const turns = turnsOf(match, seat, after);
    const counted = clock.kind !== 'bank' ? turns.slice(-1) : turns;
    const used = counted.map((turn) => usedIn(turn, person, from));
    const total = used.reduce((sum, one) => sum + one, 0);
    const allowed = allowedBy(clock) / timing.speed;
    return total < allowed / 2
      ? [`seat ${seat} used ${total.toFixed(0)} of ${allowed} ms, and time was up after ${after}`]
      : [];
  });
  return { complaints, late: ups.length - complaints.length, all: ups.length };
};

const allowedBy = (clock: ClockSetting): Millis => {
  if (clock.kind === 'days') return clock.days * DAY;
  return clock.kind === 'none' ? Infinity : clock.ms;
};

interface Turn {
  readonly first: number; // the seqs during which the match waited for the seat
  readonly last: number;
}

const turnsOf = (match: StoredMatch, seat: Seat, until: number): Turn[] => {
  const turns: Turn[] = [];
  let first: number | null = null;
  for (let seq = 0; seq <= until; seq++) {
    if (first !== null && match.rows[seq - 1]?.by === seat) {
      turns.push({ first, last: seq - 1 });
      first = null;
    }
    const awaited = match.awaitingAt(seq).includes(seat);
    if (!awaited && first !== null) turns.push({ first, last: seq - 1 });
    first = awaited ? (first ?? seq) : null;
  }
  return first === null ? turns : [...turns, { first, last: until }];
};

/** Infinity if this person sent nothing in this turn: then they were late, or did not see it. */
const usedIn = ({ first, last }: Turn, person: Evidence | undefined, from: readonly Millis[]): Millis => {
  const sent = [...(person?.sent.values() ?? [])].filter(({ seq }) => seq >= first && seq <= last);
  const began = from[first] ?? 0;
  return sent.length ? Math.max(...sent.map((one) => one.last)) - began : Infinity;
};
