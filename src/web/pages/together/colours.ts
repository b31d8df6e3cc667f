import { SEAT_LOOKS, SEAT_SIGNS, signOfSeat } from '../../art/base/seats.ts';

/** The colour of a person's marks; there are as many as signs of seats. */
export const colourAt = (index: number): string => SEAT_LOOKS[signOfSeat(index)].colour;

export const colourName = (names: readonly string[], index: number): string =>
  names[index % SEAT_SIGNS.length] ?? '';
