import { eventsOf, type EventOf } from '../../../../parts/events.ts';
import { isRefusal, type Entry, type Pressed, type Seat } from '../../../../kernel/game.ts';
import { play, start, clockSteps, type Position } from '../../../../kernel/match.ts';
import { writePress } from '../../../../kernel/press.ts';
import { readFigure, type FigureTile } from '../cards/figure.ts';
import { tileName } from './notation.ts';
import { PLAIN_OPTIONS } from './plain-options.ts';
import rules from './race.ts';
import { useful } from './candidates.ts';
import type { Breed, BoxCat } from '../cards/pieces.ts';
import type { Event, KittyPaw, Options, State } from './types.ts';

/** A table for tests, with a clock set by hand. */
export class TestTable {
  readonly header;
  readonly entries: Entry[] = [];
  readonly events: Event[] = [];
  now: Position<KittyPaw>;
  at = 0;

  constructor(seats: number, options: Partial<Options> = {}, seed = 'table') {
    this.header = {
      game: rules.id,
      version: rules.version,
      seats,
      options: { ...PLAIN_OPTIONS, ...options },
      seed,
    };
    this.now = start(rules, this.header);
  }

  get state(): State {
    return this.now.state;
  }

  /** Null: done; otherwise the refusal. */
  try(seat: Seat, text: string, pressed: Pressed = {}): string | null {
    const move = rules.read(text);
    if (!move) throw new Error(`not a move: ${text}`);
    const next = play(rules, this.header.seed, this.now, { by: seat, at: this.at, move, ...pressed });
    if (isRefusal(next)) return next.why;
    this.#step(next, seat, writePress(text, this.at, pressed));
    return null;
  }

  do(seat: Seat, text: string, pressed: Pressed = {}): this {
    const why = this.try(seat, text, pressed);
    if (why) throw new Error(`${text} of seat ${seat} is refused: ${why}`);
    return this;
  }

  wait(ms: number): this {
    this.at += ms;
    for (const next of clockSteps(rules, this.header.seed, this.now, this.at))
      this.#step(next, 'clock', null);
    return this;
  }

  #step(next: Position<KittyPaw>, by: Seat | 'clock', move: string | null): void {
    this.now = next;
    this.events.push(...next.events);
    this.entries.push({ seq: next.seq, at: next.at, by, move });
  }

  /** All paws down, and the shout. */
  go(): this {
    for (const seat of this.state.playing) this.do(seat, 'hold');
    while (this.state.phase.name !== 'play') this.wait(100);
    return this;
  }

  /** Every player takes a card. */
  withCards(): this {
    this.go();
    for (const seat of this.state.playing) this.do(seat, `card${seat + 1}`);
    return this.wait(300);
  }

  /** Builds the whole card of a seat with its candidate moves. */
  build(seat: Seat): this {
    for (;;) {
      const view = rules.view(this.state, seat);
      const move = useful(view, seat).find(
        (one) =>
          one.do !== 'meow' &&
          !(one.do === 'peek' && view.cats[one.slot]?.lookedAt.includes(seat)) && // a player remembers where they looked
          !rules.check(view, seat, one),
      );
      if (!move) return this;
      this.do(seat, rules.write(move)).wait(300);
    }
  }

  /** Puts down exactly these pieces in this order: `Js2@2,1 H@3,3:C4`. */
  lay(seat: Seat, words: string): this {
    const figure = readFigure(words);
    if (!figure) throw new Error(`not a figure: ${words}`);
    const { tiles, box } = figure;
    const pieces = [...tiles, ...(box ? [box] : [])].toSorted((a, b) => a.z - b.z);
    for (const piece of pieces) {
      if ('breed' in piece) this.#take(seat, piece);
      else this.do(seat, 'box').wait(300);
      if (!('breed' in piece) && this.state.boxes[seat]?.side !== piece.side) this.do(seat, 'flip').wait(300);
      this.do(seat, `put${piece.at.u},${piece.at.v}`).wait(300);
    }
    return box?.cat ? this.#putInBox(seat, box.cat) : this;
  }

  #take(seat: Seat, { breed, side, turn }: FigureTile): void {
    const name = this.tile(breed);
    this.do(seat, `g${name}`).wait(300);
    const held = () => this.state.tiles.find(({ place }) => place.in === 'paw' && place.seat === seat);
    if (held()?.side !== side) this.do(seat, 'flip').wait(300);
    while (held()?.turn !== turn) this.do(seat, 'turn+').wait(300);
  }

  #putInBox(seat: Seat, cat: BoxCat): this {
    for (let slot = 0; ; slot++) {
      this.do(seat, `peek${slot + 1}`).wait(300);
      if (this.state.cats[slot]?.cat === cat) return this.do(seat, 'keep').wait(300);
      this.do(seat, 'return').wait(300);
    }
  }

  /** Meows, and everybody touches after these milliseconds. */
  meow(seat: Seat, ...reactions: readonly number[]): this {
    this.do(seat, 'meow').wait(150);
    const others = this.state.playing.filter((one) => one !== seat);
    const began = this.at;
    for (const [i, reaction] of [...reactions.entries()].toSorted(([, a], [, b]) => a - b)) {
      this.wait(began + reaction - this.at);
      this.touch(others[i] ?? 0);
    }
    return this;
  }

  touch(seat: Seat, pressed: Pressed = {}): this {
    const { phase } = this.state;
    return this.do(seat, `touch${phase.name === 'touch' ? phase.ways[seat] : ''}`, pressed);
  }

  nextRound(): this {
    while (this.state.phase.name !== 'ready' && this.state.phase.name !== 'over') this.wait(500);
    return this;
  }

  tile(breed: Breed): string {
    const found = this.state.tiles.find((one) => one.breed === breed && one.place.in === 'middle');
    return tileName(found?.id ?? -1);
  }

  points(): (readonly number[])[] {
    return this.state.kept.map((cards) => cards.map(({ points }) => points));
  }

  eventsOf<W extends Event['what']>(what: W): EventOf<Event, W>[] {
    return eventsOf(this.events, what);
  }
}
