import { placeCalled, tilePlace } from '../../rules/boat/place-names.ts';
import type { IsleWords } from '../types.ts';
import { cardText } from '../card-text.ts';
import { cards } from './cards.ts';
import { colours, rooms, tile } from './tile-names.ts';

const WORDS = {
  ready: 'Say that you are ready.',
  pass: 'Pass until tomorrow.',
  end: 'End your turn.',
  done: 'Say that this is all.',
  skip: 'Take no more treasure.',
};
const NONE = { keep: 'Keep none of these cards.', buy: 'Buy no cards.' };
const SOME = { keep: 'Keep', buy: 'Buy' };
const SIDES = { basket: 'as a basket', boots: 'as four boots' };
const FIELDS = { left: 'left', right: 'right' };
const TREASURES = { common: 'two common treasures', small: 'two small treasures', rare: 'a rare treasure' };
/** A card is called by its text, in quotes: the text is a sentence and has no case. */
const card = (id: number): string => `“${cardText(cards, id).replace(/\.$/, '')}”`;
const several = (ids: readonly number[]): string =>
  `${ids.length > 1 ? 'the cards' : 'the card'} ${ids.map(card).join(', ')}`;

export const move: IsleWords['move'] = (of) => {
  switch (of.do) {
    case 'ready':
    case 'pass':
    case 'end':
    case 'done':
    case 'skip':
      return WORDS[of.do];
    case 'keep':
    case 'buy':
      return of.cards.length ? `${SOME[of.do]} ${several(of.cards)}.` : NONE[of.do];
    case 'lay':
      return `Lay the rescue card ${card(of.card)}.`;
    case 'lay-token':
      return `Lay the used basket ${SIDES[of.side]}.`;
    case 'side':
      return `Take the used basket ${SIDES[of.side]}.`;
    case 'colour':
      return `Choose ${colours[of.colour]}.`;
    case 'place':
      return `Place the ${tile(of.tile)} at ${tilePlace(rooms, of)}.`;
    case 'pair':
      return `Pick two kittens, ${of.tiles.map((id) => `the ${tile(id)}`).join(' and ')}.`;
    case 'oshax':
      return `Play an oshax as a ${colours[of.colour]} cat.`;
    case 'treasure':
      return `Play the treasure card and take ${TREASURES[of.take]}.`;
    case 'play':
      return `Play the card ${card(of.card)}.`;
    case 'move':
      return `Move the ${tile(of.tile)} to the other field.`;
    case 'send':
      return `Send the ${tile(of.tile)} to the ${FIELDS[of.to]} field.`;
    case 'feed':
      break;
  }
  return `Pay a fish to chase off the royal rat at ${placeCalled(rooms, of)}.`;
};
