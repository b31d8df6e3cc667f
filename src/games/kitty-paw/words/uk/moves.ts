import { tileName } from '../../rules/race/notation.ts';
import type { Thing } from '../../rules/race/types.ts';
import type { KittyPawWords } from '../types.ts';

const WAYS = { U: 'вгорі', R: 'праворуч', D: 'внизу', L: 'ліворуч' };
const NAMED = { held: 'те, що в лапці', box: 'коробка', cat: 'гість у коробці' };
const thing = (of: Thing | 'held' | 'cat'): string =>
  typeof of === 'number' ? `котик ${tileName(of)}` : NAMED[of];
const PLAIN = {
  hold: 'Поклади лапку.',
  release: 'Підніми лапку.',
  begin: 'Почни без тих, кого немає.',
  pause: 'Пауза.',
  resume: 'Грай далі після паузи.',
  box: 'Візьми свою коробку.',
  return: 'Поверни те, що в лапці.',
  keep: 'Посели гостя у свою коробку.',
  meow: 'Вигукни «Няв»: усе готово!',
};

const moves: KittyPawWords['move'] = (move) => {
  switch (move.do) {
    case 'card':
      return `Візьми картку ${move.place + 1} у ряду.`;
    case 'grab':
      return `Хапай: котик ${tileName(move.tile)}.`;
    case 'peek':
      return `Зазирни в закриту коробку ${move.slot + 1}.`;
    case 'put':
      return `Поклади на килимок: ${move.at.u} убік, ${move.at.v} угору.`;
    case 'flip':
      return `Переверни: ${thing(move.thing)}.`;
    case 'turn':
      return `Поверни ${move.by > 0 ? 'праворуч' : 'ліворуч'}: ${thing(move.thing)}.`;
    case 'lift':
      return `Підніми: ${thing(move.thing)}.`;
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
