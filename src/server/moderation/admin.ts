import { writeEnd } from '../../kernel/early-end.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import type { TournamentId } from '../../protocol/tournaments.ts';
import { peopleOf, type TableDoc, type VersionedTable } from '../../table/doc.ts';
import { foldEvents, openTables } from '../../tournaments/fold.ts';
import { localBus } from '../bus/local.ts';
import { CannotStart } from '../config/cannot-start.ts';
import { Guests } from '../people/guests.ts';
import { plainName } from '../plain-text.ts';
import type { FoundPerson, HostAction, HostCounts, Report, ReportQuery } from '../store/host-store.ts';
import type { Store } from '../store/store.ts';
import { tableIdOf } from '../tournaments/tournament-table.ts';
import { isNetwork } from '../config/networks.ts';
import { Bans, type Ban } from './bans.ts';
import { exportPerson } from './export-person.ts';
import { forgetPerson, tidy, type Keep, type Tidied } from './keeping.ts';

const SHOWN = 50;
const MOST_REPORTS = 100_000;
export const CLOSE_TOURNAMENT = 'close-tournament';
const HOST = 'host'; // speaks in the chat of a table that it closes; no guest has such an id

export interface PersonFound extends FoundPerson {
  readonly name: string;
  readonly tables: readonly TableDoc[];
  readonly ban: Ban | null;
  readonly reports: readonly Report[];
}

export interface TableFound {
  readonly doc: TableDoc;
  readonly names: ReadonlyMap<GuestId, string>;
  readonly moves: number;
  readonly said: readonly string[];
}

export type WhichReports = Pick<ReportQuery, 'open' | 'by' | 'about' | 'table'>;

export interface ReportsPage {
  readonly reports: readonly Report[];
  readonly next: number | null; // null: this is the last page
}

/** The host's commands. Each change is written into the list of actions, which is also how the servers learn of it. */
export class Admin {
  readonly #store: Store;
  readonly #guests: Guests;
  readonly #by: string;

  constructor(store: Store, by: string) {
    this.#store = store;
    this.#guests = new Guests(store, localBus());
    this.#by = by;
  }

  async #record(what: string, target: string, details: HostAction['details']): Promise<void> {
    await this.#store.addAction({ at: Date.now(), by: this.#by, what, target, details });
  }

  counts(): Promise<HostCounts> {
    return this.#store.counts(Date.now());
  }

  async bans(): Promise<readonly Ban[]> {
    const bans = new Bans();
    for (const action of await this.#store.actions(0)) bans.learn(action);
    return bans.inForce(Date.now());
  }

  async people(text: string): Promise<readonly PersonFound[]> {
    const bans = await this.bans();
    const found = await this.#store.findPeople(text, SHOWN);
    return Promise.all(found.map((person) => this.#about(person, bans)));
  }

  async #about(person: FoundPerson, bans: readonly Ban[]): Promise<PersonFound> {
    const { guest } = person;
    const query = { who: guest, status: ['waiting', 'playing', 'over'] as const, most: 5 };
    return {
      ...person,
      name: await this.#guests.name(guest),
      tables: (await this.#store.tables(query)).map(({ doc }) => doc),
      ban: bans.find(({ target }) => target === guest) ?? null,
      reports: await this.#store.reports({ about: guest, most: 5 }),
    };
  }

  async table(id: TableId): Promise<TableFound> {
    const { doc } = (await this.#store.table(id)) ?? noTable(id);
    const match = await this.#store.read(id, 0);
    const lines = await this.#store.chat(id, 0, SHOWN);
    return {
      doc,
      names: await this.#guests.names(peopleOf(doc)),
      moves: match?.entries.length ?? 0,
      said: lines.map(({ name, text }) => `${name}: ${text}`),
    };
  }

  /** Ends the match without a winner, or removes a table that waits. The log stays, and the reason is said in the chat. */
  async close(id: TableId, reason: string): Promise<void> {
    const { doc, version } = (await this.#store.table(id)) ?? noTable(id);
    if (doc.status === 'over') throw new CannotStart(`The match at table ${id} is over already.`);
    if (reason)
      await this.#store.say(id, 'host-closes', {
        guest: HOST,
        name: 'Clowder',
        text: reason,
        when: Date.now(),
      });
    const done =
      doc.status === 'waiting'
        ? (await this.#store.removeTable(id, version)) === 'removed'
        : await this.#endMatch(id);
    if (!done) return this.close(id, reason); // somebody sat down or moved at the same time
    await this.#record('close', id, { reason, ...(doc.status === 'waiting' && { removed: doc }) });
  }

  async #endMatch(id: TableId): Promise<boolean> {
    const match = await this.#store.read(id, 0);
    const last = match?.entries.at(-1);
    const [seq, at] = [(last?.seq ?? 0) + 1, last?.at ?? 0];
    const entry = { seq, at, by: 0, move: writeEnd('closed'), id: 'host:close' };
    return (await this.#store.append(id, entry)) !== 'taken';
  }

  /**
   * Ends a tournament and takes it off the list. Matches that are being played go on as ordinary ones; tables that wait are
   * removed.
   */
  async closeTournament(id: TournamentId, reason: string): Promise<void> {
    const row = (await this.#store.tournament(id)) ?? noTournament(id);
    const events = await this.#store.tournamentEvents(id);
    const tournament = foldEvents(events) ?? noTournament(id);
    if (tournament.status !== 'over') {
      const closed = { at: Date.now(), what: 'closed', how: 'cancelled' } as const;
      if ((await this.#store.addTournamentEvent(id, events.length + 1, closed)) === 'taken')
        return this.closeTournament(id, reason); // something has happened at the same time
    }
    // Also if it was over before: this command may have been interrupted the last time.
    for (const { table, round } of openTables(tournament)) {
      const saved = await this.#store.table(tableIdOf(id, round.n, table.n));
      if (saved?.doc.status === 'waiting') await this.#removeWaiting(saved, reason);
    }
    await this.#store.unlistTournament(id);
    await this.#record(CLOSE_TOURNAMENT, id, { reason, title: row.title });
  }

  async #removeWaiting({ doc, version }: VersionedTable, reason: string): Promise<void> {
    if ((await this.#store.removeTable(doc.id, version)) === 'removed')
      await this.#record('close', doc.id, { reason, removed: doc });
  }

  async rename(guest: GuestId, wish: string): Promise<string> {
    if (!Guests.isId(guest)) throw new CannotStart(`“${guest}” is no person: “find” shows their ids.`);
    const name = plainName(wish) ?? refuseName(wish);
    const before = await this.#guests.name(guest);
    await this.#guests.choose(guest, { name });
    await this.#record('rename', guest, { before, name });
    return before;
  }

  async ban(target: string, until: number | null, reason: string): Promise<void> {
    if (!Guests.isId(target) && !isNetwork(target))
      throw new CannotStart(
        `“${target}” is neither a person nor an address: “find” shows ids of people, a network is written as 203.0.113.0/24.`,
      );
    await this.#record('ban', target, { until, reason });
  }

  async unban(target: string): Promise<void> {
    if (!(await this.bans()).some((ban) => ban.target === target))
      throw new CannotStart(`“${target}” is not banned.`);
    await this.#record('unban', target, {});
  }

  /** A page of reports, the latest first; the first page is 1. */
  async reports(which: WhichReports, page: number = 1): Promise<ReportsPage> {
    // One more tells if there is another page.
    const found = await this.#store.reports({ ...which, skip: (page - 1) * SHOWN, most: SHOWN + 1 });
    return { reports: found.slice(0, SHOWN), next: found.length > SHOWN ? page + 1 : null };
  }

  /** The same decision about several reports: all of them, or none if one of them is not open. */
  async answer(ids: readonly string[], answer: string): Promise<void> {
    const open = new Set((await this.#store.reports({ open: true, most: MOST_REPORTS })).map(({ id }) => id));
    const unknown = ids.find((id) => !open.has(id));
    if (unknown !== undefined) throw new CannotStart(`There is no open report “${unknown}”.`);
    for (const id of ids)
      if (await this.#store.answerReport(id, answer)) await this.#record('answer', id, { answer });
  }

  /** The same decision about all open reports of this choice. Returns their number. */
  async answerAll(which: Omit<WhichReports, 'open'>, answer: string): Promise<number> {
    const open = await this.#store.reports({ ...which, open: true, most: MOST_REPORTS });
    await this.answer(
      open.map(({ id }) => id),
      answer,
    );
    return open.length;
  }

  /** `text` null: each page says in its own language that the server will be restarted. */
  announce(text: string | null, at: number | null, until: number): Promise<void> {
    return this.#record('announce', '', { text, at, until });
  }

  withdraw(): Promise<void> {
    return this.#record('withdraw', '', {});
  }

  async tidy(keep: Keep, apply: boolean): Promise<Tidied> {
    const tidied = await tidy(this.#store, keep, apply, Date.now());
    if (apply) await this.#record('tidy', '', { ...keep, ...tidied });
    return tidied;
  }

  async export(guest: GuestId): Promise<object> {
    let text = '';
    for await (const part of exportPerson(this.#store, guest)) text += part;
    return JSON.parse(text) as object;
  }

  async forget(guest: GuestId): Promise<void> {
    await forgetPerson(this.#store, guest);
    await this.#record('forget', guest, {});
  }

  audit(): Promise<readonly HostAction[]> {
    return this.#store.actions(0);
  }
}

const noTable = (id: TableId): never => {
  throw new CannotStart(`There is no table “${id}”.`);
};

const noTournament = (id: TournamentId): never => {
  throw new CannotStart(`There is no tournament “${id}”.`);
};

const refuseName = (wish: string): never => {
  throw new CannotStart(`“${wish}” cannot be a name: it is too long, or nothing of it can be seen.`);
};
