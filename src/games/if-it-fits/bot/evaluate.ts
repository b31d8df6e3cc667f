import { defined } from '../../../kernel/defined.ts';
import type { Seat } from '../../../kernel/game.ts';
import {
  ASLEEP,
  AWAKE,
  EMPTY,
  FIELDS,
  JOKERS,
  OPEN,
  boxesOf,
  cardPiece,
  catAt,
  everyBox,
  sleeperPiece,
  tallyAt,
  type Boxes,
  type Piece,
} from '../rules/boxes.ts';
import { hasWall, type Walls } from '../rules/cards.ts';
import { BEYOND, neighbour, opposite } from '../rules/cells.ts';
import { foreignCat } from '../rules/legality.ts';
import { extraCats, presence, topPresence, valuePoints } from '../rules/score.ts';
import { MOST_OPEN, hopes, prices, turnsLeft, type RatedTable, type Preferences } from './preferences.ts';
import type { Cell, Move } from '../rules/types.ts';

/**
 * Computes a seat's lead over the best of the others after each of its moves. Only the boxes that a move
 * touches are counted again, and nothing is allocated: bots call this a million times a second.
 */
export class Evaluator {
  readonly #seen: RatedTable;
  readonly #seat: Seat;
  readonly #preferences: Preferences;
  readonly #boxes: Boxes;
  readonly #seats: number;
  readonly #hope: Float64Array; // by the number of open halves: the value of a box as a multiple of its points
  readonly #price: Float64Array; // value of all cats beside the table together, by their number
  readonly #worth: Float64Array; // value of each box for each seat
  readonly #now: Float64Array; // points of each seat before the move
  readonly #then: Float64Array; // and after it
  readonly #sum = new Int16Array(FIELDS);
  readonly #scratch = new Int16Array(FIELDS);
  readonly #around = new Int16Array(4); // the boxes next to the card being rated
  #atEnd: Evaluator | null = null; // the rating for a player whose move begins the end

  constructor(seen: RatedTable, seat: Seat, preferences: Preferences) {
    this.#seen = seen;
    this.#seat = seat;
    this.#preferences = preferences;
    this.#boxes = boxesOf(seen.table);
    this.#seats = seen.cats.length;
    const turns = turnsLeft(seen);
    this.#hope = hopes(preferences, turns);
    this.#price = prices(preferences, turns);
    this.#now = new Float64Array(this.#seats);
    this.#then = new Float64Array(this.#seats);
    this.#worth = new Float64Array(this.#boxes.boxOf.length * this.#seats);
    seen.cats.forEach((cats, who) => (this.#now[who] = this.#priceOf(cats)));
    for (const box of everyBox(this.#boxes)) {
      this.#add(this.#boxes.tally, tallyAt(box), this.#worthOf(box));
      this.#add(this.#boxes.tally, tallyAt(box), this.#now);
    }
  }

  /** The current lead. */
  standing(): number {
    return this.#lead(this.#now);
  }

  /** The lead after a move; drawing and discarding change nothing on the table. */
  after(move: Move): number {
    if (move.do === 'box')
      return this.afterBox(move.at, cardPiece(move.card, move.turned), move.cat !== null);
    if (move.do === 'start') return this.afterBox(move.at, cardPiece(move.card, move.turned), false);
    if (move.do === 'sleep') return this.afterNap(move.at);
    this.#then.set(this.#now);
    if (move.do === 'toy') this.#change(move.at, JOKERS, 2);
    else if (move.do === 'princess') this.#sendHome(move.at);
    return this.#lead(this.#then);
  }

  afterBox(at: Cell, piece: Piece, withCat: boolean): number {
    if (withCat && this.#isLastCat()) return this.#end().afterBox(at, piece, true);
    this.#then.set(this.#now);
    if (withCat) this.#useCat();
    this.#lay(at, piece, withCat);
    return this.#lead(this.#then);
  }

  afterNap(at: Cell): number {
    if (this.#isLastCat()) return this.#end().afterNap(at);
    this.#then.set(this.#now);
    this.#useCat();
    this.#lay(at, sleeperPiece(this.#seat), false);
    return this.#lead(this.#then);
  }

  /** True if the last rated card became part of a box with another player's cat and none of one's own. */
  metForeignCat(): boolean {
    return foreignCat(this.#sum, this.#seat, this.#seats) !== null;
  }

  #isLastCat(): boolean {
    return !this.#seen.ending && this.#seen.cats[this.#seat] === 1;
  }

  #end(): Evaluator {
    return (this.#atEnd ??= new Evaluator({ ...this.#seen, ending: true }, this.#seat, this.#preferences));
  }

  #worthOf(box: Cell): Float64Array {
    return this.#worth.subarray(box * this.#seats, (box + 1) * this.#seats);
  }

  #priceOf(cats: number): number {
    return defined(this.#price[cats]);
  }

  #useCat(): void {
    const left = defined(this.#seen.cats[this.#seat]);
    this.#give(this.#seat, this.#priceOf(left - 1) - this.#priceOf(left));
  }

  #lead(scores: Float64Array): number {
    let rival = -Infinity;
    for (let who = 0; who < this.#seats; who++)
      if (who !== this.#seat) rival = Math.max(rival, defined(scores[who]));
    return defined(scores[this.#seat]) - rival;
  }

  /** Puts the tally of the box that the card joins into #sum, and the resulting points into #then. */
  #lay(at: Cell, { walls, tally }: Piece, withCat: boolean): void {
    this.#sum.set(tally);
    this.#sum[OPEN] = 0;
    this.#lookAround(at, walls);
    for (let side = 0; side < 4; side++) if (!this.#isSeenBefore(side)) this.#meet(side, walls);
    const cats = AWAKE + this.#seat;
    this.#sum[cats] = defined(this.#sum[cats]) + (withCat ? 1 : 0);
    this.#add(this.#sum, 0, this.#then);
  }

  /**
   * Finds the box with an open half towards this cell on each side, and counts the card's halves that would
   * face nothing.
   */
  #lookAround(at: Cell, walls: Walls): void {
    const { boxOf, walls: wallsAt } = this.#boxes;
    for (let side = 0; side < 4; side++) {
      const beside = neighbour(this.#boxes, at, side);
      const theirs = beside === BEYOND ? EMPTY : defined(wallsAt[beside]);
      const faces = theirs !== EMPTY && !hasWall(theirs, opposite(side));
      this.#around[side] = faces ? defined(boxOf[beside]) : BEYOND;
      if (theirs === EMPTY && !hasWall(walls, side)) this.#sum[OPEN] = defined(this.#sum[OPEN]) + 1;
    }
  }

  #isSeenBefore(side: number): boolean {
    for (let before = 0; before < side; before++)
      if (this.#around[before] === this.#around[side]) return true;
    return false;
  }

  /** The box on this side joins the card, or some of its halves are closed. */
  #meet(first: number, walls: Walls): void {
    const box = defined(this.#around[first]);
    if (box === BEYOND) return;
    let shut = 0;
    let joins = false;
    for (let side = first; side < 4; side++) {
      if (this.#around[side] !== box) continue;
      shut++;
      joins ||= !hasWall(walls, side);
    }
    if (joins) this.#join(box, shut);
    else this.#change(box, OPEN, -shut);
  }

  #join(box: Cell, shut: number): void {
    const from = tallyAt(box);
    const sum = this.#sum;
    for (let field = 0; field < FIELDS; field++)
      sum[field] = defined(sum[field]) + defined(this.#boxes.tally[from + field]);
    sum[OPEN] = defined(sum[OPEN]) - shut;
    this.#takeAway(box);
  }

  #takeAway(box: Cell): void {
    for (let who = 0; who < this.#seats; who++)
      this.#give(who, -defined(this.#worth[box * this.#seats + who]));
  }

  #give(who: Seat, points: number): void {
    this.#then[who] = defined(this.#then[who]) + points;
  }

  #sendHome(at: Cell): void {
    const cat = catAt(this.#seen.table, at);
    if (!cat) return;
    this.#change(at, (cat.awake ? AWAKE : ASLEEP) + cat.seat, -1);
    const left = defined(this.#seen.cats[cat.seat]);
    this.#give(cat.seat, this.#priceOf(left + 1) - this.#priceOf(left));
  }

  /** The effect of changing one number in a box. */
  #change(at: Cell, field: number, by: number): void {
    const box = defined(this.#boxes.boxOf[at]);
    const from = tallyAt(box);
    const { tally } = this.#boxes;
    const scratch = this.#scratch;
    for (let i = 0; i < FIELDS; i++) scratch[i] = defined(tally[from + i]);
    scratch[field] = defined(scratch[field]) + by;
    this.#takeAway(box);
    this.#add(scratch, 0, this.#then);
  }

  /** Adds the value of the box whose tally begins at `from` for every seat. */
  #add(tally: Int16Array, from: number, into: Float64Array): void {
    const { rules } = this.#seen;
    const top = topPresence(tally, from, this.#seats, rules);
    if (top === 0) return;
    const open = Math.min(defined(tally[from + OPEN]), MOST_OPEN);
    const value = valuePoints(tally, from, rules) * defined(this.#hope[open]);
    for (let who = 0; who < this.#seats; who++) {
      const holds = presence(tally, from, who, rules) === top;
      const points = (holds ? value : 0) + extraCats(tally, from, who, holds, rules);
      into[who] = defined(into[who]) + points;
    }
  }
}
