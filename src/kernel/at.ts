/**
 * The entry at this place, which must be there. A cast would let a wrong index run on as `undefined` and fail somewhere
 * else; this fails where the mistake is.
 */
export const at = <T>(list: ArrayLike<T>, index: number): T => {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`);
  return entry;
};
