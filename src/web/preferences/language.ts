import { computed, effect, signal } from '@preact/signals';
import { rulesFolder } from '../../catalogue/browser/rules.ts';
import { loadGameWords, loadTitles } from '../../catalogue/browser/words.ts';
import type { TableInfo } from '../../protocol/table.ts';
import type { AnyGameWords, GameTitle } from '../../words/game-words.ts';
import { LOCALES, type Locale } from '../../words/plural.ts';
import { settings } from './settings.ts';
import type { Words } from '../words/en.ts';

export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  uk: 'Українська',
  ru: 'Русский',
};

const PAGE_WORDS: Readonly<Record<Locale, () => Promise<Words>>> = {
  en: () => import('../words/en.ts').then(({ en }) => en),
  uk: () => import('../words/uk.ts').then(({ uk }) => uk),
  ru: () => import('../words/ru.ts').then(({ ru }) => ru),
};

const browserLocale = (): Locale =>
  navigator.languages
    .map((tag) => LOCALES.find((locale) => tag.toLowerCase().split('-')[0] === locale))
    .find((locale) => locale !== undefined) ?? 'en';

/** The chosen language; the words follow when they are loaded. */
const wanted = computed(() => settings.value.locale ?? browserLocale());

interface Language {
  readonly locale: Locale;
  readonly words: Words;
  readonly titles: Readonly<Record<string, GameTitle | null>>;
  readonly games: Readonly<Record<string, AnyGameWords>>; // words of the games that have been opened
}

const language = signal<Language | null>(null);
const opened = new Set<string>();

const load = async (locale: Locale): Promise<void> => {
  const ids = [...opened];
  const [words, titles, ...games] = await Promise.all([
    PAGE_WORDS[locale](),
    loadTitles(locale),
    ...ids.map(async (id) => [id, await loadGameWords(id, locale)] as const),
  ]);
  if (opened.size > ids.length) return load(locale); // a game was opened meanwhile
  // Two quick changes may finish loading in either order: the last choice wins.
  if (locale === wanted.value) language.value = { locale, words, titles, games: Object.fromEntries(games) };
};

/** Resolves when the words are loaded; later changes of language are loaded automatically. */
export const startLanguage = async (): Promise<void> => {
  await load(wanted.value);
  effect(() => void load(wanted.value));
  effect(() => {
    document.documentElement.lang = locale.value;
  });
};

const loaded = (): Language => {
  if (!language.value) throw new Error('a page was drawn before its words were loaded');
  return language.value;
};

/**
 * Loads all words of a game: to be awaited before `wordsOf`. Later languages load its words too, so that a
 * page never shows two languages.
 */
export const openWords = async (game: string): Promise<void> => {
  opened.add(game);
  if (game in loaded().games) return;
  const { locale: first } = loaded();
  const words = await loadGameWords(game, first);
  const now = loaded();
  // The language changed meanwhile: its words may lack this game.
  if (now.locale !== first) return openWords(game);
  language.value = { ...now, games: { ...now.games, [game]: words } };
};

/** Read inside a component, these redraw it when the language changes. */
export const locale = computed((): Locale => loaded().locale);
export const words = computed((): Words => loaded().words);

/** All words of a game that has been opened. */
export const wordsOf = (game: string): AnyGameWords => {
  const found = loaded().games[game];
  if (!found) throw new Error(`the words of ${game} were needed before they were loaded`);
  return found;
};

/** Everything that the rules of this table say: those of an older version have words of their own. */
export const wordsAt = ({ game, rulesVersion }: Pick<TableInfo, 'game' | 'rulesVersion'>): AnyGameWords =>
  wordsOf(rulesFolder(game, rulesVersion));

/** The title of a game, available without opening it. */
export const titleOf = (game: string): GameTitle | null => loaded().titles[game] ?? null;
export const nameOf = (game: string): string => titleOf(game)?.name ?? game;
/** The name of a game in a sentence about playing it: «Котячу лапку». */
export const playedName = (game: string): string => titleOf(game)?.played ?? nameOf(game);
