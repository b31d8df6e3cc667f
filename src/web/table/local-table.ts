import { signal } from '@preact/signals';
import { isRefusal, type Game, type Kind, type Millis, type Seat } from '../../kernel/game.ts';
import { offeredOptions } from '../../kernel/options.ts';
import type { ToClient } from '../../protocol/messages.ts';
import type { TableId } from '../../protocol/table.ts';
import type { Effect, Happened, PressTime, Request, StoreResult, Write } from '../../table/happened.ts';
import { hostLoop } from './host-loop.ts';
import { NO_LIMITS } from '../../table/settings.ts';
import { Table } from '../../table/table.ts';
import { loadGame, loadVersion, rulesFolder } from '../../catalogue/browser/rules.ts';
import type { Press } from '../kit/board.ts';
import { askBot } from './bot-client.ts';
import { botPace, raceSpeed } from './hurry.ts';
import { createLocal, docOf, ME, storedOf } from './local-match.ts';
import { keepMatch, NOT_KEPT, readMatch, type LocalMatch } from './local-store.ts';
import { PageClock } from './page-clock.ts';
import { pressedAt, Shown, watchPresses } from './press-time.ts';
import { hear, NOTHING_HEARD, type Session } from './session.ts';
import type { Link, TableSource } from './source.ts';

/** Missing: there is no such match in this browser. Outdated: this build does not know its rules. */
export const openLocalTable = async (id: TableId): Promise<TableSource | 'missing' | 'outdated'> => {
  const match = await readMatch(id);
  if (!match) return 'missing';
  const game = await loadVersion(match.game, match.version);
  return game ? new LocalTable(game, match) : 'outdated';
};

const PAGE = 0; // the page is the only client

/** Carries out the effects of a table in this browser: with IndexedDB, browser timers, a worker for bots, and the page. */
class LocalTable implements TableSource {
  readonly game: Game<Kind>;
  readonly session = signal<Session>(NOTHING_HEARD);
  readonly link = signal<Link>('here');
  readonly seats = null;
  readonly chat = null;
  readonly #clock = new PageClock();
  readonly #shown = new Shown();
  readonly #table: Table;
  readonly #tell: (happened: Happened) => void;
  #match: LocalMatch;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wakeAt: Millis | null = null;
  #open = true;
  #warned = false;
  #unkept = false; // something is not stored yet
  #keeping = false;

  constructor(game: Game<Kind>, match: LocalMatch) {
    this.game = game;
    this.#match = match;
    const people = match.seats.filter(({ kind }) => kind === 'person').length;
    const settings = {
      game,
      position: null,
      levels: 1, // no bot takes over here, because nobody is ever away
      botPace: botPace(),
      raceSpeed: raceSpeed(),
      shared: false,
      oneDevice: people > 1,
      unwatched: false,
      most: NO_LIMITS,
    };
    this.#table = new Table(settings, { doc: docOf(match), version: 1 }, storedOf(match), this.#now());
    this.#tell = hostLoop(
      this.#table,
      () => this.#now(),
      (effect) => (this.#open ? this.#carryOut(effect) : null),
    );
    document.addEventListener('visibilitychange', this.#looked);
    watchPresses();
    this.#show({ t: 'hello', guest: ME, name: '', muted: [] });
    this.#ask({ t: 'join', client: PAGE, guest: ME, since: 0 });
  }

  play(seat: Seat, move: string, press: Press = {}): void {
    this.session.value = { ...this.session.value, refused: null };
    const id = `kept:${(this.#table.history?.position.seq ?? 0) + 1}`;
    this.#ask({ t: 'play', guest: ME, seat, move, id, pressed: this.#pressed(press) });
  }

  /** The time of the press, or its delay after the scene that it answers. */
  #pressed({ reaction }: Press): PressTime {
    const real = pressedAt(performance.now());
    const after = reaction === undefined ? null : this.#shown.at(real - reaction);
    return after === null || reaction === undefined ? { at: this.#clock.at(real) } : { after, ms: reaction };
  }

  /** Takes back this seat's last move. */
  takeback(seat: Seat): void {
    const id = `kept:${(this.#table.history?.position.seq ?? 0) + 1}`;
    this.#ask({ t: 'takeback', guest: ME, seat, id });
  }

  async rematch(): Promise<TableId> {
    const { game, version, seats, start } = this.#match;
    const options = { ...this.#match.options };
    const first = this.#table.history?.first;
    // A match that began at a given position, such as a puzzle, begins there again by the same rules.
    if (start !== undefined && first) return createLocal({ game, version, seats, options, start: first });
    const offered = offeredOptions(await loadGame(game), seats.length, options);
    return createLocal({ game, seats, options: { ...offered } });
  }

  close(): void {
    this.#open = false;
    document.removeEventListener('visibilitychange', this.#looked);
    clearTimeout(this.#timer);
  }

  #ask(request: Request): void {
    this.#tell({ kind: 'request', ref: 0, request });
  }

  #now(): Millis {
    return this.#clock.at(performance.now());
  }

  /** Time stops while the page is hidden. */
  readonly #looked = (): void => {
    if (document.hidden) this.#clock.stop(performance.now());
    else this.#clock.go(performance.now());
    this.#wind();
  };

  #wind(): void {
    clearTimeout(this.#timer);
    if (this.#wakeAt === null || this.#clock.stands) return;
    this.#timer = setTimeout(() => this.#tell({ kind: 'alarm' }), Math.max(0, this.#wakeAt - this.#now()));
  }

  #carryOut(effect: Effect): Happened | null {
    switch (effect.kind) {
      case 'store':
        return { kind: 'stored', write: effect.write, result: this.#store(effect.what) };
      case 'send':
        this.#show(effect.message);
        break;
      case 'answer':
        if (isRefusal(effect.answer)) this.#show({ t: 'refused', id: '', ...effect.answer });
        break;
      case 'ask-bot':
        void askBot(rulesFolder(this.game.id, this.game.version), effect).then((choice) =>
          this.#tell({ kind: 'chosen', ask: effect.ask, choice }),
        );
        break;
      case 'wake-at':
        this.#wakeAt = effect.at;
        this.#wind();
        break;
      case 'report':
        reportError(effect.error);
        break;
      case 'present': // there are no other hosts
      case 'gone':
    }
    return null;
  }

  /** Stores in memory at once, and on disk as soon as possible. */
  #store(write: Write): StoreResult {
    if (write.kind === 'read') return { failed: 'server-error' }; // everything was read when the table was opened
    if (write.kind === 'append') {
      const { seq, at, by, move } = write.entry;
      this.#match = { ...this.#match, entries: [...this.#match.entries, { seq, at, by, move }] };
    }
    this.#unkept = true;
    if (!this.#keeping) void this.#keep();
    return 'done';
  }

  /**
   * Writes to disk one after another. In a race steps come faster than the disk can write, and only the last one
   * matters.
   */
  async #keep(): Promise<void> {
    this.#keeping = true;
    await Promise.resolve(); // first the table must take over the entry
    while (this.#unkept) {
      this.#unkept = false;
      const { history, doc } = this.#table;
      const news = { awaiting: history?.awaiting ?? [], outcome: doc.outcome, updated: Date.now() };
      const kept = await keepMatch({ ...this.#match, ...news });
      if (kept || this.#warned) continue;
      this.#warned = true; // only once: the match continues, but it is lost when the page is closed
      this.#show({ t: 'refused', id: '', why: NOT_KEPT });
    }
    this.#keeping = false;
  }

  #show(message: ToClient): void {
    if (message.t === 'scene') this.#shown.note(message.scene, performance.now());
    this.session.value = hear(this.session.value, message, Date.now());
  }
}
