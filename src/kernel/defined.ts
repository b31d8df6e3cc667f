/**
 * A value that must be there, such as `defined(players[seat])`. A cast would let a wrong index run on as `undefined` and
 * fail somewhere else; this fails where the mistake is. The look-up stays with the caller: one shared look-up function
 * for every kind of list would be slow.
 */
export const defined = <T>(value: T | undefined): T => {
  if (value === undefined) throw new RangeError('nothing is there');
  return value;
};
