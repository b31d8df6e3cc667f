import { computed, effect, signal } from '@preact/signals';
import type { AnyGameWords } from '../words/game-words.ts';
import { LOCALES, type Locale } from '../words/plural.ts';
import { GAME_IDS, loadGameWords } from './games.ts';
import { settings } from './settings.ts';
import type { Words } from './words/en.ts';

export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  uk: 'Українська',
  ru: 'Русский',
};

const CATALOGUES: Readonly<Record<Locale, () => Promise<Words>>> = {
  en: () => import('./words/en.ts').then(({ en }) => en),
  uk: () => import('./words/uk.ts').then(({ uk }) => uk),
  ru: () => import('./words/ru.ts').then(({ ru }) => ru),
};

const browserLocale = (): Locale =>
  navigator.languages
    .map((tag) => LOCALES.find((locale) => tag.toLowerCase().split('-')[0] === locale))
    .find((locale) => locale !== undefined) ?? 'en';

/** What the person wants to read; the words follow as soon as they are loaded. */
const wanted = computed(() => settings.value.locale ?? browserLocale());

interface Language {
  readonly locale: Locale;
  readonly words: Words;
  readonly games: Readonly<Record<string, AnyGameWords | null>>;
}

const language = signal<Language | null>(null);

const load = async (locale: Locale): Promise<void> => {
  const [words, ...games] = await Promise.all([
    CATALOGUES[locale](),
    ...GAME_IDS.map(async (id) => [id, await loadGameWords(id, locale)] as const),
  ]);
  // Two quick changes may load in either order: the last wish wins.
  if (locale === wanted.value) language.value = { locale, words, games: Object.fromEntries(games) };
};

/** Resolves when there is something to say; later changes of language are followed by themselves. */
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

/** Read inside a component, these redraw it when the language changes. */
export const locale = computed((): Locale => loaded().locale);
export const words = computed((): Words => loaded().words);
export const wordsOf = (game: string): AnyGameWords | null => loaded().games[game] ?? null;
export const nameOf = (game: string): string => wordsOf(game)?.name ?? game;
