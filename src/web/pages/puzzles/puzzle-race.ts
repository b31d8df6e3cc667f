import { isRefusal, type Game, type Kind, type Millis } from '../../../kernel/game.ts';
import { play, startFrom, type Position } from '../../../kernel/match.ts';
import type { OpenPuzzle, PuzzleLine, Puzzles } from '../../../kernel/puzzle.ts';
import { RACE_SEED, runOn } from '../../../kernel/race-puzzle.ts';
import { PageTimer } from '../../table/page-timer.ts';
import { raceSpeed } from '../../table/test-speed.ts';

export interface RaceNow {
  readonly position: Position<Kind>;
  readonly right: boolean | null; // true if the deciding move was right; null: none was made
  readonly over: boolean; // the rules let nobody act any more
}

interface RaceOf {
  readonly game: Game<Kind>;
  readonly puzzles: Puzzles<Kind>;
  readonly line: PuzzleLine;
  readonly puzzle: OpenPuzzle<Kind>;
  readonly changed: (now: RaceNow) => void;
}

/** A puzzle against the clock in this page: the clock of the rules runs from the start, and stands while the page is hidden. */
export class PuzzleRace {
  readonly #of: RaceOf;
  readonly #timer = new PageTimer(() =>
    this.#show(runOn(this.#of.game, this.#now.position, this.time), this.#now.right),
  );
  readonly #speed = raceSpeed();
  readonly #began = this.#timer.now();
  #now: RaceNow;

  constructor(of: RaceOf) {
    this.#of = of;
    this.#now = beforeRace(of.puzzle);
    this.#setTimer();
  }

  /** The time since the start, as the rules count it. */
  get time(): Millis {
    return this.#speed * (this.#timer.now() - this.#began);
  }

  play(move: Kind['move']): void {
    const { game, puzzles, line, puzzle } = this.#of;
    const at = this.time;
    const before = runOn(game, this.#now.position, at);
    const next = play(game, RACE_SEED, before, { by: puzzle.solver, at, move });
    if (isRefusal(next)) return this.#show(before, this.#now.right);
    const verdict = puzzles.judge(line.goal, before.state, move, puzzle.turns);
    const waited = before === this.#now.position ? [] : before.events;
    this.#show(
      { ...next, events: [...waited, ...next.events] },
      verdict.is === 'on' ? null : verdict.is === 'solved',
    );
  }

  close(): void {
    this.#timer.close();
  }

  #show(position: Position<Kind>, right: boolean | null): void {
    const { game, puzzle, changed } = this.#of;
    if (position !== this.#now.position) {
      this.#now = { position, right, over: !game.actors(position.state).includes(puzzle.solver) };
      changed(this.#now);
    }
    this.#setTimer();
  }

  #setTimer(): void {
    const due = this.#now.over ? null : this.#of.game.due(this.#now.position.state);
    this.#timer.set(due === null ? null : this.#began + due / this.#speed);
  }
}

export const beforeRace = ({ state }: OpenPuzzle<Kind>): RaceNow => ({
  position: startFrom(state),
  right: null,
  over: false,
});
