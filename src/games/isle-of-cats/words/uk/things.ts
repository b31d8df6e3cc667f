import { tileOf } from '../../rules/boat/tiles.ts';
import type { Colour } from '../../rules/state/types.ts';
import type { BoardWords } from '../types.ts';

export const colours: BoardWords['colours'] = {
  B: 'синій',
  G: 'зелений',
  R: 'червоний',
  P: 'фіолетовий',
  O: 'помаранчевий',
};
const NEUTER: Readonly<Record<Colour, string>> = {
  B: 'синє',
  G: 'зелене',
  R: 'червоне',
  P: 'фіолетове',
  O: 'помаранчеве',
};

export const rooms: BoardWords['rooms'] = {
  P: 'капітанська каюта на кормі',
  p: 'капітанська каюта на носі',
  M: 'верхня спальня',
  m: 'нижня спальня',
  A: 'їдальня',
  C: 'комора',
  D: 'відкрита палуба',
};

export const tile: BoardWords['tile'] = (id) => {
  const { kind, colour } = tileOf(id);
  const names = {
    cat: colour ? `${colours[colour]} кіт` : 'кіт',
    kitten: colour ? `${NEUTER[colour]} кошеня` : 'кошеня',
    oshax: colour ? `${colours[colour]} ошакс` : 'ошакс',
    common: 'звичайний скарб',
    rare: 'рідкісний скарб',
    beast: 'звір',
    rat: 'королівський щур',
  };
  return names[kind];
};
export const tiles = (ids: readonly string[]): string => ids.map(tile).join(', ');
