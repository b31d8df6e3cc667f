import type { CatWords } from './cat.en.ts';

/** The words for choosing a cat in Russian; loaded with the choice. */
const words: CatWords = {
  coat: 'Твой кот',
  sign: 'Его знак',
  coats: {
    ginger: 'Рыжий полосатый',
    grey: 'Серый пятнистый',
    tuxedo: 'Чёрно-белый',
    calico: 'Трёхцветный',
    siamese: 'Сиамский',
    black: 'Чёрный',
    cream: 'Кремовый',
    brown: 'Белый с коричневой шапочкой',
  },
  signs: {
    moon: 'Луна',
    fish: 'Рыбка',
    leaf: 'Лист',
    star: 'Звезда',
    shell: 'Ракушка',
    bell: 'Колокольчик',
  },
};
export default words;
