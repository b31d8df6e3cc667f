import type { GameTitle } from '../../../../words/game-words.ts';

const title: GameTitle = {
  name: 'Киотики',
  about: 'Гуляй по ночным улицам, собирай колокольчики и возвращайся домой, пока не поздно.',
  seats: ['Луна', 'Рыбка', 'Листок', 'Звезда', 'Ракушка'],
  presets: { open: 'Колокольчики на виду', long: 'На всю колоду', sofa: 'Вдвоём на диване' },
};
export default title;
