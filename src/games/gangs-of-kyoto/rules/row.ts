import { CARDS, faceOf, isGift } from './cards.ts';
import type { Options, Player, Seen } from './types.ts';

export const LIMIT = 13; // [K9]
export const OWL_LIMIT = 18; // [K13]

/** The sum of hours in a row. */
export const hoursOf = (row: readonly Seen[]): number =>
  row.reduce((sum, { card }) => sum + faceOf(card).hours, 0);

/**
 * The hour from which this player is late; with `owlLasting` an owl counts even after it has left the row.
 * [K15]
 */
export const limitOf = ({ owlLasting }: Options, { row, owl }: Pick<Player, 'row' | 'owl'>): number =>
  (owlLasting && owl) || row.some(({ card }) => faceOf(card).kind === 'owl') ? OWL_LIMIT : LIMIT;

/** Bells in a row, which can still be lost. */
export const bellsOf = (row: readonly Seen[]): number =>
  row.reduce((sum, { card }) => sum + faceOf(card).bells, 0);

/** Bells in a bag of cards. */
export const bellsIn = (bag: readonly number[]): number =>
  CARDS.reduce((sum, { bells }, card) => sum + bells * (bag[card] ?? 0), 0);

/** The next No, thanks! to be used, if there is one: the left-most. [K17] */
export const vetoIn = (row: readonly Seen[]): Seen | undefined =>
  row.find(({ card }) => faceOf(card).kind === 'veto');

/** A player's row after a card has been accepted; gifts do not change it. */
export const rowAfter = (
  { row, owl }: Pick<Player, 'row' | 'owl'>,
  seen: Seen,
): Pick<Player, 'row' | 'owl'> => {
  const { kind } = faceOf(seen.card);
  if (isGift(seen.card)) return { row, owl };
  return kind === 'retreat'
    ? { row: row.slice(0, -1), owl }
    : { row: [...row, seen], owl: owl || kind === 'owl' };
};

export const isLate = (rules: Options, player: Pick<Player, 'row' | 'owl'>): boolean =>
  hoursOf(player.row) >= limitOf(rules, player);

/** True if accepting this card makes its player late, without the cards it may draw. */
export const wouldBeLate = (rules: Options, player: Pick<Player, 'row' | 'owl'>, seen: Seen): boolean =>
  isLate(rules, rowAfter(player, seen));
