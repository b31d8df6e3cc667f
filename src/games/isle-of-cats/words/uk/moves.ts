import { placeCalled, tilePlace } from '../../rules/boat/place-names.ts';
import type { IsleWords } from '../types.ts';
import { cardText } from '../card-text.ts';
import { cards } from './cards.ts';
import { colours, rooms, tile, tiles } from './things.ts';

const WORDS = {
  ready: 'Скажи, що все готово.',
  pass: 'Спасуй до завтра.',
  end: 'Закінчи свій хід.',
  done: 'Скажи, що це все.',
  skip: 'Більше скарбів не бери.',
};
const NONE = { keep: 'Не лишай жодної карти.', buy: 'Не купуй карт.' };
const SOME = { keep: 'Лиши собі:', buy: 'Купи:' };
const SIDES = { basket: 'як кошик', boots: 'як чотири чоботи' };
const FIELDS = { left: 'ліве', right: 'праве' };
const TREASURES = { common: 'два звичайні скарби', small: 'два малі скарби', rare: 'рідкісний скарб' };
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
      return `Виклади карту порятунку: ${card(of.card)}.`;
    case 'lay-token':
      return `Виклади одноденний кошик ${SIDES[of.side]}.`;
    case 'side':
      return `Візьми вживаний кошик ${SIDES[of.side]}.`;
    case 'colour':
      return `Обери колір: ${colours[of.colour]}.`;
    case 'place':
      return `Візьми на борт: ${tile(of.tile)}, ${tilePlace(rooms, of)}.`;
    case 'pair':
      return `Обери двох кошенят: ${tiles(of.tiles)}.`;
    case 'oshax':
      return `Зіграй карту: ${card(of.card)}, ${colours[of.colour]}.`;
    case 'treasure':
      return `Зіграй карту: візьми ${TREASURES[of.take]}.`;
    case 'play':
      return `Зіграй карту: ${card(of.card)}.`;
    case 'move':
      return `Переведи на інше поле: ${tile(of.tile)}.`;
    case 'send':
      return `Відправ на ${FIELDS[of.to]} поле: ${tile(of.tile)}.`;
    case 'feed':
      break;
  }
  return `Заплати рибину й прожени королівського щура: ${placeCalled(rooms, of)}.`;
};
