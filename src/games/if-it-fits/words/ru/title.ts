import type { GameTitle } from '../../../../words/game-words.ts';

const title: GameTitle = {
  name: 'Если влезет',
  about: 'Складывай коробки из карт и запускай туда котов: кто влез, того и коробка.',
  seats: ['Ириска', 'Мурчик', 'Барсук', 'Царанка', 'Кузя'],
};
export default title;
