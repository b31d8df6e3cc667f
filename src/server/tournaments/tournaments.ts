import { isRefusal, type Refusal } from '../../kernel/game.ts';
import { defined } from '../../kernel/defined.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { NewTournament, TournamentId } from '../../protocol/tournaments.ts';
import type { Happened } from '../../tournaments/events.ts';
import { dutyOf } from '../../tournaments/duties.ts';
import {
  activePlayers,
  foldEvents,
  openTables,
  type OpenTable,
  type Round,
  type Tournament,
} from '../../tournaments/fold.ts';
import { join, withdraw, type Answered } from '../../tournaments/requests.ts';
import { logFailure, type Log } from '../log.ts';
import type { Notices } from '../notices/notices.ts';
import type { Store } from '../store/store.ts';
import type { Summary } from '../store/tournament-store.ts';
import { newId } from '../tables/create.ts';
import type { Hub } from '../tables/hub.ts';
import { every, wall } from '../time.ts';
import {
  hereAt,
  isBot,
  placesIn,
  tableIdOf,
  TOURNAMENT_CREATOR,
  tournamentTable,
} from './tournament-table.ts';

const LOOK = 1_000;
const CHECK = 2_000; // results of tables are looked for so often
const LOOK_AT_ALL = 30_000; // also at those where nothing seems due
const PAGE = 100;
const CALL_TAKES = 10_000; // at most: then another server tells the people of a round
const NEVER = Number.MAX_SAFE_INTEGER;
const MOST_OF_A_NETWORK = 10; // listed and not over: a program can make guests by the thousand

interface Parts {
  readonly store: Store;
  readonly hub: Hub;
  readonly notices: Notices;
  readonly catalogue: Catalogue;
  readonly log: Log;
}

/** A tournament as its events say. */
export interface CurrentTournament {
  readonly tournament: Tournament;
  readonly seq: number; // of its last event
}

/**
 * Does what is due in tournaments, on any server and after any crash: each step follows from stored events and tables, and
 * may be repeated. Of two servers that do the same one stores the event, and the other reads it.
 */
export class Tournaments {
  readonly #parts: Parts;
  readonly #running = new Map<TournamentId, Promise<void>>();
  readonly #networks = new Map<TournamentId, string>(); // of the listed ones that were opened here
  #stop: () => void = () => {};
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    const stop = [
      every(LOOK, () => void this.#orLog(this.#look())),
      every(LOOK_AT_ALL, () => void this.#orLog(this.#lookAtAll())),
    ];
    this.#stop = () => stop.forEach((end) => end());
    void this.#orLog(this.#lookAtAll());
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stop();
    await Promise.all(this.#running.values());
  }

  async read(id: TournamentId): Promise<CurrentTournament | null> {
    const events = await this.#parts.store.tournamentEvents(id);
    const tournament = foldEvents(events);
    return tournament && { tournament, seq: events.length };
  }

  /** Opens a tournament; its host plays too. One network may not fill the list of all. */
  async openFrom(network: string, host: GuestId, wanted: NewTournament): Promise<TournamentId | Refusal> {
    if (!wanted.listed) return this.open(host, wanted);
    const id = newId();
    this.#networks.set(id, network); // before they are counted: many may be opened in the same moment
    try {
      if ((await this.#listedFrom(network)) <= MOST_OF_A_NETWORK) return await this.open(host, wanted, id);
    } catch (error) {
      this.#networks.delete(id);
      throw error;
    }
    this.#networks.delete(id);
    return { why: 'tournament-too-many' };
  }

  async #listedFrom(network: string): Promise<number> {
    let count = 0;
    for (const [id, from] of this.#networks) {
      if (from !== network) continue;
      if ((await this.#parts.store.tournament(id))?.status === 'over') this.#networks.delete(id);
      else count += 1;
    }
    return count;
  }

  async open(host: GuestId, { title, ...settings }: NewTournament, id = newId()): Promise<TournamentId> {
    const { store } = this.#parts;
    const at = wall();
    const events: readonly Happened[] = [
      { what: 'opened', host, settings },
      { what: 'joined', player: host },
    ];
    for (const [i, what] of events.entries()) await store.addTournamentEvent(id, i + 1, { at, ...what });
    await store.enterTournament(id, host);
    const { tournament } = defined((await this.read(id)) ?? undefined);
    await store.addTournament({
      id,
      title,
      host,
      status: 'open',
      listed: settings.listed,
      at,
      summary: summaryOf(tournament),
    });
    return id;
  }

  /** Does what somebody asks for; null if it is done. */
  async ask(id: TournamentId, wish: (tournament: Tournament) => Answered): Promise<Refusal | null> {
    for (;;) {
      const known = await this.read(id);
      if (!known) return { why: 'no-such-tournament' };
      const answered = wish(known.tournament);
      if (answered === null) return null;
      if (isRefusal(answered)) return answered;
      if (answered.what === 'joined' || answered.what === 'late')
        await this.#parts.store.enterTournament(id, answered.player); // before: lists may name too many, never too few
      if (await this.#append(id, known, answered)) break;
    }
    await this.advance(id);
    return null;
  }

  async join(id: TournamentId, guest: GuestId): Promise<Refusal | null> {
    const refused = await this.ask(id, (tournament) => join(tournament, guest));
    // This guest has just become part of an account: nobody would sit down for them.
    if (refused || !(await this.#parts.store.merged([guest])).size) return refused;
    await this.ask(id, (tournament) => withdraw(tournament, guest));
    return { why: 'no-guest' };
  }

  async #look(): Promise<void> {
    await this.#callMissed();
    for (const id of await this.#parts.store.dueTournaments(wall()))
      if (!this.#running.has(id)) void this.advance(id);
  }

  /** A server that died between an event and the note of what is due next has left a tournament that nobody would look at. */
  async #lookAtAll(): Promise<void> {
    for (let after = ''; !this.#stopped;) {
      const page = await this.#parts.store.unfinishedTournaments(after, PAGE);
      for (const id of page) await this.advance(id);
      const last = page.at(-1);
      if (last === undefined) return;
      after = last;
    }
  }

  /** Does everything that is due, with all events that were stored before this call. */
  async advance(id: TournamentId): Promise<void> {
    await this.#running.get(id); // it may have read the events already
    const next = this.#running.get(id) ?? this.#run(id);
    return next;
  }

  #run(id: TournamentId): Promise<void> {
    const work = this.#orLog(this.#advance(id), id).finally(() => this.#running.delete(id));
    this.#running.set(id, work);
    return work;
  }

  async #orLog(work: Promise<void>, tournament?: TournamentId): Promise<void> {
    try {
      await work;
    } catch (error) {
      logFailure(this.#parts.log, error, { tournament }, 'a tournament is late');
    }
  }

  async #advance(id: TournamentId): Promise<void> {
    while (!this.#stopped) {
      const known = await this.read(id);
      if (!known) return;
      const until = await this.#step(id, known);
      if (until === 'more') continue;
      const { tournament } = known;
      await this.#parts.store.noteTournament(id, tournament.status, until, summaryOf(tournament));
      // Another server may have stored an event and noted what is due then, and we have just written over its note.
      if ((await this.read(id))?.seq === known.seq) return;
    }
  }

  /** Does the next thing; if there is none, until when. */
  async #step(id: TournamentId, known: CurrentTournament): Promise<'more' | number> {
    const { tournament } = known;
    const loaded = defined(this.#parts.catalogue.get(tournament.settings.game));
    const now = wall();
    const duty = dutyOf(tournament, Math.max(2, loaded.game.seats[0]), now);
    if (duty.do === 'store') {
      await this.#append(id, known, duty.what);
      return 'more';
    }
    if (duty.do === 'make') {
      const round = duty.round.n;
      for (const { n, players } of duty.round.tables)
        await this.#parts.store.addTableOnce(tournamentTable(loaded, tournament, id, round, n, players));
      await this.#parts.store.addCall(id, round, wall() + CALL_TAKES);
      // By the server that has stored it: so everybody is told once.
      if (await this.#append(id, known, { what: 'made', round }))
        await this.#call(id, tournament, duty.round);
      return 'more';
    }
    const open = openTables(tournament);
    for (const table of open) if (await this.#settle(id, known, table, now)) return 'more';
    return Math.min(duty.until ?? NEVER, open.length ? now + CHECK : NEVER);
  }

  /** A server that died before it had told the people of a round has left this to the others. */
  async #callMissed(): Promise<void> {
    for (const { tournament: id, round: n } of await this.#parts.store.takeCalls(
      wall(),
      wall() + CALL_TAKES,
    )) {
      const known = await this.read(id);
      const round = known?.tournament.rounds.find((one) => one.n === n);
      if (known && round?.made) await this.#call(id, known.tournament, round);
      else if (known?.tournament.status === 'over') await this.#parts.store.callDone(id, n); // it was closed before its tables were made
    }
  }

  /** Tells the people of a round that it begins. */
  async #call(id: TournamentId, tournament: Tournament, { n: round, tables }: Round): Promise<void> {
    const { game } = tournament.settings;
    const called = tables.flatMap(({ n, players }) => {
      const table = tableIdOf(id, round, n);
      return players
        .filter((player) => !isBot(tournament, player))
        .map((player) =>
          this.#parts.notices.tell(player, { kind: 'round', tournament: id, round, table, game }),
        );
    });
    await Promise.all(called);
    await this.#parts.store.callDone(id, round);
  }

  /** False if another server has stored an event meanwhile. */
  async #append(id: TournamentId, { seq }: CurrentTournament, what: Happened): Promise<boolean> {
    return (await this.#parts.store.addTournamentEvent(id, seq + 1, { at: wall(), ...what })) === 'stored';
  }

  /** Looks at a table whose match is not decided. True if something has happened. */
  async #settle(
    id: TournamentId,
    known: CurrentTournament,
    { table, round }: OpenTable,
    now: number,
  ): Promise<boolean> {
    const { store, hub } = this.#parts;
    const at = { round: round.n, table: table.n };
    const tableId = tableIdOf(id, round.n, table.n);
    const saved = await store.table(tableId);
    if (!saved) {
      // Given up and removed; or removed by the operator, then nobody has come.
      const gone: Happened = table.givenUp
        ? { what: 'no-show', ...at }
        : { what: 'given-up', ...at, here: [], version: 0 };
      await this.#append(id, known, gone);
      return true;
    }
    const { doc, version } = saved;
    if (doc.status === 'over' || doc.halted) {
      await this.#append(id, known, {
        what: 'result',
        ...at,
        places: placesIn(known.tournament, doc, table.players),
      });
      return true;
    }
    const here = hereAt(doc, table.players);
    const missing = table.players.filter((player) => !here.includes(player));
    if (doc.status === 'playing' || missing.length === 0) {
      // After a crash nobody else may have opened it, and bots would not play. One with bots alone begins by itself.
      await hub.table(tableId);
      return false;
    }
    if (now < dueAt(known.tournament, round.at, missing)) return false;
    return this.#withoutMissing(id, known, { table, round }, { here, version });
  }

  /** Those who are there begin, or the table is given up. */
  async #withoutMissing(
    id: TournamentId,
    known: CurrentTournament,
    { table, round }: OpenTable,
    { here, version }: { readonly here: readonly GuestId[]; readonly version: number },
  ): Promise<boolean> {
    const { store, hub, catalogue } = this.#parts;
    const tableId = tableIdOf(id, round.n, table.n);
    const { game } = defined(catalogue.get(known.tournament.settings.game));
    if (here.length >= Math.max(2, game.seats[0])) {
      await (await hub.table(tableId))?.ask({ t: 'start', guest: TOURNAMENT_CREATOR });
      return false;
    }
    if (table.givenUp?.version !== version) {
      await this.#append(id, known, { what: 'given-up', round: round.n, table: table.n, here, version });
      return true;
    }
    if ((await store.removeTable(tableId, version)) === 'removed') await hub.changed(tableId);
    return true;
  }
}

/** When a table no longer waits: at once if everybody who is missing has left the tournament. */
export const dueAt = (tournament: Tournament, from: number, missing: readonly GuestId[]): number => {
  const active = new Set(activePlayers(tournament).map(({ id }) => id));
  return missing.some((player) => active.has(player)) ? from + tournament.settings.showUp : from;
};

const summaryOf = ({ settings, players }: Tournament): Summary => ({
  game: settings.game,
  format: settings.format,
  players: players.filter(({ gone }) => !gone).length,
  places: settings.places,
  startsAt: settings.startsAt,
  rated: settings.rated,
});
