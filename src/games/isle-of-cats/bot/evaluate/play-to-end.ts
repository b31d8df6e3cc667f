import type { Rng, Seat } from '../../../../kernel/game.ts';
import { rngAt } from '../../../../kernel/random.ts';
import { candidates } from '../../rules/candidates.ts';
import { check } from '../../rules/check.ts';
import { askedSeats } from '../../rules/island/island.ts';
import rules from '../../rules/game.ts';
import { scoreParts, sisterParts, sumOf } from '../../rules/score.ts';
import type { Move, State, View } from '../../rules/state/types.ts';
import { FULL_CARE } from './lesson-aims.ts';
import type { Effort } from './evaluator.ts';
import type { Option } from './option.ts';
import { optionsFor } from './options.ts';

const QUICK: Effort = { ahead: 0, limits: { toPlace: 30, toEstimate: 6 }, care: FULL_CARE }; // with still lower limits the play is much worse
const STEPS_AT_MOST = 1000; // a whole match alone takes about a hundred

/** The best option that is legal; if none is, any legal move. */
export const bestMove = (view: View, seat: Seat, options: readonly Option[]): Move | undefined => {
  let best: Move | undefined;
  let most = -Infinity;
  for (const { move, value } of options) {
    if (value <= most || check(view, seat, move)) continue;
    [best, most] = [move, value];
  }
  return best ?? candidates(view, seat).find((move) => !check(view, seat, move));
};

/**
 * Plays an imagined solo match to its end, beginning with this move and continuing with little effort. Returns the lead
 * over the sister; null if the match does not end.
 */
export const leadAfter = (world: State, move: Move, luck: number): number | null => {
  const dice = new Dice(luck);
  let state = step(world, 0, move, dice);
  for (let n = 0; n < STEPS_AT_MOST && state.phase.name !== 'over'; n++) {
    const [seat] = askedSeats(state);
    if (seat === undefined) return null;
    const view = rules.view(state, seat);
    const next = bestMove(
      view,
      seat,
      optionsFor(view, seat, QUICK, () => false),
    );
    if (!next) return null;
    state = step(state, seat, next, dice);
  }
  return state.phase.name === 'over' ? sumOf(scoreParts(state, 0)) - sumOf(sisterParts(state)) : null;
};

const step = (state: State, by: Seat, move: Move, dice: Dice): State =>
  rules.apply(state, { by, at: 0, move }, dice.at(state)).state;

/**
 * Random numbers that depend only on the day and the phase, not on earlier moves. Otherwise compared moves would differ
 * more by luck than by their value.
 */
class Dice {
  readonly #luck: number;
  #part = '';
  #thrown = 0;

  constructor(luck: number) {
    this.#luck = luck;
  }

  at({ day, phase }: State): Rng {
    const part = `${day} ${phase.name}`;
    this.#thrown = part === this.#part ? this.#thrown + 1 : 0;
    this.#part = part;
    return rngAt(`${this.#luck} ${part}`, this.#thrown);
  }
}
