import { CARD_SIDES, type CardSide } from './art/BoxCard.tsx';
import type { Coat } from '../../../web/art/base/coats.ts';
import type { ThingName } from '../../../web/art/Thing.tsx';
import type { WideToyName } from './art/WideToy.tsx';
import {
  CATS,
  faceOf,
  hasWall,
  turnedRound,
  type CardId,
  type CatName,
  type Mark,
  type ToyId,
} from '../rules/cards.ts';

/** The look of the cards and cats of this game. */

export const COATS: Readonly<Record<CatName, Coat>> = {
  iryska: 'ginger',
  murchyk: 'grey',
  barsuk: 'tuxedo',
  tsaranka: 'calico',
  kuzia: 'siamese',
};
/** The coats of the seats; as long as a player has no cat, the one that a table would give to that seat. */
export const coatsOf = (catOf: readonly (CatName | null)[]): readonly Coat[] =>
  catOf.map((cat, seat) => COATS[cat ?? CATS[seat] ?? 'iryska']);
export const COATS_BY_SEAT: readonly Coat[] = CATS.map((cat) => COATS[cat]);
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
