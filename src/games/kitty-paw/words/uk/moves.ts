import { tileName } from '../../rules/race/notation.ts';
import type { Thing } from '../../rules/race/types.ts';
import type { KittyPawWords } from '../types.ts';

const WAYS = { U: 'вгорі', R: 'праворуч', D: 'внизу', L: 'ліворуч' };
const NAMED = { held: 'те, що в лапці', box: 'коробку', cat: 'гостя в коробці' };
const thing = (of: Thing | 'held' | 'cat'): string =>
  typeof of === 'number' ? `кота ${tileName(of)}` : NAMED[of];
const PLAIN = {
  hold: 'Поклади лапку.',
  release: 'Підніми лапку.',
  begin: 'Почни без тих, кого немає.',
  pause: 'Зроби паузу.',
  resume: 'Грай далі після паузи.',
  box: 'Візьми свою коробку.',
  return: 'Поклади назад те, що в лапці.',
  keep: 'Посели гостя у свою коробку.',
  meow: 'Вигукни «Няв», усе готово!',
};

const moves: KittyPawWords['move'] = (move) => {
  switch (move.do) {
    case 'card':
      return `Візьми картку ${move.place + 1} у ряду.`;
    case 'grab':
      return `Хапай кота ${tileName(move.tile)}.`;
    case 'peek':
      return `Зазирни в закриту коробку ${move.slot + 1}.`;
    case 'put':
      return `Поклади на килимок, на місце ${move.at.u}, ${move.at.v}.`;
    case 'flip':
      return `Переверни ${thing(move.thing)}.`;
    case 'turn':
      return `Оберни ${thing(move.thing)} ${move.by > 0 ? 'праворуч' : 'ліворуч'}.`;
    case 'lift':
      return `Підніми ${thing(move.thing)}.`;
    case 'touch':
      return `Торкнися лапки ${WAYS[move.way]}.`;
    case 'hold':
    case 'release':
    case 'begin':
    case 'pause':
    case 'resume':
    case 'box':
    case 'return':
    case 'keep':
    case 'meow':
    default:
      return PLAIN[move.do];
  }
};
export default moves;
