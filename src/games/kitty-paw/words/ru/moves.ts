import { tileName } from '../../rules/race/notation.ts';
import type { Thing } from '../../rules/race/types.ts';
import type { KittyPawWords } from '../types.ts';

const WAYS = { U: 'сверху', R: 'справа', D: 'снизу', L: 'слева' };
const NAMED = { held: 'то, что в лапке', box: 'коробка', cat: 'гость в коробке' };
const thing = (of: Thing | 'held' | 'cat'): string =>
  typeof of === 'number' ? `котик ${tileName(of)}` : NAMED[of];
const PLAIN = {
  hold: 'Положи лапку.',
  release: 'Подними лапку.',
  begin: 'Начни без тех, кого нет.',
  pause: 'Пауза.',
  resume: 'Играй дальше после паузы.',
  box: 'Возьми свою коробку.',
  return: 'Верни то, что в лапке.',
  keep: 'Посели гостя в свою коробку.',
  meow: 'Крикни «Мяу»: всё готово!',
};

const moves: KittyPawWords['move'] = (move) => {
  switch (move.do) {
    case 'card':
      return `Возьми карту ${move.place + 1} в ряду.`;
    case 'grab':
      return `Хватай: котик ${tileName(move.tile)}.`;
    case 'peek':
      return `Загляни в закрытую коробку ${move.slot + 1}.`;
    case 'put':
      return `Положи на коврик: ${move.at.u} вбок, ${move.at.v} вверх.`;
    case 'flip':
      return `Переверни: ${thing(move.thing)}.`;
    case 'turn':
      return `Поверни ${move.by > 0 ? 'вправо' : 'влево'}: ${thing(move.thing)}.`;
    case 'lift':
      return `Подними: ${thing(move.thing)}.`;
    case 'touch':
      return `Коснись лапки ${WAYS[move.way]}.`;
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
