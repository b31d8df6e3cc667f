import type { Game, Kind, Millis, Scene, Viewer } from '../../kernel/game.ts';
import type { ToClient } from '../../protocol/messages.ts';
import { loadGame } from '../../catalogue/browser/rules.ts';
import {
  runScript,
  type PlainMove,
  type PlainStep,
  type ScriptedHost,
  type Taken,
} from '../../table/contract-runner.testing.ts';
import { PRESSED_AGO, type Script } from '../../table/contract-scripts.testing.ts';
import { docOf, type Played } from '../../table/contract.testing.ts';
import { idOf } from '../../table/history.ts';
import type { Press } from '../kit/board.ts';
import { LocalHost } from './local-host.ts';
import { ME } from './local-match.ts';
import { keepMatch, readMatch, type LocalMatch } from './local-store.ts';

/** Plays a script at a table of this browser. `e2e/contract.spec.ts` runs it in a real one. */
export const playInBrowser = async (script: Script): Promise<Played> =>
  new ScriptedLocalTable(script, await loadGame(script.game)).play();

const PERSON = 'ann'; // everybody around this device is one person to the table

const sleep = (ms: Millis): Promise<void> => new Promise((done) => void setTimeout(done, ms));

class ScriptedLocalTable implements ScriptedHost {
  readonly #script: Script;
  readonly #game: Game<Kind>;
  readonly #about = { table: 'local-contract', people: { [PERSON]: { guest: ME, name: '' } } };
  readonly #received: ToClient[] = [];
  readonly #scenes = new Map<Viewer, Scene<Kind>>();
  readonly #ids = new Map<number, string>(); // of the entries that a step made
  #host: LocalHost | null = null;
  #shownAt: Millis = 0;

  constructor(script: Script, game: Game<Kind>) {
    this.#script = script;
    this.#game = game;
  }

  async play(): Promise<Played> {
    await keepMatch(this.#newMatch());
    const taken = await runScript(this.#script, this.#game, this);
    const { entries } = await this.#kept();
    this.#host?.close();
    return {
      ...this.#about,
      taken,
      entries: entries.map(({ seq, at, by, move }) => ({ seq, at, by, move, id: this.#ids.get(seq) ?? '' })),
      received: { [PERSON]: this.#received },
    };
  }

  #newMatch(): LocalMatch {
    const { id, game, options, seats, seed, created } = docOf(this.#script, this.#game, this.#about);
    return {
      id,
      game,
      version: this.#game.version,
      options,
      seats: seats.map((seat) =>
        seat.kind === 'bot'
          ? seat
          : { kind: 'person', name: seat.kind === 'person' ? (seat.name ?? '') : '' },
      ),
      seed,
      start: undefined,
      entries: [],
      outcome: null,
      created,
      updated: created,
    };
  }

  scenesOf(): ReadonlyMap<Viewer, Scene<Kind>> {
    return this.#scenes;
  }

  async take({ id, step }: Taken): Promise<void> {
    if ('wait' in step) return sleep(step.wait);
    if ('until' in step) return this.#until(step.until);
    const before = this.#host?.match.entries.length ?? 0;
    await this.#do(step);
    const entry = this.#host?.match.entries[before];
    if (entry && 'seat' in step && entry.by === step.seat) this.#ids.set(entry.seq, idOf(step.seat, id));
  }

  async #do(step: Extract<PlainStep, { by: string }>): Promise<void> {
    switch (step.ask) {
      case 'join':
        this.#host = new LocalHost(this.#game, await this.#kept(), (message) => this.#receive(message));
        break;
      case 'part':
        await this.#kept();
        this.#host?.close();
        break;
      case 'play':
        this.#host?.play(step.seat, step.move, this.#press(step));
        break;
      case 'takeback':
        this.#host?.takeback(step.seat);
        break;
      case 'end':
        this.#host?.end(step.seat, step.how);
        break;
      case 'sit':
      case 'leave':
      case 'hand-over':
      case 'back':
      case 'answer':
        throw new Error(`nobody can ${step.ask} in a browser`);
    }
  }

  #receive(message: ToClient): void {
    this.#received.push(structuredClone(message));
    if (message.t !== 'scene') return;
    this.#scenes.set(message.viewer, message.scene);
    this.#shownAt = performance.now();
  }

  async #until(seq: number): Promise<void> {
    while ([...this.#scenes.values()].some((scene) => scene.seq < seq)) await sleep(10);
  }

  /** The match as the disk has it, when all of it is there. */
  async #kept(): Promise<LocalMatch> {
    for (;;) {
      const match = await readMatch(this.#about.table);
      if (!match) throw new Error('the match was not kept');
      if (match.entries.length === (this.#host?.match.entries.length ?? 0)) return match;
      await sleep(10);
    }
  }

  /** A real event of the page is older than the move that it makes. */
  #press({ press }: PlainMove): Press {
    if (press === 'reaction') return { reaction: performance.now() - this.#shownAt };
    if (press === undefined) return {};
    const event = new Event('keydown');
    dispatchEvent(event);
    while (performance.now() < event.timeStamp + PRESSED_AGO); // no timer is exact enough
    return {};
  }
}
