import { signal, type ReadonlySignal } from '@preact/signals';
import type { Game, Kind, Millis, Scene, Seat, Viewer } from '../../kernel/game.ts';
import type { EndWish } from '../../protocol/messages.ts';
import { ageOf, noteAge } from '../kit/scene-age.ts';
import type { Beat } from '../kit/beats.ts';
import type { Press } from '../kit/board.ts';
import { shown, type Session } from './session.ts';
import type { ChatRequests, LevelStep, Link, NextTable, SeatRequests, TableSource } from './source.ts';

/** The beats of a step, for one viewer. */
export type Beats = (before: Scene<Kind>, after: Scene<Kind>) => readonly Beat<Kind>[];

/** The scene on the board. */
interface SceneOnBoard {
  readonly scene: Scene<Kind> | null;
  readonly beat: number; // of the step that led to it
  readonly showing: boolean; // that step is not shown to its end
}

/** A step that has arrived and is not yet shown to its end. */
interface Step {
  readonly session: Session;
  readonly arrived: Millis;
}

const HURRY = 0.6; // of its time is given to a beat while further steps wait

/**
 * The table as the page shows it: one queue of steps. The board shows a step beat by beat; log, clocks, prompt and
 * announcements stay as they were until its last beat is over. Input never waits: `finish` shows everything at once.
 */
export class ShownTable implements TableSource {
  readonly game: Game<Kind>;
  readonly session;
  readonly link: ReadonlySignal<Link>;
  readonly seats: SeatRequests | null;
  readonly chat: ChatRequests | null;
  readonly #source: TableSource;
  readonly #beats: Beats;
  readonly #at = signal(0); // the beat of the first step in the queue
  readonly #unsubscribe: () => void;
  readonly #cut = new WeakMap<Scene<Kind>, readonly Beat<Kind>[]>(); // a step is cut into beats once
  readonly #waited = new WeakSet<Scene<Kind>>();
  #shownUpTo: Session; // everything up to here has been shown
  #queue: readonly Step[] = [];
  #previewed = -1; // the seq of the last preview of an own move on the board
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: TableSource, beats: Beats) {
    this.#source = source;
    this.#beats = beats;
    this.game = source.game;
    this.link = source.link;
    this.seats = source.seats;
    this.chat = source.chat;
    this.#shownUpTo = source.session.peek();
    this.session = signal(this.#shownUpTo);
    this.#unsubscribe = source.session.subscribe((session) => this.#receive(session));
  }

  /** The position that the board draws now. */
  sceneFor(viewer: Viewer): SceneOnBoard {
    const session = this.session.value;
    const at = this.#at.value;
    const beat = this.#beatsFor(viewer)[at];
    if (beat) return { scene: beat.scene, beat: at, showing: true };
    const scene = shown(this.game, session, viewer);
    if (scene && scene.seq > (session.scenes.get(viewer)?.seq ?? 0)) this.#previewed = scene.seq;
    // A step that was shown in beats stays as its last beat left it.
    const beats = (scene && this.#cut.get(scene)) ?? [];
    const last = Math.max(0, beats.length - 1);
    return { scene: beats[last]?.scene ?? scene, beat: last, showing: this.#queue.length > 0 };
  }

  /** True if the player should read what is shown now. */
  get pauses(): boolean {
    return this.#leading()[this.#at.peek()]?.pauses ?? false;
  }

  /** Goes on from a pause: the next beat, or the end of the step. */
  goOn(): void {
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Shows everything that has arrived. */
  finish(): void {
    if (this.#queue.length === 0) return;
    clearTimeout(this.#timer);
    const last = this.#queue.at(-1);
    if (last) this.#noteWait(last);
    this.#queue = [];
    this.#shownUpTo = this.#source.session.peek();
    this.#at.value = 0;
    this.#publish();
  }

  play(seat: Seat, move: string, press?: Press): void {
    this.finish();
    this.#source.play(seat, move, press);
  }

  takeback(seat: Seat): void {
    this.finish();
    this.#source.takeback(seat);
  }

  end(seat: Seat, how: EndWish): void {
    this.#source.end(seat, how);
  }

  rematch(bots?: LevelStep): Promise<NextTable> {
    return this.#source.rematch(bots);
  }

  /** The table itself stays open: the page that opened it closes it. */
  close(): void {
    clearTimeout(this.#timer);
    this.#unsubscribe();
  }

  #receive(session: Session): void {
    const [from, to] = [seqOf(this.#newest()), seqOf(session)];
    if (to === from) this.#replaceNewest(session);
    else if (to === from + 1 && this.#mayWait(session)) this.#add(session);
    else {
      clearTimeout(this.#timer);
      this.#queue = [];
      this.#shownUpTo = session;
      this.#at.value = 0;
    }
    this.#publish();
  }

  /** A takeback shows an earlier position, and nobody sees a hidden page. (The boards of races have no beats that last.) */
  #mayWait(session: Session): boolean {
    return !globalThis.document?.hidden && (session.log.at(-1)?.back ?? null) === null;
  }

  #newest(): Session {
    return this.#queue.at(-1)?.session ?? this.#shownUpTo;
  }

  #replaceNewest(session: Session): void {
    const last = this.#queue.at(-1);
    if (last) this.#queue = [...this.#queue.slice(0, -1), { ...last, session }];
    else this.#shownUpTo = session;
  }

  #add(session: Session): void {
    this.#queue = [...this.#queue, { session, arrived: Date.now() }];
    if (this.#queue.length === 1) this.#begin();
  }

  /** The first beat of the next step. */
  #begin(): void {
    const beats = this.#leading();
    this.#at.value = this.#previewed === seqOf(this.#queue[0]?.session) ? afterPreview(beats) : 0;
    this.#wait();
  }

  #wait(): void {
    const step = this.#queue[0];
    if (!step) return;
    const beats = this.#leading();
    const at = this.#at.peek();
    if (at === beats.length - 1) this.#noteWait(step);
    const lasts = (beats[at]?.lasts ?? 0) * (this.#queue.length > 1 ? HURRY : 1);
    clearTimeout(this.#timer);
    if (lasts > 0) this.#timer = setTimeout(() => this.#next(), lasts);
    else this.#next();
  }

  #next(): void {
    const [step, ...rest] = this.#queue;
    if (!step) return;
    if (this.#at.peek() + 1 < this.#leading().length) {
      this.#at.value++;
      return this.#wait();
    }
    this.#shownUpTo = step.session;
    this.#queue = rest;
    this.#at.value = 0;
    if (rest.length > 0) this.#begin();
    this.#publish();
  }

  /** A countdown must not begin anew because its scene was shown later than it came. */
  #noteWait({ session, arrived }: Step): void {
    const waited = Date.now() - arrived;
    for (const scene of session.scenes.values()) {
      if (this.#waited.has(scene)) continue;
      this.#waited.add(scene);
      noteAge(scene, ageOf(scene) + waited);
      const last = this.#cut.get(scene)?.at(-1);
      if (last) noteAge(last.scene, ageOf(scene));
    }
  }

  #publish(): void {
    const now = this.#source.session.peek();
    const { scenes, log, clocks, thinking } = this.#shownUpTo;
    this.session.value = this.#queue.length === 0 ? now : { ...now, scenes, log, clocks, thinking };
  }

  /** The beats that set the pace: those of one viewer, because on a shared device all viewers see the same step. */
  #leading(): readonly Beat<Kind>[] {
    for (const viewer of this.#queue[0]?.session.scenes.keys() ?? []) {
      const beats = this.#beatsFor(viewer);
      if (beats.length > 0) return beats;
    }
    return [];
  }

  #beatsFor(viewer: Viewer): readonly Beat<Kind>[] {
    const before = this.#shownUpTo.scenes.get(viewer);
    const after = this.#queue[0]?.session.scenes.get(viewer);
    if (!before || !after || after.seq !== before.seq + 1) return [];
    const known = this.#cut.get(after);
    const beats = known ?? this.#beats(before, after);
    if (!known) this.#cut.set(after, beats);
    return beats;
  }
}

/** My own move is on the board already: only its consequences and its end are left to show. */
const afterPreview = (beats: readonly Beat<Kind>[]): number => {
  const first = beats.findIndex(({ follows }) => follows);
  return first < 0 ? Math.max(0, beats.length - 1) : first;
};

const seqOf = (session: Session | undefined): number =>
  Math.max(-1, ...[...(session?.scenes.values() ?? [])].map(({ seq }) => seq));
