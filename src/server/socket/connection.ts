import type { WebSocket } from 'ws';
import { isRefusal, type Refusal } from '../../kernel/game.ts';
import type { ToClient, ToServer } from '../../protocol/messages.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { Guests } from '../people/guests.ts';
import type { Services } from '../http/services.ts';
import type { Hub } from '../tables/hub.ts';
import { now } from '../clock.ts';
import { logFailure, type Log } from '../log.ts';
import { Allowance } from '../rate.ts';
import { readFrame } from './read-frame.ts';
import type { Done, Request } from '../../table/host-interface.ts';
import type { TableClient } from '../tables/table-client.ts';
import type { TableHost } from '../tables/table-host.ts';
import { whyFailed } from '../store/why-failed.ts';
import { ClientClock } from './client-clock.ts';
import type { FrameSender } from './frame-sender.ts';

const MOST_REFUSED = 200; // frames that were too fast or invalid: then the socket is closed
const FORGIVEN_PER_SECOND = 0.5; // refused frames forgotten per second; valid frames in between change nothing
const MOST_WAITING = 100; // frames in the queue while the database is slow: a client that sends more does not wait for answers

const TRY_LATER = 1013;

interface Limit {
  readonly perSecond: number;
  readonly burst: number;
}

/** Frames that cost a database write, or reach everybody at the table, have lower limits than moves. */
const OWN_LIMITS: ReadonlyMap<ToServer['t'], Limit> = new Map([
  ['join', { perSecond: 0.5, burst: 10 }],
  ['takeback', { perSecond: 0.5, burst: 10 }],
  ['end', { perSecond: 0.5, burst: 10 }],
  ['say', { perSecond: 1, burst: 10 }],
  ['mute', { perSecond: 1, burst: 10 }],
  ['emote', { perSecond: 1, burst: 5 }],
]);

type Frames = { readonly [T in ToServer['t']]: Extract<ToServer, { readonly t: T }> };
type QueuedFrame = Exclude<ToServer, { t: 'clock' }>; // clock frames are handled at once: they measure time

/** Sent to the client with the frame's id; null or nothing: no answer, or not yet. */
type Result = Done | Refusal | null | void;
type Handler<F> = (frame: F, received: number) => Promise<Result>;

/** One socket: reads frames, passes them to the table, answers. */
export class Connection implements TableClient {
  readonly guest: GuestId;
  readonly #socket: WebSocket;
  readonly #sender: FrameSender;
  readonly #hub: Hub;
  readonly #guests: Guests;
  readonly #log: Log;
  readonly #allowance: Allowance;
  readonly #own = new Map<ToServer['t'], Allowance>();
  #muted: ReadonlySet<GuestId> = new Set();
  #table: TableHost | null = null;
  readonly #clientClock: ClientClock;
  readonly #patience = new Allowance(FORGIVEN_PER_SECOND, MOST_REFUSED, performance.now());
  #warned = false;
  #waiting = 0;
  #queue: Promise<void>;
  readonly #unsubscribe: () => void;

  /** The allowance belongs to the guest: several windows together may not send more than one. */
  constructor(
    socket: WebSocket,
    sender: FrameSender,
    guest: GuestId,
    allowance: Allowance,
    { hub, guests }: Pick<Services, 'hub' | 'guests'>,
    log: Log,
  ) {
    this.#socket = socket;
    this.#sender = sender;
    this.guest = guest;
    this.#allowance = allowance;
    this.#hub = hub;
    this.#guests = guests;
    this.#log = log;
    this.#clientClock = new ClientClock((n) => this.send({ t: 'clock', n }));
    this.#unsubscribe = guests.onMute(guest, () => void this.#applyMutes());
    this.#queue = this.#hello().catch((error: unknown) => {
      logFailure(log, error, { guest }, 'a guest could not be greeted');
      socket.close(TRY_LATER, 'server-error');
    });
  }

  hasMuted(other: GuestId): boolean {
    return this.#muted.has(other);
  }

  send(message: ToClient): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(frame: string): void {
    this.#sender.send(frame);
  }

  shown(seq: number): void {
    this.#clientClock.shown(seq, now());
  }

  /** A heartbeat was answered. */
  beat(): void {
    this.#table?.beat(this);
  }

  /** True if milliseconds may decide at this table. Then the client is regularly asked for its clock. */
  isRacing(): boolean {
    if (!this.#table?.racing) return false;
    this.#clientClock.ask(now());
    return true;
  }

  close(): void {
    this.#unsubscribe();
    this.#part();
  }

  #part(): void {
    this.#table?.part(this);
    this.#table = null;
  }

  /** Handles any data from outside. A refused frame must cost almost nothing. */
  receive(data: Buffer, binary: boolean): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return; // already disconnected; these frames were still on their way
    const received = now();
    this.beat();
    if (!this.#allowance.take(performance.now()))
      return this.#complain({ why: 'too-fast', with: { seconds: 1 } });
    const frame = binary ? { why: 'bad-request' } : readFrame(data.toString());
    if (isRefusal(frame)) return this.#complain(frame);
    if (frame.t === 'clock') return this.#clientClock.answer(frame.n, received, frame.at);
    const own = OWN_LIMITS.get(frame.t);
    if (own && !this.#takes(frame.t, own)) return this.#tooFast(frame);
    if (this.#waiting >= MOST_WAITING) return this.#tooFast(frame);
    this.#waiting++;
    // Frames are handled in order: a join must be done before the move that follows it.
    this.#queue = this.#queue.then(() => this.#answerFrame(frame, received)).finally(() => this.#waiting--);
  }

  #takes(kind: ToServer['t'], { perSecond, burst }: Limit): boolean {
    const moment = performance.now();
    const allowance = this.#own.get(kind) ?? new Allowance(perSecond, burst, moment);
    this.#own.set(kind, allowance);
    return allowance.take(moment);
  }

  /** A refused frame is answered with its id, because its sender waits for an answer. */
  #tooFast(frame: ToServer): void {
    const refusal = { why: 'too-fast', with: { seconds: 1 } };
    if ('id' in frame) this.#answer(frame.id, refusal);
    else this.#complain(refusal);
  }

  #complain(refusal: Refusal): void {
    const fatal = !this.#patience.take(performance.now());
    if (!this.#warned || fatal)
      this.#log.warn({ ...refusal, guest: this.guest, fatal }, 'a frame was refused');
    this.#warned = true; // only once: a client that sends invalid frames must not fill the log
    this.send({ t: 'error', fatal, ...refusal });
    if (fatal) this.#socket.close(1008, refusal.why);
  }

  async #hello(): Promise<void> {
    const { guest } = this;
    const [name, muted] = await Promise.all([this.#guests.name(guest), this.#guests.muted(guest)]);
    this.#muted = new Set(muted);
    this.send({ t: 'hello', guest, name, muted });
  }

  async #answerFrame(frame: QueuedFrame, received: number): Promise<void> {
    const id = 'id' in frame ? frame.id : null;
    try {
      const result = await this.#handle(frame.t, frame, received);
      if (result) this.#answer(id, result);
    } catch (error) {
      logFailure(this.#log, error, { guest: this.guest, frame: frame.t }, 'a frame failed');
      this.#answer(id, { why: whyFailed(error) });
    }
  }

  #handle<T extends QueuedFrame['t']>(t: T, frame: Frames[T], received: number): Promise<Result> {
    return this.#handlers[t](frame, received);
  }

  /** One handler for every kind of frame that waits in the queue. */
  readonly #handlers: { readonly [T in QueuedFrame['t']]: Handler<Frames[T]> } = {
    ping: async ({ n }) => this.send({ t: 'pong', n }),
    join: ({ table, since = 0 }) => this.#join(table, since),
    mute: ({ guest, muted }) => this.#mute(guest, muted),
    say: ({ id, text }) => this.#atTable(({ chat }) => chat.say(this.guest, id, text)),
    emote: ({ emote }) => this.#atTable(async ({ chat }) => chat.emote(this.guest, emote)),
    play: (frame, received) => this.#request(this.#played(frame, received)),
    takeback: (frame) => this.#request({ ...frame, guest: this.guest }),
    end: (frame) => this.#request({ ...frame, guest: this.guest }),
    answer: (frame) => this.#request({ ...frame, guest: this.guest }),
    back: (frame) => this.#request({ ...frame, guest: this.guest }),
  };

  async #atTable(handle: (table: TableHost) => Promise<Result>): Promise<Result> {
    return this.#table ? handle(this.#table) : { why: 'not-joined' };
  }

  #request(request: Request): Promise<Result> {
    return this.#atTable(async (table) => {
      const answer = await table.ask(request);
      return answer === 'asked' ? null : answer; // the others are asked first; the answer comes later
    });
  }

  #played({ t, seat, move, id, pressedAt, reaction }: Frames['play'], arrived: number): Request {
    const pressed = this.#clientClock.pressed(pressedAt, reaction, arrived);
    return { t, guest: this.guest, seat, move, id, arrived, pressed };
  }

  #answer(id: string | null, result: Done | Refusal): void {
    if (id === null) {
      if (isRefusal(result)) this.send({ t: 'error', fatal: false, ...result });
    } else if (isRefusal(result)) {
      // Our client never uses a seat that is not its own, so that is worth a warning. Illegal moves are
      // normal.
      const level = result.why === 'not-your-seat' ? 'warn' : 'debug';
      this.#log[level]({ ...result, guest: this.guest }, 'refused');
      this.send({ t: 'refused', id, ...result });
    } else this.send({ t: 'ack', id, seq: result.seq });
  }

  async #join(id: string, since: number): Promise<void> {
    const table = await this.#hub.table(id);
    if (!table) return this.#complain({ why: 'no-such-table' });
    if (this.#table !== table) this.#part();
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#table = table;
    try {
      const refused = await table.join(this, since);
      if (!refused) return;
      this.#complain(refused);
      if (this.#table === table) this.#part();
    } finally {
      // The socket closed while it was joining. Without this it would stay at the table for ever.
      if (this.#table !== table) table.part(this);
    }
  }

  async #mute(other: GuestId, muted: boolean): Promise<void> {
    await this.#guests.mute(this.guest, other, muted);
    // Sent directly, not only through the bus: the person who muted must see the result.
    await this.#sendMuted();
  }

  /** Applies the change on every device of this guest, on any server. */
  async #applyMutes(): Promise<void> {
    try {
      await this.#sendMuted();
    } catch (error) {
      logFailure(this.#log, error, { guest: this.guest }, 'a mute is not obeyed');
    }
  }

  async #sendMuted(): Promise<void> {
    const guests = await this.#guests.muted(this.guest);
    this.#muted = new Set(guests);
    this.send({ t: 'muted', guests });
  }
}
