import type { GameTitle } from '../../../../words/game-words.ts';

const title: GameTitle = {
  name: 'boop.',
  about: 'Стрибай на ліжко, штовхай усіх довкола й постав трьох котів у ряд.',
  seats: ['Руді', 'Сірі'],
  presets: { children: 'Для малечі', sofa: 'Удвох на дивані' },
};
export default title;
