import { generate } from '../bot/engine/generate.ts';
import {
  CATS,
  DRAWN,
  MINE,
  MOVES_AT_MOST,
  MY_POOL,
  PLACING,
  STATUS,
  STRIDE,
  TURN,
  WON_0,
  type Memory,
  type Rules,
} from '../bot/engine/layout.ts';
import { load, rulesOf } from '../bot/engine/load.ts';
import { play } from '../bot/engine/moves.ts';
import { winsNow } from '../bot/engine/evaluate.ts';
import { emptyPast } from '../bot/engine/past.ts';
import { countBits, hasLine } from '../bot/engine/tables.ts';
import { freshTranspositions, hashOf, type Transpositions } from '../bot/engine/transpositions.ts';
import { SQUARES } from '../rules/bed.ts';
import type { State } from '../rules/types.ts';

/** The most turns of its own that the winner of a puzzle needs. */
export const TURNS_AT_MOST = 4;

const PLIES = 4 * TURNS_AT_MOST + 4; // each turn of both seats is a placement, sometimes followed by a choice
const CATS_IN_A_ROW = 3; // that win
const LARGE_TABLE = 9; // the depth of a search that deserves the large table

/**
 * Proves forced wins: every move of both seats is tried, and nothing is guessed. Repetition is left out: within four turns no position
 * comes up for the third time.
 */
export class Prover {
  readonly #rules: Rules;
  readonly #m: Memory = new Int32Array((PLIES + 1) * STRIDE);
  readonly #moves = new Int16Array((PLIES + 1) * MOVES_AT_MOST);
  readonly #lastDefence = new Int16Array(PLIES + 1).fill(-1); // by ply: the reply that last held is tried first
  /** `notes` holds for a seat to place: 16 times the fewest turns in which it wins, plus the most in which it does not. */
  readonly #known: Transpositions = freshTranspositions(LARGE_TABLE);
  #seat = 0; // the one that is to win
  #work = Infinity; // positions that may still be looked at

  constructor(state: State) {
    this.#rules = rulesOf(state);
  }

  /**
   * True if the seat to move wins within so many turns of its own, whatever the other one does. With a limit of positions to look at,
   * false also means that it was not proved in time.
   */
  forces(state: State, turns: number, work = Infinity): boolean {
    this.#begin(state, state.turn);
    this.#work = work;
    const won = this.#attack(0, turns, 0);
    this.#work = Infinity;
    return won;
  }

  /** The fewest turns in which the seat to move forces a win; null: more than `most`. */
  turnsToWin(state: State, most: number): number | null {
    for (let turns = 1; turns <= most; turns++) if (this.forces(state, turns)) return turns;
    return null;
  }

  /** The first moves with which the seat to move wins within so many turns. */
  winningMoves(state: State, turns: number): readonly number[] {
    this.#begin(state, state.turn);
    return this.#listed(0).filter((move) => this.#wins(0, move, turns, 0));
  }

  /** The moves after which the other seat does not win within so many turns; no more are looked for after `enough`. */
  savingMoves(state: State, turns: number, enough = Infinity): readonly number[] {
    this.#begin(state, 1 - state.turn);
    const saving: number[] = [];
    for (const move of this.#listed(0)) {
      if (saving.length >= enough) break;
      if (!this.#losesAfter(0, move, turns, 0)) saving.push(move);
    }
    return saving;
  }

  /** The legal moves. */
  moves(state: State): readonly number[] {
    this.#begin(state, state.turn);
    return this.#listed(0);
  }

  #begin(state: State, winner: number): void {
    load(state, this.#m, 0, emptyPast());
    this.#seat = winner;
  }

  #listed(p: number): number[] {
    const end = generate(this.#m, p, this.#rules, this.#moves, 0);
    return Array.from(this.#moves.subarray(0, end));
  }

  /** The winner is to move: is there a move that wins? */
  #attack(p: number, turns: number, ply: number): boolean {
    const placing = this.#m[p + STATUS] === PLACING;
    if (--this.#work < 0 || (placing && (turns === 0 || this.#isTooSoon(p, turns)))) return false;
    if (placing && winsNow(this.#m, p, this.#rules)) return true;
    if (!placing || turns === 1) return this.#someWins(p, turns, ply);
    const hash = hashOf(this.#known, this.#m, p);
    const [at, key] = [hash[0] ?? 0, hash[1] ?? 0];
    const note = this.#known.keys[at] === key ? (this.#known.notes[at] ?? 0) : 0;
    const [wins, fails] = [note >> 4, note & 15];
    if (wins > 0 && wins <= turns) return true;
    if (fails >= turns) return false;
    const found = this.#someWins(p, turns, ply);
    if (this.#work < 0) return found; // a win is sure, a failure is not: other defences were not looked at
    this.#known.keys[at] = key;
    this.#known.notes[at] = found ? (turns << 4) | fails : (wins << 4) | turns;
    return found;
  }

  /**
   * A win takes three cats in a row, or eight on the bed. A turn adds one cat at most, so a seat that must add one in every turn
   * needs a cat in its pool now.
   */
  #isTooSoon(p: number, turns: number): boolean {
    if (this.#rules.kittensOnly) return false;
    const missing = CATS_IN_A_ROW - countBits(this.#catsOf(p, 0)) - countBits(this.#catsOf(p, 1));
    return missing > turns || (missing === turns && this.#m[p + MY_POOL + 1] === 0);
  }

  /** True if a kitten cannot win now: it moves no cat, so only a row that stands already would win with it. */
  #needsCat(p: number): boolean {
    return !this.#rules.kittensOnly && !hasLine(this.#catsOf(p, 0), this.#catsOf(p, 1));
  }

  /** The cats of the seat to move: the low word of the bed, or the high one. */
  #catsOf(p: number, word: 0 | 1): number {
    return (this.#m[p + CATS + word] ?? 0) & (this.#m[p + MINE + word] ?? 0);
  }

  #someWins(p: number, turns: number, ply: number): boolean {
    const start = ply * MOVES_AT_MOST;
    const end = generate(this.#m, p, this.#rules, this.#moves, start);
    const catsOnly = turns === 1 && this.#m[p + STATUS] === PLACING && this.#needsCat(p);
    for (let i = start; i < end; i++) {
      const move = this.#moves[i] ?? 0;
      if (catsOnly && move < SQUARES) continue;
      if (this.#wins(p, move, turns, ply)) return true;
    }
    return false;
  }

  #wins(p: number, move: number, turns: number, ply: number): boolean {
    const [m, child] = [this.#m, p + STRIDE];
    const left = m[p + STATUS] === PLACING ? turns - 1 : turns; // a choice belongs to the turn before it
    play(m, p, child, this.#rules, move);
    const status = m[child + STATUS] ?? 0;
    if (status >= WON_0) return status === WON_0 + this.#seat;
    if (m[child + TURN] === this.#seat) return this.#attack(child, left, ply + 1);
    return left > 0 && !this.#defend(child, left, ply + 1);
  }

  /** The other seat is to move: is there a move that saves it? */
  #defend(p: number, turns: number, ply: number): boolean {
    const start = ply * MOVES_AT_MOST;
    const end = generate(this.#m, p, this.#rules, this.#moves, start);
    const first = this.#lastDefence[ply] ?? -1;
    if (this.#moves.subarray(start, end).includes(first) && !this.#losesAfter(p, first, turns, ply))
      return true;
    for (let i = start; i < end; i++) {
      const move = this.#moves[i] ?? 0;
      if (move === first || this.#losesAfter(p, move, turns, ply)) continue;
      this.#lastDefence[ply] = move;
      return true;
    }
    return false;
  }

  #losesAfter(p: number, move: number, turns: number, ply: number): boolean {
    const [m, child] = [this.#m, p + STRIDE];
    play(m, p, child, this.#rules, move);
    const status = m[child + STATUS] ?? 0;
    if (status === DRAWN) return false;
    if (status >= WON_0) return status === WON_0 + this.#seat;
    if (m[child + TURN] !== this.#seat) return !this.#defend(child, turns, ply + 1);
    return this.#attack(child, turns, ply + 1);
  }
}
