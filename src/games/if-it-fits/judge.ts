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
  meet,
  sleeperPiece,
  tallyAt,
  tallyOf,
  type Boxes,
  type Piece,
} from './boxes.ts';
import { addPoints, standings } from './score.ts';
import type { Cell, Move, Open } from './types.ts';

type Seen = Pick<Open, 'table' | 'cats' | 'rules'>;

/**
 * Tells how far ahead of the best of the others a seat would be after each of its moves. Only the boxes that a move touches
 * are counted again. Hopes for open boxes and a price for cats were tried, and lost: whoever waits sees the match end.
 */
export class Judge {
  readonly #seen: Seen;
  readonly #seat: Seat;
  readonly #boxes: Boxes;
  readonly #now: readonly number[]; // what everybody would score before the move
  readonly #scratch = new Int16Array(FIELDS);

  constructor(seen: Seen, seat: Seat) {
    this.#seen = seen;
    this.#seat = seat;
    this.#boxes = boxesOf(seen.table);
    this.#now = standings(seen.table, seen.cats.length, seen.rules);
  }

  /** The lead as things stand. */
  standing(): number {
    return this.#lead(this.#now);
  }

  /** The lead after a move; drawing and discarding change nothing on the table. */
  after(move: Move): number {
    const scores = [...this.#now];
    if (move.do === 'box') this.#lay(move.at, cardPiece(move.card, move.turned), move.cat !== null, scores);
    else if (move.do === 'sleep') this.#lay(move.at, sleeperPiece(this.#seat), false, scores);
    else if (move.do === 'toy') this.#change(move.at, JOKERS, 2, scores);
    else if (move.do === 'princess') this.#sendHome(move.at, scores);
    return this.#lead(scores);
  }

  #lead(scores: readonly number[]): number {
    let rival = -Infinity;
    for (let seat = 0; seat < scores.length; seat++)
      if (seat !== this.#seat) rival = Math.max(rival, scores[seat] as number);
    return (scores[this.#seat] as number) - rival;
  }

  #lay(at: Cell, piece: Piece, withCat: boolean, scores: number[]): void {
    const boxes = this.#boxes;
    const meeting = meet(boxes, at, piece.walls);
    const { joined, shut } = meeting;
    for (const box of joined) this.#add(boxes.tally, tallyAt(box), scores, -1);
    const sum = tallyOf(boxes, piece, meeting);
    if (withCat) sum[AWAKE + this.#seat] = (sum[AWAKE + this.#seat] as number) + 1;
    this.#add(sum, 0, scores, 1);
    shut.forEach((box, i) => {
      if (joined.includes(box) || shut.indexOf(box) !== i) return;
      this.#change(box, OPEN, -shut.filter((other) => other === box).length, scores);
    });
  }

  #sendHome(at: Cell, scores: number[]): void {
    const cat = catAt(this.#seen.table, at);
    if (cat) this.#change(at, (cat.awake ? AWAKE : ASLEEP) + cat.seat, -1, scores);
  }

  /** What a change of one number in a box does. */
  #change(at: Cell, field: number, by: number, scores: number[]): void {
    const from = tallyAt(this.#boxes.boxOf[at] as Cell);
    const { tally } = this.#boxes;
    this.#add(tally, from, scores, -1);
    this.#scratch.set(tally.subarray(from, from + FIELDS));
    this.#scratch[field] = (this.#scratch[field] as number) + by;
    this.#add(this.#scratch, 0, scores, 1);
  }

  #add(tally: Int16Array, from: number, scores: number[], sign: 1 | -1): void {
    addPoints(tally, from, this.#seen.rules, scores, sign);
  }
}
