import type { WebSocket } from 'ws';
import { isRefusal, type Refusal } from '../../kernel/game.ts';
import type { ToClient, ToServer } from '../../protocol/messages.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { TogetherWish } from '../../protocol/together.ts';
import type { Guests } from '../people/guests.ts';
import { numbered } from '../http/refuse.ts';
import type { Refusals } from '../http/refusals.ts';
import type { Services } from '../http/services.ts';
import type { Invitations } from '../invitations/invitations.ts';
import type { Hub } from '../tables/hub.ts';
import { now } from '../clock.ts';
import { elapsed } from '../time.ts';
import type { Millis } from '../../kernel/game.ts';
import { logFailure, type Log } from '../log.ts';
import { Allowance } from '../rate.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Arrival } from '../presence/presence.ts';
import { requestId } from '../request-id.ts';
import { readFrame } from './read-frame.ts';
import type { Answer, Done, Request } from '../../table/host-interface.ts';
import type { TableClient } from '../tables/table-client.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { whyFailed } from '../store/why-failed.ts';
import { ClientClock } from './client-clock.ts';
import type { FrameSender } from './frame-sender.ts';
import type { FrameLimits } from './guest-limits.ts';

const MOST_REFUSED = 200; // frames that were too fast or invalid: then the socket is closed
const FORGIVEN_PER_SECOND = 0.5; // refused frames forgotten per second; valid frames in between change nothing
const MOST_WAITING = 100; // frames in the queue while the database is slow: a client that sends more does not wait for answers

const NOBODY: ReadonlySet<GuestId> = new Set();

const TOO_FAST: Refusal = { why: 'too-fast', with: { seconds: 1 } };

const TRY_LATER = 1013;
const RECONNECT = 1012;

type ConnectionServices = Pick<
  Services,
  'hub' | 'guests' | 'metrics' | 'notices' | 'presence' | 'invitations'
>;

type Frames = { readonly [T in ToServer['t']]: Extract<ToServer, { readonly t: T }> };
type QueuedFrame = Exclude<ToServer, { t: 'clock' }>; // clock frames are handled at once: they measure time

/** When a frame came: on the clock of tables, which stands while this process is stopped, and on one that never does. */
interface Arrived {
  readonly received: Millis;
  readonly moment: Millis;
}

interface Received extends Arrived {
  readonly frame: QueuedFrame;
}

/** Sent to the client with the frame's id; `asked`, null or nothing: no answer, or not yet. */
type Result = Answer | null | void;
type Handler<F> = (connection: Connection, frame: F, arrived: Arrived) => Promise<Result>;

const idOf = (frame: ToServer): string | null => ('id' in frame ? frame.id : null);

/**
 * One socket: reads frames, passes them to the table, answers. Most sockets are open and do nothing, and there are
 * thousands: what only a player at a table needs is made when it is needed.
 */
export class Connection implements TableClient {
  readonly guest: GuestId;
  readonly #socket: WebSocket;
  readonly #sender: FrameSender;
  readonly #hub: Hub;
  readonly #guests: Guests;
  readonly #metrics: Metrics;
  readonly #log: Log;
  readonly #limits: FrameLimits;
  readonly #refusals: Refusals;
  #muted = NOBODY;
  #table: OpenTable | null = null;
  #clientClock: ClientClock | null = null;
  #patience: Allowance | null = null;
  #greeted = false;
  readonly #queue: Received[] = []; // the first one is being handled
  readonly #arrival: Arrival;
  readonly #unsubscribe: readonly (() => void)[];

  /** The limits belong to the guest: several windows together may not send more than one. */
  constructor(
    socket: WebSocket,
    sender: FrameSender,
    guest: GuestId,
    limits: FrameLimits,
    { hub, guests, metrics, notices, presence, invitations }: ConnectionServices,
    log: Log,
    refusals: Refusals,
    address: string | null = null, // as `Presence.arrive` wants it
  ) {
    this.#socket = socket;
    this.#sender = sender;
    this.guest = guest;
    this.#limits = limits;
    this.#refusals = refusals;
    this.#hub = hub;
    this.#guests = guests;
    this.#metrics = metrics;
    this.#log = log;
    this.#arrival = presence.arrive(guest, address);
    this.#unsubscribe = [
      guests.onMute(guest, () => void this.#applyMutes()),
      notices.follow(guest, (notice) => this.sendText(`{"t":"notice","notice":${notice}}`)),
    ];
    void this.#begin(invitations);
  }

  get muted(): ReadonlySet<GuestId> {
    return this.#muted;
  }

  send(message: ToClient): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(frame: string, seq?: number): void {
    this.#sender.send(frame);
    if (seq !== undefined) this.#clock().shown(seq, elapsed());
  }

  #clock(): ClientClock {
    this.#clientClock ??= new ClientClock((n) => this.send({ t: 'clock', n }));
    return this.#clientClock;
  }

  /** The client connects again, finds the table where it is now, and repeats what was not answered. */
  moved(): void {
    this.#table = null;
    this.#arrival.setAtTable(false);
    this.#sender.close(RECONNECT, 'table-moved');
  }

  /** A heartbeat was answered. Answers that nobody asked for are refused like a flood of frames. */
  ponged(): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#limits.takeFrame(performance.now())) this.#beat();
    else this.#complain(TOO_FAST);
  }

  #beat(): void {
    this.#table?.beat(this);
  }

  /** Browsers never send pings. A flood of them is refused like a flood of frames. */
  pinged(data: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#beat();
    if (this.#limits.takeFrame(performance.now())) this.#sender.pong(data);
    else this.#complain(TOO_FAST);
  }

  /** True if milliseconds may decide at this table. Then the client is regularly asked for its clock. */
  isRacing(): boolean {
    if (!this.#table?.racing) return false;
    this.#clock().ask(elapsed());
    return true;
  }

  close(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.#part();
    this.#arrival.leave();
  }

  #part(): void {
    this.#table?.part(this);
    this.#table = null;
    this.#arrival.setAtTable(false);
  }

  /** Handles any data from outside. */
  receive(data: Buffer, binary: boolean): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return; // already disconnected; these frames were still on their way
    const [received, moment] = [now(), elapsed()];
    this.#beat();
    const inTime = this.#limits.takeFrame(performance.now());
    const frame = binary ? { why: 'bad-request' } : readFrame(data.toString());
    if (isRefusal(frame)) return this.#complain(inTime ? frame : TOO_FAST);
    if (!inTime) return this.#tooFast(frame);
    if (frame.t === 'clock') return this.#clock().answer(frame.n, moment, frame.at);
    if (!this.#limits.takeOfNetwork(performance.now())) return this.#refuse(TOO_FAST, idOf(frame));
    if (!this.#limits.take(frame.t, performance.now())) return this.#tooFast(frame);
    if (this.#queue.length >= MOST_WAITING) return this.#tooFast(frame);
    this.#queue.push({ frame, received, moment });
    if (this.#queue.length === 1 && this.#greeted) void this.#work();
  }

  /** Frames are handled in order: a join must be done before the move that follows it. */
  async #work(): Promise<void> {
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      await this.#answerFrame(next);
      this.#queue.shift();
    }
  }

  #tooFast(frame: ToServer): void {
    this.#complain(TOO_FAST, idOf(frame));
  }

  /** Refuses what is this client's own fault: after many the socket is closed. */
  #complain(refusal: Refusal, id: string | null = null): void {
    const moment = performance.now();
    this.#patience ??= new Allowance(FORGIVEN_PER_SECOND, MOST_REFUSED, moment);
    this.#refuse(refusal, id, !this.#patience.take(moment));
  }

  /** With the id of the refused frame, if it has one: otherwise its sender would wait for an answer for ever. */
  #refuse(refusal: Refusal, id: string | null, fatal = false): void {
    const own = requestId();
    const line = { ...refusal, guest: this.guest, fatal, request: own };
    const message = fatal ? 'a socket is closed after many refusals' : 'a frame was refused';
    const request = this.#refusals.note(this.guest, own, line, message);
    const shown = numbered(refusal, request);
    this.send(id === null || fatal ? { t: 'error', fatal, ...shown } : { t: 'refused', id, ...shown });
    if (fatal) this.#sender.close(1008, refusal.why);
  }

  async #begin(invitations: Invitations): Promise<void> {
    try {
      await this.#hello(invitations);
    } catch (error) {
      logFailure(this.#log, error, { guest: this.guest }, 'a guest could not be greeted');
      return this.#sender.close(TRY_LATER, 'server-error');
    }
    this.#greeted = true;
    await this.#work();
  }

  /** Everything is read before the first frame: a greeted client is not disconnected because a later query fails. */
  async #hello(invitations: Invitations): Promise<void> {
    const { guest } = this;
    const [name, muted, invited] = await Promise.all([
      this.#guests.name(guest),
      this.#guests.muted(guest),
      invitations.waitingFor(guest),
    ]);
    if (muted.length) this.#muted = new Set(muted);
    this.send({ t: 'hello', guest, name, muted });
    for (const notice of invited) this.send({ t: 'notice', notice });
  }

  async #answerFrame({ frame, received, moment }: Received): Promise<void> {
    const id = idOf(frame);
    try {
      const result = await this.#handle(frame.t, frame, { received, moment });
      if (result && result !== 'asked') this.#answer(id, result);
      this.#metrics.answered(frame.t, (now() - received) / 1000);
    } catch (error) {
      const request = requestId();
      logFailure(this.#log, error, { guest: this.guest, frame: frame.t, request }, 'a frame failed');
      const why = whyFailed(error);
      this.#answer(id, { why, with: { request } });
      // Its next requests would be refused, although the client believes to be at the table: it connects again and repeats them.
      if (frame.t === 'join' && why === 'storage-away') this.#sender.close(TRY_LATER, why);
    }
  }

  #handle<T extends QueuedFrame['t']>(t: T, frame: Frames[T], arrived: Arrived): Promise<Result> {
    return Connection.#HANDLERS[t](this, frame, arrived);
  }

  /** One handler for every kind of frame that waits in the queue. */
  static readonly #HANDLERS: { readonly [T in QueuedFrame['t']]: Handler<Frames[T]> } = {
    ping: async (one, { n }) => one.send({ t: 'pong', n }),
    join: (one, { table, since = 0 }) => one.#join(table, since),
    mute: (one, { guest, muted }) => one.#mute(guest, muted),
    say: (one, { id, text }) => one.#atTable((table) => table.say(one.guest, id, text)),
    emote: (one, { emote }) => one.#atTable((table) => table.emote(one.guest, emote)),
    together: (one, { wish }) => one.#atTable((table) => one.#together(table, wish)),
    play: (one, frame, arrived) => one.#request(one.#played(frame, arrived)),
    takeback: (one, frame) => one.#request({ ...frame, guest: one.guest }),
    end: (one, frame) => one.#request({ ...frame, guest: one.guest }),
    'hand-over': (one, frame) => one.#request({ ...frame, guest: one.guest }),
    answer: (one, frame) => one.#request({ ...frame, guest: one.guest }),
    back: (one, frame) => one.#request({ ...frame, guest: one.guest }),
    advance: (one, frame) => one.#request({ ...frame, guest: one.guest }),
  };

  #atTable(handle: (table: OpenTable) => Promise<Result>): Promise<Result> {
    return this.#table ? handle(this.#table) : Promise.resolve({ why: 'not-joined' });
  }

  async #together(table: OpenTable, wish: TogetherWish): Promise<Result> {
    return (await table.together(this.guest, wish)) ?? { seq: 0 }; // nothing is stored
  }

  #request(request: Request): Promise<Result> {
    return this.#atTable((table) => table.ask(request));
  }

  #played(
    { t, seat, move, id, pressedAt, reaction }: Frames['play'],
    { received, moment }: Arrived,
  ): Request {
    const pressed = this.#clock().pressed(pressedAt, reaction, moment);
    const onTable = 'at' in pressed ? { at: received - (moment - pressed.at) } : pressed;
    return { t, guest: this.guest, seat, move, id, arrived: received, pressed: onTable };
  }

  #answer(id: string | null, result: Done | Refusal): void {
    if (id === null) {
      if (isRefusal(result)) this.send({ t: 'error', fatal: false, ...result });
    } else if (isRefusal(result)) {
      this.#logRefusal(result);
      this.send({ t: 'refused', id, ...result });
    } else this.send({ t: 'ack', id, seq: result.seq });
  }

  /** Our client never uses a seat that is not its own, so that is worth a warning. Illegal moves are normal. */
  #logRefusal(refusal: Refusal): void {
    const line = { ...refusal, guest: this.guest };
    if (refusal.why === 'not-your-seat') this.#refusals.note(this.guest, requestId(), line, 'refused');
    else this.#log.debug(line, 'refused');
  }

  async #join(id: string, since: number): Promise<void> {
    const table = await this.#hub.table(id);
    if (!table) return this.#complain({ why: 'no-such-table' });
    if (this.#table !== table) this.#part();
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#table = table;
    this.#arrival.setAtTable(true);
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
    if (other === this.guest) return this.#complain({ why: 'bad-request', with: { where: 'guest' } });
    // Obeyed here before any other device hears of it: what the muted person sends next must not arrive.
    this.#obey(await this.#guests.mute(this.guest, other, muted));
    await this.#guests.announceMute(this.guest);
  }

  /** Applies the change on every device of this guest, on any server. */
  async #applyMutes(): Promise<void> {
    try {
      this.#obey(await this.#guests.muted(this.guest));
    } catch (error) {
      logFailure(this.#log, error, { guest: this.guest }, 'a mute is not obeyed');
    }
  }

  #obey(guests: readonly GuestId[]): void {
    this.#muted = new Set(guests);
    this.#table?.muteChanged(this);
    this.send({ t: 'muted', guests });
  }
}
