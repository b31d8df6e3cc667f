import type { Seat } from '../../../../kernel/game.ts';
import { refuseCard, resolveCard } from './play.ts';
import { limitAt, twinOf, type FastTable } from './table.ts';

/**
 * Looks one card ahead and counts in bells: saved ones count most, those in rows and the hours left less,
 * mine against the others'. It uses only open cards: it ignores the race to thirteen, and the effects of a
 * Curiosity, a No, thanks! or the next card.
 */

const IN_A_ROW = 0.5; // a bell that can still be lost

/** How a player looks at the table. */
export interface Eye {
  readonly hourLeft: number; // the worth of an hour, in bells
  readonly others: number; // how much the others' bells count, from 0 to 1
}
/** A card of three hours must bring more than one bell, of five more than two. */
export const CLEAR: Eye = { hourLeft: 0.21, others: 1 };
/** Forgets the hours until the clock strikes, and does not look at the others. */
export const OWN_BELLS: Eye = { hourLeft: 0, others: 0 };

const worth = (table: FastTable, me: Seat, { hourLeft, others }: Eye): number => {
  let sum = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    const left = limitAt(table, seat) - (table.hours[seat] ?? 0);
    const row = IN_A_ROW * (table.bells[seat] ?? 0) + hourLeft * left;
    const bells = (table.piles[seat] ?? 0) + row;
    sum += seat === me ? bells : (-others * bells) / (table.seats - 1);
  }
  return sum;
};

const taken = (table: FastTable, seat: Seat, card: number): FastTable => {
  const trial = twinOf(table);
  resolveCard(trial, seat, card);
  return trial;
};

const refused = (table: FastTable, seat: Seat, card: number): FastTable => {
  const trial = twinOf(table);
  refuseCard(trial, seat, card);
  return trial;
};

/** The simple bot uses a No, thanks! on the first bad card: it sees no value in keeping it. */
export const refusesAtOnce = (table: FastTable, seat: Seat, card: number, eye: Eye): boolean =>
  worth(refused(table, seat, card), seat, eye) > worth(taken(table, seat, card), seat, eye);

const given = (table: FastTable, seat: Seat, card: number, eye: Eye): FastTable =>
  (table.vetoes[seat] ?? 0) > 0 && refusesAtOnce(table, seat, card, eye)
    ? refused(table, seat, card)
    : taken(table, seat, card);

/**
 * The best seat for this card from `me`'s view, among those that still wait for one. A card that brings `me`
 * nothing is given away.
 */
export const bestAtOnce = (table: FastTable, me: Seat, card: number, eye: Eye): Seat => {
  let best = me;
  let most = -Infinity;
  for (let i = 1; i <= table.seats; i++) {
    const seat = (me + i) % table.seats;
    const value = table.received[seat] === 1 ? -Infinity : worth(given(table, seat, card, eye), me, eye);
    if (value > most) [best, most] = [seat, value];
  }
  return best;
};
