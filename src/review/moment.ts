import { judged, type GameJudge, type Judgement } from '../bots/judge.ts';
import type { Game, Kind, Seat } from '../kernel/game.ts';
import { same } from '../kernel/law.ts';
import { quickRng } from '../kernel/random.ts';
import { qualityOf, type Quality } from './quality.ts';
import type { AskedDecision, MomentQuestion } from './question.ts';

/** The judge's opinion of one moment of a match. */
export interface Moment {
  readonly at: number;
  readonly chance: number; // of the reader
  readonly spread: number;
  readonly decision: Decision | null; // null: nothing was decided here, or nothing hung on it
}

/** A decision of any seat. The chances are those of the seat that decided. */
export interface Decision {
  readonly by: Seat;
  readonly played: string;
  readonly best: string;
  readonly before: number; // with the best move
  readonly after: number; // with the one that was played
  readonly spread: number;
  readonly quality: Quality;
}

const AT_STAKE = 0.02; // between the best and the worst move: below, it is no decision

/** Judges a moment. The same question gets the same answer, whatever was judged before it. */
export const momentOf = <K extends Kind>(
  game: Game<K>,
  judge: GameJudge<K>,
  question: MomentQuestion<K>,
  work: number,
): Moment => {
  const { at, seats, seat, scene, decision } = question;
  const rng = () => quickRng(at + 1);
  const theirs =
    decision &&
    judged(
      judge,
      { scene: decision.scene, seat: decision.by, seats, also: movesIn(game, decision) },
      work,
      rng(),
    );
  // Where nothing is hidden, both see the same, and one judgement is enough.
  const shared = theirs && (decision.by === seat || same(decision.scene.view, scene.view));
  const mine = shared ? theirs : judged(judge, { scene, seat, seats }, work, rng());
  return {
    at,
    chance: mine.chances[seat] ?? 0,
    spread: mine.spread,
    decision: theirs && decisionIn(game, decision, theirs),
  };
};

const movesIn = <K extends Kind>(game: Game<K>, { played }: AskedDecision<K>): K['move'][] => {
  const move = game.read(played);
  return move === null ? [] : [move];
};

const decisionIn = <K extends Kind>(
  game: Game<K>,
  { by, played }: AskedDecision<K>,
  { moves }: Judgement<K>,
): Decision | null => {
  const [best] = moves;
  const worst = moves.at(-1);
  const made = moves.find(({ move }) => game.write(move) === played);
  if (!best || !worst || !made || best.chance - worst.chance < AT_STAKE) return null;
  return {
    by,
    played,
    best: game.write(best.move),
    before: best.chance,
    after: made.chance,
    spread: made.spread,
    quality: qualityOf(best.chance - made.chance),
  };
};
