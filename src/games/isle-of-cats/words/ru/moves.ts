import { placeCalled, tilePlace } from '../../rules/boat/place-names.ts';
import type { IsleWords } from '../types.ts';
import { cardText } from '../card-text.ts';
import { cards } from './cards.ts';
import { colours, rooms, tile, tiles } from './things.ts';

const WORDS = {
  ready: 'Скажи, что всё готово.',
  pass: 'Спасуй до завтра.',
  end: 'Закончи свой ход.',
  done: 'Скажи, что это всё.',
  skip: 'Больше сокровищ не бери.',
};
const NONE = { keep: 'Не оставляй ни одной карты.', buy: 'Не покупай карт.' };
const SOME = { keep: 'Оставь себе:', buy: 'Купи:' };
const SIDES = { basket: 'как корзину', boots: 'как четыре сапога' };
const FIELDS = { left: 'левое', right: 'правое' };
const TREASURES = { common: 'два обычных сокровища', small: 'два малых сокровища', rare: 'редкое сокровище' };
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
      return `Выложи карту спасения: ${card(of.card)}.`;
    case 'lay-token':
      return `Выложи однодневную корзину ${SIDES[of.side]}.`;
    case 'side':
      return `Возьми ношеную корзину ${SIDES[of.side]}.`;
    case 'colour':
      return `Выбери цвет: ${colours[of.colour]}.`;
    case 'place':
      return `Возьми на борт: ${tile(of.tile)}, ${tilePlace(rooms, of)}.`;
    case 'pair':
      return `Выбери двух котят: ${tiles(of.tiles)}.`;
    case 'oshax':
      return `Сыграй карту: ${card(of.card)}, ${colours[of.colour]}.`;
    case 'treasure':
      return `Сыграй карту: возьми ${TREASURES[of.take]}.`;
    case 'play':
      return `Сыграй карту: ${card(of.card)}.`;
    case 'move':
      return `Переведи на другое поле: ${tile(of.tile)}.`;
    case 'send':
      return `Отправь на ${FIELDS[of.to]} поле: ${tile(of.tile)}.`;
    case 'feed':
      break;
  }
  return `Заплати рыбу и прогони королевскую крысу: ${placeCalled(rooms, of)}.`;
};
