import type { Millis, Refusal } from '../../kernel/game.ts';
import type { Emote } from '../../protocol/messages.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import type { TogetherWish } from '../../protocol/together.ts';
import type { Answer, Done, Request } from '../../table/host-interface.ts';
import { since } from '../clock.ts';
import { PeerGone, type Link } from '../cluster/link.ts';
import type {
  PeerCall,
  PeerClientId,
  PeerResults,
  TableToClients,
  TableState,
} from '../cluster/peer-messages.ts';
import type { OpenTable } from './open-table.ts';
import type { TableClient } from './table-client.ts';

let lastClient: PeerClientId = 0; // shared by all tables: the other server knows a client by this number alone

/** A table that another server runs: sends it what our clients ask, and shows them what it answers. */
export class RemoteTable implements OpenTable {
  readonly id: TableId;
  readonly link: Link;
  readonly #onLost: () => void;
  readonly #clients = new Map<PeerClientId, TableClient>();
  readonly #ids = new Map<TableClient, PeerClientId>();
  #racing = false;

  /** `onLost`: that server does not run the table any more, or is gone. */
  constructor(id: TableId, link: Link, onLost: () => void) {
    this.id = id;
    this.link = link;
    this.#onLost = onLost;
  }

  get racing(): boolean {
    return this.#racing;
  }

  get size(): number {
    return this.#clients.size;
  }

  ask(request: Request): Promise<Answer> {
    return this.#call({ what: 'ask', table: this.id, request: withTimes(request, (time) => -since(time)) });
  }

  state(): Promise<TableState> {
    return this.#call({ what: 'state', table: this.id });
  }

  async join(client: TableClient, fromSeq: number): Promise<Refusal | null> {
    const id = this.#ids.get(client) ?? ++lastClient;
    this.#ids.set(client, id);
    this.#clients.set(id, client);
    const { guest, muted } = client;
    const call = {
      what: 'join' as const,
      table: this.id,
      client: id,
      guest,
      muted: [...muted],
      since: fromSeq,
    };
    const refused = await this.#call(call);
    if (refused) this.part(client);
    return refused;
  }

  part(client: TableClient): void {
    const id = this.#forget(client);
    if (id !== undefined) this.link.tell({ t: 'part', client: id });
  }

  #forget(client: TableClient): PeerClientId | undefined {
    const id = this.#ids.get(client);
    this.#ids.delete(client);
    if (id !== undefined) this.#clients.delete(id);
    return id;
  }

  /** Only in races: otherwise it does not matter who is silent. */
  beat(client: TableClient): void {
    const id = this.#ids.get(client);
    if (this.#racing && id !== undefined) this.link.tell({ t: 'beat', client: id });
  }

  muteChanged(client: TableClient): void {
    const id = this.#ids.get(client);
    if (id !== undefined) this.link.tell({ t: 'muted', client: id, guests: [...client.muted] });
  }

  say(guest: GuestId, id: string, text: string): Promise<Done | Refusal> {
    return this.#call({ what: 'say', table: this.id, guest, id, text });
  }

  emote(guest: GuestId, emote: Emote): Promise<Refusal | null> {
    return this.#call({ what: 'emote', table: this.id, guest, emote });
  }

  together(guest: GuestId, wish: TogetherWish): Promise<Refusal | null> {
    return this.#call({ what: 'together', table: this.id, guest, wish });
  }

  removeIfLeft(): Promise<boolean> {
    return this.#call({ what: 'remove-if-left', table: this.id });
  }

  show({ clients, seq, racing }: Extract<TableToClients, { t: 'show' }>, frame: string): void {
    if (racing !== undefined) this.#racing = racing;
    for (const id of clients) this.#clients.get(id)?.sendText(frame, seq);
  }

  /** Every client connects again, and finds the table where it is then. */
  lost(): void {
    this.#onLost();
    for (const client of this.#ids.keys()) {
      this.#forget(client);
      client.moved();
    }
  }

  async #call<C extends PeerCall>(call: C): Promise<PeerResults[C['what']]> {
    try {
      return await this.link.call(call);
    } catch (error) {
      if (error instanceof PeerGone) this.lost();
      throw error;
    }
  }
}

/**
 * Servers have different clocks, so the times of a move are sent as times before now; the way from one server to
 * another is short. Time in which the sending server stood still is part of them. The time from a press to its arrival stays
 * as it is: it was measured by a clock that never stands.
 */
export const withTimes = (request: Request, changed: (time: Millis) => Millis): Request => {
  if (request.t !== 'play') return request;
  const { arrived } = request;
  const pressed = request.pressed && 'at' in request.pressed ? request.pressed.at : undefined;
  const from = arrived ?? pressed;
  if (from === undefined) return request;
  const shift = changed(from) - from;
  return {
    ...request,
    ...(arrived !== undefined && { arrived: arrived + shift }),
    ...(pressed !== undefined && { pressed: { at: pressed + shift } }),
  };
};
