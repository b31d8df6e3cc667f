import { placeCalled, tilePlace } from '../../rules/boat/place-names.ts';
import type { IsleWords } from '../types.ts';
import { cardText } from '../card-text.ts';
import { cards } from './cards.ts';
import { HIM, asObject, asObjects, colours, rooms } from './tile-names.ts';

const WORDS = {
  ready: 'Скажи, что всё готово.',
  pass: 'Спасуй до завтра.',
  end: 'Заверши свой ход.',
  done: 'Скажи, что это всё.',
  skip: 'Больше сокровищ не бери.',
};
const NONE = { keep: 'Не оставляй ни одной карты.', buy: 'Не покупай карт.' };
const SOME = { keep: 'Оставь себе', buy: 'Купи' };
const SIDES = { basket: 'корзиной вверх', boots: 'сапогами вверх' };
const FIELDS = { left: 'левое', right: 'правое' };
const TREASURES = { common: 'два обычных сокровища', small: 'два малых сокровища', rare: 'редкое сокровище' };
/** A card is called by its text, in quotes: the text is a sentence and has no case. */
const card = (id: number): string => `«${cardText(cards, id).replace(/\.$/, '')}»`;
const several = (ids: readonly number[]): string =>
  `${ids.length > 1 ? 'карты' : 'карту'} ${ids.map(card).join(', ')}`;

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
      return `Выложи карту спасения ${card(of.card)}.`;
    case 'lay-token':
      return `Выложи подержанную корзину ${SIDES[of.side]}.`;
    case 'side':
      return `Положи подержанную корзину ${SIDES[of.side]}.`;
    case 'colour':
      return `Выбери ${colours[of.colour]} цвет.`;
    case 'place':
      return `Положи ${asObject(of.tile)} на ${tilePlace(rooms, of)}.`;
    case 'pair':
      return `Выбери двух котят, ${asObjects(of.tiles)}.`;
    case 'oshax':
      return `Сыграй ${HIM[of.colour]} ошакса.`;
    case 'treasure':
      return `Сыграй карту сокровища и возьми ${TREASURES[of.take]}.`;
    case 'play':
      return `Сыграй карту ${card(of.card)}.`;
    case 'move':
      return `Переведи ${asObject(of.tile)} на другое поле.`;
    case 'send':
      return `Отправь ${asObject(of.tile)} на ${FIELDS[of.to]} поле.`;
    case 'feed':
      break;
  }
  return `Заплати рыбу и прогони королевскую крысу с ${placeCalled(rooms, of)}.`;
};
