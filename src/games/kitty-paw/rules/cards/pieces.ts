/** The pieces on cards and mats. */

/** The seven breeds of the tiles; the bobtail J is twice as long as the others. [K1] */
export const BREEDS = ['J', 'E', 'R', 'A', 'D', 'B', 'P'] as const;
export type Breed = (typeof BREEDS)[number];
export type Side = 'a' | 's'; // awake, asleep
export type Turn = number; // 0..5, in steps of 60° clockwise
export type BoxSide = 'H' | 'V'; // lying, standing

/** The animals that may sit in a box: seven cats and one chihuahua. [K1] */
export const BOX_CATS = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'DOG'] as const;
export type BoxCat = (typeof BOX_CATS)[number];

export type Level = 1 | 2 | 3;
export type CardId = string; // "I-01", "IIa-05", "III-08"

/** A piece that differs from the picture. */
export type WrongPiece = Breed | 'box' | 'cat';
