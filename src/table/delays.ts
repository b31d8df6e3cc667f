import type { Millis, Seat } from '../kernel/game.ts';
import type { GuestId } from '../protocol/table.ts';
import { peopleOf, playingThemselves, type TableDoc } from './doc.ts';
import type { Match } from './match.ts';
import type { Patience } from './settings.ts';

/** A seat that the match waits for, and the time on the host's clock from which on it may be handed to a bot. */
export interface Delay {
  readonly seat: Seat;
  readonly until: Millis;
}

/**
 * Finds the people who keep the others waiting, so that nobody who has gone can block a match for ever. Nothing happens
 * by itself: one of those who stay decides. A seat whose clock runs is not among them: there the clock decides.
 */
export class Delays {
  readonly #patience: Patience;
  readonly #presence = new Map<GuestId, Presence>(); // of the players
  #away = 0;
  #check: Millis = Infinity;

  constructor(patience: Patience) {
    this.#patience = patience;
  }

  /** Notes which players are connected. */
  note(doc: TableDoc, here: ReadonlySet<GuestId>, now: Millis): void {
    for (const guest of peopleOf(doc))
      this.#presence.set(guest, this.#changed(this.#presence.get(guest), here.has(guest), now));
    this.#away = [...this.#presence.values()].filter(({ awaySince }) => awaySince !== null).length;
  }

  #changed(before: Presence | undefined, isHere: boolean, now: Millis): Presence {
    if (!before) return { hereSince: now, awaySince: isHere ? null : now };
    const { hereSince, awaySince } = before;
    if (!isHere) return awaySince === null ? { hereSince, awaySince: now } : before;
    if (awaySince === null) return before;
    // A person who comes back late has the whole time to look at the board. A short absence does not count: otherwise one
    // reload after another would block the match.
    return { hereSince: now - awaySince < this.#patience.away ? hereSince : now, awaySince: null };
  }

  /** The seats to show: those of people who are away, and of people who have done nothing for half of the time. */
  list(doc: TableDoc, match: Match | null, now: Millis): readonly Delay[] {
    if (!match || (this.#away === 0 && now < this.#shownFrom(lastStep(match))) || !othersWait(doc)) return [];
    return waitedFor(doc, match).flatMap(({ seat, guest }) => {
      const until = this.#until(match, guest, now);
      return until === null ? [] : [{ seat, until }];
    });
  }

  #until(match: Match, guest: GuestId, now: Millis): Millis | null {
    const since = this.#presence.get(guest)?.awaySince ?? null;
    // The time before the match began to wait for them does not count.
    if (since !== null) return Math.max(since, lastStep(match)) + this.#patience.away;
    const from = this.#idleSince(match, guest);
    return now < this.#shownFrom(from) ? null : from + this.#patience.idle;
  }

  /**
   * The next time at which somebody may have done nothing for too long. It is not moved at every step of a match: the
   * alarm may come too early.
   */
  next(doc: TableDoc, match: Match | null, now: Millis): Millis {
    if (!match || !othersWait(doc)) return Infinity;
    const dues = waitedFor(doc, match).map(({ guest }) => this.#shownFrom(this.#idleSince(match, guest)));
    const due = Math.min(...dues.filter((at) => at > now));
    if (due === Infinity) return Infinity;
    if (this.#check <= now || due < this.#check) this.#check = due;
    return this.#check;
  }

  #idleSince(match: Match, guest: GuestId): Millis {
    return Math.max(lastStep(match), this.#presence.get(guest)?.hereSince ?? 0);
  }

  #shownFrom(idleSince: Millis): Millis {
    return idleSince + this.#patience.idle / 2;
  }
}

interface Presence {
  readonly hereSince: Millis;
  readonly awaySince: Millis | null; // null: is connected
}

/** The people whose decision the match needs. Where a clock runs, it decides. */
const waitedFor = (doc: TableDoc, match: Match): { readonly seat: Seat; readonly guest: GuestId }[] =>
  match.history.awaiting.flatMap((seat) => {
    const chair = doc.seats[seat];
    if (chair?.kind !== 'person' || chair.away || match.clocks.runs(seat)) return [];
    return [{ seat, guest: chair.guest }];
  });

/** The seats that may be handed to a bot now. */
export const overdueSeats = (delays: readonly Delay[], now: Millis): Seat[] =>
  delays.flatMap(({ seat, until }) => (until <= now ? [seat] : []));

const lastStep = ({ history, time }: Match): Millis => time.realTime(history.position.at);

const othersWait = (doc: TableDoc): boolean =>
  doc.status === 'playing' && !doc.halted && playingThemselves(doc).size > 1;
