import { tileOf } from '../../rules/boat/tiles.ts';
import type { BoardWords } from '../types.ts';

export const colours: BoardWords['colours'] = { B: 'blue', G: 'green', R: 'red', P: 'purple', O: 'orange' };

export const rooms: BoardWords['rooms'] = {
  P: 'captain’s room, stern',
  p: 'captain’s room, bow',
  M: 'upper bedroom',
  m: 'lower bedroom',
  A: 'dining room',
  C: 'store room',
  D: 'open deck',
};

export const tile: BoardWords['tile'] = (id) => {
  const { kind, colour } = tileOf(id);
  const paint = colour ? `${colours[colour]} ` : '';
  const names = {
    cat: `${paint}cat`,
    kitten: `${paint}kitten`,
    oshax: `${paint}oshax`,
    common: 'common treasure',
    rare: 'rare treasure',
    beast: 'beast',
    rat: 'royal rat',
  };
  return names[kind];
};
export const tiles = (ids: readonly string[]): string => ids.map(tile).join(', ');
