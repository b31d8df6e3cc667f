import { effect, signal } from '@preact/signals';
import { CAT_COATS, CAT_SIGNS, type PersonCat } from '../../protocol/people.ts';
import { LOCALES, type Locale } from '../../words/plural.ts';

/** The preferences of a person, kept in this browser and applied at once. */
export interface Settings {
  readonly locale: Locale | null; // null: the browser's
  readonly theme: 'system' | 'light' | 'dark';
  readonly text: TextSize;
  readonly sound: boolean;
  readonly motion: 'system' | 'calm' | 'full';
  readonly signs: boolean; // signs in addition to colours
  readonly secondTap: boolean; // a first tap shows a move, a second one plays it
  readonly hints: boolean; // hints in a first match
  readonly level: number; // bot level in the lobby, one for all games
  readonly name: string; // the guest's name in matches kept in this browser
  readonly nameUnsent: boolean; // chosen here and not yet sent to the server
  readonly cat: PersonCat | null; // the guest's portrait; null: the server has not told it yet
  readonly catUnsent: boolean;
}
export type TextSize = 0 | 1 | 2 | 3;

const KEY = 'clowder.settings';
const FIRST_VISIT: Settings = {
  locale: null,
  theme: 'system',
  text: 1,
  sound: false,
  motion: 'system',
  signs: true,
  secondTap: true,
  hints: true,
  level: 1,
  name: '',
  nameUnsent: false,
  cat: null,
  catUnsent: false,
};

/** Settings whose first value does not tell what is valid. */
const FITS: Readonly<Record<string, (own: unknown) => boolean>> = {
  locale: (own) => LOCALES.some((locale) => locale === own),
  cat: (own) => {
    const { coat, sign } = (own ?? {}) as Readonly<Record<string, unknown>>;
    return CAT_COATS.some((known) => known === coat) && CAT_SIGNS.some((known) => known === sign);
  },
};

/**
 * Stored settings may come from an older version or be edited by hand: invalid ones fall back to the
 * defaults.
 */
const read = (): Settings => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Readonly<Record<string, unknown>>;
    const known = Object.entries(FIRST_VISIT).map(([name, value]) => {
      const own = kept[name];
      const fits = FITS[name]?.(own) ?? typeof own === typeof value;
      return [name, fits ? own : value] as const;
    });
    return Object.fromEntries(known) as unknown as Settings;
  } catch {
    return FIRST_VISIT;
  }
};

export const settings = signal<Settings>(read());

export const change = (some: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...some };
};

export const isCalm = (): boolean =>
  settings.value.motion === 'calm' ||
  (settings.value.motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);

const SIZES: Readonly<Record<TextSize, string>> = { 0: '93.75%', 1: '100%', 2: '112.5%', 3: '125%' };

effect(() => {
  const { theme, text, motion, signs } = settings.value;
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  root.dataset['motion'] = motion;
  root.dataset['signs'] = signs ? 'on' : 'off';
  root.style.fontSize = SIZES[text] ?? SIZES[1];
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // Private windows may refuse storage; the choice still holds until the page is closed.
  }
});
