import type { Millis } from '../../kernel/game.ts';
import type { Rating } from '../../protocol/people.ts';
import type { TableId, TableInfo } from '../../protocol/table.ts';
import type { FoundTable } from '../store/found-table.ts';
import type { TableQuery } from '../store/store.ts';
import { elapsed } from '../time.ts';
import { openRatings } from './open-ratings.ts';
import type { Services } from './services.ts';

const SHOWN = 30;
const WAITED_FOR: Millis = 10 * 60_000; // an empty table is not offered for longer: a newcomer would wait for nobody
const WATCHED_FOR: Millis = 24 * 3_600_000;
const BELIEVED_FOR: Millis = 250;

/** A table as it is stored and as people see it. */
export interface ShownTable extends FoundTable {
  readonly info: TableInfo;
}

interface Offered {
  readonly open: readonly ShownTable[];
  readonly ratings: ReadonlyMap<TableId, Rating>; // of those who made the open ones
  readonly watch: readonly ShownTable[];
}

/** The tables that fit, the latest first. Tables that are not `wanted` are not even loaded to see if anybody is there. */
export const findTables = async (
  { store, hub }: Pick<Services, 'store' | 'hub'>,
  query: TableQuery,
  wanted: (found: FoundTable) => boolean = () => true,
): Promise<readonly ShownTable[]> => {
  const found = (await store.tables(query)).filter(wanted);
  const infos = await hub.infos(found.map(({ doc }) => doc));
  return found.flatMap(({ doc, touched }, i) => (infos[i] ? [{ doc, touched, info: infos[i] }] : []));
};

/**
 * The tables that anybody may join or watch. They are looked up a few times a second, however many people ask: with
 * thousands of people in the lobby the same tables would be read and put together for each of them.
 */
export class OfferedTables {
  readonly #services: Services;
  #known: Promise<Offered> | null = null;
  #since: Millis = 0;

  constructor(services: Services) {
    this.#services = services;
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
    const mayWatch = ({ doc, touched }: FoundTable): boolean =>
      hub.holds(doc.id) || touched > Date.now() - WATCHED_FOR;
    const [waiting, played] = await Promise.all([
      findTables(this.#services, { who: null, status: ['waiting'], most: SHOWN }, hasOpenSeat),
      findTables(this.#services, { who: null, status: ['playing'], most: SHOWN }, mayWatch),
    ]);
    const open = waiting.filter(isAlive);
    const ratings = await openRatings(this.#services, infosOf(open));
    return { open, ratings, watch: played.filter(isPlayed) };
  }
}

export const infosOf = (tables: readonly ShownTable[]): TableInfo[] => tables.map(({ info }) => info);

const hasOpenSeat = ({ doc }: FoundTable): boolean => doc.seats.some(({ kind }) => kind === 'open');

const isAlive = ({ info: { seats, spectators }, touched }: ShownTable): boolean =>
  spectators > 0 ||
  seats.some((seat) => seat.kind === 'person' && seat.here) ||
  touched > Date.now() - WAITED_FOR;

/** A match that nobody sits at, or that bots play alone, is not offered: there is nobody to watch. */
const isPlayed = ({ info: { seats } }: ShownTable): boolean =>
  seats.some((seat) => seat.kind === 'person' && seat.here && !seat.away);
