import type { Refusal } from '../../kernel/game.ts';
import type { ToClient } from '../../protocol/messages.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import { ago } from '../clock.ts';
import type { Link } from '../cluster/link.ts';
import type { ClientToTable, PeerCall, PeerClientId, PeerResults } from '../cluster/peer-messages.ts';
import { withTimes } from './remote-table.ts';
import type { TableClient } from './table-client.ts';
import type { TableHost } from './table-host.ts';

/** The part of the hub that other servers need. */
interface Hosts {
  /** The table, opened here. Throws if another server runs it. */
  hosted(id: TableId): Promise<TableHost>;
  /** The table, if it is open here. */
  openHere(id: TableId): TableHost | undefined;
  removeIfLeft(table: TableHost): Promise<boolean>;
}

/** The clients of our tables that are connected to other servers, and what those servers ask. */
export class PeerClients {
  readonly #hosts: Hosts;
  readonly #clients = new Map<Link, Map<PeerClientId, PeerClient>>();

  constructor(hosts: Hosts) {
    this.#hosts = hosts;
  }

  async call(link: Link, call: PeerCall): Promise<PeerResults[PeerCall['what']]> {
    if (call.what === 'infos') return call.tables.map((id) => this.#hosts.openHere(id)?.info() ?? null);
    if (call.what === 'ask') {
      const request = withTimes(call.request, (time) => ago(-time)); // before the table is opened, which may take long
      return (await this.#hosts.hosted(call.table)).ask(request);
    }
    if (call.what === 'join') return this.#join(link, call);
    const table = await this.#hosts.hosted(call.table);
    switch (call.what) {
      case 'state':
        return table.state();
      case 'say':
        return table.say(call.guest, call.id, call.text);
      case 'emote':
        return table.emote(call.guest, call.emote);
      case 'together':
        return table.together(call.guest, call.wish);
      case 'remove-if-left':
        return this.#hosts.removeIfLeft(table);
    }
    throw new Error('an unknown call of another server');
  }

  /** A client is known from the moment it is announced: it may leave while its table is being opened, which may take long. */
  async #join(
    link: Link,
    { table: wanted, client: id, guest, muted, since }: Extract<PeerCall, { what: 'join' }>,
  ): Promise<Refusal | null> {
    const clients = this.#clients.get(link) ?? new Map<PeerClientId, PeerClient>();
    this.#clients.set(link, clients);
    const client = clients.get(id) ?? new PeerClient(link, id, guest, () => void clients.delete(id));
    client.muted = new Set(muted);
    clients.set(id, client);
    const table = await this.#hosts.hosted(wanted).catch((error: unknown) => {
      clients.delete(id);
      throw error;
    });
    if (clients.get(id) !== client) return { why: 'not-joined' };
    client.table = table;
    const refused = await table.join(client, since);
    if (refused || clients.get(id) !== client) table.part(client); // it may have left while it was joining
    return refused;
  }

  news(link: Link, news: ClientToTable): void {
    const clients = this.#clients.get(link);
    const client = clients?.get(news.client);
    if (!client) return;
    if (news.t === 'beat') client.table?.beat(client);
    else if (news.t === 'muted') {
      client.muted = new Set(news.guests);
      client.table?.muteChanged();
    } else {
      clients?.delete(news.client);
      client.table?.part(client);
    }
  }

  /** The clients of a server that is gone have left. */
  closed(link: Link): void {
    const clients = this.#clients.get(link);
    this.#clients.delete(link);
    for (const client of clients?.values() ?? []) client.table?.part(client);
    clients?.clear();
  }
}

/** One client at another server. */
class PeerClient implements TableClient {
  readonly guest: GuestId;
  table: TableHost | null = null; // null while it is being opened
  muted: ReadonlySet<GuestId> = new Set();
  readonly #link: Link;
  readonly #id: PeerClientId;
  readonly #forget: () => void;

  constructor(link: Link, id: PeerClientId, guest: GuestId, forget: () => void) {
    this.#forget = forget;
    this.#link = link;
    this.#id = id;
    this.guest = guest;
  }

  send(message: ToClient): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(frame: string, seq?: number): void {
    if (!this.table) return;
    const { id: table, racing } = this.table;
    this.#link.show({ table, ...(seq !== undefined && { seq, racing }) }, this.#id, frame);
  }

  /** Its server knows that the table is gone, and tells no more of this client. */
  moved(): void {
    this.#forget();
    if (this.table) this.#link.tell({ t: 'moved', table: this.table.id });
  }
}
