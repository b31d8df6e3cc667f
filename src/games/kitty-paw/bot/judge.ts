import { chanceAlone, chancesByPoints } from '../../../bots/chances-by-points.ts';
import { evenChance, type GameJudge, type Judge } from '../../../bots/judge.ts';
import { compare } from '../rules/duel/compare.ts';
import { isDuelView } from '../rules/duel/seated-at.ts';
import type { DuelView } from '../rules/duel/types.ts';
import type { AnyKittyPaw } from '../rules/game.ts';
import { CARDS_TO_END, RATINGS, SOLO_ROUNDS } from '../rules/race/limits.ts';
import { totalsOf } from '../rules/race/round.ts';
import type { View } from '../rules/race/types.ts';

const A_ROUND = 4; // points that a round may change
const A_SOLO_ROUND = 4; // points that a steady player gets for a round alone
const TO_WIN_ALONE = Math.min(...RATINGS.map(({ from }) => from));
const MODEL = 0.06; // how far off a chance in the middle may well be

/** The points beside each player, and how many rounds may still come: in a race hands decide, not moves. */
const inRace = (view: View): number[] => {
  const totals = totalsOf(view);
  if (view.kept.length === 1) {
    const left = Math.max(0, SOLO_ROUNDS - (view.kept[0]?.length ?? 0));
    const [total = 0] = totals;
    return [chanceAlone(total + A_SOLO_ROUND * left - TO_WIN_ALONE, A_ROUND * Math.sqrt(left + 0.5))];
  }
  const left = CARDS_TO_END - Math.max(...view.kept.map((cards) => cards.length));
  return chancesByPoints(totals, A_ROUND * Math.sqrt(Math.max(0, left) + 0.5));
};

/** In a duel only the tries that both have made, and the viewer may know, say anything. */
const inDuel = ({ runs, cards }: DuelView): number[] => {
  const tries = runs.map((run) => ('tries' in run ? run.tries : []));
  const both = Math.min(...tries.map(({ length }) => length));
  if (both === 0) return runs.map(() => evenChance(runs.length));
  const compared = compare(tries.map((its) => its.slice(0, both)));
  const points = runs.map((_, seat) => compared.reduce((sum, one) => sum + (one.points[seat] ?? 0), 0));
  return chancesByPoints(points, A_ROUND * Math.sqrt(cards - both + 0.5));
};

/** It says who is ahead. It says nothing about moves: in a race they are good or bad by their time. */
const judge: Judge<AnyKittyPaw> = ({ scene: { view }, seat }) => {
  const chances = isDuelView(view) ? inDuel(view) : inRace(view);
  const mine = chances[seat] ?? 0;
  return { chances, spread: 4 * MODEL * mine * (1 - mine), moves: [] };
};

const pawJudge: GameJudge<AnyKittyPaw> = { judge, work: 1, steepness: 1.2 };
export default pawJudge;
