/** Those for whom the first measure is highest; among equals the second decides, and so on. Equal in all: they share it. */
export const bestBy = <T>(all: readonly T[], ...measures: readonly ((one: T) => number)[]): readonly T[] =>
  measures.reduce<readonly T[]>((best, measure) => {
    const most = Math.max(...best.map(measure));
    return best.filter((one) => measure(one) === most);
  }, all);
