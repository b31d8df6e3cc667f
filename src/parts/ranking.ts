/**
 * The items with the highest first measure; the second measure breaks ties, and so on. Items equal in all
 * measures are all returned.
 */
export const bestBy = <T>(all: readonly T[], ...measures: readonly ((one: T) => number)[]): readonly T[] =>
  measures.reduce<readonly T[]>((best, measure) => {
    const most = Math.max(...best.map(measure));
    return best.filter((one) => measure(one) === most);
  }, all);
