import type { Seat } from '../../../kernel/game.ts';
import { CARD_SIDES, type CardSide } from './art/BoxCard.tsx';
import type { Coat } from '../../../web/art/base/coats.ts';
import type { ThingName } from '../../../web/art/Thing.tsx';
import type { WideToyName } from './art/WideToy.tsx';
import { faceOf, hasWall, turnedRound, type CardId, type Mark, type ToyId } from '../rules/cards.ts';

/** The look of the cards and cats of this game. */

/** Iryska, Murchyk, Barsuk, Tsaranka, Kuzia. */
export const COATS_BY_SEAT: readonly Coat[] = ['ginger', 'grey', 'tuxedo', 'calico', 'siamese'];
export const coatOf = (seat: Seat): Coat => COATS_BY_SEAT[seat] ?? 'ginger';
export const PRINCESS_COAT: Coat = 'black';

export const THINGS: Readonly<Record<Exclude<Mark, '*'>, ThingName>> = {
  M: 'mouse',
  Y: 'yarn',
  F: 'feather',
  H: 'herring',
  S: 'spray',
};
export const WIDE_TOYS: Readonly<Record<ToyId, WideToyName>> = { T1: 'laser', T2: 'cushion', T3: 'tunnel' };

export const wallsOf = (card: CardId, turned: boolean): readonly CardSide[] => {
  const { walls } = faceOf(card);
  const lying = turned ? turnedRound(walls) : walls;
  return CARD_SIDES.filter((_, side) => hasWall(lying, side));
};
