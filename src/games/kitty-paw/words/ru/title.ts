import type { GameTitle } from '../../../../words/game-words.ts';

const title: GameTitle = {
  name: 'Кошачья лапка',
  played: 'Кошачью лапку',
  about: 'Хватай котиков быстрее всех, собери картинку и крикни «Мяу!».',
  seats: ['Рыжий', 'Серый', 'Белый', 'Чёрный'],
  presets: { solo: 'В одиночку', calm: 'Спокойная', sofa: 'Вдвоём на диване' },
  modes: { race: 'Гонка', duel: 'Дуэль' },
};
export default title;
