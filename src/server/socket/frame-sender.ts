import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';

const MOST_UNREAD = 1_000_000; // unsent bytes before a slow reader is disconnected; it can resume later
const MOST_HELD = 50_000; // bytes that wait for others; far below the limit above, which is for slow readers only

/**
 * Sends frames to one client. Frames of the same moment, such as a scene and the answer to a move, are written together:
 * each write to a socket takes longer than to compute the move.
 */
export class FrameSender {
  readonly #socket: WebSocket;
  readonly #stream: Writable;
  #held = false;

  /** `stream` is the connection below the WebSocket. */
  constructor(socket: WebSocket, stream: Writable) {
    this.#socket = socket;
    this.#stream = stream;
  }

  send(frame: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    // A reader that stopped reading must not fill the server's memory.
    if (this.#socket.bufferedAmount > MOST_UNREAD) return this.#socket.terminate();
    if (!this.#held) this.#hold();
    this.#socket.send(frame);
    if (this.#stream.writableLength > MOST_HELD) this.#release();
  }

  #hold(): void {
    this.#held = true;
    this.#stream.cork();
    // A tick begins after all promises that are settled by now, so after the answer to the move that is shown.
    process.nextTick(() => this.#release());
  }

  #release(): void {
    if (!this.#held) return;
    this.#held = false;
    this.#stream.uncork();
  }
}
