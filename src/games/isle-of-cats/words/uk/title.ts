import type { GameTitle } from '../../../../words/game-words.ts';

const title: GameTitle = {
  name: 'Острів котів',
  about: 'П’ять днів, щоб забрати котів на борт: розмісти всіх, бережи родини й учи уроки острова.',
  seats: ['Якір', 'Компас', 'Ліхтар', 'Вітрило', 'Мушля', 'Зірка'],
  presets: { solo: 'Наодинці', family: 'Сімейна', modules: 'Усі модулі', sofa: 'Удвох на дивані' },
  modes: { standard: 'Звичайний режим', family: 'Сімейний режим' },
};
export default title;
