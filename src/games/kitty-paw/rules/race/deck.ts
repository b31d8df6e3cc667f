import type { Rng } from '../../../../kernel/game.ts';
import { pick } from '../../../../kernel/random.ts';
import { cardOf, cardsOf } from '../cards/cards.ts';
import { ROW } from './limits.ts';
import type { CardId } from '../cards/pieces.ts';
import type { Options } from './types.ts';

/** The deck: unordered bags one above the other, and under them an ordered list of cards put there. */
export interface Deck {
  readonly bags: readonly (readonly CardId[])[];
  readonly under: readonly CardId[];
}

/** [K2], or shuffled together. [K26] */
export const freshDeck = ({ deck, levelTwo }: Options): Deck => {
  const levels = [cardsOf(1), cardsOf(2, deck === 'mixed-both' ? null : levelTwo), cardsOf(3)];
  return { bags: deck === 'stacked' ? levels : [levels.flat()], under: [] };
};

/** The number of rows in a whole deck. */
export const rowsOf = (options: Options): number => freshDeck(options).bags.flat().length / ROW;

export const isEmpty = ({ bags, under }: Deck): boolean =>
  under.length === 0 && bags.every((bag) => bag.length === 0);

/**
 * The cards of an extra round: those that had left the game; if there are too few to give every player one,
 * those that were never played too, and then also cards that were scored. [K24]
 */
export const cardsForAll = (players: number, ...heaps: readonly (readonly CardId[])[]): readonly CardId[] => {
  let bag: readonly CardId[] = [];
  for (const heap of heaps) {
    bag = [...new Set([...bag, ...heap])].toSorted();
    if (inOneRow(bag) >= players) break;
  }
  return bag;
};

/** The number of cards that can lie in one row: no two with the same cat in the box. */
const inOneRow = (cards: readonly CardId[]): number => {
  const boxCats = cards.map((id) => cardOf(id).figure.box?.cat ?? null);
  return boxCats.filter((cat) => cat === null).length + new Set(boxCats.filter((cat) => cat !== null)).size;
};

export interface Revealed {
  readonly deck: Deck;
  readonly row: readonly (CardId | null)[];
}

/**
 * Four cards, no two with the same cat: of two such cards the later goes under the deck and another is drawn.
 * [K3] [K26]
 */
export const reveal = (deck: Deck, rng: Rng): Revealed => {
  const bags = deck.bags.map((bag) => [...bag]);
  const under = [...deck.under];
  const row: CardId[] = [];
  const putOff: CardId[] = [];
  const boxCats = new Set<string>();
  while (row.length < ROW) {
    const bag = bags.find(({ length }) => length > 0);
    const card = bag ? pick(rng, bag) : under.find((id) => !boxCats.has(cardOf(id).figure.box?.cat ?? ''));
    if (card === undefined) break;
    const from = bag ?? under;
    from.splice(from.indexOf(card), 1);
    const boxCat = cardOf(card).figure.box?.cat;
    if (boxCat && boxCats.has(boxCat)) putOff.push(card);
    else {
      row.push(card);
      if (boxCat) boxCats.add(boxCat);
    }
  }
  const places = Array.from({ length: ROW }, (_, i) => row[i] ?? null);
  return { deck: { bags, under: [...under, ...putOff] }, row: places };
};
