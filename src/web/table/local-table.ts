import { signal } from '@preact/signals';
import { isRefusal, type Entry, type Game, type Input, type Kind, type Seat } from '../../kernel/game.ts';
import { asked, play, present, scene, type Position } from '../../kernel/match.ts';
import { randomMove } from '../../kernel/playout.ts';
import { quickRng } from '../../kernel/random.ts';
import type { LogLine, ToClient } from '../../protocol/messages.ts';
import type { TableId } from '../../protocol/table.ts';
import { loadGame } from '../games.ts';
import { askBot } from './bot-client.ts';
import {
  courseOf,
  createLocal,
  further,
  lineOf,
  logEyes,
  ME,
  tableOf,
  takebackEntry,
  type Course,
} from './local-match.ts';
import { keepMatch, NOT_KEPT, readMatch, type LocalMatch } from './local-store.ts';
import { hear, NOTHING_HEARD, type Session } from './session.ts';
import type { Link, TableSource } from './source.ts';

const LEISURE = 650; // a bot that answers at once leaves no time to see what the last move did

/** Missing: this browser keeps no such match. Outdated: the rules have changed since, and it cannot be replayed. */
export const openLocalTable = async (id: TableId): Promise<TableSource | 'missing' | 'outdated'> => {
  const match = await readMatch(id);
  if (!match) return 'missing';
  const game = await loadGame(match.game);
  return match.version === game.version ? new LocalTable(game, match) : 'outdated';
};

/** A table whose single writer is this page: the same kernel, the same messages, no network. */
class LocalTable implements TableSource {
  readonly game: Game<Kind>;
  readonly session = signal<Session>(NOTHING_HEARD);
  readonly link = signal<Link>('here');
  private match: LocalMatch;
  private course: Course;
  private readonly yours: readonly Seat[];
  private readonly began: number;
  private alarm: ReturnType<typeof setTimeout> | undefined;
  private open = true;
  private warned = false;

  constructor(game: Game<Kind>, match: LocalMatch) {
    this.game = game;
    this.match = match;
    this.course = courseOf(game, match);
    this.yours = match.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    this.began = Date.now() - this.now().at; // the match clock stands still while the page is closed
    this.tell({ t: 'hello', guest: ME, name: '', muted: [] });
    this.tellAll();
  }

  play(seat: Seat, text: string): void {
    this.session.value = { ...this.session.value, refused: null };
    const move = this.game.read(text);
    if (move !== null) this.step({ by: seat, at: this.elapsed(), move });
  }

  /** Back to before this seat's last move; bots do not mind. */
  takeback(seat: Seat): void {
    if (this.match.outcome) return; // its seed is public by now: played on, nothing would be left to chance
    const { entries } = this.match;
    const entry = takebackEntry(this.game, entries, this.course.line, seat, this.elapsed());
    if (isRefusal(entry)) return this.tell({ t: 'refused', id: '', ...entry });
    this.write(entry);
    this.tellAll();
  }

  rematch(): Promise<TableId> {
    const { game, seats, options } = this.match;
    return createLocal({ game, seats, options: { ...options } });
  }

  close(): void {
    this.open = false;
    clearTimeout(this.alarm);
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
    return present(this.course.line);
  }

  private elapsed(): number {
    return Math.max(this.now().at, Date.now() - this.began);
  }

  /** The one door, as on the server: refuse or step. */
  private step(input: Input<unknown>): void {
    const next = play(this.game, this.match.seed, this.now(), input);
    if (isRefusal(next)) return this.tell({ t: 'refused', id: '', ...next });
    const move = input.by === 'clock' ? null : this.game.write(input.move);
    this.write({ seq: next.seq, at: input.at, by: input.by, move });
    this.tellScene();
    if (this.match.outcome) this.tellEnd();
    this.goOn();
  }

  private write(entry: Entry): void {
    this.course = further(this.game, this.match.seed, this.course, entry);
    const entries = [...this.match.entries, entry];
    const { state } = this.now();
    const [outcome, waitsFor] = [this.game.outcome(state), asked(this.game, state)];
    this.match = { ...this.match, entries, asked: waitsFor, outcome, updated: Date.now() };
    void this.keep();
  }

  /** Said once: the match goes on, but closing the page ends it. */
  private async keep(): Promise<void> {
    if ((await keepMatch(this.match)) || this.warned) return;
    this.warned = true;
    this.tell({ t: 'refused', id: '', why: NOT_KEPT });
  }

  /** Wakes whoever is next: the clock, or the bots whose turn it is. */
  private goOn(): void {
    clearTimeout(this.alarm);
    if (!this.open || this.match.outcome) return this.tell({ t: 'thinking', seats: [] });
    const due = this.game.due(this.now().state);
    const strike = (): void => this.step({ by: 'clock', at: this.elapsed() });
    if (due !== null) this.alarm = setTimeout(strike, Math.max(0, due - this.elapsed()) + 1);
    const bots = this.game.actors(this.now().state).filter((seat) => this.match.seats[seat]?.kind === 'bot');
    this.tell({ t: 'thinking', seats: bots });
    for (const seat of bots) void this.botMoves(seat);
  }

  private async botMoves(seat: Seat): Promise<void> {
    const { seq } = this.now();
    const player = this.match.seats[seat];
    if (player?.kind !== 'bot') return;
    const [text] = await Promise.all([
      askBot(this.match.game, player.level, seat, scene(this.game, this.now(), seat)),
      new Promise((done) => setTimeout(done, LEISURE)),
    ]);
    // The position may have moved on while it thought: a takeback, or another seat.
    if (!this.open || this.now().seq !== seq) return;
    // Without its worker a bot is a kitten: any move is better than a table that waits for ever.
    const view = this.game.view(this.now().state, seat);
    const move = text === null ? randomMove(this.game, view, seat, quickRng(seq)) : this.game.read(text);
    if (move !== null && move !== undefined) this.step({ by: seat, at: this.elapsed(), move });
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
    const lines = this.match.entries.flatMap((entry, i) => {
      const position = this.course.positions[i + 1];
      return position ? [this.lineOf(entry, position)] : [];
    });
    this.tell({ t: 'log', from: 0, lines });
  }

  private lineOf(entry: Entry, position: Position<Kind>): LogLine {
    return lineOf(this.game, entry, position, logEyes(this.match), this.match.outcome !== null);
  }

  private tellTable(): void {
    this.tell({ t: 'table', table: tableOf(this.match), yours: this.yours });
  }

  private tellScene(): void {
    const entry = this.match.entries.at(-1);
    const line = entry ? this.lineOf(entry, this.now()) : null;
    for (const viewer of this.yours.length ? this.yours : (['spectator'] as const))
      this.tell({ t: 'scene', viewer, scene: scene(this.game, this.now(), viewer), line });
  }
}
