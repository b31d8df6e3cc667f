/** Random hexadecimal text. Not randomUUID: a phone on http://192.168.… has none, and every move would throw. */
export const token = (bytes = 16): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The seed of a new match in this browser. */
export const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-');
