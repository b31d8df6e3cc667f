/**
 * Freezes a value and everything inside it, so that a rule that writes into its arguments fails at that line.
 */
export const freeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
  return value;
};
