import { tileName } from '../../rules/race/notation.ts';
import type { Thing } from '../../rules/race/types.ts';
import type { KittyPawWords } from '../types.ts';

const WAYS = { U: 'сверху', R: 'справа', D: 'снизу', L: 'слева' };
const NAMED = { held: 'то, что в лапке', box: 'коробку', cat: 'гостя в коробке' };
const thing = (of: Thing | 'held' | 'cat'): string =>
  typeof of === 'number' ? `кота ${tileName(of)}` : NAMED[of];
const PLAIN = {
  hold: 'Положи лапку.',
  release: 'Подними лапку.',
  begin: 'Начни без тех, кого нет.',
  pause: 'Сделай паузу.',
  resume: 'Играй дальше после паузы.',
  box: 'Возьми свою коробку.',
  return: 'Положи назад то, что в лапке.',
  keep: 'Посели гостя в свою коробку.',
  meow: 'Крикни «Мяу», всё готово!',
};

const moves: KittyPawWords['move'] = (move) => {
  switch (move.do) {
    case 'card':
      return `Возьми карту ${move.place + 1} в ряду.`;
    case 'grab':
      return `Хватай кота ${tileName(move.tile)}.`;
    case 'peek':
      return `Загляни в закрытую коробку ${move.slot + 1}.`;
    case 'put':
      return `Положи на коврик, на место ${move.at.u}, ${move.at.v}.`;
    case 'flip':
      return `Переверни ${thing(move.thing)}.`;
    case 'turn':
      return `Поверни ${thing(move.thing)} ${move.by > 0 ? 'вправо' : 'влево'}.`;
    case 'lift':
      return `Подними ${thing(move.thing)}.`;
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
