import { plural } from '../../../../words/plural.ts';
import type { DuelWords } from '../duel-types.ts';

const n = plural('ru');

const duel: DuelWords = {
  title: 'Дуэль',
  alone: 'Наперегонки с часами',
  intro: (cards) =>
    cards === 1
      ? 'Одна карта, один на один с часами.'
      : `Одни и те же ${n(cards, { one: '# карта', few: '# карты', many: '# карт' })} для всех, каждый один на один с часами. В каждой карте побеждает самое быстрое верное время.`,
  secret: 'Начинай, когда захочешь: сегодня или завтра. Твой забег никто не видит, пока не закончит свой.',
  begin: 'Начать забег',
  players: 'Игроки',
  stages: { waiting: 'ещё не на старте', 'under-way': 'в игре', over: 'на финише' },
  ready: 'Положи лапку: после возгласа пойдёт твоё время.',
  done: (rivals) => `Твой забег завершён. Очередь за: ${rivals}.`,
  watching: 'Забеги тайные, пока все не закончат.',
  results: 'Карта за картой',
  card: (nth) => `Карта ${nth}`,
  how: { right: 'верно', wrong: 'ошибка', late: 'поздно' },
  seconds: (ms) => `${(ms / 1000).toFixed(1).replace('.', ',')} с`,
  fastest: 'быстрее всех',
  hidden: 'пока тайна',
  total: 'Очки',
  took: (time) => `Твоё время: ${time}.`,
};
export default duel;
