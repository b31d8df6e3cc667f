/** Random hexadecimal text. Not randomUUID: a phone on http://192.168.… has none, and every move would throw. */
export const token = (bytes = 16): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
