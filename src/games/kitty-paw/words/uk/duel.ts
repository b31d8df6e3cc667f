import { decimalComma, plural } from '../../../../words/plural.ts';
import type { DuelWords } from '../duel-types.ts';

const n = plural('uk');

const duel: DuelWords = {
  title: 'Дуель',
  alone: 'Наввипередки з годинником',
  intro: (cards) =>
    cards === 1
      ? 'Одна картка, наодинці з годинником.'
      : `Ті самі ${n(cards, { one: '# картка', few: '# картки', many: '# карток' })} для всіх, кожен наодинці з годинником. Картку бере той, хто правильно складе її найшвидше.`,
  secret: 'Починай, коли захочеш: сьогодні чи завтра. Твого забігу ніхто не бачить, доки не завершить свій.',
  begin: 'Почати забіг',
  players: 'Гравці',
  stages: { waiting: 'ще не на старті', 'under-way': 'у грі', over: 'на фініші' },
  ready: 'Поклади лапку: після сигналу піде твій час.',
  done: (rivals) => `Твій забіг завершено. Чекаємо: ${rivals}.`,
  watching: 'Забіги таємні, доки всі не завершать.',
  results: 'Картка за карткою',
  card: (nth) => `Картка ${nth}`,
  how: { right: 'правильно', wrong: 'помилка', late: 'запізно' },
  seconds: (ms) => `${decimalComma(ms / 1000)} с`,
  fastest: 'найшвидше',
  hidden: 'ще таємниця',
  total: 'Очки',
  took: (time) => `Твій час: ${time}.`,
};
export default duel;
