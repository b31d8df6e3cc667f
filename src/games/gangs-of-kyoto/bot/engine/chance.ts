import type { Seat } from '../../../../kernel/game.ts';
import { CARDS } from '../../rules/cards.ts';
import { HIDDEN_WEIGHTS, OUTPUT_WEIGHTS } from './chance-weights.ts';
import { chanceInDuel } from './duel.ts';
import { squash } from './squash.ts';
import { limitAt, type FastTable } from './table.ts';

/**
 * The chance to win, learned from matches to thirteen bells: a small network gives every player a score, and
 * the chances are proportional to e to its power (softmax). It rates the position before a card is turned
 * over. Training: decisions/11-learned-chance.md. A match of two has its own network.
 */

const TRAITS = 29;
const HIDDEN = OUTPUT_WEIGHTS.length;
const traits = new Float64Array(TRAITS);

/** By the hours left: the part of the whole deck that would make a player late. */
const TOO_LATE = Array.from(
  { length: 19 },
  (_, left) => CARDS.reduce((sum, { hours, copies }) => sum + (hours >= left ? copies : 0), 0) / 109,
);

const leftOf = (table: FastTable, seat: Seat): number => limitAt(table, seat) - (table.hours[seat] ?? 0);
const totalOf = (table: FastTable, seat: Seat): number =>
  Math.min(13, (table.piles[seat] ?? 0) + (table.bells[seat] ?? 0));

/** The traits must be in the order of the weights. */
const lookAtOwn = (table: FastTable, seat: Seat): void => {
  const { seats } = table;
  const pile = table.piles[seat] ?? 0;
  const total = totalOf(table, seat);
  const left = leftOf(table, seat);
  traits[0] = 1;
  traits[1] = pile / 13;
  traits[2] = (table.bells[seat] ?? 0) / 5;
  traits[3] = total / 13;
  traits[4] = total >= 13 ? 1 : 0;
  traits[5] = left / 13;
  traits[6] = TOO_LATE[left] ?? 0;
  traits[7] = left <= 3 ? 1 : 0;
  traits[8] = left <= 1 ? 1 : 0;
  traits[9] = (table.vetoes[seat] ?? 0) > 0 ? 1 : 0;
  traits[10] = limitAt(table, seat) === 18 ? 1 : 0;
  traits[11] = table.received[seat] ?? 0;
  traits[12] = pile >= 11 ? 1 : 0;
  traits[13] = pile >= 12 ? 1 : 0;
  traits[14] = total >= 11 ? 1 : 0;
  traits[15] = ((seat - table.active + seats) % seats) / (seats - 1);
  traits[16] = ((seat - table.first + seats) % seats) / (seats - 1);
};

const lookAtRivals = (table: FastTable, me: Seat): void => {
  const rivals = table.seats - 1;
  let [mostTotal, mostSaved, leastLeft, latest] = [0, 0, 99, 0];
  let [saved, left, bells, received] = [0, 0, 0, 0];
  for (let seat = 0; seat < table.seats; seat++) {
    if (seat === me) continue;
    const here = leftOf(table, seat);
    mostTotal = Math.max(mostTotal, totalOf(table, seat));
    mostSaved = Math.max(mostSaved, table.piles[seat] ?? 0);
    if (here < leastLeft) [leastLeft, latest] = [here, seat];
    saved += table.piles[seat] ?? 0;
    left += here;
    bells += table.bells[seat] ?? 0;
    received += table.received[seat] ?? 0;
  }
  traits[17] = mostTotal / 13;
  traits[18] = mostTotal >= 13 ? 1 : 0;
  traits[19] = TOO_LATE[leastLeft] ?? 0;
  traits[20] = leastLeft / 13;
  traits[21] = saved / rivals / 13;
  traits[22] = mostSaved / 13;
  traits[23] = left / rivals / 13;
  traits[24] = bells / rivals / 5;
  traits[25] = (rivals - 1) / 3;
  traits[26] = received / rivals;
  traits[27] = (table.bells[latest] ?? 0) / 5;
  traits[28] = table.received[latest] ?? 0;
};

const scoreOf = (table: FastTable, seat: Seat): number => {
  lookAtOwn(table, seat);
  lookAtRivals(table, seat);
  let score = 0;
  for (let unit = 0; unit < HIDDEN; unit++) {
    let sum = 0;
    for (let i = 0; i < TRAITS; i++) sum += (HIDDEN_WEIGHTS[unit * TRAITS + i] ?? 0) * (traits[i] ?? 0);
    score += (OUTPUT_WEIGHTS[unit] ?? 0) * squash(sum);
  }
  return score;
};

/** The match must not be over. */
export const chanceOf = (table: FastTable, me: Seat): number =>
  table.seats === 2 ? chanceInDuel(table, me) : chanceAmongMany(table, me);

const chanceAmongMany = (table: FastTable, me: Seat): number => {
  let [mine, all] = [0, 0];
  for (let seat = 0; seat < table.seats; seat++) {
    const strength = Math.exp(scoreOf(table, seat));
    all += strength;
    if (seat === me) mine = strength;
  }
  return mine / all;
};
