import type { GameTitle } from '../../../../words/game-words.ts';

const title: GameTitle = {
  name: 'boop.',
  about: 'Прыгай на кровать, толкай всех вокруг и поставь трёх котов в ряд.',
  seats: ['Рыжие', 'Серые'],
  presets: { children: 'Для малышей', sofa: 'Вдвоём на диване' },
};
export default title;
