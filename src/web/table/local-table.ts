import { signal } from '@preact/signals';
import {
  isRefusal,
  type Entry,
  type Game,
  type Input,
  type Kind,
  type Millis,
  type Refusal,
  type Seat,
  type Viewer,
} from '../../kernel/game.ts';
import { isAgainstTime } from '../../kernel/against-time.ts';
import { play, scene, type Position } from '../../kernel/match.ts';
import { isRace, writePress } from '../../kernel/press.ts';
import { writeTakeback } from '../../kernel/takeback.ts';
import type { ToClient } from '../../protocol/messages.ts';
import type { TableId } from '../../protocol/table.ts';
import { loadGame } from '../../catalogue/browser/rules.ts';
import type { Press } from '../kit/board.ts';
import { askBot, type Chosen } from './bot-client.ts';
import { botPace, raceSpeed } from './hurry.ts';
import { LocalBots, type BotTable, type BotTurn } from './local-bots.ts';
import type { History } from '../../table/history.ts';
import { lineFor, logMessage, readerOf } from '../../table/reading.ts';
import { takebackFor } from '../../table/takeback.ts';
import { createLocal, docOf, dueHere, historyOf, ME, tableOf } from './local-match.ts';
import { keepMatch, NOT_KEPT, readMatch, type LocalMatch } from './local-store.ts';
import { MatchClock } from './match-clock.ts';
import { pressedAt, Shown, watchPresses } from './press-time.ts';
import { hear, NOTHING_HEARD, type Session } from './session.ts';
import type { Link, TableSource } from './source.ts';

/** Missing: this browser keeps no such match. Outdated: the rules have changed since, and it cannot be replayed. */
export const openLocalTable = async (id: TableId): Promise<TableSource | 'missing' | 'outdated'> => {
  const match = await readMatch(id);
  if (!match) return 'missing';
  const game = await loadGame(match.game);
  return match.version === game.version ? new LocalTable(game, match) : 'outdated';
};

/** A table whose single writer is this page: the same kernel, the same messages, no network. */
class LocalTable implements TableSource, BotTable {
  readonly game: Game<Kind>;
  readonly session = signal<Session>(NOTHING_HEARD);
  readonly link = signal<Link>('here');
  readonly botPace = botPace();
  private match: LocalMatch;
  private readonly history: History;
  private readonly reader: Viewer;
  private readonly yours: readonly Seat[];
  private readonly clock: MatchClock;
  private readonly bots = new LocalBots(this);
  private readonly shown = new Shown();
  private alarm: ReturnType<typeof setTimeout> | undefined;
  private open = true;
  private warned = false;
  private keeping: Promise<void> | null = null;

  constructor(game: Game<Kind>, match: LocalMatch) {
    this.game = game;
    this.match = match;
    this.history = historyOf(game, match);
    this.reader = readerOf(docOf(match), ME);
    this.yours = match.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const hurry = raceSpeed();
    const hurried = hurry !== 1 && isAgainstTime(game, this.history.first, match.seats.length);
    this.clock = new MatchClock(this.now().at, performance.now(), hurried ? hurry : 1);
    document.addEventListener('visibilitychange', this.looked);
    watchPresses();
    this.tell({ t: 'hello', guest: ME, name: '', muted: [] });
    this.tellAll();
  }

  play(seat: Seat, text: string, press: Press = {}): void {
    this.session.value = { ...this.session.value, refused: null };
    const move = this.game.read(text);
    if (move === null) return;
    this.strikeDue();
    const at = this.elapsed();
    const pressed = isRace(this.game, this.now().state) ? { pressed: this.pressed(press, at) } : {};
    const refused = this.step({ by: seat, at, move, ...pressed });
    if (refused) this.tell({ t: 'refused', id: '', ...refused });
  }

  /** When it was really pressed, or so long after what it answers was shown. */
  private pressed({ reaction }: Press, at: Millis): Millis {
    const real = pressedAt(performance.now());
    const seq = reaction === undefined ? null : this.shown.at(real - reaction);
    const answered = this.history.positionAt(seq ?? -1);
    const pressed =
      answered && reaction !== undefined ? answered.at + this.clock.span(reaction) : this.clock.at(real);
    return Math.min(at, Math.round(pressed));
  }

  /** Back to before this seat's last move; bots do not mind. */
  takeback(seat: Seat): void {
    const found = takebackFor(this.history, seat, Infinity);
    if (isRefusal(found)) return this.tell({ t: 'refused', id: '', ...found });
    this.write({ seq: this.now().seq + 1, at: this.elapsed(), by: seat, move: writeTakeback(found.to) });
    this.tellAll();
  }

  rematch(): Promise<TableId> {
    // What began at a position of its own, a puzzle or somebody's turn of long ago, begins there again.
    const { game, seats, options, start } = this.match;
    const from = start === undefined ? {} : { start: this.history.first };
    return createLocal({ game, seats, options: { ...options }, ...from });
  }

  close(): void {
    this.open = false;
    document.removeEventListener('visibilitychange', this.looked);
    clearTimeout(this.alarm);
    this.bots.forget();
  }

  // There is nobody else at a table in this browser.
  answer(): void {}
  sit(): void {}
  seat(): void {}
  leave(): void {}
  start(): void {}
  back(): void {}
  say(): void {}
  emote(): void {}
  mute(): void {}

  private now(): Position<Kind> {
    return this.history.position;
  }

  private elapsed(): number {
    return Math.max(this.now().at, this.clock.at(performance.now()));
  }

  /** The one door, as on the server: refuse or step. */
  private step(input: Input<unknown>): Refusal | null {
    const next = play(this.game, this.match.seed, this.now(), input);
    if (isRefusal(next)) return next;
    this.write({ seq: next.seq, at: input.at, by: input.by, move: this.written(input) });
    this.tellScene();
    if (this.match.outcome) this.tellEnd();
    this.goOn();
    return null;
  }

  private written(input: Input<unknown>): string | null {
    if (input.by === 'clock') return null;
    const text = this.game.write(input.move);
    return isRace(this.game, this.now().state) ? writePress(text, input.at, input) : text;
  }

  private due(): Millis | null {
    return dueHere(this.game, this.now().state, this.yours.length);
  }

  /** Every stroke that is due by now: a busy page may be late, and no move may overtake the clock. */
  private strikeDue(): void {
    for (;;) {
      const due = this.match.outcome ? null : this.due();
      if (due === null || due > this.elapsed()) return;
      if (this.step({ by: 'clock', at: Math.max(due, this.now().at) })) return;
    }
  }

  private write(entry: Entry): void {
    this.history.take({ ...entry, id: `kept:${entry.seq}` });
    const entries = [...this.match.entries, entry];
    const outcome = this.game.outcome(this.now().state);
    const { awaiting } = this.history;
    this.match = { ...this.match, entries, asked: awaiting, outcome, updated: Date.now() };
    this.keeping ??= this.keep();
  }

  /** Said once: the match goes on, but closing the page ends it. */
  private async keep(): Promise<void> {
    // One after another: in a race steps come faster than a disk can follow, and only the last one counts.
    for (let kept: LocalMatch | null = null; kept !== this.match;) {
      kept = this.match;
      if ((await keepMatch(kept)) || this.warned) continue;
      this.warned = true;
      this.tell({ t: 'refused', id: '', why: NOT_KEPT });
    }
    this.keeping = null;
  }

  /** Wakes whoever is next: the clock, or the bots whose turn it is. */
  private goOn(): void {
    clearTimeout(this.alarm);
    if (!this.open || this.clock.stands || this.match.outcome) return this.rest();
    const due = this.due();
    if (due !== null)
      this.alarm = setTimeout(() => this.rung(), this.clock.real(Math.max(0, due - this.elapsed())) + 1);
    this.showThinking();
    this.bots.consider();
  }

  private rung(): void {
    this.strikeDue();
    this.goOn(); // timers may ring early
  }

  private rest(): void {
    this.bots.forget();
    this.showThinking();
  }

  /** In a race everybody is busy all the time: that is no news. */
  private showThinking(): void {
    const waitsFor = this.history.racing || this.clock.stands ? [] : this.history.awaiting;
    const seats = this.turns().flatMap(({ seat }) => (waitsFor.includes(seat) ? [seat] : []));
    if (seats.join() !== this.session.value.thinking.join()) this.tell({ t: 'thinking', seats });
  }

  /** Out of sight time stands still; bots think afresh when somebody looks again. */
  private readonly looked = (): void => {
    if (document.hidden) this.clock.stop(performance.now());
    else this.clock.go(performance.now());
    this.goOn();
  };

  // --- What the bots ask of their table -------------------------------------------------------------------------

  turns(): BotTurn[] {
    if (!this.open || this.match.outcome) return [];
    return this.game.actors(this.now().state).flatMap((seat) => {
      const player = this.match.seats[seat];
      return player?.kind === 'bot'
        ? [{ seat, level: player.level, scene: scene(this.game, this.now(), seat) }]
        : [];
    });
  }

  ask({ seat, level, scene: seen }: BotTurn): Promise<Chosen | null> {
    return askBot(this.match.game, level, seat, seen);
  }

  botPlays(seat: Seat, move: unknown): void {
    this.strikeDue();
    // Too late, or no longer possible: it thinks again.
    if (this.step({ by: seat, at: this.elapsed(), move })) this.goOn();
  }

  real(span: Millis): Millis {
    return this.clock.real(span);
  }

  private tell(message: ToClient): void {
    this.session.value = hear(this.session.value, message, Date.now());
  }

  private tellAll(): void {
    this.tellTable();
    this.tellLog();
    this.tellScene();
    this.goOn();
  }

  /** Now every move may be read by everyone. */
  private tellEnd(): void {
    this.tellTable();
    this.tellLog();
  }

  private tellLog(): void {
    this.tell(logMessage(this.history, this.reader, 0));
  }

  private tellTable(): void {
    this.tell({ t: 'table', table: tableOf(this.match), yours: this.yours });
  }

  private tellScene(): void {
    const step = this.history.log.at(-1);
    const line = step ? lineFor(step, this.reader, this.history.over) : null;
    this.shown.note(this.now(), performance.now());
    for (const viewer of this.yours.length ? this.yours : (['spectator'] as const)) {
      const seen = scene(this.game, this.now(), viewer);
      const due = this.due() === null ? null : seen.due;
      this.tell({ t: 'scene', viewer, scene: { ...seen, due }, line });
    }
  }
}
