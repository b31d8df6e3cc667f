import type { Millis } from '../../kernel/game.ts';
import type { GuestId, TableId, TableInfo } from '../../protocol/table.ts';
import { peopleOf } from '../../table/doc.ts';
import type { FoundTable } from '../store/found-table.ts';
import type { TableQuery } from '../store/store.ts';
import { remember } from '../remember.ts';
import { elapsed } from '../time.ts';
import {
  writeOffered,
  writeTable,
  type OfferedTable,
  type OfferedText,
  type ShownTable,
} from './offered-text.ts';
import { openRatings } from './open-ratings.ts';
import type { Services } from './services.ts';

const SHOWN = 30;
const LOOKED_AT = 300; // waiting tables, of which those of few people are shown
const MOST_OF_A_CREATOR = 2;
const MOST_OF_A_NETWORK = 8; // a school plays behind one address; a program that makes guests too
const MOST_NETWORKS_KNOWN = 5_000;
const WAITED_FOR: Millis = 10 * 60_000; // an empty table is not offered for longer: a newcomer would wait for nobody
const WATCHED_FOR: Millis = 24 * 3_600_000;
const BELIEVED_FOR: Millis = 1_000;
const BLOCKS_BELIEVED_FOR: Millis = 3_000; // whoever sits down is asked again
const MOST_BLOCKS_KNOWN = 1_000;

interface Offered {
  readonly open: readonly OfferedTable[];
  readonly watch: readonly OfferedTable[];
  readonly all: OfferedText; // both lists
  readonly blockedAt: ReadonlyMap<TableId, ReadonlySet<GuestId>>; // by somebody at an open one
}

/** The tables that fit, the latest first. Tables that are not `wanted` are not even loaded to see if anybody is there. */
export const findTables = async (
  { store, hub }: Pick<Services, 'store' | 'hub'>,
  query: TableQuery,
  wanted: (found: FoundTable) => boolean = () => true,
): Promise<readonly ShownTable[]> => {
  return show(hub, (await store.tables(query)).filter(wanted));
};

const show = async (hub: Services['hub'], found: readonly FoundTable[]): Promise<readonly ShownTable[]> => {
  const infos = await hub.infos(found.map(({ doc }) => doc));
  return found.flatMap(({ doc, touched }, i) => (infos[i] ? [{ doc, touched, info: infos[i] }] : []));
};

/**
 * The tables that anybody may join or watch, those with somebody present first, and few of one person or network. They are looked up
 * once a second, however many people ask: with thousands of people in the lobby the same tables would be read and put together for each of them.
 */
export class OfferedTables {
  readonly #services: Services;
  readonly #blocked = new Map<
    GuestId,
    { readonly blocked: Promise<readonly GuestId[]>; readonly since: Millis }
  >();
  #known: Promise<Offered> | null = null;
  #since: Millis = 0;
  readonly #networks = new Map<TableId, string>(); // of the tables that were made at this server

  constructor(services: Services) {
    this.#services = services;
  }

  madeFrom(network: string, table: TableId): void {
    remember(this.#networks, table, network, MOST_NETWORKS_KNOWN);
    this.#known = null; // offered at once
  }

  get(): Promise<Offered> {
    if (this.#known && elapsed() - this.#since < BELIEVED_FOR) return this.#known;
    this.#since = elapsed();
    const found = this.#find();
    this.#known = found;
    found.catch(() => (this.#known = null)); // the next request tries again
    return found;
  }

  async #find(): Promise<Offered> {
    const { hub } = this.#services;
    const ofCreator = fewOfEach(MOST_OF_A_CREATOR, ({ doc }: FoundTable) => doc.creator);
    const mayJoin = (found: FoundTable): boolean => hasOpenSeat(found) && ofCreator(found);
    const mayWatch = ({ doc, touched }: FoundTable): boolean =>
      hub.holds(doc.id) || touched > Date.now() - WATCHED_FOR;
    const [waiting, played] = await Promise.all([
      this.#waiting().then((found) => show(hub, found.filter(mayJoin))),
      findTables(this.#services, { who: null, status: ['playing'], most: SHOWN }, mayWatch),
    ]);
    const ofNetwork = fewOfEach(MOST_OF_A_NETWORK, ({ doc }: ShownTable) => this.#networks.get(doc.id));
    const present = waiting.filter(isSomebodyHere);
    const left = waiting.filter((table) => !isSomebodyHere(table) && isFresh(table));
    const open = [...present, ...left].filter(ofNetwork).slice(0, SHOWN);
    const [ratings, blockedAt] = await Promise.all([
      openRatings(this.#services, infosOf(open)),
      this.#blockedAt(open),
    ]);
    const offered = open.map((table) => writeTable(table, ratings.get(table.doc.id)));
    const watch = (await this.#ofVisible(played.filter(isPlayed))).map((table) =>
      writeTable(table, undefined),
    );
    return { open: offered, watch, all: writeOffered(offered, watch), blockedAt };
  }

  /** Without the tables of people who show to nobody, or to friends alone, that they are here. */
  async #ofVisible(tables: readonly ShownTable[]): Promise<readonly ShownTable[]> {
    const { guests } = this.#services;
    const visible = await Promise.all(
      tables.map(async ({ doc }) => {
        const seenBy = await Promise.all(peopleOf(doc).map((person) => guests.seenBy(person)));
        return seenBy.every((who) => who === 'everybody');
      }),
    );
    return tables.filter((_, i) => visible[i]);
  }

  /** Hundreds of newer tables hide none where somebody waits at this server. */
  async #waiting(): Promise<readonly FoundTable[]> {
    const { store, hub } = this.#services;
    const latest = await store.tables({ who: null, status: ['waiting'], most: LOOKED_AT });
    const known = new Set(latest.map(({ doc }) => doc.id));
    const older = hub.visited().filter((doc) => doc.listed && doc.status === 'waiting' && !known.has(doc.id));
    return [...latest, ...older.map((doc) => ({ doc, touched: doc.created }))];
  }

  async #blockedAt(tables: readonly ShownTable[]): Promise<Offered['blockedAt']> {
    const known = tables.map(async ({ doc }) => {
      const blocked = await Promise.all(peopleOf(doc).map((person) => this.#blockedBy(person)));
      return [doc.id, new Set(blocked.flat())] as const;
    });
    return new Map(await Promise.all(known));
  }

  #blockedBy(person: GuestId): Promise<readonly GuestId[]> {
    const known = this.#blocked.get(person);
    if (known && elapsed() - known.since < BLOCKS_BELIEVED_FOR) return known.blocked;
    const blocked = this.#services.guests.muted(person);
    remember(this.#blocked, person, { blocked, since: elapsed() }, MOST_BLOCKS_KNOWN);
    blocked.catch(() => this.#blocked.delete(person)); // the next look tries again
    return blocked;
  }
}

export const infosOf = (tables: readonly ShownTable[]): TableInfo[] => tables.map(({ info }) => info);

const hasOpenSeat = ({ doc }: FoundTable): boolean => doc.seats.some(({ kind }) => kind === 'open');

const isSomebodyHere = ({ info: { seats, spectators } }: ShownTable): boolean =>
  spectators > 0 || seats.some((seat) => seat.kind === 'person' && seat.here);

const isFresh = ({ touched }: ShownTable): boolean => touched > Date.now() - WAITED_FOR;

/** True for the first `most` of each owner, and for all without one: a few people must not fill the list. */
const fewOfEach = <T>(most: number, ownerOf: (table: T) => string | undefined): ((table: T) => boolean) => {
  const counts = new Map<string, number>();
  return (table) => {
    const owner = ownerOf(table);
    if (owner === undefined) return true;
    const count = (counts.get(owner) ?? 0) + 1;
    counts.set(owner, count);
    return count <= most;
  };
};

/** A match that nobody sits at, or that bots play alone, is not offered: there is nobody to watch. */
const isPlayed = ({ info: { seats } }: ShownTable): boolean =>
  seats.some((seat) => seat.kind === 'person' && seat.here && !seat.away);
