import { randomUUID } from 'node:crypto';
import type { Game, Kind, Rng, Scene, Viewer } from '../kernel/game.ts';
import { isRaceSeen } from '../kernel/press.ts';
import { pick } from '../kernel/random.ts';
import type { ToClient, ToServer } from '../protocol/messages.ts';
import type { TableId, TableInfo } from '../protocol/table.ts';
import { countOne } from './counts.ts';
import { newEvidence, type Evidence, type Sent } from './evidence.ts';
import { PlayerSocket, type Servers } from './player-socket.ts';

/** Refusals that say nothing about the move: a page sends it again. */
const AGAIN: ReadonlySet<string> = new Set(['storage-away', 'too-fast', 'not-joined', 'halted']);
const UNHEARD: ReadonlySet<ToClient['t']> = new Set(['pong', 'clock']); // too many, and nothing in them

type Of<T extends ToClient['t']> = Extract<ToClient, { t: T }>;

export interface TortureTable {
  readonly servers: Servers;
  readonly table: TableId;
  readonly game: Game<Kind>;
  readonly rng: Rng;
  readonly pace: number; // the longest thought, in milliseconds
}

/** Somebody at a table: makes random legal moves, repeats what is not answered, and notes everything. */
export class Person {
  readonly evidence: Evidence;
  readonly socket: PlayerSocket;
  info: TableInfo | null = null;
  scene: Scene<Kind> | null = null;
  readonly #place: TortureTable;
  readonly #viewer: Viewer;
  #pending: Sent | null = null;
  #acked: Sent[] = [];
  #timer: NodeJS.Timeout | null = null;
  #joined = false;
  #closed = false;

  constructor(place: TortureTable, who: { readonly guest: string; readonly cookie: string }, viewer: Viewer) {
    this.#place = place;
    this.#viewer = viewer;
    this.evidence = newEvidence(who.guest, viewer);
    this.socket = new PlayerSocket(
      place.servers,
      who.cookie,
      () => this.#opened(),
      (text, message) => this.#hear(text, message),
    );
  }

  close(): void {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.socket.close();
  }

  /** For a complaint about a table that stands still. */
  get state(): object {
    const { actors, seq } = this.scene ?? {};
    return {
      viewer: this.#viewer,
      open: this.socket.isOpen,
      joined: this.#joined,
      seq,
      actors,
      pending: this.#pending,
    };
  }

  get #seenSeq(): number {
    return this.scene?.seq ?? 0;
  }

  #opened(): void {
    this.#joined = false;
    const { rng, servers } = this.#place;
    if (this.#pending && rng.int(10) === 0) {
      servers.counts.repeated++;
      this.#resend(this.#pending); // before it has joined: messages in another order
    }
    this.#join();
    if (this.#pending) this.#resend(this.#pending);
  }

  #join(): void {
    const { rng, table } = this.#place;
    this.socket.send({ t: 'join', table, ...(rng.int(2) && { since: this.#seenSeq }) });
  }

  #later(act: () => void, ms: number): void {
    const timer = setTimeout(() => {
      if (!this.#closed) act();
    }, ms);
    timer.unref();
  }

  // --- What it hears --------------------------------------------------------------------------------------------------

  #hear(text: string, message: ToClient): void {
    if (message.t === 'clock') return this.socket.send({ t: 'clock', n: message.n, at: performance.now() });
    if (!UNHEARD.has(message.t))
      this.evidence.heard.push({
        when: performance.now(),
        connection: this.socket.connection,
        text,
        message,
      });
    if (message.t === 'table') this.#seeTable(message);
    else if (message.t === 'scene') this.#see(message);
    else if (message.t === 'ack') this.#acknowledged(message);
    else if (message.t === 'refused') this.#refused(message);
    else if (message.t === 'takeback' || message.t === 'draw') this.#answer(message);
    else if (message.t === 'error' && !this.#joined) this.#later(() => this.#joinAgain(), 500);
  }

  #joinAgain(): void {
    if (!this.#joined && this.socket.isOpen) this.#join();
  }

  #seeTable({ table }: Of<'table'>): void {
    this.info = table;
    this.#joined = true;
  }

  #see({ viewer, scene }: Of<'scene'>): void {
    if (viewer !== this.#viewer) return; // the checker complains
    this.scene = scene;
    this.socket.back();
    this.#consider();
  }

  #acknowledged({ id, seq }: Of<'ack'>): void {
    const sent = this.evidence.sent.get(id);
    if (!sent) return; // the answer to a question
    if (sent.acked && sent.acked.seq !== seq)
      this.evidence.complaints.push(`${id} was acknowledged as ${sent.acked.seq} and as ${seq}`);
    if (!sent.acked) {
      sent.acked = { seq, when: performance.now() };
      this.#place.servers.counts.acknowledged++;
      this.#acked.push(sent);
    }
    if (this.#pending === sent) this.#pending = null;
    this.#consider();
  }

  #refused({ id, why }: Of<'refused'>): void {
    countOne(this.#place.servers.counts.refused, why);
    const sent = this.evidence.sent.get(id);
    if (sent?.acked && !AGAIN.has(why))
      this.evidence.complaints.push(`${id} was acknowledged, then refused: ${why}`);
    if (!sent || sent !== this.#pending) return;
    if (AGAIN.has(why)) return this.#later(() => this.#resend(sent), 200 + this.#place.rng.int(600));
    sent.refused = { why, when: performance.now() };
    this.#pending = null;
    this.#later(() => this.#consider(), this.#place.pace);
  }

  #answer({ question }: Of<'takeback'> | Of<'draw'>): void {
    if (!question?.waiting.includes(this.evidence.guest)) return;
    this.socket.send({ t: 'answer', id: randomUUID(), yes: this.#place.rng.int(3) > 0 });
  }

  // --- What it does ---------------------------------------------------------------------------------------------------

  /** Thinks about a move, if it may make one. */
  #consider(): void {
    const { rng, pace } = this.#place;
    if (this.#timer || this.#pending || !this.#mayAct()) return;
    const racing = this.scene && isRaceSeen(this.scene);
    this.#timer = setTimeout(
      () => {
        this.#timer = null;
        this.#act();
      },
      (racing ? 100 : 10) + rng.int(pace),
    );
  }

  #mayAct(): boolean {
    const { scene } = this;
    if (!scene || scene.outcome || this.#viewer === 'spectator' || !scene.actors.includes(this.#viewer))
      return false;
    return scene.seq >= (this.#acked.at(-1)?.acked?.seq ?? 0); // else its scene is still on the way
  }

  #act(): void {
    const { scene } = this;
    if (this.#closed || this.#pending || !scene || this.#viewer === 'spectator' || !this.#mayAct()) return;
    const { rng, game } = this.#place;
    // An interruption is not asked for: now and then is enough.
    if (!scene.awaiting.includes(this.#viewer) && rng.int(4) > 0) return;
    const racing = isRaceSeen(scene);
    if (!racing && rng.int(60) === 0) this.#ask('takeback', '');
    if (scene.awaiting.length === 1 && this.info?.seats.length === 2 && rng.int(500) === 0)
      this.#ask('end', 'resign');
    const move = someMove(game, scene, this.#viewer, rng);
    if (move === null) return;
    this.#pending = this.#ask('play', move);
    this.#misbehave(this.#pending);
  }

  #ask(what: Sent['what'], move: string): Sent | null {
    if (this.#viewer === 'spectator') return null;
    const now = performance.now();
    const sent: Sent = {
      id: randomUUID(),
      seat: this.#viewer,
      what,
      move,
      seq: this.#seenSeq,
      first: now,
      last: now,
      acked: null,
      refused: null,
    };
    this.evidence.sent.set(sent.id, sent);
    this.socket.send(frameOf(sent));
    return sent;
  }

  #resend(sent: Sent): void {
    // After a refusal another move may have been sent: this one would be stored after it, and seem to be reordered.
    if (sent.acked || sent.refused || !this.socket.isOpen) return;
    sent.last = performance.now();
    this.socket.send(frameOf(sent));
  }

  /** Repeats frames, also old ones, and breaks connections while an answer is on its way. */
  #misbehave(sent: Sent | null): void {
    const { rng, servers } = this.#place;
    const chance = rng.int(100);
    if (!sent || chance >= 8) return;
    servers.counts.repeated++;
    const old = this.#acked.length ? pick(rng, this.#acked) : null;
    if (chance < 4) this.socket.send(frameOf(sent));
    else if (chance < 6 && old) this.socket.send(frameOf(old));
    else this.socket.drop();
  }
}

const frameOf = ({ id, seat, what, move }: Sent): ToServer => {
  if (what === 'takeback') return { t: 'takeback', id, seat };
  if (what === 'end') return { t: 'end', id, seat, how: 'resign' };
  return { t: 'play', id, seat, move, pressedAt: performance.now() };
};

/** A random legal move in notation; null if there is none. */
const someMove = (game: Game<Kind>, { view }: Scene<Kind>, seat: number, rng: Rng): string | null => {
  const candidates = [...game.candidates(view, seat)];
  while (candidates.length) {
    const i = rng.int(candidates.length);
    const move = candidates[i];
    if (!game.check(view, seat, move)) return game.write(move);
    candidates[i] = candidates.at(-1);
    candidates.pop();
  }
  return null;
};
