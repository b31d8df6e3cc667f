/** Compares two lists of numbers: the first that differs decides. */
export const compareNumbers = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, i) => value - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
