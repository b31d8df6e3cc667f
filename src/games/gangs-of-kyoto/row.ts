import { CARDS, faceOf } from './cards.ts';
import type { Options, Player, Seen } from './types.ts';

export const LIMIT = 13;
export const OWL_LIMIT = 18;

/** How late it is for whoever owns this row. */
export const hoursOf = (row: readonly Seen[]): number =>
  row.reduce((sum, { card }) => sum + faceOf(card).hours, 0);

/** The hour at which this player stays out late. */
export const limitOf = ({ owlLasting }: Options, { row, owl }: Pick<Player, 'row' | 'owl'>): number =>
  (owlLasting && owl) || row.some(({ card }) => faceOf(card).kind === 'owl') ? OWL_LIMIT : LIMIT;

/** Bells that lie in a row and can still be lost. */
export const bellsOf = (row: readonly Seen[]): number =>
  row.reduce((sum, { card }) => sum + faceOf(card).bells, 0);

/** Bells in a bag of cards. */
export const bellsIn = (bag: readonly number[]): number =>
  CARDS.reduce((sum, { bells }, card) => sum + bells * (bag[card] ?? 0), 0);

/** The No, thanks! that would be used up next, if there is one. */
export const vetoIn = (row: readonly Seen[]): Seen | undefined =>
  row.find(({ card }) => faceOf(card).kind === 'veto');
