import type { GameTitle } from '../../../../words/game-words.ts';

const title: GameTitle = {
  name: 'Остров кошек',
  about: 'Пять дней, чтобы забрать котов на борт: размести всех, береги семьи и учи уроки острова.',
  seats: ['Якорь', 'Компас', 'Фонарь', 'Парус', 'Ракушка', 'Звезда'],
};
export default title;
