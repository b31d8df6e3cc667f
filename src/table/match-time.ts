import { isAgainstTime } from '../kernel/against-time.ts';
import { isSharedQuestion } from '../kernel/extras.ts';
import type { Millis } from '../kernel/game.ts';
import type { TableSettings } from './settings.ts';
import type { PressTime } from './host-interface.ts';
import type { History } from './history.ts';

const SOON: Millis = 1_000; // a clock event due this soon after the last entry is shown before it is stored: decision 16

/** When a host opened a match, and whether the match has just begun. */
export interface Opened {
  readonly now: Millis;
  readonly begins: boolean;
}

/**
 * The time of one match, computed from the host's clock. It stops while no host runs the table, so a restart costs
 * nobody thinking time; it never runs backwards.
 */
export class MatchTime {
  readonly speed: number; // match time per real time
  readonly #history: History;
  readonly #settings: TableSettings;
  readonly #resumed: Millis; // match time is never before this
  #began: Millis; // when match time was 0, on the host's clock

  constructor(history: History, settings: TableSettings, { now, begins }: Opened) {
    this.#history = history;
    this.#settings = settings;
    const { game, first, header, position } = history;
    const hurried = settings.raceSpeed !== 1 && isAgainstTime(game, first, header.seats);
    this.speed = hurried ? settings.raceSpeed : 1;
    // A clock event that may have been shown already comes first: otherwise somebody could move before it, and it would
    // be undone.
    this.#resumed = (begins || history.over ? null : this.soonDue()) ?? position.at;
    this.#began = now - this.#resumed / this.speed;
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
    this.#began = stood ? began : Math.min(this.#began, began);
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
