import type { JSX } from 'preact';
import { tablePath } from '../../../protocol/api.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { Cat } from '../../art/Cat.tsx';
import { nameOf, words } from '../../language.ts';
import { Icon } from '../../page/Icon.tsx';
import { tableOf } from '../../table/local-match.ts';
import { forgetMatch, type LocalMatch } from '../../table/local-store.ts';
import { seatName } from '../../table/people.ts';
import { isLocal } from '../../table/source.ts';
import { Cover } from './Cover.tsx';
import type { LobbyNews } from './useLobby.ts';

const SHOWN = 6;

/** Games that wait for me come first. A new guest is met by a sleeping cat, not by an empty list. */
export const Resume = ({ news }: { news: LobbyNews }): JSX.Element | null => {
  const t = words.value.home;
  if (news.here === null) return <div class="panel welcome skel--tall" />;
  const server = news.server && news.server !== 'unreachable' ? news.server : null;
  const local = news.here.filter(({ outcome }) => !outcome).map(localTable);
  const cards = [...(server?.mine ?? []), ...local].slice(0, SHOWN);
  if (cards.length === 0) return <Welcome />;
  return (
    <section aria-label={t.yourGames}>
      <ul class="resume">
        {cards.map((table) => (
          <ResumeCard key={table.id} table={table} refresh={news.refresh} />
        ))}
      </ul>
    </section>
  );
};

const localTable = (match: LocalMatch): TableInfo => tableOf(match);

const Welcome = (): JSX.Element => {
  const t = words.value.home;
  return (
    <section class="panel welcome">
      <Cat coat="ginger" pose="curl" mood="asleep" size={112} />
      <div>
        <h2>{t.emptyTitle}</h2>
        <p class="small">{t.emptyText}</p>
      </div>
    </section>
  );
};

const ResumeCard = ({ table, refresh }: { table: TableInfo; refresh: () => void }): JSX.Element => {
  const t = words.value.home;
  const local = isLocal(table.id);
  const others = table.seats
    .flatMap(({ kind }, seat) => (local && kind === 'person' ? [] : [seat]))
    .map((seat) => seatName(table, [], seat));
  const status = table.status === 'waiting' ? t.waiting : local ? t.thisDevice : others.join(', ');
  const forget = async (): Promise<void> => {
    await forgetMatch(table.id);
    refresh();
  };
  return (
    <li class="panel rcard">
      <a class="rcard__go" href={tablePath(table.id)}>
        <span class="rcard__scene" aria-hidden="true">
          <Cover game={table.game} />
        </span>
        <span class="rcard__b">
          <b>{nameOf(table.game)}</b>
          {local && <span class="small">{others.join(', ')}</span>}
          <span class="small">{status}</span>
        </span>
        <span class="tag tag--sea">{t.resume}</span>
      </a>
      {local && (
        <button
          class="btn btn--quiet btn--icon"
          aria-label={t.forget(nameOf(table.game))}
          onClick={() => void forget()}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </li>
  );
};
