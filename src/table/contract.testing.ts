import {
  isRefusal,
  type Bot,
  type Game,
  type Header,
  type Kind,
  type Millis,
  type Seat,
} from '../kernel/game.ts';
import { legal } from '../kernel/match.ts';
import { optionsAt } from '../kernel/options.ts';
import { readPress } from '../kernel/press.ts';
import type { ToClient } from '../protocol/messages.ts';
import type { GuestId } from '../protocol/table.ts';
import type { PlainStep, Taken } from './contract-runner.testing.ts';
import {
  CONTRACT_AWAY,
  CONTRACT_BOT_PACE,
  type Person,
  type Script,
  type ScriptSeat,
  type Sight,
} from './contract-scripts.testing.ts';
import { newDoc, type SeatDoc, type TableDoc } from './doc.ts';
import type { Answer, BotChoice, BotTurn, ClientId, Effect, PressTime, Request } from './host-interface.ts';
import { idOf, type Rules } from './history.ts';
import { MemoryHost, MemoryStore } from './memory-host.ts';
import { NO_LIMITS, PATIENCE } from './settings.ts';
import type { StoredEntry } from './stored.ts';

/** The record of a script as another host played it. */
export interface Played {
  readonly table: string; // its id
  readonly people: Readonly<Record<Person, NamedGuest>>;
  readonly taken: readonly Taken[];
  readonly entries: readonly StoredEntry[];
  readonly received: Received;
}

interface NamedGuest {
  readonly guest: GuestId;
  readonly name: string;
}

/** Every message that the table sent to each person. */
export type Received = Readonly<Record<Person, readonly ToClient[]>>;

/** The intended differences of a host from the others. */
export interface HostKind {
  readonly levels: number | 'all'; // the bots that may take over from people
  readonly oneDevice: boolean; // its people sit around one device
  readonly acknowledges: boolean; // windows get `ack`, and the id of a refused request
  readonly dropsLeftTables: boolean; // a table is closed with its last window and opened again from the store
}

/** The game of a script. */
interface ContractGame extends Rules {
  readonly levels: readonly { readonly bot: Bot<Kind> }[];
}

const SEED = 'contract';

/** The table of a script before anybody has opened it. */
export const docOf = (
  script: Script,
  game: Game<Kind>,
  { table, people }: Pick<Played, 'table' | 'people'>,
): TableDoc => {
  const { seats, options: wanted, clock } = script;
  const options = optionsAt(game, seats.length, wanted);
  if (isRefusal(options)) throw new Error(`a script has options that do not exist: ${options.why}`);
  const [first] = seats;
  return newDoc({
    id: table,
    game: script.game,
    rulesVersion: game.version,
    options: { ...options },
    seats: seats.map((seat) => seatDoc(seat, people)),
    status: hasBegun(script) ? 'playing' : 'waiting',
    creator: typeof first === 'string' ? (people[first]?.guest ?? '') : '',
    seed: SEED,
    created: 0,
    ...(clock && { clock }),
  });
};

const seatDoc = (seat: ScriptSeat, people: Played['people']): SeatDoc => {
  if (typeof seat === 'string')
    return { kind: 'person', guest: people[seat]?.guest ?? '', name: seat, away: false };
  return seat.kind === 'bot' ? { kind: 'bot', level: 0 } : { kind: 'open', keptFor: null };
};

/** True if everybody sits already, so that the match has begun. */
export const hasBegun = ({ seats }: Script): boolean =>
  seats.every((seat) => typeof seat === 'string' || seat.kind === 'bot');

/** The header of a match that has begun before anybody opens its table. */
export const headerOf = (game: Game<Kind>, { seats, options, seed }: TableDoc): Header<Kind> => ({
  game: game.id,
  version: game.version,
  seats: seats.length,
  options,
  seed,
});

/** The result of a script played by the host in memory. */
export interface Replayed {
  readonly received: Received;
  readonly entries: readonly StoredEntry[];
  readonly shows: readonly Sight[];
}

/**
 * Plays a script in memory as another host played it: every request comes at the time that the other host stored, and
 * bots choose the same moves. So every message must be the same, to the millisecond.
 */
export const playInMemory = (
  script: Script,
  loaded: ContractGame,
  kind: HostKind,
  played: Played,
): Replayed => {
  const match = new ScriptedMatch(script, loaded, kind, played);
  for (const taken of played.taken) match.take(taken);
  match.until(played.entries.length); // bots and clocks go on while the other host ends a script
  return match;
};

class ScriptedMatch implements Replayed {
  readonly received: Record<Person, ToClient[]>;
  readonly #loaded: ContractGame;
  readonly #kind: HostKind;
  readonly #played: Played;
  readonly #store: MemoryStore;
  readonly #windows = new Map<ClientId, Person>();
  readonly #known = new Set<Person>();
  readonly #waited = new Map<Seat, number>(); // the seq at which its bot had nothing to do
  #host: MemoryHost;
  #clients = 0;
  #began: Millis | null = null; // when match time was 0

  constructor(script: Script, loaded: ContractGame, kind: HostKind, played: Played) {
    this.#loaded = loaded;
    this.#kind = kind;
    this.#played = played;
    this.received = Object.fromEntries(Object.keys(played.people).map((person) => [person, []]));
    const doc = docOf(script, loaded.game, played);
    this.#store = new MemoryStore({ doc, version: 1 });
    if (hasBegun(script)) this.#store.header = headerOf(loaded.game, doc);
    this.#host = this.#open(0);
    this.#settle();
  }

  get entries(): readonly StoredEntry[] {
    return this.#store.entries;
  }

  get shows(): readonly Sight[] {
    const pressed = this.entries.some(({ at, move }) => readPress(move ?? '', at).pressed !== undefined);
    const woken = [...this.#waited].some(([seat, seq]) =>
      this.entries.some((entry) => entry.by === seat && entry.seq > seq + 1),
    );
    return [
      ...(this.#host.table.doc.status === 'over' ? (['end'] as const) : []),
      ...(woken ? (['woken-bot'] as const) : []),
      ...(pressed ? (['press-time'] as const) : []),
    ];
  }

  take({ id, step, after }: Taken): void {
    if ('wait' in step) this.#wait(step.wait);
    else if ('until' in step) this.until(step.until);
    else {
      this.until(after);
      this.#do(id, step);
    }
    this.#settle();
  }

  #open(now: Millis): MemoryHost {
    const { levels, oneDevice } = this.#kind;
    const settings = {
      game: this.#loaded.game,
      position: this.#loaded.position,
      levels: levels === 'all' ? this.#loaded.levels.length : levels,
      botPace: CONTRACT_BOT_PACE,
      raceSpeed: 1,
      shared: false,
      wallAhead: () => 0,
      oneDevice: oneDevice && this.#store.saved.doc.seats.filter(({ kind }) => kind === 'person').length > 1,
      unwatched: false,
      patience: { ...PATIENCE, away: CONTRACT_AWAY },
      most: NO_LIMITS,
    };
    this.#began = this.#store.header && now - (this.entries.at(-1)?.at ?? 0);
    return new MemoryHost(
      settings,
      this.#store,
      { think: (turn) => this.#think(turn), onSend: (effect) => this.#send(effect) },
      now,
    );
  }

  #do(id: string, step: Asking): void {
    const { by } = step;
    const known = this.#played.people[by];
    if (!known) throw new Error(`${by} has not played`);
    if (step.ask === 'join') return this.#join(by, known);
    if (step.ask === 'part') return this.#part(by);
    const entry = this.#entryOf(id);
    if (entry) this.#goTo(entry);
    const answer = this.#host.ask(requestOf(id, step, known.guest, this.#pressed(entry)));
    if (step.ask !== 'sit' && step.ask !== 'leave') this.#answer(by, id, answer);
  }

  /** Sends the window its answer to a request. */
  #answer(by: Person, id: string, answer: Answer): void {
    const { acknowledges } = this.#kind;
    if (answer === 'asked') return;
    if (isRefusal(answer)) this.#receive(by, { t: 'refused', id: acknowledges ? id : '', ...answer });
    else if (acknowledges) this.#receive(by, { t: 'ack', id, seq: answer.seq });
  }

  #join(person: Person, { guest, name }: NamedGuest): void {
    if (this.#known.has(person) && this.#kind.dropsLeftTables) this.#host = this.#open(this.#host.now);
    else if (!this.#known.has(person) && name !== '')
      this.#host.tell({ kind: 'named', names: new Map([[guest, name]]) });
    this.#known.add(person);
    const client = ++this.#clients;
    this.#windows.set(client, person);
    this.#host.ask({ t: 'join', client, guest, since: 0 });
  }

  #part(person: Person): void {
    for (const [client, one] of this.#windows) {
      if (one !== person) continue;
      this.#windows.delete(client);
      this.#host.tell({ kind: 'left', client });
    }
  }

  get #seq(): number {
    return this.#host.table.history?.position.seq ?? 0;
  }

  #settle(): void {
    while (this.#host.step(this.#host.now));
    if (this.#began === null && this.#store.header) this.#began = this.#host.now;
  }

  #wait(ms: Millis): void {
    const latest = this.#host.now + ms;
    while (this.#host.step(latest));
    // A timer may fire a little too early; time must not be ahead of the next entry of the other host.
    this.#host.now = Math.max(this.#host.now, latest - 10);
  }

  until(seq: number): void {
    while (this.#seq < seq) if (!this.#host.step()) throw new Error(`nothing leads to step ${seq}`);
  }

  /** The entry that the other host stored for a request, or for the takeback that it agrees to. */
  #entryOf(id: string): StoredEntry | undefined {
    const ids = [id, this.#host.table.doc.question?.id];
    return this.#played.entries.find((one) =>
      ids.some((asked) => one.id === idOf(Number(one.by), asked ?? '')),
    );
  }

  /** Advances to the time of an entry, and to the step before it: others may have moved in the same millisecond. */
  #goTo({ seq, at }: StoredEntry): void {
    const time = (this.#began ?? 0) + at;
    while (this.#host.step(this.#seq < seq - 1 ? time : time - 1));
    this.#host.now = Math.max(this.#host.now, time);
  }

  /** The press time of a move in a race, as the other host computed it. */
  #pressed(entry: StoredEntry | undefined): PressTime {
    if (!entry?.move) return null;
    const { pressed } = readPress(entry.move, entry.at);
    return pressed === undefined ? null : { at: (this.#began ?? 0) + pressed };
  }

  /** The bot's next move at the other host, at the same time; null if it waits or made none. */
  #think({ seat, level, scene }: BotTurn): BotChoice | null {
    const { game, levels } = this.#loaded;
    if (levels[level]?.bot.waits?.(scene, seat) || !legal(game, scene, seat).length) {
      if (!this.#waited.has(seat)) this.#waited.set(seat, scene.seq);
      return null;
    }
    const next = this.#played.entries.find((entry) => entry.by === seat && entry.seq > scene.seq);
    const began = this.#began ?? this.#host.now;
    return next?.move
      ? { move: readPress(next.move, 0).text, after: next.at - (this.#host.now - began) }
      : null;
  }

  #send({ to, message }: Extract<Effect, { kind: 'send' }>): void {
    for (const client of to) {
      const person = this.#windows.get(client);
      if (person !== undefined) this.#receive(person, message);
    }
  }

  #receive(person: Person, message: ToClient): void {
    this.received[person]?.push(structuredClone(message));
  }
}

type Asking = Extract<PlainStep, { by: Person }>;

const requestOf = (
  id: string,
  step: Exclude<Asking, { ask: 'join' | 'part' }>,
  guest: GuestId,
  pressed: PressTime,
): Request => {
  switch (step.ask) {
    case 'play':
      return { t: 'play', guest, id, seat: step.seat, move: step.move, pressed };
    case 'takeback':
      return { t: 'takeback', guest, id, seat: step.seat };
    case 'end':
      return { t: 'end', guest, id, seat: step.seat, how: step.how };
    case 'hand-over':
      return { t: 'hand-over', guest, seat: step.seat };
    case 'back':
      return { t: 'back', guest, seat: step.seat };
    case 'answer':
      return { t: 'answer', guest, yes: step.yes };
    case 'leave':
      return { t: 'leave', guest };
    case 'sit':
      break;
  }
  return { t: 'sit', guest, name: null };
};

/** The part of a played script that must be the same at every host. */
export const comparableOf = ({ entries, received }: Pick<Played, 'entries' | 'received'>) => ({
  entries: entries.map(({ seq, at, by, move }) => ({ seq, at, by, move })),
  received: Object.entries(received).map(([person, messages]) => [
    person,
    inOrder(messages.filter(({ t }) => t !== 'notice')).map(comparable), // notices go to a person, not to a table
  ]),
});

/**
 * The messages with every acknowledgement before the clock events after its move, and before the news that a bot
 * thinks. A busy server may be so late that a clock event is due, and shown, before the move is acknowledged, or that a
 * bot has not yet answered an older question.
 */
const inOrder = (messages: readonly ToClient[]): readonly ToClient[] => {
  const ordered: ToClient[] = [];
  for (const message of messages) {
    let place = ordered.length;
    if (message.t === 'ack') while (mayComeLater(ordered[place - 1], message.seq)) place--;
    ordered.splice(place, 0, message);
  }
  return ordered;
};

const mayComeLater = (message: ToClient | undefined, after: number): boolean =>
  message?.t === 'thinking' ||
  (message?.t === 'scene' && message.line?.by === 'clock' && message.scene.seq > after);

/** A message without the values that depend on when it was sent: the age of a scene, remaining times, a deadline. */
const comparable = (message: ToClient): unknown => {
  if (message.t === 'scene') return { ...message, age: undefined };
  if (message.t === 'delays') return { ...message, seats: message.seats.map(({ seat }) => seat) };
  if (message.t === 'table') return { ...message, table: { ...message.table, deadline: undefined } };
  if (message.t !== 'clocks') return message;
  const { left, running } = message.clocks;
  return { t: 'clocks', running, left: left.map((ms) => ms !== null) };
};
