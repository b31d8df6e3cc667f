import type { GameTitle } from '../../../../words/game-words.ts';

const title: GameTitle = {
  name: 'Якщо влізе',
  about: 'Складай коробки з карток і запускай туди котів: хто вліз, того й коробка.',
  seats: ['Місяць', 'Рибка', 'Листок', 'Зірка', 'Мушля'],
  presets: { small: 'Малий стіл', large: 'Великий стіл', sofa: 'Удвох на дивані' },
};
export default title;
