import type { Rng } from '../../kernel/game.ts';
import { pick } from '../../kernel/random.ts';

/** Texts that have broken programs before. */
const NASTY: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\n',
  '\r',
  '\u2028',
  '"',
  '\\',
  '🐈',
  '\ud800',
  'ї',
  '٣',
  '１',
  '-',
  '-1',
  '+',
  '1.5',
  '1e999',
  '9'.repeat(30),
  'NaN',
  'null',
  'true',
  '{}',
  '[]',
  '__proto__',
  'constructor',
  'toString',
  '../..',
  '%s',
  '[['.repeat(40),
];

type Change = (text: string, rng: Rng) => string;

const place = (text: string, rng: Rng): number => rng.int(text.length + 1);
const span = (text: string, rng: Rng): [from: number, to: number] => {
  const [a, b] = [place(text, rng), place(text, rng)];
  return a < b ? [a, b] : [b, a];
};

const CHANGES: readonly Change[] = [
  (text, rng) => text.slice(0, place(text, rng)),
  (text, rng) => text.slice(place(text, rng)),
  (text, rng) => insert(text, place(text, rng), pick(rng, NASTY)),
  (text, rng) => insert(text, place(text, rng), String.fromCharCode(rng.int(128))),
  (text, rng) => {
    const [from, to] = span(text, rng);
    return text.slice(0, from) + text.slice(to);
  },
  (text, rng) => {
    const [from, to] = span(text, rng);
    return insert(text, to, text.slice(from, to));
  },
  (text, rng) => {
    const at = place(text, rng);
    const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << rng.int(8)));
    return at < text.length ? text.slice(0, at) + flipped + text.slice(at + 1) : text;
  },
  (text, rng) =>
    text.replace(/\d+/, () => pick(rng, ['0', '-0', '00', '1', '7', '99', '4294967296', '1e21'])),
  (text, rng) => (rng.int(2) ? text.toUpperCase() : text.toLowerCase()),
];

const insert = (text: string, at: number, what: string): string => text.slice(0, at) + what + text.slice(at);

const LONGEST = 20_000; // doubling a span again and again would only test the memory

/** The text with one to three random mutations. */
export const mutated = (text: string, rng: Rng): string => {
  let changed = text;
  for (let times = 1 + rng.int(3); times > 0; times--) changed = pick(rng, CHANGES)(changed, rng);
  return changed.slice(0, LONGEST);
};

export const nastyText = (rng: Rng): string => pick(rng, NASTY) + (rng.int(3) ? '' : pick(rng, NASTY));

/** A JSON value of any kind, usually invalid. */
export const nastyValue = (rng: Rng): unknown =>
  pick<unknown>(rng, [
    null,
    true,
    false,
    0,
    -1,
    1,
    2,
    1.5,
    1e15,
    1e308,
    -1e308,
    nastyText(rng),
    [],
    {},
    [[]],
    { a: 1 },
  ]);
