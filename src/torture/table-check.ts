import { setTimeout as sleep } from 'node:timers/promises';
import { isAgainstTime } from '../kernel/against-time.ts';
import type { Game, Kind, Millis } from '../kernel/game.ts';
import type { TableId } from '../protocol/table.ts';
import type { Archive, StoredDoc } from './archive.ts';
import { checkFrame, LATER } from './check-frames.ts';
import { checkTime, checkTimeUps, type Timing } from './check-clocks.ts';
import { checkPromises } from './check-promises.ts';
import type { Counts } from './counts.ts';
import type { Evidence, ReceivedFrame } from './evidence.ts';
import { raised } from './raised-rules.ts';
import { StoredMatch } from './stored-match.ts';

const CLOCK_SLACK: Millis = 100;
const SOON: Millis = 1_000; // after a crash, time may go on at a stroke that was due so soon (decision 16)

const SETTLED_WITHIN: Millis = 60_000; // a shown step must be stored by then
const AGAIN: Millis = 100;

export interface RunFacts {
  readonly archive: Archive;
  readonly counts: Counts;
  readonly raceSpeed: number;
  readonly crashes: () => number; // of servers so far
}

/** The independent checker of one table: reads its log and compares it with all that its people sent and were told. */
export class TableCheck {
  readonly complaints: string[] = [];
  readonly #facts: RunFacts;
  readonly #id: TableId;
  readonly #game: Game<Kind>;
  readonly #people: readonly Evidence[];
  readonly #made: Millis;
  readonly #seen = new Map<number, Millis>();
  readonly #lastSeqs = new Map<string, number>(); // by person and connection
  #match: StoredMatch | null = null;

  constructor(facts: RunFacts, id: TableId, game: Game<Kind>, people: readonly Evidence[], made: Millis) {
    this.#facts = facts;
    this.#id = id;
    this.#game = game;
    this.#people = people;
    this.#made = made;
  }

  get last(): number {
    return this.#match?.last ?? 0;
  }

  /** Reads what is new in the log, and checks what people have heard since the last time. */
  async look(): Promise<void> {
    const heard = this.#people.map((person) => person.heard.splice(0)); // before reading: what was shown must be stored
    const match = await this.#read();
    for (const [i, person] of this.#people.entries()) {
      this.complaints.push(...person.complaints.splice(0));
      const frames = heard[i] ?? [];
      const left = match ? frames.filter((frame) => this.#check(match, person, frame)) : frames;
      person.heard = [...left, ...person.heard];
    }
    match?.forgetScenes();
  }

  async #read(): Promise<StoredMatch | null> {
    const { archive, counts } = this.#facts;
    if (!this.#match) {
      const header = await archive.header(this.#id);
      if (!header) return null;
      // Before the first entry the header may still change: somebody may sit down while a save is repeated.
      const rows = await archive.entries(this.#id, 0);
      if (!rows.length) return null;
      const begun = (await archive.header(this.#id)) ?? header;
      this.#match = new StoredMatch(raised(this.#game, begun.version - this.#game.version), begun);
      if (begun.version !== this.#game.version) counts.updated++;
    }
    const rows = await archive.entries(this.#id, this.#match.last);
    const broken = this.#match.take(rows);
    if (broken !== null) this.complaints.push(broken);
    counts.entries += rows.length;
    return this.#match;
  }

  /** True if the frame must be looked at again when more is stored. */
  #check(match: StoredMatch, person: Evidence, frame: ReceivedFrame): boolean {
    const found = checkFrame(match, person, frame);
    if (found === LATER) return true;
    this.#facts.counts.frames++;
    if (found !== null) this.complaints.push(found);
    if (frame.message.t === 'scene') this.#order(person, frame, frame.message.scene.seq);
    return false;
  }

  /** On one connection, steps come one after the other. */
  #order(person: Evidence, { connection, when }: ReceivedFrame, seq: number): void {
    this.#seen.set(seq, Math.min(when, this.#seen.get(seq) ?? Infinity));
    const key = `${person.guest} ${connection}`;
    const before = this.#lastSeqs.get(key);
    this.#lastSeqs.set(key, seq);
    if (before === undefined || seq === before || seq === before + 1) return;
    this.complaints.push(`${person.viewer} saw ${seq} after ${before} on one connection`);
  }

  /** When the match is over, or the run is: everything together. */
  async finish(): Promise<void> {
    const doc = await this.#settled();
    const match = this.#match;
    if (!doc) this.complaints.push('the table is gone');
    if (!doc || !match) return;
    for (const { heard, viewer } of this.#people)
      for (const { message } of heard)
        this.complaints.push(`${viewer} was shown what was never stored: ${message.t}`);
    this.complaints.push(
      ...checkPromises(match, this.#people),
      ...this.#checkDoc(match, doc),
      ...(await this.#unchanged(match)),
    );
    this.#checkClocks(match, doc);
    this.#pauses(match);
  }

  /**
   * Looks until frames, log and table agree: a clock event is shown a moment before it is stored (decision 16), and that a
   * match is over is stored after its last entry.
   */
  async #settled(): Promise<StoredDoc | null> {
    for (const since = performance.now(); ; await sleep(AGAIN)) {
      const doc = await this.#facts.archive.doc(this.#id);
      await this.look();
      if (!doc || this.#agrees(doc) || performance.now() - since > SETTLED_WITHIN) return doc;
    }
  }

  #agrees({ status }: StoredDoc): boolean {
    const match = this.#match;
    return !match || ((status === 'over') === match.over && this.#people.every(({ heard }) => !heard.length));
  }

  #checkDoc(match: StoredMatch, { status, outcome, halted }: StoredDoc): string[] {
    const wrong = halted ? ['a defect stopped the match'] : [];
    if ((status === 'over') !== match.over)
      wrong.push(`the match is ${match.over ? '' : 'not '}over, and its table is ${status}`);
    if (status === 'over' && JSON.stringify(outcome) !== JSON.stringify(match.outcome))
      wrong.push('another outcome is stored');
    return wrong;
  }

  /** A log only grows: what was read before is still there. */
  async #unchanged(match: StoredMatch): Promise<string[]> {
    const rows = (await this.#facts.archive.entries(this.#id, 0)).slice(0, match.last);
    return JSON.stringify(rows) === JSON.stringify(match.rows)
      ? []
      : ['the stored log has changed since it was read'];
  }

  #checkClocks(match: StoredMatch, { notes, clock }: StoredDoc): void {
    const { raceSpeed, crashes, counts } = this.#facts;
    const timed = isAgainstTime(match.game, match.at(0), match.header.seats);
    const struck = match.rows.some(({ by }) => by === 'clock');
    const timing: Timing = {
      made: this.#made,
      seen: this.#seen,
      speed: timed ? raceSpeed : 1,
      slack: CLOCK_SLACK + (struck ? SOON * crashes() : 0),
    };
    const { complaints, late, all } = checkTimeUps(match, this.#people, notes, clock, timing);
    this.complaints.push(...complaints, ...checkTime(match, this.#people, timing));
    counts.timeUps += all;
    counts.lateTimeUps += late;
  }

  #pauses({ rows }: StoredMatch): void {
    let [longest, before] = [0, Math.min(...this.#seen.values())];
    for (const { seq } of rows) {
      const when = this.#seen.get(seq) ?? before;
      longest = Math.max(longest, when - before);
      before = Math.max(before, when);
    }
    this.#facts.counts.pauses.push(longest);
  }
}
