import { isRefusal, type Game, type Kind, type Seat } from '../../kernel/game.ts';
import type { EndWish, ToClient } from '../../protocol/messages.ts';
import type { Effect, Happened, PressTime, Request, StoreResult, Write } from '../../table/host-interface.ts';
import type { History } from '../../table/history.ts';
import { NO_LIMITS, PATIENCE } from '../../table/settings.ts';
import { Table } from '../../table/table.ts';
import { rulesFolder } from '../../catalogue/browser/rules.ts';
import type { Press } from '../kit/board.ts';
import { askBot } from './bot-client.ts';
import { hostLoop } from './host-loop.ts';
import { botPace, raceSpeed } from './test-speed.ts';
import { storedOf } from './create-local.ts';
import { docOf, ME } from './local-match.ts';
import { keepMatch, NOT_KEPT, rescueMatch, type LocalMatch } from './local-store.ts';
import { PageTimer } from './page-timer.ts';
import { pressedAt, ShownTimes, watchPresses } from './press-time.ts';

const PAGE = 0; // the page is the only client

/** Carries out the effects of a table in this browser: with IndexedDB, browser timers, a worker for bots, and the page. */
export class LocalHost {
  readonly #game: Game<Kind>;
  readonly #receive: (message: ToClient) => void; // the page gets every message here
  readonly #timer = new PageTimer(() => this.#tell({ kind: 'alarm' }));
  readonly #shown = new ShownTimes();
  readonly #table: Table;
  readonly #tell: (happened: Happened) => void;
  #match: LocalMatch;
  #open = true;
  #warned = false;
  #unkept = false; // something is not stored yet
  #keeping = false;

  constructor(game: Game<Kind>, match: LocalMatch, receive: (message: ToClient) => void) {
    this.#game = game;
    this.#match = match;
    this.#receive = receive;
    const people = match.seats.filter(({ kind }) => kind === 'person').length;
    const settings = {
      game,
      position: null,
      levels: 1, // no bot takes over here, because nobody is ever away
      botPace: botPace(),
      raceSpeed: raceSpeed(),
      shared: false,
      wallAhead: () => 0,
      oneDevice: people > 1,
      unwatched: false,
      patience: PATIENCE,
      most: NO_LIMITS,
    };
    this.#table = new Table(settings, { doc: docOf(match), version: 1 }, storedOf(match), this.#timer.now());
    this.#tell = hostLoop(
      this.#table,
      () => this.#timer.now(),
      (effect) => (this.#open ? this.#carryOut(effect) : null),
    );
    watchPresses();
    this.#ask({ t: 'join', client: PAGE, guest: ME, since: 0 });
  }

  get match(): LocalMatch {
    return this.#match;
  }

  get history(): History | null {
    return this.#table.history;
  }

  play(seat: Seat, move: string, press: Press): void {
    this.#ask({ t: 'play', guest: ME, seat, move, id: this.#nextId(), pressed: this.#pressed(press) });
  }

  /** Takes back this seat's last move. */
  takeback(seat: Seat): void {
    this.#ask({ t: 'takeback', guest: ME, seat, id: this.#nextId() });
  }

  end(seat: Seat, how: EndWish): void {
    this.#ask({ t: 'end', guest: ME, seat, how, id: this.#nextId() });
  }

  close(): void {
    this.#open = false;
    this.#timer.close();
  }

  #nextId(): string {
    return `kept:${(this.history?.position.seq ?? 0) + 1}`;
  }

  /** The time of the press, or its delay after the scene that it answers. */
  #pressed({ reaction }: Press): PressTime {
    const real = pressedAt(performance.now());
    const after = reaction === undefined ? null : this.#shown.at(real - reaction);
    return after === null || reaction === undefined
      ? { at: this.#timer.timeOf(real) }
      : { after, ms: reaction };
  }

  #ask(request: Request): void {
    this.#tell({ kind: 'request', ref: 0, request });
  }

  #carryOut(effect: Effect): Happened | null {
    switch (effect.kind) {
      case 'store':
        return { kind: 'stored', write: effect.write, result: this.#store(effect.what) };
      case 'send':
        if (effect.message.t === 'scene') this.#shown.note(effect.message.scene, performance.now());
        this.#receive(effect.message);
        break;
      case 'answer':
        if (isRefusal(effect.answer)) this.#receive({ t: 'refused', id: '', ...effect.answer });
        break;
      case 'ask-bot':
        void askBot(rulesFolder(this.#game.id, this.#game.version), effect).then((choice) =>
          this.#tell({ kind: 'chosen', ask: effect.ask, choice }),
        );
        break;
      case 'wake-at':
        this.#timer.set(effect.at);
        break;
      case 'report':
        reportError(effect.error);
        break;
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
    addEventListener('pagehide', this.#rescue);
    await Promise.resolve(); // first the table must take over the entry
    while (this.#unkept) {
      this.#unkept = false;
      const kept = await keepMatch(this.#latest());
      if (kept || this.#warned) continue;
      this.#warned = true; // only once: the match continues, but it is lost when the page is closed
      this.#receive({ t: 'refused', id: '', why: NOT_KEPT });
    }
    removeEventListener('pagehide', this.#rescue);
    this.#keeping = false;
  }

  /** The page is closed before the disk has the last moves. */
  readonly #rescue = (): void => rescueMatch(this.#latest());

  #latest(): LocalMatch {
    const { history, doc } = this.#table;
    return { ...this.#match, awaiting: history?.awaiting ?? [], outcome: doc.outcome, updated: Date.now() };
  }
}
