import type { Locale } from '../../words/plural.ts';
import { acceptedLocale, localeOfGuest } from '../people/guest-names.ts';
import type { TableDoc } from '../../table/doc.ts';
import { PREVIEW_WORDS } from './preview-words.ts';
import type { Services } from './services.ts';

/** The title, the sentence and the picture that messengers and social networks show for a link. */
export interface Preview {
  readonly locale: Locale;
  readonly title: string;
  readonly about: string;
  readonly game: string | null; // its picture; null: that of the whole place
}

type PreviewSources = Pick<Services, 'store' | 'catalogue' | 'guests'>;

const PAGE = /^\/(table|replay)\/([a-z0-9]{4,32})$/;

/**
 * The preview of an address. Only an invitation names a person, the one who invites; a match that is played, and its
 * replay, say the game alone: a link may be posted where the players are not known. Most messengers ask without a
 * language; then that of the host is the best guess.
 */
export const previewOf = async (
  known: PreviewSources,
  path: string,
  accepted: string | undefined,
): Promise<Preview> => {
  const [, page, id] = PAGE.exec(path) ?? [];
  const doc = id === undefined ? undefined : (await known.store.table(id))?.doc;
  const loaded = doc && known.catalogue.get(doc.game);
  const locale = acceptedLocale(accepted) ?? (doc ? localeOfGuest(doc.creator) : 'en');
  const t = PREVIEW_WORDS[locale];
  if (!doc || !loaded) return { locale, title: 'Clowder', about: t.about, game: null };
  const { name, played = name, about } = loaded.words[locale];
  const { game } = doc;
  if (page === 'replay') return { locale, title: t.replay(played), about: t.watch, game };
  if (doc.status !== 'waiting') return { locale, title: t.match(played), about: t.watch, game };
  const host = await hostOf(known, doc);
  const title = host ? t.invites(host, played) : t.match(played);
  return { locale, title, about: `${about} ${t.minutes(loaded.game.minutes)}`, game };
};

/** The name of the person who opened the table and still sits there. */
const hostOf = async ({ guests }: PreviewSources, { creator, seats }: TableDoc): Promise<string | null> => {
  const seat = seats.find((one) => one.kind === 'person' && one.guest === creator);
  if (seat?.kind !== 'person') return null;
  return seat.name ?? (await guests.name(creator));
};

const REGIONS: Readonly<Record<Locale, string>> = { en: 'en_GB', uk: 'uk_UA', ru: 'ru_RU' };

/** Where a page is, and where its picture is. */
export interface PageAddress {
  readonly url: string;
  readonly picture: string;
}

/** The page of the application with the preview in its head. */
export const withPreview = (
  html: string,
  { locale, title, about, game }: Preview,
  place: PageAddress,
): string => {
  const properties = {
    'og:site_name': 'Clowder',
    'og:type': 'website',
    'og:title': title,
    'og:description': about,
    'og:url': place.url,
    'og:image': place.picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:locale': REGIONS[locale],
  };
  const tags = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', about),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...Object.entries(properties).map(([name, content]) => meta('property', name, content)),
    ...(game === null ? [] : [meta('name', 'robots', 'noindex')]), // a link is for those who get it
  ];
  return html
    .replace(/<html lang="\w+"/, () => `<html lang="${locale}"`)
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => tags.join('\n    '));
};

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`;

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Names are chosen by people: as HTML one could run a script on everybody's page. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
