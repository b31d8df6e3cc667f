import { randomUUID } from 'node:crypto';
import { quickRng, pick } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/game.ts';
import type { LogLine } from '../../protocol/messages.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import type { TestClient } from './client.ts';
import { legalMoves } from './legal-moves.ts';

interface Sent {
  readonly id: string;
  readonly move: string;
}

/** Plays on through crashes of the server, and remembers every acknowledgement. */
export class ReconnectingPlayer {
  readonly acknowledged = new Map<number, Sent>();
  readonly client: TestClient;
  readonly table: string;
  readonly seat: Seat;
  readonly #loaded: LoadedGame;
  readonly #rng;
  #pending: Sent | null = null;
  #handled = 0;

  constructor(client: TestClient, table: string, seat: Seat, loaded: LoadedGame, luck: number) {
    this.client = client;
    this.table = table;
    this.seat = seat;
    this.#loaded = loaded;
    this.#rng = quickRng(luck);
  }

  get seq(): number {
    return this.client.scenes.get(this.seat)?.seq ?? 0;
  }

  get over(): boolean {
    return this.client.scenes.get(this.seat)?.outcome !== null && this.client.scenes.has(this.seat);
  }

  /**
   * Reconnects after a crash: joins, and resends everything without an acknowledgement. Returns the current
   * log.
   */
  async resume(port: number): Promise<readonly LogLine[]> {
    this.client.moveTo(port);
    const before = this.client.received.length;
    await this.client.join(this.table);
    const { lines } = await this.client.until('log', () => true, before);
    if (this.#pending) this.#send(this.#pending);
    return lines;
  }

  /** Handles received messages, and moves when it is its turn. */
  act(): void {
    for (; this.#handled < this.client.received.length; this.#handled++) {
      const message = this.client.received[this.#handled];
      if (message?.t === 'ack' && message.id === this.#pending?.id) {
        this.acknowledged.set(message.seq, this.#pending);
        this.#pending = null;
      } else if (message?.t === 'refused' && message.id === this.#pending?.id) {
        if (message.why !== 'storage-away') throw new Error(`a legal move was refused: ${message.why}`);
        this.#send(this.#pending);
      }
    }
    const scene = this.client.scenes.get(this.seat);
    if (this.#pending || !scene?.actors.includes(this.seat) || scene.outcome) return;
    if (this.acknowledged.has(scene.seq + 1)) return; // acknowledged, and its scene is still on the way
    const move = pick(this.#rng, legalMoves(this.#loaded, scene, this.seat));
    this.#pending = { id: randomUUID(), move };
    this.#send(this.#pending);
  }

  #send({ id, move }: Sent): void {
    if (this.client.socket?.readyState === 1) this.client.send({ t: 'play', id, seat: this.seat, move });
  }

  /** A reason why this log breaks an acknowledgement or contains something twice; null if it is correct. */
  complaint(lines: readonly LogLine[]): string | null {
    for (const [seq, { move }] of this.acknowledged) {
      const line = lines[seq - 1];
      if (line?.by !== this.seat || line.move !== move) return `move ${move} at ${seq} is missing`;
    }
    const unknown = lines.filter(({ by, seq }) => by === this.seat && !this.acknowledged.has(seq));
    const expected = this.#pending ? 1 : 0;
    return unknown.length > expected ? `${unknown.length} moves that were never made` : null;
  }
}
