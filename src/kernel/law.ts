/** A game that breaks a law is wrong, whatever its own tests say. The message is the law. */
export class LawBroken extends Error {}

export const law = (kept: boolean, says: string, detail: () => string = () => ''): void => {
  if (!kept) throw new LawBroken([says, detail()].filter(Boolean).join(': '));
};

export const bytes = (value: unknown): string => JSON.stringify(value);
export const copy = <T>(value: T): T => JSON.parse(bytes(value)) as T;
export const same = (a: unknown, b: unknown): boolean => bytes(a) === bytes(b);

/** JSON writes undefined, NaN and Infinity as something else or nothing; what is stored would not be what was. */
export const plain = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' || typeof value === 'boolean' || value === null;
  return Object.values(value).every(plain);
};
