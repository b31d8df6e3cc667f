import { placeCalled, tilePlace } from '../../rules/boat/place-names.ts';
import type { IsleWords } from '../types.ts';
import { cardText } from '../card-text.ts';
import { cards } from './cards.ts';
import { HIM, asObject, asObjects, colours, rooms } from './tile-names.ts';

const WORDS = {
  ready: 'Скажи, що все готово.',
  pass: 'Спасуй до завтра.',
  end: 'Заверши свій хід.',
  done: 'Скажи, що це все.',
  skip: 'Більше скарбів не бери.',
};
const NONE = { keep: 'Не лишай жодної карти.', buy: 'Не купуй карт.' };
const SOME = { keep: 'Лиши собі', buy: 'Купи' };
const SIDES = { basket: 'кошиком догори', boots: 'чоботами догори' };
const FIELDS = { left: 'ліве', right: 'праве' };
const TREASURES = { common: 'два звичайні скарби', small: 'два малі скарби', rare: 'рідкісний скарб' };
/** A card is called by its text, in quotes: the text is a sentence and has no case. */
const card = (id: number): string => `«${cardText(cards, id).replace(/\.$/, '')}»`;
const several = (ids: readonly number[]): string =>
  `${ids.length > 1 ? 'карти' : 'карту'} ${ids.map(card).join(', ')}`;

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
      return `Виклади карту порятунку ${card(of.card)}.`;
    case 'lay-token':
      return `Виклади вживаний кошик ${SIDES[of.side]}.`;
    case 'side':
      return `Поклади вживаний кошик ${SIDES[of.side]}.`;
    case 'colour':
      return `Обери ${colours[of.colour]} колір.`;
    case 'place':
      return `Поклади ${asObject(of.tile)} на ${tilePlace(rooms, of)}.`;
    case 'pair':
      return `Обери двох кошенят, ${asObjects(of.tiles)}.`;
    case 'oshax':
      return `Зіграй ${HIM[of.colour]} ошакса.`;
    case 'treasure':
      return `Зіграй карту скарбу й візьми ${TREASURES[of.take]}.`;
    case 'play':
      return `Зіграй карту ${card(of.card)}.`;
    case 'move':
      return `Переведи ${asObject(of.tile)} на інше поле.`;
    case 'send':
      return `Відправ ${asObject(of.tile)} на ${FIELDS[of.to]} поле.`;
    case 'feed':
      break;
  }
  return `Заплати рибину й прожени королівського щура з ${placeCalled(rooms, of)}.`;
};
