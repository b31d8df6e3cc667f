import { createHash } from 'node:crypto';
import type { GuestId } from '../../protocol/table.ts';
import { LOCALES, type Locale } from '../../words/plural.ts';

/**
 * Names for guests who have not chosen one. All nouns of a language have the same gender, so that every
 * adjective agrees.
 */
const NAMES: Readonly<
  Record<Locale, { readonly first: readonly string[]; readonly second: readonly string[] }>
> = {
  en: {
    first: ['Sleepy', 'Brave', 'Curious', 'Fluffy', 'Gentle', 'Jolly', 'Nimble', 'Quiet', 'Sly', 'Sunny'],
    second: ['Tabby', 'Whiskers', 'Paw', 'Lynx', 'Ocelot', 'Tom', 'Mouser', 'Purrer', 'Marbles', 'Socks'],
  },
  uk: {
    first: [
      'Сонний',
      'Хоробрий',
      'Допитливий',
      'Пухнастий',
      'Лагідний',
      'Веселий',
      'Спритний',
      'Тихий',
      'Хитрий',
    ],
    second: ['Кіт', 'Вусань', 'Мурчик', 'Воркотун', 'Хвостик', 'Лапчик', 'Смугастик', 'Мишолов'],
  },
  ru: {
    first: [
      'Сонный',
      'Храбрый',
      'Любопытный',
      'Пушистый',
      'Ласковый',
      'Весёлый',
      'Ловкий',
      'Тихий',
      'Хитрый',
    ],
    second: ['Кот', 'Усач', 'Мурчик', 'Ворчун', 'Котофей', 'Хвостик', 'Лапчик', 'Полосатик', 'Мышелов'],
  },
};

/**
 * The name is computed from the id, which begins with a language: a guest who only watches needs no row in
 * the database.
 */
export const friendlyName = (guest: GuestId): string => {
  const { first, second } = NAMES[localeOfGuest(guest)];
  const [a = 0, b = 0, n = 0] = createHash('sha256').update(guest).digest();
  return `${first[a % first.length]} ${second[b % second.length]} ${(n % 90) + 10}`;
};

const FORMER: Readonly<Record<Locale, string>> = {
  en: 'A former guest',
  uk: 'Колишній гість',
  ru: 'Бывший гость',
};

/** For somebody who has deleted their account. */
export const formerName = (guest: GuestId): string => FORMER[localeOfGuest(guest)];

/** Only letters, without accents: the article and a full stop could be written in many ways. */
const bare = (text: string): string => text.normalize('NFD').replaceAll(/\P{L}/gu, '').toLowerCase();

const FORMER_WORDS = ['former guest', FORMER.uk, FORMER.ru].map(bare);

/** Nobody may look like somebody who has left. */
export const isFormerName = (name: string): boolean =>
  FORMER_WORDS.some((former) => bare(name).includes(former));

/** The language of the browser in which this guest first came. */
export const localeOfGuest = (guest: GuestId): Locale =>
  LOCALES.find((known) => guest.startsWith(known)) ?? 'en';

/** The first supported language in an Accept-Language header. */
export const acceptedLocale = (accepted: string | undefined): Locale | undefined =>
  (accepted ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => LOCALES.find((known) => part.trim().toLowerCase().startsWith(known)))
    .find((found) => found !== undefined);

export const localeOf = (accepted: string | undefined): Locale => acceptedLocale(accepted) ?? 'en';
