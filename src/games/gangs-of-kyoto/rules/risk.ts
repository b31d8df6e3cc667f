import { sizeOf } from '../../../parts/bag.ts';
import { EVERY_CARD, faceOf, type Card } from './cards.ts';
import { sizeOfAll } from './deck.ts';
import { pileWorlds } from './pile-worlds.ts';
import { hoursOf, isLate, limitOf, rowAfter } from './row.ts';
import type { PlayerView, Seen, View } from './types.ts';
import { hiddenPiles, unseenCards, unseenWorth } from './unseen.ts';

/** Chances, counted exactly from a view: a patient player could calculate them at the table. [K34] */

/**
 * The mean number of each card left in the first deck, over all worlds that fit; the drawn cards are part of
 * it.
 */
export const deckOnAverage = (view: View): readonly number[] => {
  const unseen = unseenCards(view);
  const hidden = hiddenPiles(view);
  const [singles, doubles] = [unseenWorth(unseen, 1), unseenWorth(unseen, 2)];
  const inPiles = hidden.reduce((sum, { unknown }) => sum + unknown, 0);
  const { meanDoubles } = pileWorlds(hidden, singles, doubles);
  const inDeck = [
    1,
    portion(singles - (inPiles - meanDoubles), singles),
    portion(doubles - meanDoubles, doubles),
  ];
  return unseen.map((count, card) => count * (inDeck[faceOf(card).bells] ?? 1));
};

const portion = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/** Cards that are equally likely to be the next. */
interface Layer {
  readonly counts: readonly number[];
  readonly size: number; // the number of places it fills in the deck
  readonly left: number; // the number of cards still in it
}

const layerOf = (counts: readonly number[], size: number): Layer => ({ counts, size, left: size });

/**
 * From the top: the rest of the first deck, the cards shuffled under it, and the discard pile, which would
 * follow.
 */
const layersOf = (view: View): Layer[] => [
  layerOf(deckOnAverage(view), view.deck + view.drawn - sizeOfAll(view.under)),
  ...[...view.under, view.discard].map((bag) => layerOf(bag, sizeOf(bag))),
];

/** The chance that the next card, if this seat gets and does not refuse it, makes that player late. */
export const lateChance = (view: View, seat: number): number => {
  const player = view.players[seat];
  if (!player || view.end) return 0;
  return chanceFrom(view, player, layersOf(view), 0, new Map());
};

const chanceFrom = (
  view: View,
  player: Pick<PlayerView, 'row' | 'owl'>,
  layers: readonly Layer[],
  place: number, // of the next card, counted from the top
  known: Map<string, number>,
): number => {
  let above = place;
  const at = layers.findIndex(({ size }) => (above -= size) < 0);
  const layer = layers[at];
  if (!layer) return 0;
  // Only the sum, the limit and the cards left matter, not the order of a chain.
  const key = `${hoursOf(player.row)} ${limitOf(view.rules, player)} ${place} ${curiositiesIn(layer.counts)}`;
  const seen = known.get(key);
  if (seen !== undefined) return seen;
  // A chain takes its extra cards from below the drawn cards.
  const following = Math.max(place + 1, view.drawn);
  let chance = 0;
  for (const card of EVERY_CARD) {
    const share = (layer.counts[card] ?? 0) / layer.left;
    if (share <= 0) continue;
    const next = rowAfter(player, { id: -1, card });
    if (isLate(view.rules, next)) chance += share;
    else if (faceOf(card).kind === 'curiosity')
      chance += share * chanceFrom(view, next, layers.with(at, taken(layer, card)), following, known);
  }
  known.set(key, chance);
  return chance;
};

const curiositiesIn = (counts: readonly number[]): string =>
  counts.filter((_, card) => faceOf(card).kind === 'curiosity').join();

const taken = ({ counts, size, left }: Layer, card: Card): Layer => ({
  counts: counts.map((count, at) => (at === card ? count - 1 : count)),
  size,
  left: left - 1,
});

/** True if this card, unless refused, makes a player late: shown on the board before a card is given. */
export const makesLate = (view: View, seat: number, seen: Seen): boolean => {
  const player = view.players[seat];
  return player !== undefined && isLate(view.rules, rowAfter(player, seen));
};
