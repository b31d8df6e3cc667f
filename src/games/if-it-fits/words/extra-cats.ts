import type { BoxInfo, CatsInBox } from '../rules/score.ts';

/** Who gets points for more than one cat in a box: those who hold it first, then whoever else is paid. */
export const withExtraCats = ({ cats }: BoxInfo): readonly CatsInBox[] =>
  cats.filter(({ extra }) => extra > 0).toSorted((a, b) => Number(b.holds) - Number(a.holds));
