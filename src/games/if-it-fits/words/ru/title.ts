import type { GameTitle } from '../../../../words/game-words.ts';

const title: GameTitle = {
  name: 'Если влезет',
  about: 'Складывай коробки из карт и запускай туда котов: кто влез, того и коробка.',
  seats: ['Луна', 'Рыбка', 'Листок', 'Звезда', 'Ракушка'],
  presets: { small: 'Маленький стол', large: 'Большой стол', sofa: 'Вдвоём на диване' },
};
export default title;
