import { plural } from '../../../../words/plural.ts';
import type { HintWords } from '../hint-types.ts';

const n = plural('ru');
const times = (turns: number): string => ['', 'один раз', 'дважды', 'трижды'][Math.abs(turns)] ?? '';
const FLIPS = { lie: 'переверни на спину', wake: 'разбуди' };

const hint: HintWords = {
  button: 'Подсказка',
  close: 'Закрыть подсказку',
  practice: 'Только в тренировке: против людей подсказок нет.',
  later: 'Подсказка будет со следующим шагом.',
  card: (cats) => `Возьми карту, где ${n(cats, { one: '# кот', few: '# кота', many: '# котов' })}`,
  cardWhy: 'Она даёт больше всего очков за своё время.',
  grab: (cat) => `Хватай: ${cat.toLowerCase()}`,
  grabFirst: (cat, rival) => `Сначала ${cat.toLowerCase()}: ${rival} ищет то же самое`,
  pose: (turns, flip) => {
    const steps = [
      ...(turns ? [`поверни ${times(turns)}${turns < 0 ? ' влево' : ''}`] : []),
      ...(flip ? [FLIPS[flip]] : []),
      'положи на пунктир',
    ].join(', ');
    return `${steps.charAt(0).toUpperCase()}${steps.slice(1)}.`;
  },
  left: (pieces) =>
    pieces > 0
      ? `Потом останется ${n(pieces, { one: '# деталь', few: '# детали', many: '# деталей' })}.`
      : 'Больше ничего не нужно.',
  box: 'Возьми свою коробку',
  boxWhy: 'На карте есть коробка; твоя лежит возле коврика.',
  layBox: 'Неси коробку на пунктир',
  flipBox: {
    H: 'Переверни коробку, чтобы лежала, и неси на пунктир',
    V: 'Переверни коробку, чтобы стояла, и неси на пунктир',
  },
  peek: (cat) => `Ищи: ${cat.toLowerCase()}`,
  peekWhy: 'Прячется в одной из закрытых коробок. Запоминай, кто где.',
  keep: (cat) => `${cat}: сажай в коробку`,
  giveBack: 'Положи это назад',
  giveBackWhy: 'Этого нет на твоей карте.',
  mend: 'Здесь что-то не так',
  mendWhy: 'Сравни с картой: место, поворот, сторону.',
  wait: (cat) => `${cat}: больше нет`,
  waitWhy: 'Всех разобрали. Подожди, пока кто-нибудь положит назад.',
  meow: 'Всё как на карте: «Мяу!»',
  meowWhy: 'Кто крикнет первым, тот получает очки за карту.',
};
export default hint;
