import type { Kind, Outcome, Rng, Scene, Seat } from '../kernel/game.ts';
import { share } from './win-share.ts';

/** The question for a judge. It gets the scene of one seat, so it knows no more than that player did. */
export interface JudgeQuestion<K extends Kind> {
  readonly scene: Scene<K>;
  readonly seat: Seat;
  readonly seats: number; // at the table
  readonly also?: readonly K['move'][]; // moves to be judged even if they look bad, such as the one that was played
}

/** A legal move, and the chance of its seat to win after it. */
export interface JudgedMove<K extends Kind> {
  readonly move: K['move'];
  readonly chance: number;
  readonly spread: number; // how far off it may well be: one standard error
}

export interface Judgement<K extends Kind> {
  /** By seat: the chance to win, if everybody plays well from here. Together 1, except for one player alone. */
  readonly chances: readonly number[];
  readonly spread: number; // of the asking seat's chance
  readonly moves: readonly JudgedMove<K>[]; // best first; none if the seat is not to act, or the judge knows nothing about its moves
}

/** Its result depends on the question, the work and the random numbers alone, and never on time. */
export type Judge<K extends Kind> = (asked: JudgeQuestion<K>, work: number, rng: Rng) => Judgement<K>;

/** bot/judge.ts in a game's folder: its own judge. A game without it gets the common one, which plays random matches. */
export interface GameJudge<K extends Kind> {
  readonly judge: Judge<K>;
  readonly work: number; // usual amount of work for a decision, in a unit of its own: nodes, worlds, imagined matches
  /** Fitted by `clowder judge calibrate`: below 1 the judge was too sure of itself, above 1 not sure enough. */
  readonly steepness: number;
}

/** The chance of a seat is certain once the match is over. A player alone wins or loses against the game. */
export const wonBy = (outcome: Outcome, seat: Seat): number =>
  outcome.scores.length === 1 ? outcome.winners.length : share(outcome, seat);

/** Asks a judge, and corrects how sure it is by the game's steepness. */
export const judged = <K extends Kind>(
  { judge, steepness }: GameJudge<K>,
  asked: JudgeQuestion<K>,
  work: number,
  rng: Rng,
): Judgement<K> => {
  const { scene, seat } = asked;
  if (scene.outcome) return over(scene.outcome);
  const { chances, spread, moves } = judge(asked, work, rng);
  const even = evenChance(chances.length);
  const mine = chances[seat] ?? 0;
  const corrected = steeper(mine, even, steepness);
  const others = mine < 1 ? (1 - corrected) / (1 - mine) : 1;
  return {
    chances: chances.map((chance, one) => (one === seat ? corrected : chance * others)),
    spread: spread * slopeAt(mine, even, steepness),
    moves: moves.map((one) => ({
      move: one.move,
      chance: steeper(one.chance, even, steepness),
      spread: one.spread * slopeAt(one.chance, even, steepness),
    })),
  };
};

const over = <K extends Kind>(outcome: Outcome): Judgement<K> => ({
  chances: outcome.scores.map((_, seat) => wonBy(outcome, seat)),
  spread: 0,
  moves: [],
});

/** The chance of one among equals. A player alone has one rival: the game. */
export const evenChance = (seats: number): number => 1 / Math.max(2, seats);

/** Makes the odds, compared with those among equals, `steepness` times as steep. 0, 1 and an even chance stay. */
export const steeper = (chance: number, even: number, steepness: number): number => {
  if (chance <= 0 || chance >= 1) return Math.min(1, Math.max(0, chance));
  const odds = (chance * (1 - even)) / ((1 - chance) * even);
  const corrected = (odds ** steepness * even) / (1 - even);
  return corrected / (1 + corrected);
};

/** How much a small change of a chance changes the corrected one. */
const slopeAt = (chance: number, even: number, steepness: number): number => {
  const there = steeper(chance, even, steepness);
  const here = chance * (1 - chance);
  return here < 1e-6 ? 1 : (steepness * there * (1 - there)) / here;
};
