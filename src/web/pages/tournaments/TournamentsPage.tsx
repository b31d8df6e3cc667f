import type { JSX } from 'preact';
import type { TournamentSummary } from '../../../protocol/tournaments.ts';
import { PlacePage } from '../../page/Navigation.tsx';
import { Cover } from '../../page/Cover.tsx';
import { Failed } from '../../page/Failed.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { Notice } from '../../page/Notice.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { usePageWords } from '../../page/usePageWords.ts';
import { nameOf } from '../../preferences/language.ts';
import { readTournaments } from '../../table/api.ts';
import type { TournamentWords } from '../../words/tournaments.en.ts';
import { WORDS } from './tournament-words.ts';
import './tournaments.css';

/** My tournaments, and those that are open to everybody. */
export const TournamentsPage = (): JSX.Element => {
  const t = usePageWords(WORDS);
  const loaded = useLoaded(readTournaments, 'all');
  const { mine, listed } = loaded.is === 'here' ? loaded.value : { mine: [], listed: [] };
  const others = listed.filter(({ id }) => !mine.some((own) => own.id === id));
  return (
    <PlacePage here="tournaments" title={t?.title ?? ''} main="cup">
      <h1>{t?.title}</h1>
      {loaded.is === 'failed' && <Failed problem={loaded.error} />}
      {(loaded.is === 'loading' || !t) && <Skeleton lines={6} />}
      {t && loaded.is === 'here' && (
        <>
          {mine.length + others.length === 0 ? (
            <Notice title={t.none} text={t.noneMore}>
              <OpenOne t={t} />
            </Notice>
          ) : (
            <OpenOne t={t} />
          )}
          <List t={t} title={t.mine} all={mine} />
          <List t={t} title={t.listed} all={others} />
        </>
      )}
    </PlacePage>
  );
};

const OpenOne = ({ t }: { t: TournamentWords }): JSX.Element => (
  <a class="btn btn--primary btn--big cup-open" href="/tournaments/new">
    {t.openOne}
  </a>
);

interface ListProps {
  readonly t: TournamentWords;
  readonly title: string;
  readonly all: readonly TournamentSummary[];
}

const List = ({ t, title, all }: ListProps): JSX.Element | null =>
  all.length === 0 ? null : (
    <section>
      <h2>{title}</h2>
      <ul class="panel cup-list">
        {all.map((each) => (
          <li key={each.id}>
            <a class="cup-line" href={`/tournaments/${each.id}`}>
              <span class="cup-cover">
                <Cover game={each.game} />
              </span>
              <span class="cup-table">
                <b>{each.title || t.usual}</b>
                <small>{`${nameOf(each.game)} · ${t.formats[each.format]}`}</small>
              </span>
              <span>{each.status === 'open' ? t.places(each.players, each.places) : t[each.status]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
