import { isRefusal, type Game, type Kind, type Millis } from '../kernel/game.ts';
import { optionsAt } from '../kernel/options.ts';
import type { ToClient } from '../protocol/messages.ts';
import type { GuestId } from '../protocol/table.ts';
import type { Person, Script, ScriptStep } from './contract-scripts.testing.ts';
import { newDoc, type TableDoc } from './doc.ts';
import type { Answer, BotChoice, BotTurn, ClientId, Effect, Request } from './happened.ts';
import { idOf, type Rules } from './history.ts';
import { MemoryHost, MemoryStore } from './memory-host.ts';
import { NO_LIMITS } from './settings.ts';
import type { StoredEntry } from './stored.ts';

/** The record of a script as another host played it. */
export interface Played {
  readonly people: ReadonlyMap<Person, Known>;
  readonly moves: ReadonlyMap<ScriptStep, string>; // in notation
  readonly entries: readonly StoredEntry[];
  readonly received: Received;
}

interface Known {
  readonly guest: GuestId;
  readonly name: string;
}

/** Every message that the table sent to each person. */
export type Received = ReadonlyMap<Person, readonly ToClient[]>;

/** The table of a script before anybody has joined. */
export const docOf = (
  { game: id, options: asked, seats, clock }: Script,
  name: string,
  game: Game<Kind>,
): TableDoc => {
  const options = optionsAt(game, seats.length, asked);
  if (isRefusal(options)) throw new Error(`a script asks for what there is not: ${options.why}`);
  return newDoc({
    id: name,
    game: id,
    rulesVersion: game.version,
    options: options as TableDoc['options'],
    seats,
    creator: '',
    seed: 'contract',
    created: 0,
    ...(clock && { clock }),
  });
};

/** The request id of a step: the same at every host. */
export const idOfStep = ({ steps }: Script, step: ScriptStep): string => `step-${steps.indexOf(step)}`;

/** The request of a step; null for a step that opens or closes a window or only waits. */
export const requestOf = (
  script: Script,
  step: ScriptStep,
  { guest }: Known,
  move: string,
): Request | null => {
  if (!('ask' in step) || step.ask === 'join' || step.ask === 'part') return null;
  const id = idOfStep(script, step);
  switch (step.ask) {
    case 'play':
      return { t: 'play', guest, id, seat: step.seat, move };
    case 'takeback':
      return { t: 'takeback', guest, id, seat: step.seat };
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

/**
 * Plays a script in memory as another host has played it: each move is made at the moment that the other host has
 * stored, and bots choose what they chose there. So every message must be the same, to the millisecond.
 */
export const playInMemory = (
  script: Script,
  rules: Rules,
  levels: number,
  name: string,
  played: Played,
): Received => {
  const match = new ScriptedMatch(script, rules, levels, name, played);
  for (const step of script.steps) match.take(step);
  return match.received;
};

class ScriptedMatch {
  readonly received = new Map<Person, ToClient[]>();
  readonly #script: Script;
  readonly #played: Played;
  readonly #host: MemoryHost;
  readonly #windows = new Map<ClientId, Person>();
  readonly #named = new Set<Person>();
  #clients = 0;
  #began: Millis | null = null;

  constructor(script: Script, rules: Rules, levels: number, name: string, played: Played) {
    this.#script = script;
    this.#played = played;
    for (const person of played.people.keys()) this.received.set(person, []);
    const settings = {
      ...rules,
      levels,
      botPace: 0,
      raceSpeed: 1,
      shared: false,
      oneDevice: false,
      unwatched: false,
      most: NO_LIMITS,
    };
    const store = new MemoryStore({ doc: docOf(script, name, rules.game), version: 1 });
    this.#host = new MemoryHost(settings, store, {
      think: (turn) => this.#think(turn),
      onSend: (effect) => this.#send(effect),
    });
    this.#settle();
  }

  take(step: ScriptStep): void {
    if ('wait' in step) this.#goTo(this.#host.now + step.wait);
    else if ('until' in step) this.#until(step.until);
    else this.#do(step);
    this.#settle();
    if (this.#began === null && this.#host.table.history) this.#began = this.#host.now;
  }

  #do(step: Extract<ScriptStep, { by: Person }>): void {
    const known = this.#played.people.get(step.by);
    if (!known) throw new Error(`${step.by} has not played`);
    if (step.ask === 'join') this.#join(step.by, known);
    if (step.ask === 'part') this.#part(step.by);
    const request = requestOf(this.#script, step, known, this.#played.moves.get(step) ?? '');
    if (!request) return;
    this.#goToStored(idOfStep(this.#script, step));
    const answer = this.#host.ask(request);
    if (request.t !== 'sit' && request.t !== 'leave') this.#answer(step, answer);
  }

  /** Sends the window its answer to a request. */
  #answer(step: Extract<ScriptStep, { by: Person }>, answer: Answer): void {
    if (answer === 'asked') return;
    const id = idOfStep(this.#script, step);
    this.#receive(
      step.by,
      isRefusal(answer) ? { t: 'refused', id, ...answer } : { t: 'ack', id, seq: answer.seq },
    );
  }

  #join(person: Person, { guest, name }: Known): void {
    if (!this.#named.has(person)) this.#host.tell({ kind: 'named', names: new Map([[guest, name]]) });
    this.#named.add(person);
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

  #settle(): void {
    while (this.#host.step(this.#host.now));
  }

  #goTo(time: Millis): void {
    while (this.#host.step(time));
    this.#host.now = Math.max(this.#host.now, time);
  }

  /** Advances to the time at which the other host stored the result of a request. */
  #goToStored(id: string): void {
    const ids = [id, this.#host.table.doc.question?.id];
    const entry = this.#played.entries.find((one) =>
      ids.some((asked) => one.id === idOf(Number(one.by), asked ?? '')),
    );
    if (entry && this.#began !== null) this.#goTo(this.#began + entry.at);
  }

  #until(seq: number): void {
    while ((this.#host.table.history?.position.seq ?? 0) < seq)
      if (!this.#host.step()) throw new Error(`nothing leads to step ${seq}`);
  }

  /** The bot's next move at the other host, at the same time; null if it made none. */
  #think({ seat, scene }: BotTurn): BotChoice | null {
    const next = this.#played.entries.find((entry) => entry.by === seat && entry.seq > scene.seq);
    const began = this.#began ?? this.#host.now;
    return next?.move ? { move: next.move, after: next.at - (this.#host.now - began) } : null;
  }

  #send({ to, message }: Extract<Effect, { kind: 'send' }>): void {
    for (const client of to) {
      const person = this.#windows.get(client);
      if (person !== undefined) this.#receive(person, message);
    }
  }

  #receive(person: Person, message: ToClient): void {
    this.received.get(person)?.push(structuredClone(message));
  }
}

/** A message without the values that depend on when it was sent: the age of a scene, the remaining time of clocks. */
export const comparable = (message: ToClient): unknown => {
  if (message.t === 'scene') return { ...message, age: undefined };
  if (message.t !== 'clocks') return message;
  const { left, running } = message.clocks;
  return { t: 'clocks', running, left: left.map((ms) => ms !== null) };
};
