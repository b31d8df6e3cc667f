import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';

const MOST_UNREAD = 1_000_000; // unsent bytes before a slow reader is disconnected; it can resume later
const MOST_HELD = 50_000; // characters that wait for others; far below the limit above, which is for slow readers only

const GOODBYE = 2_000; // time for the other side to close: one that never does must not keep the server from stopping

const TEXT = 0x81; // the first byte of a text frame that is whole
const SHORT = 126; // shorter frames have their length in the second byte
const MEDIUM = 65_536; // shorter ones have it in two more bytes, longer ones in eight

/**
 * Sends frames to one client. Frames of the same moment, such as a scene and the answer to a move, become one piece of
 * memory and one write: each write to a socket takes longer than to compute the move.
 */
export class FrameSender {
  readonly #socket: WebSocket;
  readonly #stream: Writable;
  #held: string[] = [];
  #length = 0;

  /** `stream` is the connection below the WebSocket. The server never compresses, so nothing waits in between. */
  constructor(socket: WebSocket, stream: Writable) {
    this.#socket = socket;
    this.#stream = stream;
  }

  send(frame: string): void {
    if (!this.#isRead()) return;
    // A tick begins after all promises that are settled by now, so after the answer to the move that is shown.
    if (!this.#held.length) process.nextTick(() => this.#release());
    this.#held.push(frame);
    this.#length += frame.length;
    if (this.#length > MOST_HELD) this.#release();
  }

  pong(data: Buffer): void {
    if (this.#isRead()) this.#socket.pong(data);
  }

  /** A reader that stopped reading must not fill the server's memory: then the socket is closed. */
  #isRead(): boolean {
    if (this.#socket.bufferedAmount > MOST_UNREAD) this.#socket.terminate();
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Closes the socket after everything that was sent. A client that never answers, or floods on, gets little time. */
  close(code: number, reason: string): void {
    this.#release();
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), GOODBYE).unref();
  }

  #release(): void {
    const frames = this.#held;
    if (!frames.length) return;
    this.#held = [];
    this.#length = 0;
    if (this.#socket.readyState === this.#socket.OPEN) this.#stream.write(toBytes(frames));
  }
}

/** Text frames as a server sends them, one after the other. */
const toBytes = (frames: readonly string[]): Buffer => {
  const lengths = frames.map((frame) => Buffer.byteLength(frame));
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headerBytes(length) + length, 0));
  let at = 0;
  for (const [i, frame] of frames.entries()) {
    at = writeHeader(bytes, at, lengths[i] ?? 0);
    at += bytes.write(frame, at);
  }
  return bytes;
};

const headerBytes = (length: number): number => (length < SHORT ? 2 : length < MEDIUM ? 4 : 10);

const writeHeader = (bytes: Buffer, at: number, length: number): number => {
  bytes[at] = TEXT;
  if (length < SHORT) bytes[at + 1] = length;
  else if (length < MEDIUM) {
    bytes[at + 1] = SHORT;
    bytes.writeUInt16BE(length, at + 2);
  } else {
    bytes[at + 1] = SHORT + 1;
    bytes.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + headerBytes(length);
};
