import { NAME_LENGTH } from '../protocol/api.ts';

/** What people may say: no control characters, and nothing that turns the text around it about. */
export const PLAIN = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]+$/u;

/** Seen by nobody: controls, format characters such as zero-width and direction marks, half characters, blank letters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu;
const BLANKS = /[\p{Z}\t\r\n]+/gu;
const LETTER = /[\p{L}\p{N}\p{P}\p{S}]/u;
const MOST_MARKS = 2; // accents on one letter: more would grow over the neighbours

/**
 * A name as everybody else reads it: two names that look alike are the same text, and nothing unseen is left in it.
 * Null: nothing to be seen, or too long, counted as a reader counts.
 */
export const plainName = (text: string): string | null => {
  // Composed last: taking an unseen character out can bring a letter and its accent together.
  const seen = text.replaceAll(BLANKS, ' ').replaceAll(UNSEEN, '');
  const name = seen.replaceAll(/ +/g, ' ').trim().normalize('NFC');
  const letters = [...new Intl.Segmenter().segment(name)];
  if (!LETTER.test(name) || letters.length > NAME_LENGTH) return null;
  return letters.map(({ segment }) => withFewMarks(segment)).join('');
};

const withFewMarks = (letter: string): string => {
  let marks = 0;
  return letter.replaceAll(/\p{M}/gu, (mark) => (++marks <= MOST_MARKS ? mark : ''));
};
