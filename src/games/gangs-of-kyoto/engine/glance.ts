import type { Seat } from '../../../kernel/game.ts';
import { refuseCard, resolveCard } from './play.ts';
import { NOBODY, limitAt, twinOf, type FastTable } from './table.ts';

/**
 * One card ahead, in bells: what a row holds times how likely it comes home, mine against the others'. It looks at rows only:
 * not at the score, not at the race to thirteen, and not at what a Curiosity or the next card may bring.
 */

const EARLY = 2; // what it is worth, in bells, that a row comes home at all: it leaves room for more

const worth = (table: FastTable, me: Seat): number => {
  let sum = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    const home = Math.min(1, (limitAt(table, seat) - (table.hours[seat] as number)) / 13);
    const bells = (table.piles[seat] as number) + home * ((table.bells[seat] as number) + EARLY);
    sum += seat === me ? bells : -bells / (table.seats - 1);
  }
  return sum;
};

/** A No, thanks! is used as the clock would: on what makes its owner late. */
export const refusesAtOnce = (table: FastTable, seat: Seat, card: number): boolean => {
  const trial = twinOf(table);
  return resolveCard(trial, seat, card) && trial.winner !== seat;
};

const worthGiven = (table: FastTable, me: Seat, seat: Seat, card: number): number => {
  const trial = twinOf(table);
  if ((table.vetoes[seat] as number) > 0 && refusesAtOnce(table, seat, card)) refuseCard(trial, seat, card);
  else resolveCard(trial, seat, card);
  return worth(trial, me);
};

/** Where `me` would like this card most, among those who wait for one. */
export const bestAtOnce = (table: FastTable, me: Seat, card: number): Seat => {
  let best = NOBODY;
  let most = -Infinity;
  for (let seat = 0; seat < table.seats; seat++) {
    const value = table.received[seat] === 1 ? -Infinity : worthGiven(table, me, seat, card);
    if (value > most) [best, most] = [seat, value];
  }
  return best;
};
