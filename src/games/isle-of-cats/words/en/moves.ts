import { placeCalled, tilePlace } from '../../rules/boat/place-names.ts';
import type { IsleWords } from '../types.ts';
import { cardText } from '../card-text.ts';
import { cards } from './cards.ts';
import { colours, rooms, tile, tiles } from './things.ts';

const WORDS = {
  ready: 'Say that you are ready.',
  pass: 'Pass until tomorrow.',
  end: 'End your turn.',
  done: 'Say that this is all.',
  skip: 'Take no more treasure.',
};
const NONE = { keep: 'Keep none of these cards.', buy: 'Buy no cards.' };
const SOME = { keep: 'Keep:', buy: 'Buy:' };
const SIDES = { basket: 'as a basket', boots: 'as four boots' };
const FIELDS = { left: 'left', right: 'right' };
const TREASURES = { common: 'two common treasures', small: 'two small treasures', rare: 'a rare treasure' };
/** A card's text, without the full stop that would end the sentence too early. */
const card = (id: number): string => cardText(cards, id).replace(/\.$/, '');

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
      return of.cards.length ? `${SOME[of.do]} ${of.cards.map(card).join('; ')}.` : NONE[of.do];
    case 'lay':
      return `Lay a rescue card: ${card(of.card)}.`;
    case 'lay-token':
      return `Use a basket of one day ${SIDES[of.side]}.`;
    case 'side':
      return `Take the used basket ${SIDES[of.side]}.`;
    case 'colour':
      return `Choose a colour: ${colours[of.colour]}.`;
    case 'place':
      return `Bring aboard: ${tile(of.tile)}, ${tilePlace(rooms, of)}.`;
    case 'pair':
      return `Pick two kittens: ${tiles(of.tiles)}.`;
    case 'oshax':
      return `Play a card: ${card(of.card)}, ${colours[of.colour]}.`;
    case 'treasure':
      return `Play a card: take ${TREASURES[of.take]}.`;
    case 'play':
      return `Play a card: ${card(of.card)}.`;
    case 'move':
      return `Move a cat to the other field: ${tile(of.tile)}.`;
    case 'send':
      return `Send to the ${FIELDS[of.to]} field: ${tile(of.tile)}.`;
    case 'feed':
      break;
  }
  return `Pay a fish to chase off the royal rat: ${placeCalled(rooms, of)}.`;
};
