import type { Seat } from '../../kernel/game.ts';
import {
  ASLEEP,
  AWAKE,
  FIELDS,
  JOKERS,
  OPEN,
  boxesOf,
  cardPiece,
  catAt,
  everyBox,
  meet,
  sleeperPiece,
  tallyAt,
  tallyOf,
  type Boxes,
  type Piece,
} from './boxes.ts';
import { CATS_EACH } from './cards.ts';
import { addPoints, presence, topPresence, valuePoints } from './score.ts';
import type { Cell, Move, Open, Options } from './types.ts';

/** How a bot judges: points now, what may still become of open boxes, and what a cat in the basket is worth. */
export interface Taste {
  readonly closing: readonly number[]; // the chance that a box with so many open halves is still closed
  readonly cat: readonly [early: number, late: number]; // what a cat not yet laid is worth
  readonly rival: number; // how much the best of the others counts against one's own points
}

/** Points and nothing else. */
export const PLAIN: Taste = { closing: [], cat: [0, 0], rival: 1 };
export const TUNED: Taste = { closing: [0, 0.45, 0.25, 0.12, 0.06], cat: [3, 1], rival: 0.7 };

type Seen = Pick<Open, 'table' | 'phase' | 'cats' | 'rules' | 'ending'> & {
  readonly piles: readonly (number | { readonly cards: number })[];
};

/** How much of the match is still to come, from 1 down to 0. */
const timeLeft = ({ ending, cats, piles }: Seen): number => {
  if (ending) return 0;
  const cards = piles.reduce<number>((sum, pile) => sum + (typeof pile === 'number' ? pile : pile.cards), 0);
  return Math.min(1, cards / 60, Math.min(...cats) / CATS_EACH);
};

/** Judges the moves of one seat from one position: everything that does not depend on the move is worked out once. */
export class Judge {
  readonly #seen: Seen;
  readonly #seat: Seat;
  readonly #taste: Taste;
  readonly #boxes: Boxes;
  readonly #time: number;
  readonly #now: readonly number[]; // what everybody's boxes are worth before the move
  readonly #scratch = new Int16Array(FIELDS);

  constructor(seen: Seen, seat: Seat, taste: Taste) {
    this.#seen = seen;
    this.#seat = seat;
    this.#taste = taste;
    this.#boxes = boxesOf(seen.table);
    this.#time = timeLeft(seen);
    const worth = seen.cats.map(() => 0);
    for (const box of everyBox(this.#boxes)) this.#add(this.#boxes.tally, tallyAt(box), worth, 1);
    this.#now = worth;
  }

  /** How good the position is as it stands. */
  standing(): number {
    return this.#balance(this.#now, this.#seen.cats);
  }

  /** How good it would be after a move; drawing and discarding change nothing on the table. */
  after(move: Move): number {
    const worth = [...this.#now];
    let { cats } = this.#seen;
    if (move.do === 'box' || move.do === 'start') {
      const cat = move.do === 'box' && move.cat !== null;
      this.#lay(move.at, cardPiece(move.card, move.turned), cat, worth);
      if (cat) cats = this.#fewer(cats);
    } else if (move.do === 'sleep') {
      this.#lay(move.at, sleeperPiece(this.#seat), false, worth);
      cats = this.#fewer(cats);
    } else if (move.do === 'toy') this.#change(move.at, JOKERS, 2, worth);
    else if (move.do === 'princess') {
      const cat = catAt(this.#seen.table, move.at);
      if (cat) {
        this.#change(move.at, (cat.awake ? AWAKE : ASLEEP) + cat.seat, -1, worth);
        cats = cats.with(cat.seat, (cats[cat.seat] as number) + 1);
      }
    }
    return this.#balance(worth, cats);
  }

  #fewer(cats: readonly number[]): readonly number[] {
    return cats.with(this.#seat, (cats[this.#seat] as number) - 1);
  }

  #balance(worth: readonly number[], cats: readonly number[]): number {
    const [early, late] = this.#taste.cat;
    const each = this.#seen.ending ? 0 : late + (early - late) * this.#time;
    let rival = -Infinity;
    let mine = 0;
    for (let seat = 0; seat < worth.length; seat++) {
      const total = (worth[seat] as number) + each * (cats[seat] as number);
      if (seat === this.#seat) mine = total;
      else rival = Math.max(rival, total);
    }
    return mine - this.#taste.rival * rival;
  }

  #lay(at: Cell, piece: Piece, withCat: boolean, worth: number[]): void {
    const boxes = this.#boxes;
    const meeting = meet(boxes, at, piece.walls);
    const { joined, shut } = meeting;
    for (const box of joined) this.#add(boxes.tally, tallyAt(box), worth, -1);
    const sum = tallyOf(boxes, piece, meeting);
    if (withCat) sum[AWAKE + this.#seat] = (sum[AWAKE + this.#seat] as number) + 1;
    this.#add(sum, 0, worth, 1);
    shut.forEach((box, i) => {
      if (joined.includes(box) || shut.indexOf(box) !== i) return;
      this.#change(box, OPEN, -shut.filter((other) => other === box).length, worth);
    });
  }

  /** What a change of one number in a box does. */
  #change(at: Cell, field: number, by: number, worth: number[]): void {
    const from = tallyAt(this.#boxes.boxOf[at] as Cell);
    const { tally } = this.#boxes;
    this.#add(tally, from, worth, -1);
    this.#scratch.set(tally.subarray(from, from + FIELDS));
    this.#scratch[field] = (this.#scratch[field] as number) + by;
    this.#add(this.#scratch, 0, worth, 1);
  }

  /** A box as it is, and what may become of it if it is still open. */
  #add(tally: Int16Array, from: number, into: number[], sign: 1 | -1): void {
    const { rules } = this.#seen;
    addPoints(tally, from, rules, into, sign);
    const open = tally[from + OPEN] as number;
    const hope = (this.#taste.closing[open] ?? 0) * this.#time;
    if (open > 0 && hope > 0) this.#addHope(tally, from, rules, hope, into, sign);
  }

  #addHope(
    tally: Int16Array,
    from: number,
    rules: Options,
    hope: number,
    into: number[],
    sign: 1 | -1,
  ): void {
    const top = topPresence(tally, from, into.length, rules);
    if (top === 0) return;
    const value = valuePoints(tally, from, rules) * hope;
    for (let seat = 0; seat < into.length; seat++)
      if (presence(tally, from, seat, rules) === top) into[seat] = (into[seat] as number) + sign * value;
  }
}
