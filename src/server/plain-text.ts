import { NAME_LENGTH } from '../protocol/api.ts';
import { inOneAlphabet } from './look-alikes.ts';

/** Valid chat text: no control characters, and no marks that reverse the direction of other text. */
export const PLAIN = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]+$/u;

/** Free text as one plain line: control characters could forge lines or give orders to the host's terminal. */
export const plainLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();

/**
 * Invisible characters: controls, format characters such as zero-width and direction marks, lone surrogates,
 * blank letters.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu;
const BLANKS = /[\p{Z}\t\r\n]+/gu;
const LETTER = /[\p{L}\p{N}\p{P}\p{S}]/u;
const MOST_MARKS = 2; // accents on one letter: more would cover the neighbouring lines

/**
 * A name without invisible characters; names that look alike become the same text. Null: nothing visible, a word
 * of two alphabets, or too long, counted in visible characters.
 */
export const plainName = (text: string): string | null => {
  // Composed last: removing an invisible character can join a letter and its accent.
  const seen = text.replaceAll(BLANKS, ' ').replaceAll(UNSEEN, '');
  const name = seen.replaceAll(/ +/g, ' ').trim().normalize('NFC');
  const letters = [...new Intl.Segmenter().segment(name)];
  if (!LETTER.test(name) || letters.length > NAME_LENGTH) return null;
  return inOneAlphabet(letters.map(({ segment }) => withFewMarks(segment)).join(''));
};

const withFewMarks = (letter: string): string => {
  let marks = 0;
  return letter.replaceAll(/\p{M}/gu, (mark) => (++marks <= MOST_MARKS ? mark : ''));
};
