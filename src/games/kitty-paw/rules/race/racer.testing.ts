import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { eventsOf, type EventOf } from '../../../../parts/events.ts';
import type { Scene } from '../../../../kernel/game.ts';
import type { NewTable } from '../../../../protocol/api.ts';
import type { ToClient } from '../../../../protocol/messages.ts';
import { TestClient } from '../../../../server/testing/client.ts';
import rules from './race.ts';
import type { Event, KittyPaw, Options, Phase } from './types.ts';

/** A client that answers clock requests and records events. */
export class Racer {
  readonly seat: number;
  readonly client: TestClient;
  readonly events: Event[] = [];
  answered = 0;
  isMute = false; // true: does not answer clock requests

  constructor(client: TestClient, seat: number) {
    [this.client, this.seat] = [client, seat];
  }

  async join(table: string): Promise<this> {
    await this.client.connect();
    this.client.socket?.on('message', (data: Buffer) =>
      this.#receive(JSON.parse(data.toString()) as ToClient),
    );
    await this.client.join(table);
    return this;
  }

  #receive(message: ToClient): void {
    if (message.t === 'scene' && message.viewer === this.seat)
      this.events.push(...(message.scene.events as unknown as Event[]));
    if (message.t !== 'clock' || this.isMute) return;
    this.answered++;
    this.client.send({ t: 'clock', n: message.n, at: performance.now() });
  }

  get scene(): Scene<KittyPaw> {
    return this.client.scenes.get(this.seat) as unknown as Scene<KittyPaw>;
  }

  async until(fits: () => boolean): Promise<this> {
    for (let tries = 0; !fits(); tries++) {
      if (tries > 3_000) throw new Error(`seat ${this.seat} waited in vain: ${this.scene.view.phase.name}`);
      await sleep(20);
    }
    return this;
  }

  phase(name: Phase['name']): Promise<this> {
    return this.until(() => this.scene.view.phase.name === name);
  }

  /** Null: done; otherwise the refusal. `ago`: it was pressed that long before it is sent. */
  async do(move: string, ago = 0, more: object = {}): Promise<string | null> {
    const pressedAt = performance.now() - ago;
    const message = { t: 'play', id: randomUUID(), seat: this.seat, move, pressedAt, ...more } as const;
    const answer = await this.client.ask(message);
    return answer.t === 'refused' ? answer.why : null;
  }

  /** Moves once the paw is free. */
  async next(move: string): Promise<void> {
    await this.until(() => this.scene.view.paws[this.seat]?.busyUntil === null);
    const why = await this.do(move);
    if (why) throw new Error(`${move} is refused: ${why}`);
  }

  eventsOf<W extends Event['what']>(what: W): EventOf<Event, W>[] {
    return eventsOf(this.events, what);
  }
}

export const sit = async (
  port: number,
  seats: NewTable['seats'],
  options: Partial<Options> = {},
): Promise<{ id: string; racers: Racer[] }> => {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat]));
  const clients = await Promise.all(people.map(() => TestClient.arrive(port)));
  const [host, ...guests] = clients;
  if (!host) throw new Error('nobody came');
  const { table } = await host.create({ game: rules.id, seats, options });
  for (const guest of guests) await guest.post(`/api/tables/${table.id}/sit`, {});
  const racers = clients.map((client, i) => new Racer(client, people[i] ?? 0));
  for (const racer of racers) await racer.join(table.id);
  return { id: table.id, racers };
};

/** All paws down, the shout, and a card for everybody. */
export const begin = async (racers: readonly Racer[]): Promise<void> => {
  for (const racer of racers) expect(await racer.do('hold')).toBeNull();
  for (const racer of racers) await racer.phase('play');
  for (const racer of racers) expect(await racer.do(`card${racer.seat + 1}`)).toBeNull();
  for (const racer of racers) {
    await racer.until(() => racer.scene.view.cards[racer.seat] !== null && racer.answered >= 2);
    await racer.until(() => racer.scene.view.paws[racer.seat]?.busyUntil === null);
  }
};
