/** Names that look alike: two people must be told apart. */

/** Letters that look like a Latin one, each by itself: together they would be taken for the text of a language. */
const LOOKS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    е: 'e',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    і: 'i',
    ј: 'j',
    ѕ: 's',
    з: '3',
    ґ: 'r',
    г: 'r',
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'h',
    ι: 'i',
    κ: 'k',
    μ: 'm',
    ν: 'n',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'y',
    χ: 'x',
    ζ: 'z',
    0: 'o',
    1: 'l',
    '|': 'l',
    '!': 'l',
    i: 'l',
    ı: 'l',
  }),
);

/** Names that people take for the same one have the same text: without case, accents, marks, and letters that look alike. */
export const foldedName = (name: string): string => {
  const plain = name.normalize('NFKD').toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const folded = Array.from(plain, twice).join('');
  return folded
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
};

/** Some Cyrillic letters look like a Latin i, which looks like an l. */
const twice = (letter: string): string => {
  const once = LOOKS.get(letter) ?? letter;
  return LOOKS.get(once) ?? once;
};
