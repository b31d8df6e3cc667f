import { plural } from '../../../../words/plural.ts';
import type { HintWords } from '../hint-types.ts';

const n = plural('uk');
const times = (turns: number): string => ['', 'один раз', 'двічі', 'тричі'][Math.abs(turns)] ?? '';
const FLIPS = { lie: 'переверни на спину', wake: 'розбуди' };

const hint: HintWords = {
  button: 'Підказка',
  close: 'Закрити підказку',
  practice: 'Лише в тренуванні: проти людей підказок немає.',
  later: 'Підказка буде з наступним кроком.',
  card: (cats) => `Візьми картку, де ${n(cats, { one: '# кіт', few: '# коти', many: '# котів' })}`,
  cardWhy: 'Вона дає найбільше очок за свій час.',
  grab: (cat) => `Хапай: ${cat.toLowerCase()}`,
  grabFirst: (cat, rival) => `Спершу ${cat.toLowerCase()}: ${rival} шукає те саме`,
  pose: (turns, flip) => {
    const steps = [
      ...(turns ? [`оберни ${times(turns)}${turns < 0 ? ' ліворуч' : ''}`] : []),
      ...(flip ? [FLIPS[flip]] : []),
      'поклади на пунктир',
    ].join(', ');
    return `${steps.charAt(0).toUpperCase()}${steps.slice(1)}.`;
  },
  left: (pieces) =>
    pieces > 0
      ? `Потім лишиться ${n(pieces, { one: '# деталь', few: '# деталі', many: '# деталей' })}.`
      : 'Більше нічого не бракує.',
  box: 'Візьми свою коробку',
  boxWhy: 'На картці є коробка; твоя лежить біля килимка.',
  layBox: 'Перенеси коробку на пунктир',
  flipBox: {
    H: 'Переверни коробку, щоб лежала, і перенеси на пунктир',
    V: 'Переверни коробку, щоб стояла, і перенеси на пунктир',
  },
  peek: (cat) => `Шукай: ${cat.toLowerCase()}`,
  peekWhy: 'Ховається в одній із закритих коробок. Запам’ятовуй, хто де.',
  keep: (cat) => `${cat}: саджай у коробку`,
  giveBack: 'Поклади це назад',
  giveBackWhy: 'Цього немає на твоїй картці.',
  mend: 'Тут щось не так',
  mendWhy: 'Порівняй із карткою: місце, поворот, бік.',
  wait: (cat) => `${cat}: більше немає`,
  waitWhy: 'Усіх розібрали. Зачекай, поки хтось покладе назад.',
  meow: 'Усе як на картці: «Няв!»',
  meowWhy: 'Хто вигукне першим, той отримує очки за картку.',
};
export default hint;
