import { signal } from '@preact/signals';
import type { Game, Kind, Seat } from '../../kernel/game.ts';
import type { EndWish, ToClient } from '../../protocol/messages.ts';
import type { TableId } from '../../protocol/table.ts';
import { movedByOne, rematchOptions } from '../../table/rematch.ts';
import { loadGame, loadVersion } from '../../catalogue/browser/rules.ts';
import type { Press } from '../kit/board.ts';
import { LocalHost } from './local-host.ts';
import { createLocal } from './create-local.ts';
import { ME } from './local-match.ts';
import { readMatch, type LocalMatch, type LocalSeat } from './local-store.ts';
import { receive, EMPTY_SESSION, type Session } from './session.ts';
import type { LevelStep, Link, NextTable, TableSource } from './source.ts';

/** Missing: there is no such match in this browser. Outdated: this build does not know its rules. */
export const openLocalTable = async (id: TableId): Promise<TableSource | 'missing' | 'outdated'> => {
  const match = await readMatch(id);
  if (!match) return 'missing';
  const game = await loadVersion(match.game, match.version);
  return game ? new LocalTable(game, match) : 'outdated';
};

/** A table kept in this browser, as the pages use it. */
class LocalTable implements TableSource {
  readonly game: Game<Kind>;
  readonly session = signal<Session>(EMPTY_SESSION);
  readonly link = signal<Link>('here');
  readonly seats = null;
  readonly chat = null;
  readonly #host: LocalHost;

  constructor(game: Game<Kind>, match: LocalMatch) {
    this.game = game;
    this.#receive({ t: 'hello', guest: ME, name: '', muted: [] });
    this.#host = new LocalHost(game, match, (message) => this.#receive(message));
  }

  play(seat: Seat, move: string, press: Press = {}): void {
    this.session.value = { ...this.session.value, refused: null };
    this.#host.play(seat, move, press);
  }

  takeback(seat: Seat): void {
    this.#host.takeback(seat);
  }

  end(seat: Seat, how: EndWish): void {
    this.#host.end(seat, how);
  }

  async rematch(bots: LevelStep = 0): Promise<NextTable> {
    return { id: await this.#again(bots), begun: true };
  }

  async #again(bots: LevelStep): Promise<TableId> {
    const {
      game,
      version,
      start,
      startAt = 0,
      options,
      seed,
      entries,
      branchedAt,
      ...last
    } = this.#host.match;
    const { history } = this.#host;
    const seats = last.seats.map((seat) => stepped(seat, bots));
    const kept = { game, version, seats, options: { ...options } };
    if (branchedAt !== undefined)
      return createLocal({
        ...kept,
        beginning: { seed, start, startAt, entries: entries.slice(0, branchedAt) },
      });
    // A match that began at a given position, such as a puzzle, begins there again by the same rules.
    if (start !== undefined && history) return createLocal({ ...kept, start: history.first });
    const next = rematchOptions(await loadGame(game), seats.length, { ...options }, history);
    return createLocal({ game, seats: movedByOne(seats), options: next });
  }

  close(): void {
    this.#host.close();
  }

  #receive(message: ToClient): void {
    this.session.value = receive(this.session.value, message, Date.now());
  }
}

/** The seat with its bot, if one sits there, some levels easier or harder; a level that is too high is reduced later. */
const stepped = (seat: LocalSeat, by: LevelStep): LocalSeat =>
  seat.kind === 'bot' ? { kind: 'bot', level: Math.max(0, seat.level + by) } : seat;
