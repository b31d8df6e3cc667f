/**
 * Thrown when a game breaks a law, which is a defect even if the game's own tests pass. The message names the
 * law.
 */
export class LawBroken extends Error {}

export const law = (kept: boolean, says: string, detail: () => string = () => ''): void => {
  if (!kept) throw new LawBroken([says, detail()].filter(Boolean).join(': '));
};

export const bytes = (value: unknown): string => JSON.stringify(value);
export const copy = <T>(value: T): T => JSON.parse(bytes(value)) as T;

/**
 * True if two values have the same JSON. It does not write the JSON, because the laws compare thousands of
 * values a match.
 */
export const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  return (
    keys.length === others.length && keys.every((key, i) => key === others[i] && same(at(a, key), at(b, key)))
  );
};

const at = (value: object, key: string): unknown => (value as Readonly<Record<string, unknown>>)[key];

/**
 * False for all that JSON changes or drops, so that the stored value would differ from the original: undefined, NaN, Infinity,
 * minus zero, holes in lists, and objects of any class, such as a Map.
 */
export const plain = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' || typeof value === 'boolean' || value === null;
  const values: readonly unknown[] = Object.values(value);
  const made: unknown = Object.getPrototypeOf(value);
  const whole = Array.isArray(value)
    ? values.length === value.length
    : made === Object.prototype || made === null;
  return whole && values.every(plain);
};
