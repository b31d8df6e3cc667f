import { NAME_LENGTH } from '../protocol/api.ts';
import { inOneAlphabet } from './look-alikes.ts';

/** Valid chat text: no control characters, and no marks that reverse the direction of other text. */
export const PLAIN = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]+$/u;

/** Free text as one plain line: control characters could forge lines or give orders to the host's terminal. */
export const plainLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();

/**
 * Invisible characters: controls, format characters such as zero-width and direction marks, lone surrogates, blank letters,
 * and marks that choose a form of the letter before them, except the one that makes a sign an emoji.
 */
const UNSEEN =
  /(?!(?<=\p{Extended_Pictographic})\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800\u2D7F\u{16FE4}\u{1D159}]/gu;
const BLANKS = /[\p{Z}\t\r\n]+/gu;
const LETTER = /[\p{L}\p{N}\p{P}\p{S}]/u;
const LONGEST = 500; // before it is cleaned: counting the letters of a whole request held up the server for seconds
const MOST_MARKS = 2; // accents on one letter: more would cover the neighbouring lines

/**
 * A name without invisible characters; names that look alike become the same text. Null: nothing visible, a word
 * of two alphabets, or too long, counted in visible characters.
 */
export const plainName = (text: string, most: number = NAME_LENGTH): string | null => {
  if (text.length > LONGEST) return null;
  // Composed last: removing an invisible character can join a letter and its accent. Letters in another dress (Ａ, 𝐀) become plain,
  // and an accent on its own (´) becomes a blank with an accent.
  const seen = text.replaceAll(BLANKS, ' ').replaceAll(UNSEEN, '').normalize('NFKC');
  const name = seen
    .replaceAll(/ +/g, ' ')
    .replaceAll(/(^| )\p{M}+/gu, '$1')
    .trim();
  const letters = [...new Intl.Segmenter().segment(name)];
  if (!LETTER.test(name) || letters.length > most) return null;
  return inOneAlphabet(letters.map(({ segment }) => withFewMarks(segment)).join(''));
};

const withFewMarks = (letter: string): string => {
  let marks = 0;
  return letter.replaceAll(/\p{M}/gu, (mark) => (++marks <= MOST_MARKS ? mark : ''));
};
