/** What people may be called and may say: no control characters, and nothing that turns the text around it about. */
export const PLAIN = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]+$/u;
