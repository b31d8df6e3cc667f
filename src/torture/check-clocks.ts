import type { Millis, Seat } from '../kernel/game.ts';
import { DAY, type ClockSetting, type SeatNote } from '../protocol/table.ts';
import type { Evidence, Sent } from './evidence.ts';
import type { StoredMatch } from './stored-match.ts';

export interface Timing {
  readonly made: Millis; // when the table was asked for: nothing happened before
  readonly seen: ReadonlyMap<number, Millis>; // when somebody first saw each seq
  readonly speed: number; // match time per real time
  readonly slack: Millis; // that the log may run ahead of the real time
  readonly held: (from: Millis, to: Millis) => Millis; // how long moves may have been on their way within this time
  readonly calmFrom: Millis; // from then on nothing was broken; Infinity: it never ended
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

const HALF = 0.5; // of a thought must be charged at least: a busy computer stops servers, and that costs nobody time
const READING: Millis = 500;

/** Nobody thinks for nothing: between a scene and the answer to it the time of the match goes on, when nothing is broken. */
export const checkThoughts = (match: StoredMatch, people: readonly Evidence[], timing: Timing): string[] => {
  const sent = sentBy(people);
  return match.rows.flatMap(({ seq, id }) => {
    const [shown, answer] = [timing.seen.get(seq - 1), sent.get(id)];
    if (shown === undefined || !answer || shown < timing.calmFrom) return [];
    const thought = answer.first - shown - timing.held(shown, answer.first);
    const charged = (match.at(seq).at - match.at(seq - 1).at) / timing.speed;
    return charged < HALF * thought - READING
      ? [
          `the thought before entry ${seq} took ${thought.toFixed(0)} ms, and ${charged.toFixed(0)} are charged`,
        ]
      : [];
  });
};

export interface TimeUps {
  readonly complaints: readonly string[];
  readonly late: number; // nobody had sent anything in time
  readonly all: number;
}

const SLACK: Millis = 1_000; // from the socket to the server's clock on a busy computer

/**
 * A person whose move was sent within the time allowed must not be out of time. Counted is from the moment that is surely
 * not after the turn began to the last time the move was sent, and how long moves were held meanwhile: more than the server
 * may count.
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
    const used = counted.map((turn) => usedIn(turn, person, from) + heldIn(turn, from, timing));
    const total = used.reduce((sum, one) => sum + one, 0);
    const allowed = allowedBy(clock) / timing.speed;
    return total < allowed - SLACK
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

const heldIn = ({ first, last }: Turn, from: readonly Millis[], { held, seen }: Timing): Millis =>
  held(from[first] ?? 0, seen.get(last + 1) ?? Infinity);
