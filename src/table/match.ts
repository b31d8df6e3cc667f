import type { Millis } from '../kernel/game.ts';
import { awaitedSeats } from '../kernel/abilities.ts';
import type { Followed } from '../kernel/match.ts';
import type { Kind } from '../kernel/game.ts';
import { readTakeback } from '../kernel/takeback.ts';
import type { TableSettings } from './settings.ts';
import type { TableDoc } from './doc.ts';
import { History, isBots, type Logged } from './history.ts';
import { MatchTime, type Opened } from './match-time.ts';
import { PlayerClocks } from './player-clocks.ts';
import type { StoredEntry, StoredMatch } from './stored.ts';

/** A match that is played or over: its history, its time and the players' clocks. */
export class Match {
  readonly history: History;
  readonly time: MatchTime;
  readonly clocks: PlayerClocks;

  /** Throws if the stored entries are illegal by the rules. */
  constructor(
    settings: TableSettings,
    { clock, began, created }: TableDoc,
    stored: StoredMatch,
    opened: Omit<Opened, 'carried' | 'wallBegan'>,
  ) {
    if (stored.header.version !== settings.game.version)
      throw new Error('stored by another version of the rules');
    this.history = new History(settings, stored);
    const overDays = clock.kind === 'days';
    this.time = new MatchTime(this.history, settings, {
      ...opened,
      carried: stored.carried ?? null,
      wallBegan: overDays ? (began ?? created) : null,
    });
    this.clocks = new PlayerClocks(clock, stored.header.seats);
    const { first, log } = this.history;
    this.clocks.tick({
      at: first.at,
      by: null,
      bot: false,
      // Time runs from the first move on: somebody may still be on the way to the table. For that days are enough.
      awaiting: overDays ? awaitedSeats(this.history.game, first.state) : [],
      back: null,
    });
    for (const step of log) this.#tick(step);
  }

  /** Adds a stored entry. */
  take(entry: StoredEntry, now: Millis, followed?: Followed<Kind>): Logged {
    const stood = this.time.stands();
    const step = this.history.take(entry, followed);
    this.time.took(entry.at, now, stood);
    this.#tick(step);
    return step;
  }

  #tick({ entry, position }: Logged): void {
    this.clocks.tick({
      at: entry.at,
      by: entry.by,
      bot: isBots(entry),
      awaiting: position.ended ? [] : awaitedSeats(this.history.game, position.state),
      back: readTakeback(entry.move),
    });
  }
}
