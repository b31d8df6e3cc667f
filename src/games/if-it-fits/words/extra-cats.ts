import type { BoxInfo, CatsInBox } from '../rules/score.ts';

/** The players who get points for more than one cat in a box: the holders first, then others who are paid. */
export const withExtraCats = ({ cats }: BoxInfo): readonly CatsInBox[] =>
  cats.filter(({ extra }) => extra > 0).toSorted((a, b) => Number(b.holds) - Number(a.holds));
