import { CARDS, faceOf, isGift } from './cards.ts';
import type { Options, Player, Seen } from './types.ts';

export const LIMIT = 13; // [K9]
export const OWL_LIMIT = 18; // [K13]

/** How late it is for whoever owns this row. */
export const hoursOf = (row: readonly Seen[]): number =>
  row.reduce((sum, { card }) => sum + faceOf(card).hours, 0);

/** The hour at which this player stays out late; with `owlLasting` an owl counts even after it has left the row. [K15] */
export const limitOf = ({ owlLasting }: Options, { row, owl }: Pick<Player, 'row' | 'owl'>): number =>
  (owlLasting && owl) || row.some(({ card }) => faceOf(card).kind === 'owl') ? OWL_LIMIT : LIMIT;

/** Bells that lie in a row and can still be lost. */
export const bellsOf = (row: readonly Seen[]): number =>
  row.reduce((sum, { card }) => sum + faceOf(card).bells, 0);

/** Bells in a bag of cards. */
export const bellsIn = (bag: readonly number[]): number =>
  CARDS.reduce((sum, { bells }, card) => sum + bells * (bag[card] ?? 0), 0);

/** The No, thanks! that would be used up next, if there is one: the left-most. [K17] */
export const vetoIn = (row: readonly Seen[]): Seen | undefined =>
  row.find(({ card }) => faceOf(card).kind === 'veto');

/** What a player's row is after a card has been accepted; gifts leave it alone. */
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

/** Whether this card, accepted, keeps its player out late; what it may draw afterwards is not asked. */
export const wouldBeLate = (rules: Options, player: Pick<Player, 'row' | 'owl'>, seen: Seen): boolean =>
  isLate(rules, rowAfter(player, seen));
