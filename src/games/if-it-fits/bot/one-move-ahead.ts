import { defined } from '../../../kernel/defined.ts';
import type { Rng, Seat } from '../../../kernel/game.ts';
import { EMPTY, boxesOf, cardPiece, type Boxes } from '../rules/boxes.ts';
import { candidates } from '../rules/candidates.ts';
import { faceOf, type BoxId } from '../rules/cards.ts';
import { Evaluator } from './evaluate.ts';
import { check, freeCells } from '../rules/legality.ts';
import type { Preferences } from './preferences.ts';
import type { CatSide, Cell, Move, View } from '../rules/types.ts';

/** Finds the move that looks best, quickly: imagined matches are played with it. */
export const bestMove = (view: View, seat: Seat, rng: Rng, preferences: Preferences): Move => {
  const sight = new Sight(view, seat, rng, preferences);
  const { name } = view.phase;
  if (name === 'choose') return sight.drawOrNap();
  if (name === 'play') sight.lookAtBoxes();
  return sight.best() ?? sight.anyOther();
};

const NAP_GAIN = 2.5; // the usual gain of a turn with a card: a nap must bring more
const DICE = 1000;
const CAT_SIDES: readonly CatSide[] = ['W', 'E'];

class Sight {
  readonly #view: View;
  readonly #seat: Seat;
  readonly #rng: Rng;
  readonly #evaluator: Evaluator;
  #best: Move | null = null;
  #most = -Infinity;

  constructor(view: View, seat: Seat, rng: Rng, preferences: Preferences) {
    this.#view = view;
    this.#seat = seat;
    this.#rng = rng;
    this.#evaluator = new Evaluator(view, seat, preferences);
  }

  drawOrNap(): Move {
    const draw: Move = { do: 'draw' };
    if (!this.#hasCat()) return draw;
    this.#most = this.#evaluator.standing() + NAP_GAIN;
    for (const at of freeCells(this.#view)) {
      const value = this.#evaluator.afterNap(at);
      if (value > this.#most) this.#offer(value, { do: 'sleep', at });
    }
    return this.#best ?? draw;
  }

  lookAtBoxes(): void {
    const cells = freeCells(this.#view);
    for (const card of this.#view.mine?.hand ?? []) {
      if (card === 'P') continue;
      this.#lookAtCard(card, false, cells);
      if (this.#view.rules.allowFlip && faceOf(card).turns) this.#lookAtCard(card, true, cells);
    }
  }

  /** The best of the moves looked at, or of the Princess if she is in the hand. */
  best(): Move | null {
    if (this.#best && this.#view.mine?.hand.includes('P'))
      this.#lookAt(candidates(this.#view, this.#seat).filter((move) => move.do === 'princess'));
    return this.#best;
  }

  anyOther(): Move {
    this.#lookAt(candidates(this.#view, this.#seat));
    if (!this.#best) throw new Error(`seat ${this.#seat} has no move`);
    return this.#best;
  }

  #lookAtCard(card: BoxId, turned: boolean, cells: readonly Cell[]): void {
    const boxes = boxesOf(this.#view.table);
    const piece = cardPiece(card, turned);
    for (const at of cells) {
      const value = this.#evaluator.afterBox(at, piece, false) + this.#blink();
      if (value > this.#most) this.#offer(value, { do: 'box', card, at, turned, cat: null });
      if (!this.#hasCat() || this.#evaluator.metForeignCat() || !hasCardBeside(boxes, at)) continue;
      const withCat = this.#evaluator.afterBox(at, piece, true) + this.#blink();
      if (withCat <= this.#most) continue;
      for (const cat of CAT_SIDES) this.#offer(withCat, { do: 'box', card, at, turned, cat });
    }
  }

  #lookAt(moves: readonly Move[]): void {
    for (const move of moves) this.#offer(this.#evaluator.after(move) + this.#blink(), move);
  }

  #offer(value: number, move: Move): void {
    if (value <= this.#most || check(this.#view, this.#seat, move)) return;
    this.#most = value;
    this.#best = move;
  }

  #hasCat(): boolean {
    return defined(this.#view.cats[this.#seat]) > 0;
  }

  /** Ties are broken at random. */
  #blink(): number {
    return this.#rng.int(DICE) / 1e6;
  }
}

/** Most cells have no card beside them that a cat could lie on, so they are skipped. */
const hasCardBeside = (boxes: Boxes, at: Cell): boolean => isFree(boxes, at - 1) || isFree(boxes, at + 1);
const isFree = ({ walls, covered }: Boxes, at: Cell): boolean => walls[at] !== EMPTY && covered[at] === 0;
