import type { GameTitle } from '../../../../words/game-words.ts';

const title: GameTitle = {
  name: 'Котяча лапка',
  played: 'Котячу лапку',
  about: 'Хапай котиків швидше за всіх, склади малюнок і вигукни «Няв!».',
  seats: ['Рудий', 'Сірий', 'Білий', 'Чорний'],
  presets: { solo: 'Наодинці', calm: 'Спокійна', sofa: 'Удвох на дивані' },
  modes: { race: 'Перегони', duel: 'Дуель' },
};
export default title;
