/** A game that breaks a law is wrong, whatever its own tests say. The message is the law. */
export class LawBroken extends Error {}

export const law = (kept: boolean, says: string, detail: () => string = () => ''): void => {
  if (!kept) throw new LawBroken([says, detail()].filter(Boolean).join(': '));
};

export const bytes = (value: unknown): string => JSON.stringify(value);
export const copy = <T>(value: T): T => JSON.parse(bytes(value)) as T;

/** Whether two values would be written as the same bytes, without writing them: the laws ask this thousands of times a match. */
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

/** JSON writes undefined, NaN and Infinity as something else or nothing; what is stored would not be what was. */
export const plain = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' || typeof value === 'boolean' || value === null;
  return Object.values(value).every(plain);
};
