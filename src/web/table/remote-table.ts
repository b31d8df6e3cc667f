import { signal, type ReadonlySignal } from '@preact/signals';
import type { Game, Kind, Seat } from '../../kernel/game.ts';
import type { EndWish, ToClient } from '../../protocol/messages.ts';
import type { AtTable } from '../../protocol/api.ts';
import type { TableId } from '../../protocol/table.ts';
import { countLevels } from '../../catalogue/browser/bots.ts';
import { loadVersion } from '../../catalogue/browser/rules.ts';
import {
  changeSeat,
  createTable,
  declineRematch,
  leaveTable,
  NotDone,
  readRecordText,
  readTable,
  rematchTable,
  sitDown,
  startTable,
} from './api.ts';
import { optionsAgain, withOtherBots } from './bots-again.ts';
import { connect, type Connection } from './connection.ts';
import type { Press } from '../kit/board.ts';
import { pressedAt, ShownTimes, watchPresses } from './press-time.ts';
import { noteAge } from '../kit/scene-age.ts';
import { receive, intend, EMPTY_SESSION, type Session } from './session.ts';
import type { ChatRequests, LevelStep, Link, NextTable, SeatRequests, TableSource } from './source.ts';
import { token } from './token.ts';

/**
 * Missing: the server has no such table. Newer: the server was updated after this page was loaded, and the table has
 * rules that the page does not know. Throws NotDone if the server cannot be reached.
 */
export const openRemoteTable = async (id: TableId): Promise<TableSource | 'missing' | 'newer'> => {
  try {
    const { table, yours } = await readTable(id);
    const game = await loadVersion(table.game, table.rulesVersion);
    return game ? new RemoteTable(game, { ...EMPTY_SESSION, table, yours }, id) : 'newer';
  } catch (error) {
    if (error instanceof NotDone && error.problem.why === 'no-such-table') return 'missing';
    throw error;
  }
};

/** A table on the server. Requests go through the connection; messages from the server change the session. */
class RemoteTable implements TableSource {
  readonly game: Game<Kind>;
  readonly session;
  readonly link: ReadonlySignal<Link>;
  readonly seats: SeatRequests;
  readonly chat: ChatRequests;
  private readonly id: TableId;
  private readonly connection: Connection;
  private readonly shown = new ShownTimes();

  constructor(game: Game<Kind>, session: Session, id: TableId) {
    this.game = game;
    this.id = id;
    watchPresses();
    this.session = signal(session);
    this.connection = connect(
      id,
      () => this.session.value.log.at(-1)?.seq ?? 0,
      (message) => this.received(message),
    );
    this.link = this.connection.link;
    this.seats = {
      sit: (seat) => this.request(sitDown(id, { seat })),
      change: (change) => this.request(changeSeat(id, change)),
      leave: () => this.request(leaveTable(id)),
      start: () => this.request(startTable(id)),
      back: (seat) => this.connection.ask({ t: 'back', id: token(), seat }),
      handOver: (seat) => this.connection.ask({ t: 'hand-over', id: token(), seat }),
      answer: (yes) => this.connection.ask({ t: 'answer', id: token(), yes }),
      advance: (seat, answer) => this.connection.ask({ t: 'advance', id: token(), seat, answer }),
      declineRematch: async () => void (await declineRematch(id)),
      freeRematchSeats: (next) => this.freeSeats(next),
    };
    this.chat = {
      say: (text) => this.connection.ask({ t: 'say', id: token(), text }),
      emote: (emote) => this.connection.tell({ t: 'emote', emote }),
      mute: (guest, muted) => this.connection.tell({ t: 'mute', guest, muted }),
    };
  }

  play(seat: Seat, move: string, { reaction }: Press = {}): void {
    const id = token();
    this.session.value = intend(this.session.value, id, seat, move);
    const pressed = pressedAt(performance.now());
    const seq = reaction === undefined ? null : this.shown.at(pressed - reaction);
    const reacted = reaction === undefined || seq === null ? {} : { reaction: { seq, ms: reaction } };
    this.connection.ask({ t: 'play', id, seat, move, pressedAt: pressed, ...reacted });
  }

  takeback(seat: Seat): void {
    this.connection.ask({ t: 'takeback', id: token(), seat });
  }

  end(seat: Seat, how: EndWish): void {
    this.connection.ask({ t: 'end', id: token(), seat, how });
  }

  async rematch(bots: LevelStep = 0): Promise<NextTable> {
    const { table } = await this.again(bots);
    return { id: table.id, begun: table.status !== 'waiting' };
  }

  /** With easier or harder bots it is another table: a rematch is with those who sat here. */
  private async again(bots: LevelStep): Promise<AtTable> {
    const last = this.session.value.table;
    if (bots === 0 || !last) return rematchTable(this.id);
    const record = await readRecordText(this.id).catch(() => null); // some matches have none
    const options = await optionsAgain(this.game, last, record);
    return createTable(withOtherBots({ ...last, options }, bots, await countLevels(last.game)));
  }

  /** Only the creator of the next table may free seats there; the others just go there. */
  private async freeSeats(next: TableId): Promise<void> {
    const { table } = await readTable(next);
    if (table.creator !== this.session.value.me || table.status !== 'waiting') return;
    for (const [seat, { kind, ...about }] of table.seats.entries())
      if (kind === 'open' && 'keptFor' in about && about.keptFor !== null)
        await changeSeat(next, { seat, to: { kind: 'open' } });
  }

  close(): void {
    this.connection.close();
  }

  /** Takes from the answer which seats are mine, or the refusal. All other changes come through the socket. */
  private request(answer: Promise<AtTable>): void {
    answer
      .then(({ table, yours }) => {
        this.session.value = { ...this.session.value, table, yours };
        return this.connection.resync();
      })
      .catch((error: unknown) => {
        const refused = error instanceof NotDone ? error.problem : { why: 'server-error' };
        this.session.value = { ...this.session.value, refused };
      });
  }

  private received(message: ToClient): void {
    const last = this.session.value.log.at(-1)?.seq ?? 0;
    if (message.t === 'scene') noteAge(message.scene, message.age ?? 0);
    this.session.value = receive(this.session.value, message, Date.now());
    if (message.t === 'scene') this.shown.note(message.scene, performance.now());
    // A step was missed: the scene is complete, but the log would have a gap.
    if (message.t === 'scene' && message.line && message.line.seq > last + 1) this.connection.resync();
  }
}
