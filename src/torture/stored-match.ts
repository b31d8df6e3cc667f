import { outcomeAt } from '../kernel/early-end.ts';
import { awaitedSeats } from '../kernel/abilities.ts';
import type { Game, Header, Kind, Seat, Viewer } from '../kernel/game.ts';
import { addTo, BrokenEntry, follow, scene, start, type Position } from '../kernel/match.ts';
import type { Row } from './archive.ts';

/** A match computed again from its stored log, by the kernel alone: the table and the server have no part in it. */
export class StoredMatch {
  readonly game: Game<Kind>;
  readonly header: Header<Kind>;
  readonly rows: Row[] = [];
  readonly #positions: Position<Kind>[]; // by seq
  readonly #line: [Position<Kind>, ...Position<Kind>[]];
  readonly #scenes = new Map<string, string>();
  readonly #outcomes: ReturnType<typeof outcomeAt>[] = []; // by seq, as far as somebody asked: scoring takes long

  constructor(game: Game<Kind>, header: Header<Kind>) {
    this.game = game;
    this.header = header;
    this.#line = [start(game, header)];
    this.#positions = [this.#line[0]];
  }

  /** Adds what was stored since; a complaint if it cannot be. */
  take(rows: readonly Row[]): string | null {
    for (const row of rows)
      try {
        const followed = follow(this.game, this.header.seed, this.#line, row);
        addTo(this.#line, followed);
        this.#positions.push(followed.next);
        this.rows.push(row);
      } catch (error) {
        if (!(error instanceof BrokenEntry)) throw error;
        return `entry ${row.seq} cannot follow: ${error.refusal.why}`;
      }
    return null;
  }

  get last(): number {
    return this.rows.length;
  }

  get over(): boolean {
    return this.outcome !== null;
  }

  get outcome(): ReturnType<typeof outcomeAt> {
    return this.#outcomeAt(this.last);
  }

  #outcomeAt(seq: number): ReturnType<typeof outcomeAt> {
    const known = this.#outcomes[seq];
    if (known !== undefined) return known;
    const outcome = outcomeAt(this.game, this.at(seq));
    this.#outcomes[seq] = outcome;
    return outcome;
  }

  at(seq: number): Position<Kind> {
    const position = this.#positions[seq];
    if (!position) throw new Error(`there is no position ${seq}`);
    return position;
  }

  isOverAt(seq: number): boolean {
    return this.#outcomeAt(seq) !== null;
  }

  awaitingAt(seq: number): readonly Seat[] {
    const { state, ended } = this.at(seq);
    return ended || this.game.outcome(state) ? [] : awaitedSeats(this.game, state);
  }

  /** The scene that this viewer may see at this position, as JSON. */
  sceneText(seq: number, viewer: Viewer): string {
    const key = `${seq} ${viewer}`;
    const known = this.#scenes.get(key);
    if (known !== undefined) return known;
    const text = JSON.stringify(scene(this.game, this.at(seq), viewer));
    this.#scenes.set(key, text);
    return text;
  }

  /** Scenes before this position are not asked for again soon. */
  forgetScenes(): void {
    this.#scenes.clear();
  }
}
