import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { classesIn, mediaOf, rulesOf, type StyleRule } from './styles.testing.ts';

/** The contract between the stylesheets of the pages and of the games; CONTRIBUTING.md explains it. */

const SRC = new URL('./', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, SRC), 'utf8');
const all = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
const sheets = all.filter((file) => file.endsWith('.css'));
const gameOf = (file: string): string | undefined => /^games\/([^/]+)\//.exec(file)?.[1];
const games = [...new Set(sheets.flatMap((file) => gameOf(file) ?? []))].toSorted();

/** Every class that a stylesheet of the pages or of the kit selects. */
const WEB: ReadonlySet<string> = new Set(
  sheets
    .filter((file) => file.startsWith('web/'))
    .flatMap((file) => rulesOf(read(file)).flatMap(({ selector }) => classesIn(selector))),
);

/** Every custom property that the pages or the kit set or read. */
const OFFERED: ReadonlySet<string> = new Set(
  sheets
    .filter((file) => file.startsWith('web/'))
    .flatMap((file) => [...read(file).matchAll(/--[\w-]+/g)].map(([name]) => name)),
);

const ROOT = /^\[data-game='([^']+)'\](?:\[data-page='[a-z]+'\])?(?::(?:has|not)\(.*\))*$/;
const partsOf = (selector: string): string[] => selector.split(/,(?![^(]*\))/).map((part) => part.trim());

/** The reason why a rule of this game breaks the contract, or null. */
const problem = (game: string, { selector, within, sets }: StyleRule): string | null => {
  const foreign = classesIn(selector).filter((name) => WEB.has(name));
  if (foreign.length > 0) return `selects .${foreign.join(', .')} of the pages`;
  if (/#|\[(?:class|id)\b/.test(selector)) return 'selects by id or by the text of a class';
  // Colours of the game, for its cover and figures on any page. Setting a property of the pages would change
  // the pages.
  if (selector === ':root')
    return sets.every((name) => name.startsWith('--') && !OFFERED.has(name)) ? null : 'styles every page';
  const parts = partsOf(selector);
  const roots = parts.flatMap((part) => ROOT.exec(part)?.[1] ?? []);
  if (roots.some((id) => id !== game)) return 'styles another game';
  if (roots.length > 0 && sets.some((name) => !name.startsWith('--') && name !== 'color-scheme'))
    return 'sets more than custom properties on the page';
  const around = within.filter((outer) => !outer.startsWith('@')).join(' ');
  if (parts.some((part) => !`${around}${part}`.includes('.') && !ROOT.test(part)))
    return 'selects no class of its own';
  return null;
};

const problemsOf = (game: string): string[] =>
  sheets
    .filter((file) => gameOf(file) === game)
    .flatMap((file) =>
      rulesOf(read(file)).flatMap((rule) => {
        const why = problem(game, rule);
        return why === null ? [] : [`${file}: ${rule.selector} ${why}`];
      }),
    );

test.each(games)('%s styles its own classes only', (game) => {
  expect(problemsOf(game)).toEqual([]);
});

/** The classes that a page of this folder styles wherever they are, not only inside something of its own. */
const anywhere = (folder: string): ReadonlySet<string> =>
  new Set(
    sheets
      .filter((file) => file.startsWith(folder))
      .flatMap((file) => rulesOf(read(file)).flatMap(({ selector }) => partsOf(selector)))
      .flatMap((part) => /^\.([\w-]+)(?:::?[a-z-]+|\[[^\]]*\])*$/.exec(part)?.[1] ?? []),
  );
const pages = [...new Set(sheets.flatMap((file) => /^web\/pages\/[^/]+\//.exec(file)?.[0] ?? []))];

/** The classes of the drawings in a folder, as far as they are written out. */
const usedIn = (folder: string): ReadonlySet<string> =>
  new Set(
    all
      .filter((file) => file.startsWith(folder) && file.endsWith('.tsx'))
      .flatMap((file) => Array.from(read(file).matchAll(/class=(?:"([^"]*)"|\{`([^`]*)`\})/g)))
      .flatMap(([, plain = '', made = '']) => `${plain} ${made.replace(/\$\{[^}]*\}/g, '')}`.split(/\s+/)),
  );

// Stylesheets stay loaded when somebody goes on to another page: the blanket of the lessons once stretched every square of a bed.
test('no two pages style the same class, and no board uses one of a page that may have been visited before', () => {
  const styled = pages.map((page) => ({ page, names: anywhere(page) }));
  const twice = styled.flatMap(({ page, names }, at) =>
    styled
      .slice(at + 1)
      .flatMap((other) =>
        [...names].filter((name) => other.names.has(name)).map((name) => `${page} ${other.page} .${name}`),
      ),
  );
  expect(twice).toEqual([]);
  const drawn = usedIn('games/');
  const onBoards = styled
    .filter(({ page }) => page !== 'web/pages/table/') // its stylesheet is loaded with every board
    .flatMap(({ page, names }) =>
      [...names].filter((name) => drawn.has(name)).map((name) => `${page} .${name}`),
    );
  expect(onBoards).toEqual([]);
});

/** The layer of a stylesheet follows from its folder. */
const LAYERS: readonly (readonly [RegExp, string])[] = [
  [/^web\/styles\/(tokens|base|states)\.css$/, '$1'],
  [/^web\/(?:kit|page|shell|notices|push|seek)\//, 'kit'],
  [/^web\/pages\/[^/]+\/layouts\//, 'layout'],
  [/^web\/(?:pages|gallery)\//, 'page'],
  [/^games\//, 'game'],
];
const layerOf = (file: string): string => {
  const [pattern, name = ''] = LAYERS.find(([folder]) => folder.test(file)) ?? [];
  return pattern?.exec(file)?.[1] ?? name;
};

test('every rule is in the layer of its folder', () => {
  const wrong = sheets.filter((file) =>
    rulesOf(read(file)).some(({ within }) => within[0] !== `@layer ${layerOf(file)}`),
  );
  expect(wrong).toEqual([]);
});

test('every layout that a board may choose has a stylesheet, and none is there that no board can choose', () => {
  const [, names = ''] = /export type TableLayout =([^;]+);/.exec(read('web/kit/board.ts')) ?? [];
  const offered = [...names.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name);
  const styled = sheets
    .filter((file) => layerOf(file) === 'layout')
    .flatMap((file) => [...read(file).matchAll(/\[data-layout='([a-z-]+)'\]/g)].map(([, name = '']) => name));
  expect(new Set(['columns', ...styled])).toEqual(new Set(offered));
});

/** The conditions of the table in styles/index.css. */
const SIZES: ReadonlySet<string> = new Set(
  [...read('web/styles/index.css').matchAll(/^ \*   \w[\w ]*? {2,}(\([^\n]+\))$/gm)].map(
    ([, size = '']) => size,
  ),
);
const unknownSizes = (css: string): string[] =>
  mediaOf(css).flatMap((media) => media.split(', ').filter((size) => !SIZES.has(size)));

test('every stylesheet and script asks for the sizes of screens by the table', () => {
  const others = sheets.flatMap((file) => unknownSizes(read(file)).map((size) => `${file}: ${size}`));
  expect(others).toEqual([]);
  const scripts = all.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test'));
  const asked = scripts.flatMap((file) =>
    Array.from(read(file).matchAll(/(?:useMedia|matchMedia)\('([^']+)'\)/g)),
  );
  expect(asked.map(([, size = '']) => size).filter((size) => !SIZES.has(size))).toEqual([]);
  expect(unknownSizes('@media (max-width: 760px), (min-width: 1100px) { .one { color: red; } }')).toEqual([
    '(min-width: 1100px)',
  ]);
});

/** True if a rule styles elements without a name inside an element that is found by :has(). */
const restylesAll = ({ selector, within }: StyleRule): boolean => {
  const around = within.filter((outer) => !outer.startsWith('@')).join(' ');
  return partsOf(selector).some((part) => {
    const named = part.replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, (group) => group.slice(0, 4));
    const [subject = ''] = /(?:[^ >+~(]|\([^()]*\))*$/.exec(named) ?? [];
    const found = `${around} ${named.slice(0, named.length - subject.length)}`;
    return found.includes(':has') && !/[.#[&]|^[a-z]/.test(subject);
  });
};

// The browser keeps one list for all rules with :has(): one such rule, and each change restyles the whole page.
test('rules that follow a :has() name what they style', () => {
  const wrong = sheets.flatMap((file) =>
    rulesOf(read(file))
      .filter(restylesAll)
      .map(({ selector }) => `${file}: ${selector}`),
  );
  expect(wrong).toEqual([]);
  const planted =
    '.a:has(.b) > * { top: 0; } .a:has(.b) { > :not(.c) { top: 0; } } .a:has(.b) :nth-child(2) {}';
  expect(rulesOf(planted).filter(restylesAll)).toHaveLength(3);
  const fine =
    '.a:has(.b):not(.c) {} .a:has(.b) > :is(.c, .d) {} .a:has(> :nth-child(2)) svg {} .a:not(.b) > * {}';
  expect(rulesOf(fine).filter(restylesAll)).toEqual([]);
});

describe('the test itself notices', () => {
  const planted: readonly (readonly [string, string])[] = [
    ['.one .tp__prompt { color: red; }', 'selects .tp__prompt of the pages'],
    ['@media (max-width: 760px) { .one, .btn { color: red; } }', 'selects .btn of the pages'],
    [".one:has(> .chip[title='.x']) { color: red; }", 'selects .chip of the pages'],
    ["[class*='tp__'] .one { color: red; }", 'selects by id or by the text of a class'],
    ['#main .one { color: red; }', 'selects by id or by the text of a class'],
    ["[data-game='two'] { --side-width: 1px; }", 'styles another game'],
    ["[data-game='one'] { --side-width: 1px; color: red; }", 'sets more than custom properties on the page'],
    [':root { --ink: red; }', 'styles every page'],
    ['main > section { color: red; }', 'selects no class of its own'],
    ["[data-game='one'] section { color: red; }", 'selects no class of its own'],
  ];
  test.each(planted)('%s', (css, why) =>
    expect(rulesOf(css).map((rule) => problem('one', rule))).toEqual([why]),
  );

  test.each([
    ".one.is-big > b::before { content: '.btn'; }",
    "[data-game='one'][data-page='table']:has(.one__x) { --side-width: 1px; color-scheme: dark; }",
    "[data-game='one'] .one { color: red; }",
    ':root { --one-sea: red; }',
  ])('%s', (css) => expect(rulesOf(css).map((rule) => problem('one', rule))).toEqual([null]));
});
