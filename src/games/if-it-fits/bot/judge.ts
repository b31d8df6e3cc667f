import type { JudgeQuestion, GameJudge, Judge, Judgement } from '../../../bots/judge.ts';
import { wonBy } from '../../../bots/judge.ts';
import { defined } from '../../../kernel/defined.ts';
import type { Rng, Seat } from '../../../kernel/game.ts';
import { quickRng } from '../../../kernel/random.ts';
import rules from '../rules/game.ts';
import { determinize, view as viewOf } from '../rules/imagine.ts';
import { write } from '../rules/notation.ts';
import { advance } from '../rules/play.ts';
import type { IfItFits, Move, State } from '../rules/types.ts';
import { Evaluator } from './evaluate.ts';
import { bestMove } from './one-move-ahead.ts';
import { PATIENT, turnsLeft } from './preferences.ts';
import { rate } from './search.ts';

const TRIED = 10; // moves that are played on; the others keep the rating at first sight
const DEPTH = 4; // moves that are played after each of them
const SURE_LEAD = 3; // points: with no turn left, this lead would be as good as a cat in the box
const LEAD_A_TURN = 2.2; // how much a lead changes in a turn
const MODEL = 0.03; // how far off the rating is, whatever the number of worlds

/** The chance that goes with a lead: the more turns are left, the less a lead means. */
const chanceOfLead = (lead: number, turns: number): number =>
  1 / (1 + Math.exp(-lead / (SURE_LEAD + LEAD_A_TURN * Math.sqrt(turns))));

/** By seat: certain at the end, else by the lead over the best of the others. */
const chancesIn = (state: State): number[] => {
  const outcome = rules.outcome(state);
  const seats = [...state.cats.keys()];
  if (outcome) return seats.map((seat) => wonBy(outcome, seat));
  const turns = turnsLeft(state);
  const alone = seats.map((seat) => chanceOfLead(new Evaluator(state, seat, PATIENT).standing(), turns));
  const all = alone.reduce((sum, chance) => sum + chance, 0);
  return alone.map((chance) => chance / all);
};

/** Plays a few best-looking moves of everybody. */
const playedOn = (from: State, rng: Rng): State => {
  let state = from;
  for (let i = 0; i < DEPTH && state.phase.name !== 'over'; i++)
    state = advance(state, state.turn, bestMove(viewOf(state, state.turn), state.turn, rng, PATIENT), rng);
  return state;
};

interface Tried {
  readonly move: Move | null; // null: the seat is not to act
  readonly lag: number; // points behind the best move at first sight
  readonly results: number[][]; // by world and seat
}

/** The best-looking moves and those that were asked for. */
const toTry = ({ scene, seat, also = [] }: JudgeQuestion<IfItFits>): Tried[] => {
  if (scene.view.turn !== seat || scene.view.phase.name === 'over')
    return [{ move: null, lag: 0, results: [] }];
  const wanted = new Set(also.map(write));
  const rated = rate(scene, seat, FIRST, { preferences: PATIENT });
  return rated
    .filter(({ move }, place) => place < TRIED || wanted.has(write(move)))
    .map(({ move, value }) => ({ move, lag: rated[0].value - value, results: [] }));
};
const FIRST: Rng = { int: () => 0 }; // equal moves keep their order

const meanOf = ({ results }: Tried, seat: Seat): number =>
  results.reduce((sum, chances) => sum + defined(chances[seat]), 0) / results.length;

const spreadOf = (tried: Tried, seat: Seat): number => {
  const mean = meanOf(tried, seat);
  const { results } = tried;
  const variance = results.reduce((sum, chances) => sum + (defined(chances[seat]) - mean) ** 2, 0);
  return MODEL + Math.sqrt(variance) / results.length;
};

/** Work is the number of imagined matches for all moves together. */
const judge: Judge<IfItFits> = (asked, work, rng): Judgement<IfItFits> => {
  const { scene, seat } = asked;
  const tried = toTry(asked);
  const worlds = Math.max(1, Math.floor(work / tried.length));
  for (let n = 0; n < worlds; n++) {
    const world = determinize(scene.view, seat, rng);
    const luck = rng.int(2 ** 31); // the same for every move: only the move differs
    for (const { move, results } of tried) {
      const dice = quickRng(luck);
      results.push(chancesIn(playedOn(move ? advance(world, seat, move, dice) : world, dice)));
    }
  }
  const ranked = tried.toSorted((a, b) => meanOf(b, seat) - meanOf(a, seat));
  const best = defined(ranked[0]);
  return {
    chances: [...scene.view.cats.keys()].map((one) => meanOf(best, one)),
    spread: spreadOf(best, seat),
    moves: ranked.flatMap((one) =>
      one.move ? [{ move: one.move, chance: meanOf(one, seat), spread: spreadOf(one, seat) }] : [],
    ),
  };
};

const fitsJudge: GameJudge<IfItFits> = { judge, work: 120, steepness: 1.05 };
export default fitsJudge;
