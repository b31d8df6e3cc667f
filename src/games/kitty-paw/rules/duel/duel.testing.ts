import { isRefusal, type Entry, type Header, type Seat, type Viewer } from '../../../../kernel/game.ts';
import { play, scene, start, clockSteps, type Position } from '../../../../kernel/match.ts';
import rules, { type AnyKittyPaw } from '../game.ts';
import { PLAIN_OPTIONS } from '../race/plain-options.ts';
import { useful } from '../race/candidates.ts';
import type { Options, View } from '../race/types.ts';
import { isDuelView } from './seated-at.ts';
import type { Duel, DuelView, Try } from './types.ts';

/** A duel for tests, with a clock set by hand. */
export class TestDuel {
  readonly header: Header<AnyKittyPaw>;
  readonly entries: Entry[] = [];
  now: Position<AnyKittyPaw>;
  at = 0;

  constructor(seats: number, options: Partial<Options> = {}, seed = 'duel') {
    const all: Options = { ...PLAIN_OPTIONS, mode: 'duel', ...options };
    this.header = { game: rules.id, version: rules.version, seats, options: all, seed };
    this.now = start(rules, this.header);
  }

  get state(): Duel {
    return this.now.state as Duel;
  }

  get due(): number | null {
    return rules.due(this.state);
  }

  seenBy(viewer: Viewer): DuelView {
    const { view } = scene(rules, this.now, viewer);
    if (!isDuelView(view)) throw new Error('not a duel');
    return view;
  }

  /** The view of the table of a seat's player. */
  tableOf(seat: Seat): View {
    const run = this.seenBy(seat).runs[seat];
    if (!run || !('table' in run)) throw new Error(`seat ${seat} is not under way`);
    return run.table;
  }

  triesOf(seat: Seat): readonly Try[] {
    const run = this.state.runs[seat];
    return run && 'tries' in run ? run.tries : [];
  }

  try(seat: Seat, text: string): string | null {
    const move = rules.read(text);
    if (!move) throw new Error(`not a move: ${text}`);
    const next = play(rules, this.header.seed, this.now, { by: seat, at: this.at, move });
    if (isRefusal(next)) return next.why;
    this.#take(next, seat, text);
    return null;
  }

  do(seat: Seat, text: string): this {
    const why = this.try(seat, text);
    if (why) throw new Error(`${text} of seat ${seat} is refused: ${why}`);
    return this;
  }

  wait(ms: number): this {
    this.at += ms;
    for (const next of clockSteps(rules, this.header.seed, this.now, this.at))
      this.#take(next, 'clock', null);
    return this;
  }

  #take(next: Position<AnyKittyPaw>, by: Seat | 'clock', move: string | null): void {
    this.now = next;
    this.entries.push({ seq: next.seq, at: next.at, by, move });
  }

  /** Waits until this seat's next card is turned up. */
  shout(seat: Seat): this {
    while (this.tableOf(seat).phase.name !== 'play') this.wait(100);
    return this;
  }

  build(seat: Seat): this {
    for (;;) {
      const table = this.tableOf(seat);
      const move = useful(table, 0).find(
        (one) =>
          one.do !== 'meow' &&
          !(one.do === 'peek' && table.cats[one.slot]?.lookedAt.length) &&
          !rules.check(this.seenBy(seat), seat, one),
      );
      if (!move) return this;
      this.do(seat, rules.write(move)).wait(300);
    }
  }

  /** Solves the card this many milliseconds after its shout. */
  solve(seat: Seat, after: number): this {
    this.shout(seat);
    const began = this.now.at;
    this.build(seat);
    return this.wait(began + after - this.at)
      .do(seat, 'meow')
      .wait(150);
  }

  /** Meows at once, with nothing on the mat. */
  fail(seat: Seat): this {
    return this.shout(seat).do(seat, 'meow').wait(150);
  }

  /** The whole run: the time of each card; null: a wrong Meow. */
  run(seat: Seat, ...times: readonly (number | null)[]): this {
    this.do(seat, 'hold');
    for (const time of times) {
      if (time === null) this.fail(seat);
      else this.solve(seat, time);
      this.wait(5_000);
    }
    return this;
  }
}
