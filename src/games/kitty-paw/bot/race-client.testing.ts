import { randomUUID } from 'node:crypto';
import type { Bot, Millis, Rng, Scene, Seat } from '../../../kernel/game.ts';
import { legal } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import type { ToClient } from '../../../protocol/messages.ts';
import type { TestClient } from '../../../server/testing/client.ts';
import { RACERS } from './bot.ts';
import { WINDOW } from '../rules/race/limits.ts';
import { heldBy } from '../rules/race/mat.ts';
import rules from '../rules/race/race.ts';
import { BREEDS } from '../rules/cards/pieces.ts';
import type { Event, KittyPaw, Move, View } from '../rules/race/types.ts';

const isClaim = ({ do: what }: Move): boolean => what === 'grab' || what === 'card' || what === 'peek';

/** A scripted player on a real socket: plans like a bot, with the network delay of a distant person. */
export class RaceClient {
  readonly client: TestClient;
  readonly seat: Seat;
  readonly waits: Millis[] = []; // from each press that opened a window until the thing was won
  readonly bare: Millis[] = []; // the same for a timer as long as the window: the delay of this computer itself
  readonly complaints: string[] = [];
  scene: Scene<KittyPaw> | null = null;
  readonly #bot: Bot<KittyPaw>;
  readonly #speed: number;
  readonly #window: Millis;
  readonly #rng: Rng;
  #plan: { readonly move: Move; readonly timer: NodeJS.Timeout } | null = null;
  #asked: string | null = null; // the id of the request without an answer
  #claimed: Millis | null = null;
  #meow: { readonly seq: number; readonly seen: Millis } | null = null;

  constructor(client: TestClient, seat: Seat, level: number, times: number, serverSpeed: number) {
    [this.client, this.seat, this.#rng] = [client, seat, quickRng(seat + 1)];
    [this.#speed, this.#window] = [times * serverSpeed, WINDOW / serverSpeed];
    this.#bot = RACERS[level]?.bot ?? (() => ({ move: { do: 'meow' }, after: 0 }));
  }

  async play(table: string): Promise<void> {
    await this.client.connect();
    this.client.socket?.on('message', (data: Buffer) =>
      this.#receive(JSON.parse(data.toString()) as ToClient),
    );
    this.client.send({ t: 'join', table });
  }

  /** Everything before was warm-up. */
  beginToCount(): void {
    this.waits.length = 0;
    this.bare.length = 0;
  }

  stop(): void {
    clearTimeout(this.#plan?.timer);
    this.#plan = null;
    this.#asked = 'stopped';
  }

  #receive(message: ToClient): void {
    this.client.received.length = 0; // a long race would fill the memory
    if (message.t === 'clock') this.client.send({ t: 'clock', n: message.n, at: performance.now() });
    if (message.t === 'scene' && message.viewer === this.seat)
      this.#see(message.scene as unknown as Scene<KittyPaw>);
    if ((message.t === 'ack' || message.t === 'refused') && message.id === this.#asked) {
      if (message.t === 'refused') this.#claimed = null;
      this.#asked = null;
      this.#consider();
    }
  }

  #see(seen: Scene<KittyPaw>): void {
    this.scene = seen;
    const fault = faultOf(seen.view);
    if (fault) this.complaints.push(`${seen.seq}: ${fault}`);
    for (const event of seen.events) this.#notice(event, seen);
    this.#consider();
  }

  #notice(event: Event, { seq, view }: Scene<KittyPaw>): void {
    if (event.what === 'meow') [this.#meow, this.#claimed] = [{ seq, seen: performance.now() }, null];
    if (!('seat' in event) || event.seat !== this.seat || this.#claimed === null) return;
    // The second player to claim waits only for the rest of the open window.
    const rivals = event.what === 'reached' && view.claims.filter(({ target }) => same(target, event.target));
    if (rivals && rivals[0]?.seat !== this.seat) this.#claimed = null;
    if (this.#claimed === null || !SETTLED.has(event.what)) return;
    this.waits.push(performance.now() - this.#claimed - this.#window);
    this.#claimed = null;
  }

  /** Keeps the plan while it is legal; otherwise makes a new one. */
  #consider(): void {
    const seen = this.scene;
    if (!seen || this.#asked !== null || seen.outcome) return;
    if (this.#plan && !rules.check(seen.view, this.seat, this.#plan.move)) return;
    clearTimeout(this.#plan?.timer);
    this.#plan = null;
    if (!legal(rules, seen, this.seat).length) return;
    const { move, after } = this.#bot(seen, this.seat, () => true, this.#rng);
    this.#plan = { move, timer: setTimeout(() => this.#press(move), after / this.#speed) };
  }

  #press(move: Move): void {
    this.#plan = null;
    const now = performance.now();
    const id = (this.#asked = randomUUID());
    if (isClaim(move)) this.#claim(now);
    const reaction =
      move.do === 'touch' && this.#meow
        ? { reaction: { seq: this.#meow.seq, ms: now - this.#meow.seen } }
        : {};
    const message = { t: 'play', id, seat: this.seat, move: rules.write(move), pressedAt: now } as const;
    this.client.send({ ...message, ...reaction });
  }

  #claim(now: Millis): void {
    this.#claimed = now;
    setTimeout(() => this.bare.push(performance.now() - now - this.#window), this.#window);
  }
}

const SETTLED: ReadonlySet<Event['what']> = new Set(['grabbed', 'took-card', 'peeked', 'snatched']);

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Checks that every tile is in exactly one place and a paw holds at most one thing. */
const faultOf = (view: View): string | null => {
  const { tiles, playing, boxes, cats, kept } = view;
  if (new Set(tiles.map(({ id }) => id)).size !== BREEDS.length * playing.length)
    return 'a tile is lost or doubled';
  const spots = tiles.flatMap(({ place }) => (place.in === 'middle' ? [place.spot] : []));
  if (new Set(spots).size !== spots.length) return 'two tiles on one spot';
  for (const seat of kept.keys()) {
    const held =
      tiles.filter(({ place }) => place.in === 'paw' && place.seat === seat).length +
      cats.filter(({ place }) => place.in === 'paw' && place.seat === seat).length +
      Number(boxes[seat]?.place.in === 'paw');
    if (held > 1 || (held === 1 && !heldBy(view, seat))) return `seat ${seat} holds ${held} things`;
  }
  return null;
};
