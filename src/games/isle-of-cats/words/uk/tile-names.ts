import { tileOf } from '../../rules/boat/tiles.ts';
import type { Colour } from '../../rules/state/types.ts';
import type { BoardWords } from '../types.ts';

type Forms = Readonly<Record<Colour, string>>;

export const colours: BoardWords['colours'] = {
  B: 'синій',
  G: 'зелений',
  R: 'червоний',
  P: 'фіолетовий',
  O: 'помаранчевий',
};
/** A cat in the accusative and the genitive: "синього кота". */
export const HIM: Forms = {
  B: 'синього',
  G: 'зеленого',
  R: 'червоного',
  P: 'фіолетового',
  O: 'помаранчевого',
};
/** Family and map are feminine. */
export const HER: Forms = {
  B: 'синя',
  G: 'зелена',
  R: 'червона',
  P: 'фіолетова',
  O: 'помаранчева',
};
export const THEM: Forms = {
  B: 'сині',
  G: 'зелені',
  R: 'червоні',
  P: 'фіолетові',
  O: 'помаранчеві',
};
const NEUTER: Forms = {
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

/** A tile in the accusative: "поклади синього кота". */
export const asObject = (id: string): string => {
  const { kind, colour } = tileOf(id);
  const paint = colour ? `${HIM[colour]} ` : '';
  const animals: Partial<Record<typeof kind, string>> = {
    cat: `${paint}кота`,
    oshax: `${paint}ошакса`,
    beast: 'звіра',
    rat: 'королівського щура',
  };
  return animals[kind] ?? tile(id);
};
export const asObjects = (ids: readonly string[]): string => ids.map(asObject).join(' і ');
