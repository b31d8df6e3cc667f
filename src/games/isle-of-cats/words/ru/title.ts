import type { GameTitle } from '../../../../words/game-words.ts';

const title: GameTitle = {
  name: 'Остров кошек',
  about: 'Пять дней, чтобы забрать котов на борт: размести всех, береги семьи и учи уроки острова.',
  seats: ['Якорь', 'Компас', 'Фонарь', 'Парус', 'Ракушка', 'Звезда'],
  presets: { solo: 'В одиночку', family: 'Семейная', modules: 'Все модули', sofa: 'Вдвоём на диване' },
  modes: { standard: 'Обычный режим', family: 'Семейный режим' },
};
export default title;
