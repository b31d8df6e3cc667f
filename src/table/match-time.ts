import { isAgainstTime } from '../kernel/against-time.ts';
import { isSharedQuestion } from '../kernel/abilities.ts';
import type { Millis } from '../kernel/game.ts';
import type { TableSettings } from './settings.ts';
import type { PressTime } from './host-interface.ts';
import type { History } from './history.ts';

const BACK_WITHIN: Millis = 5_000; // after a take-over: until then time stands, for people who must connect again
const SOON: Millis = 1_000; // a clock event due this soon after the last entry is shown before it is stored: decision 16

/** When a host opened a match, if it has just begun, and how long it ran at the host before (in real time), if known. */
export interface Opened {
  readonly now: Millis;
  readonly begins: boolean;
  readonly carried: Millis | null;
  readonly wallBegan: number | null; // a match over days: when it began, in milliseconds since 1970
}

/**
 * The time of one match, computed from the host's clock. It stops while no host runs the table, so a restart costs
 * nobody thinking time; it never runs backwards. The time of a match over days is the wall clock's and never stops.
 */
export class MatchTime {
  readonly speed: number; // match time per real time
  readonly #history: History;
  readonly #settings: TableSettings;
  readonly #resumed: Millis; // match time is never before this
  readonly #wallBegan: number | null; // when match time was 0, by the wall clock; null: it follows the host's clock
  #hostBegan: Millis; // when match time was 0, on the host's clock

  constructor(history: History, settings: TableSettings, opened: Opened) {
    const { now, begins, carried, wallBegan } = opened;
    this.#history = history;
    this.#settings = settings;
    const { game, first, header, position } = history;
    const hurried = settings.raceSpeed !== 1 && isAgainstTime(game, first, header.seats);
    this.speed = hurried ? settings.raceSpeed : 1;
    // A clock event that may have been shown already comes first: otherwise somebody could move before it, and it would
    // be undone.
    const last = (begins || history.over ? null : this.soonDue()) ?? position.at;
    this.#resumed =
      carried === null || wallBegan !== null ? last : Math.max(last, Math.round(this.speed * carried));
    this.#hostBegan = now + (carried === null ? 0 : BACK_WITHIN) - this.#resumed / this.speed;
    this.#wallBegan = wallBegan === null ? null : wallBegan - first.at;
  }

  get #began(): Millis {
    return this.#wallBegan === null ? this.#hostBegan : this.#wallBegan - this.#settings.wallAhead();
  }

  /** After a take-over time stands for so long, or until the people are back. */
  runsIn(now: Millis): Millis {
    return this.#wallBegan === null ? Math.max(0, this.realTime(this.#resumed) - now) : 0;
  }

  goOn(now: Millis): void {
    this.#hostBegan = Math.min(this.#hostBegan, now - this.#resumed / this.speed);
  }

  /** The match time at a time of the host's clock. */
  at(now: Millis): Millis {
    const { position } = this.#history;
    const time = Math.max(position.at, this.#resumed, Math.floor(this.speed * (now - this.#began)));
    const stands = this.#standsBefore();
    return stands === null ? time : Math.max(position.at, Math.min(time, stands - 1));
  }

  /** The time of the host's clock at this match time. */
  realTime(at: Millis): Millis {
    return this.#began + at / this.speed;
  }

  /** Adjusts the time after an entry was added. */
  took(at: Millis, now: Millis, stood: boolean): void {
    const began = now - at / this.speed;
    // Another host's clock may be ahead of ours. After a question without time limit, time continues from its answer.
    this.#hostBegan = stood ? began : Math.min(this.#hostBegan, began);
  }

  /** When a move was made, in match time; never after `at`, when it arrived. */
  pressed(pressed: PressTime, at: Millis): Millis {
    if (!pressed) return at;
    if ('at' in pressed) return Math.min(at, Math.round(this.speed * (pressed.at - this.#began)));
    const since = this.#history.positionAt(pressed.after)?.at;
    return since === undefined ? at : Math.min(at, Math.round(since + this.speed * pressed.ms));
  }

  /** When the game's next clock event is due; null if none is. */
  due(): Millis | null {
    const { game, position, over } = this.#history;
    return over || this.stands() ? null : game.due(position.state);
  }

  /** When the next clock event is due, if it follows from the log alone and may be shown before it is stored. */
  soonDue(): Millis | null {
    const due = this.due();
    return !this.#settings.shared && due !== null && due - this.#history.position.at <= SOON ? due : null;
  }

  /** True while a question to all waits for people around one device: its timeout only protects remote players. */
  stands({ state } = this.#history.position): boolean {
    const { game } = this.#history;
    return this.#settings.oneDevice && isSharedQuestion(game, state);
  }

  #standsBefore(): Millis | null {
    return this.stands() ? this.#history.game.due(this.#history.position.state) : null;
  }
}
