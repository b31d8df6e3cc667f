import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Millis } from '../../kernel/game.ts';
import type { NoticeKind, PushMessage } from '../../protocol/notice-settings.ts';
import type { NoticeContent } from '../../protocol/notices.ts';
import { tablePath, tournamentPath } from '../../protocol/api.ts';
import { LOCALES, type Locale } from '../../words/plural.ts';
import { NOTICE_WORDS } from './notice-words.ts';

/** A notice as far as it is told outside of open pages; in no language yet. */
export interface Telling {
  readonly kind: NoticeKind;
  readonly game: string;
  readonly who: string; // a name, or nothing
  readonly path: string;
  readonly tag: string; // one notification for each table, which replaces the last
  readonly lasts: Millis; // then it is of no use any more
}

export const DAY_LONG: Millis = 24 * 3_600_000;

/** Null: this news is only for open pages. */
export const tellingOf = (news: NoticeContent): Telling | null => {
  switch (news.kind) {
    case 'your-turn':
      return atTable('turn', news.table, news.game, news.from?.name);
    case 'match-over':
      return atTable('over', news.table, news.game);
    case 'seated':
      return atTable('seated', news.table, news.game, news.from.name);
    case 'invitation':
      return atTable('invitation', news.to.table, news.to.game, news.from.name);
    case 'round':
      return { kind: 'round', game: news.game, who: '', lasts: DAY_LONG, ...atTournament(news.tournament) };
    case 'found':
      return {
        kind: 'found',
        game: news.found.game,
        who: '',
        path: '/',
        tag: 'found',
        lasts: news.found.left,
      };
    case 'begun':
      return news.clock.kind === 'days' ? atTable('found', news.table, news.game) : null;
    case 'found-over':
    case 'friend-request':
    case 'friend-accepted':
      break;
  }
  return null;
};

const atTable = (kind: NoticeKind, table: string, game: string, who = ''): Telling => ({
  kind,
  game,
  who,
  path: tablePath(table),
  tag: `table-${table}`,
  lasts: DAY_LONG,
});

const atTournament = (id: string): Pick<Telling, 'path' | 'tag'> => ({
  path: tournamentPath(id),
  tag: `tournament-${id}`,
});

export const localeOr = (language: string): Locale => LOCALES.find((one) => one === language) ?? 'en';

export const messageOf = (
  { kind, game, who, path, tag }: Telling,
  catalogue: Catalogue,
  language: string,
  turns: number | null,
): PushMessage => {
  const locale = localeOr(language);
  const name = catalogue.get(game)?.words[locale].name ?? game;
  return { title: NOTICE_WORDS[locale].kinds[kind](name), body: who, tag, path, turns };
};

/** Everything of a night, or of minutes in which very much happened, in one line. */
export const morningMessage = (
  kinds: readonly NoticeKind[],
  language: string,
  turns: number | null,
): PushMessage => {
  const counts: Partial<Record<NoticeKind, number>> = {};
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  const title = NOTICE_WORDS[localeOr(language)].night(counts);
  return { title, body: '', tag: 'night', path: '/', turns };
};

export const testMessage = (language: string): PushMessage => ({
  ...NOTICE_WORDS[localeOr(language)].test,
  tag: 'test',
  path: '/notices',
  turns: null,
});
