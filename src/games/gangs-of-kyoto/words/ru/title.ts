import type { GameTitle } from '../../../../words/game-words.ts';

const title: GameTitle = {
  name: 'Киотики',
  about: 'Гуляй по ночным улицам, собирай колокольчики и возвращайся домой, пока не поздно.',
  seats: ['Луна', 'Рыбка', 'Листок', 'Звезда', 'Ракушка'],
};
export default title;
