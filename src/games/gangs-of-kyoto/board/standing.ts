import { chanceOf } from '../bot/engine/chance.ts';
import { loadView } from '../bot/engine/load.ts';
import { newTable } from '../bot/engine/table.ts';
import type { View } from '../rules/types.ts';

const WORLDS = 12; // enough worlds to make the line stable despite face-down piles
const SEED = 7; // the same match always has the same graph

/**
 * The bots' own judgement: the chance of each gang to win, averaged over what may lie in the face-down piles. It was learned
 * from matches to thirteen bells; where the whole deck is played the bells count alike, only the end is farther away.
 */
export const standing = (view: View): readonly number[] => {
  const { players, end, rules } = view;
  if (end) return players.map((_, seat) => (seat === end.winner ? 1 : 0));
  const { imagine } = loadView(view);
  const dice = { state: SEED };
  const table = newTable(players.length, rules);
  const sums = players.map(() => 0);
  for (let world = 0; world < WORLDS; world++) {
    imagine(table, dice);
    sums.forEach((sum, seat) => (sums[seat] = sum + chanceOf(table, seat)));
  }
  return sums.map((sum) => sum / WORLDS);
};
