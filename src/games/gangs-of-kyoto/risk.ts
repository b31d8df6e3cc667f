import { sizeOf, without, type Bag } from '../../parts/bag.ts';
import { EVERY_CARD, faceOf, type Card } from './cards.ts';
import { pileWorlds } from './pile-worlds.ts';
import { hoursOf, isLate, limitOf, rowAfter } from './row.ts';
import type { PlayerView, Seen, View } from './types.ts';
import { hiddenPiles, unseenCards, unseenWorth } from './unseen.ts';

/** Chances, counted exactly from what a view shows: no more than a player with patience could work out at the table. */

/** How many of each card the deck holds on average, over all worlds that fit; the drawn cards are part of it. */
export const deckOnAverage = (view: View): readonly number[] => {
  const unseen = unseenCards(view);
  const hidden = hiddenPiles(view);
  const [singles, doubles] = [unseenWorth(unseen, 1), unseenWorth(unseen, 2)];
  const inPiles = hidden.reduce((sum, { unknown }) => sum + unknown, 0);
  const { meanDoubles } = pileWorlds(hidden, singles, doubles);
  const inDeck = [
    1,
    share(singles - (inPiles - meanDoubles), singles),
    share(doubles - meanDoubles, doubles),
  ];
  return unseen.map((count, card) => count * (inDeck[faceOf(card).bells] ?? 1));
};

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/** Where the cards of a chain come from: the deck as long as it lasts, then the discard pile. */
interface Source {
  readonly deck: readonly number[];
  readonly deckLeft: number; // cards that may still come from there
  readonly discard: Bag;
}

/** The chance that the next card, if it comes to this seat and is not refused, keeps that player out late. */
export const lateChance = (view: View, seat: number): number => {
  const player = view.players[seat];
  if (!player || view.end) return 0;
  const source = { deck: deckOnAverage(view), deckLeft: view.deck + view.drawn, discard: view.discard };
  // A chain takes its extra cards from the deck, never from the drawn cards: those are out of its reach.
  const reach = { ...source, deckLeft: view.drawn > 0 ? view.deck + 1 : view.deck };
  return chanceFrom(view, player, reach, source.deckLeft, new Map());
};

const chanceFrom = (
  view: View,
  player: Pick<PlayerView, 'row' | 'owl'>,
  source: Source,
  deckSize: number,
  known: Map<string, number>,
): number => {
  const fromDeck = source.deckLeft > 0;
  const counts = fromDeck ? source.deck : source.discard;
  const size = fromDeck ? deckSize : sizeOf(source.discard);
  if (size <= 0) return 0;
  // Only the sum, the limit and the cards left matter: the order in which a chain came does not.
  const key = `${hoursOf(player.row)} ${limitOf(view.rules, player)} ${source.deckLeft} ${curiositiesIn(counts)}`;
  const seen = known.get(key);
  if (seen !== undefined) return seen;
  let chance = 0;
  for (const card of EVERY_CARD) {
    const count = counts[card] ?? 0;
    if (count <= 0) continue;
    const next = rowAfter(player, { id: -1, card });
    if (isLate(view.rules, next)) chance += count / size;
    else if (faceOf(card).kind === 'curiosity')
      chance += (count / size) * chanceFrom(view, next, taken(source, card), deckSize - 1, known);
  }
  known.set(key, chance);
  return chance;
};

const curiositiesIn = (counts: readonly number[]): string =>
  counts.filter((_, card) => faceOf(card).kind === 'curiosity').join();

const taken = ({ deck, deckLeft, discard }: Source, card: Card): Source =>
  deckLeft > 0
    ? { deck: deck.map((count, at) => (at === card ? count - 1 : count)), deckLeft: deckLeft - 1, discard }
    : { deck, deckLeft, discard: without(discard, card) };

/** Whether this very card, if it is not refused, keeps a player out late: what a board shows before a card is given. */
export const makesLate = (view: View, seat: number, seen: Seen): boolean => {
  const player = view.players[seat];
  return player !== undefined && isLate(view.rules, rowAfter(player, seen));
};
