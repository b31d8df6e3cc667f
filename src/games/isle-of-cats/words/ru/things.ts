import { tileOf } from '../../rules/boat/tiles.ts';
import type { BoardWords } from '../types.ts';

export const colours: BoardWords['colours'] = {
  B: 'синий',
  G: 'зелёный',
  R: 'красный',
  P: 'фиолетовый',
  O: 'оранжевый',
};

export const rooms: BoardWords['rooms'] = {
  P: 'капитанская каюта на корме',
  p: 'капитанская каюта на носу',
  M: 'верхняя спальня',
  m: 'нижняя спальня',
  A: 'столовая',
  C: 'кладовая',
  D: 'открытая палуба',
};

export const tile: BoardWords['tile'] = (id) => {
  const { kind, colour } = tileOf(id);
  const paint = colour ? `${colours[colour]} ` : '';
  const names = {
    cat: `${paint}кот`,
    kitten: `${paint}котёнок`,
    oshax: `${paint}ошакс`,
    common: 'обычное сокровище',
    rare: 'редкое сокровище',
    beast: 'зверь',
    rat: 'королевская крыса',
  };
  return names[kind];
};
export const tiles = (ids: readonly string[]): string => ids.map(tile).join(', ');
