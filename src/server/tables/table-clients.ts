import type { GuestId } from '../../protocol/table.ts';
import type { ClientId, Effect } from '../../table/host-interface.ts';
import type { TableClient } from './table-client.ts';

/** The clients of one table, and the ids by which the table knows them. */
export class TableClients {
  readonly #clients = new Map<ClientId, TableClient>();
  readonly #ids = new Map<TableClient, ClientId>();
  readonly #newId: () => ClientId;

  constructor(newId: () => ClientId) {
    this.#newId = newId;
  }

  get size(): number {
    return this.#clients.size;
  }

  all(): Iterable<TableClient> {
    return this.#clients.values();
  }

  has(guest: GuestId): boolean {
    for (const client of this.#clients.values()) if (client.guest === guest) return true;
    return false;
  }

  idOf(client: TableClient): ClientId | undefined {
    return this.#ids.get(client);
  }

  /** A client that is known keeps its id. */
  add(client: TableClient): ClientId {
    const id = this.#ids.get(client) ?? this.#newId();
    this.#ids.set(client, id);
    this.#clients.set(id, client);
    return id;
  }

  /** Its id; undefined if it was not here. */
  remove(client: TableClient): ClientId | undefined {
    const id = this.#ids.get(client);
    if (id === undefined) return undefined;
    this.#ids.delete(client);
    this.#clients.delete(id);
    return id;
  }

  send({ to, message }: Extract<Effect, { kind: 'send' }>): void {
    const frame = JSON.stringify(message);
    for (const id of to) {
      const client = this.#clients.get(id);
      if (message.t === 'scene') client?.sendText(frame, message.scene.seq);
      else client?.sendText(frame);
    }
  }
}
