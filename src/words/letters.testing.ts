import { parseAst } from 'rolldown/parseAst';
import { LOCALES, type Locale } from './plural.ts';

/**
 * Finds texts of a source file that are in another language. It compares letters, so it needs no dictionary.
 */

/** Letters that this language lacks and another language has. */
const FOREIGN_LETTERS: Readonly<Record<Locale, RegExp>> = {
  en: /\p{Script=Cyrillic}/u,
  uk: /[ыэёъ]/i,
  ru: /[іїєґ]/i,
};

/** Names that are written in Latin letters in every language. */
const NAMES = /\bboop\.|\bClowder\b|\b(?:QR|SHA-256|Enter)\b/g;
/** Notation and file formats are quoted: «clowder record 1». */
const QUOTED = /«[^»]*»|“[^”]*”/g;
const LATIN_WORD = /[A-Za-z]{2,}/;
const TWO_LATIN_WORDS = /[A-Za-z]{2,}[\s,:;.!?]+(?:[A-Za-z][\s,:;.!?]+)?[A-Za-z]{2,}/;

const LANGUAGE_CODE = new RegExp(`^(?:${LOCALES.join('|')})(?:_[A-Z]{2})?$`);

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Keys, types, file names and compared values are not read by players. */
const SKIPPED: Readonly<Record<string, readonly string[]>> = {
  ImportDeclaration: ['source'],
  ExportNamedDeclaration: ['source'],
  ImportExpression: ['source'],
  Property: ['key'],
  MemberExpression: ['property'],
  SwitchCase: ['test'],
};
const COMPARES = new Set(['===', '!==', 'in']);

const isCode = (node: Node): boolean =>
  String(node['type']).startsWith('TSType') ||
  (node['type'] === 'BinaryExpression' && COMPARES.has(String(node['operator'])));

/** Each text of the source, with a space in place of every computed part. */
function* textsOf(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* textsOf(one);
  if (!isNode(node) || Array.isArray(node) || isCode(node)) return;
  if (node['type'] === 'Literal' && typeof node['value'] === 'string') yield node['value'];
  if (node['type'] === 'TemplateLiteral' && Array.isArray(node['quasis']))
    yield node['quasis'].map((quasi: { value: { cooked: string } }) => quasi.value.cooked).join(' ');
  const skipped = SKIPPED[String(node['type'])] ?? [];
  for (const [name, child] of Object.entries(node)) if (!skipped.includes(name)) yield* textsOf(child);
}

/** The texts of one language in a file that holds all languages, as the properties `en`, `uk` and `ru` of one value. */
export const textsAmong = (locale: Locale, source: string): string[] => [
  ...textsOf([...partsOf(locale, parsed(source))]),
];

export const foreignAmong = (locale: Locale, source: string): string[] =>
  textsAmong(locale, source).filter((text) => isForeign(locale, text));

function* partsOf(locale: Locale, node: unknown): Generator {
  if (Array.isArray(node)) for (const one of node) yield* partsOf(locale, one);
  if (!isNode(node) || Array.isArray(node)) return;
  const { type, key, value } = node;
  if (type === 'Property' && isNode(key) && key['name'] === locale) yield value;
  for (const child of Object.values(node)) yield* partsOf(locale, child);
}

/** Cyrillic texts of such a file that stand in none of these properties: nothing says which language they are. */
export const textsOfNoLanguage = (source: string): string[] => {
  const known = new Set(LOCALES.flatMap((locale) => textsAmong(locale, source)));
  return allTexts(source).filter((text) => FOREIGN_LETTERS.en.test(text) && !known.has(text));
};

const parsed = (source: string): unknown => parseAst(source, { lang: 'ts' });

export const allTexts = (source: string): string[] => [...textsOf(parsed(source))];

const isForeign = (locale: Locale, text: string): boolean => {
  if (LANGUAGE_CODE.test(text)) return false; // plural('uk')
  const said = text.replace(NAMES, ' ').replace(QUOTED, ' ');
  if (FOREIGN_LETTERS[locale].test(said)) return true;
  if (locale === 'en') return false;
  return TWO_LATIN_WORDS.test(said) || (LATIN_WORD.test(said) && !/\p{Script=Cyrillic}/u.test(said));
};

const textAt = (node: Node, name: string): string => {
  const found = isNode(node['properties']) ? Object.values(node['properties']) : [];
  const property = found.find((one) => isNode(one) && isNode(one['key']) && one['key']['name'] === name);
  return isNode(property) ? [...textsOf(property['value'])].join(' ') : '';
};

function* pluralsIn(node: unknown): Generator<Node> {
  if (!isNode(node)) return;
  if (node['type'] === 'ObjectExpression' && textAt(node, 'many') !== '') yield node;
  for (const child of Object.values(node)) yield* pluralsIn(child);
}

/** Slavic forms for one that leave out the number which the others say: they also stand for 21 and 31. */
export const lostNumbers = (source: string): string[] =>
  [...pluralsIn(parsed(source))]
    .filter((forms) => textAt(forms, 'many').includes('#'))
    .map((forms) => textAt(forms, 'one'))
    .filter((one) => one !== '' && !one.includes('#'));

const COMMENT = /^\s*(?:\/\/|\/\*|\*).*/gm;

/** Comments are English in every file; a word of another language stands in quotes there. */
export const foreignComments = (source: string): string[] =>
  (source.match(COMMENT) ?? []).filter((line) =>
    FOREIGN_LETTERS.en.test(line.replace(QUOTED, ' ').replaceAll(/"[^"]*"/g, ' ')),
  );

/** The texts of a source file that are written in another language than `locale`. */
export const foreignTexts = (locale: Locale, source: string): string[] =>
  allTexts(source).filter((text) => isForeign(locale, text));

/** Whole sentences, to compare the languages: letters alone cannot tell all Russian from all Ukrainian. */
export const sentencesOf = (source: string): string[] =>
  allTexts(source)
    .map((text) => text.trim())
    .filter((text) => text.split(/\s+/).length >= 4 && /\p{L}{3}/u.test(text));
