import type { GameTitle } from '../../../../words/game-words.ts';

const title: GameTitle = {
  name: 'Банди Кіото',
  about: 'Гуляй нічними вулицями, збирай дзвіночки й вертайся додому, поки не пізно.',
  seats: ['Місяць', 'Рибка', 'Листок', 'Зірка', 'Мушля'],
  presets: { open: 'Дзвіночки на виду', long: 'На всю колоду', sofa: 'Удвох на дивані' },
};
export default title;
