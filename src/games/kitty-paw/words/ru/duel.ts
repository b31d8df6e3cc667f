import { decimalComma, plural } from '../../../../words/plural.ts';
import type { DuelWords } from '../duel-types.ts';

const n = plural('ru');

const duel: DuelWords = {
  title: 'Дуэль',
  alone: 'Наперегонки с часами',
  goal: 'Собирай картинки быстрее других и кричи «Мяу!». Карту берёт тот, кто верно соберёт её быстрее всех; побеждает тот, у кого больше очков.',
  intro: (cards) =>
    cards === 1
      ? 'Одна карта, один на один с часами.'
      : `Одни и те же ${n(cards, { one: '# карта', few: '# карты', many: '# карт' })} для всех, каждый один на один с часами. Карту берёт тот, кто верно соберёт её быстрее всех.`,
  secret: 'Начинай, когда захочешь: сегодня или завтра. Твой забег никто не видит, пока не закончит свой.',
  begin: 'Начать забег',
  players: 'Игроки',
  stages: { waiting: 'ещё не на старте', 'under-way': 'в игре', over: 'на финише' },
  ready: 'Положи лапку: после сигнала пойдёт твоё время.',
  done: (rivals) => `Твой забег завершён. Ждём: ${rivals}.`,
  watching: 'Забеги тайные, пока все не закончат.',
  results: 'Карта за картой',
  card: (nth) => `Карта ${nth}`,
  how: { right: 'верно', wrong: 'ошибка', late: 'поздно' },
  seconds: (ms) => `${decimalComma(ms / 1000)} с`,
  fastest: 'быстрее всех',
  hidden: 'пока тайна',
  total: 'Очки',
  took: (time) => `Твоё время: ${time}.`,
};
export default duel;
