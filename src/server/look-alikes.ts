/** Letters of two alphabets that look the same: with them somebody could write the name of somebody else. */

const CYRILLIC = 'аеорсухіјѕАВЕКМНОРСТУХІЈЅ';
const LATIN = 'aeopcyxijsABEKMHOPCTYXIJS'; // in the same order

const pairs = Array.from({ length: CYRILLIC.length }, (_, i): readonly [string, string] => [
  CYRILLIC.charAt(i),
  LATIN.charAt(i),
]);
const TO_LATIN: ReadonlyMap<string, string> = new Map(pairs);
const TO_CYRILLIC: ReadonlyMap<string, string> = new Map(pairs.map(([one, other]) => [other, one]));

/** The text with every word in one alphabet; null if a word mixes alphabets as no language does. */
export const inOneAlphabet = (text: string): string | null => {
  const words = text.split(/(\P{L}+)/u).map(wordInOne);
  return words.every((word) => word !== null) ? words.join('') : null;
};

/** Letters of other alphabets, some of which look like Latin or Cyrillic ones. Chinese, Japanese and Korean ones do not. */
const OTHERS =
  /(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\p{L}/u;

const wordInOne = (word: string): string | null => {
  if (/[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(word) && OTHERS.test(word)) return null;
  if (!/\p{Script=Latin}/u.test(word) || !/\p{Script=Cyrillic}/u.test(word)) return word;
  const latin = word.replaceAll(/\p{Script=Cyrillic}/gu, (letter) => TO_LATIN.get(letter) ?? letter);
  if (!/\p{Script=Cyrillic}/u.test(latin)) return latin;
  const cyrillic = word.replaceAll(/\p{Script=Latin}/gu, (letter) => TO_CYRILLIC.get(letter) ?? letter);
  return /\p{Script=Latin}/u.test(cyrillic) ? null : cyrillic;
};
