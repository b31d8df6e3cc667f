import type { GameTitle } from '../../../../words/game-words.ts';

const title: GameTitle = {
  name: 'Якщо влізе',
  about: 'Складай коробки з карток і запускай туди котів: хто вліз, того й коробка.',
  seats: ['Іриска', 'Мурчик', 'Барсук', 'Царанка', 'Кузя'],
};
export default title;
