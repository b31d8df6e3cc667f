import { tileOf } from '../../rules/boat/tiles.ts';
import type { Colour } from '../../rules/state/types.ts';
import type { BoardWords } from '../types.ts';

type Forms = Readonly<Record<Colour, string>>;

export const colours: BoardWords['colours'] = {
  B: 'синий',
  G: 'зелёный',
  R: 'красный',
  P: 'фиолетовый',
  O: 'оранжевый',
};
/** A cat in the accusative and the genitive: "синего кота". */
export const HIM: Forms = {
  B: 'синего',
  G: 'зелёного',
  R: 'красного',
  P: 'фиолетового',
  O: 'оранжевого',
};
/** Family and map are feminine. */
export const HER: Forms = {
  B: 'синяя',
  G: 'зелёная',
  R: 'красная',
  P: 'фиолетовая',
  O: 'оранжевая',
};
export const THEM: Forms = {
  B: 'синие',
  G: 'зелёные',
  R: 'красные',
  P: 'фиолетовые',
  O: 'оранжевые',
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

/** A tile in the accusative: "положи синего кота". */
export const asObject = (id: string): string => {
  const { kind, colour } = tileOf(id);
  const paint = colour ? `${HIM[colour]} ` : '';
  const animals: Partial<Record<typeof kind, string>> = {
    cat: `${paint}кота`,
    kitten: `${paint}котёнка`,
    oshax: `${paint}ошакса`,
    beast: 'зверя',
    rat: 'королевскую крысу',
  };
  return animals[kind] ?? tile(id);
};
export const asObjects = (ids: readonly string[]): string => ids.map(asObject).join(' и ');
