import type { PuzzleWords } from '../../../../words/puzzle-words.ts';

const ends = { solved: 'Мяу! Верно и вовремя.', missed: 'Не в этот раз. Почему — видно на столе.' };

const words: PuzzleWords = {
  goals: {
    cold: {
      title: 'Собери эту карту',
      text: 'Всё как на карте, а потом «Мяу!», пока есть время. Гость с карты уже сидит в твоей коробке.',
      ...ends,
    },
    rest: {
      title: 'Закончи картинку',
      text: 'Что уже лежит, то верно. Добавь недостающее и крикни «Мяу!».',
      ...ends,
    },
    mend: {
      title: 'Найди ошибку',
      text: 'Все детали на коврике, но одна или две лежат не так. Исправь и крикни «Мяу!».',
      ...ends,
    },
  },
};
export default words;
