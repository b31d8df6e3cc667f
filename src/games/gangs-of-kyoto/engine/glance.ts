import type { Seat } from '../../../kernel/game.ts';
import { refuseCard, resolveCard } from './play.ts';
import { NOBODY, limitAt, twinOf, type FastTable } from './table.ts';

/**
 * One card ahead, in bells: those saved count most, those in rows and the hours left a little, mine against the others'. It
 * looks at what lies there: not at the race to thirteen, and not at what a Curiosity or the next card may bring.
 */

const IN_A_ROW = 0.2; // a bell that can still be lost
const AN_HOUR_LEFT = 0.07; // a card of three hours wants more than one bell

const worth = (table: FastTable, me: Seat): number => {
  let sum = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    const left = limitAt(table, seat) - (table.hours[seat] as number);
    const row = IN_A_ROW * (table.bells[seat] as number) + AN_HOUR_LEFT * left;
    const bells = (table.piles[seat] as number) + row;
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
