import type { CatWords } from './cat.en.ts';

/** The words for choosing a cat in Ukrainian; loaded with the choice. */
const words: CatWords = {
  coat: 'Твій кіт',
  sign: 'Його знак',
  coats: {
    ginger: 'Рудий смугастий',
    grey: 'Сірий плямистий',
    tuxedo: 'Чорно-білий',
    calico: 'Триколірний',
    siamese: 'Сіамський',
    black: 'Чорний',
    cream: 'Кремовий',
    brown: 'Білий із коричневою шапочкою',
  },
  signs: { moon: 'Місяць', fish: 'Рибка', leaf: 'Листок', star: 'Зірка', shell: 'Мушля', bell: 'Дзвіночок' },
};
export default words;
