import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { PlayedMatch, Profile } from '../../../protocol/people.ts';
import { Failed } from '../../page/Failed.tsx';
import { PlacePage } from '../../page/Navigation.tsx';
import { Notice } from '../../page/Notice.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { usePageWords } from '../../page/usePageWords.ts';
import { useQuery } from '../../page/useQuery.ts';
import { locale, words } from '../../preferences/language.ts';
import { me, readProfile } from '../../table/api.ts';
import type { MatchesWords } from '../../words/matches.en.ts';
import { dayOf, filterOf } from './filter.ts';
import { Filters } from './Filters.tsx';
import { MatchRow } from './MatchRow.tsx';
import { MATCHES_WORDS } from './matches-words.ts';
import { useMatches } from './useMatches.ts';
import './matches.css';

/** All finished matches of this person on the server, with filters. */
export const MatchesPage = (): JSX.Element => {
  const { lobby, people } = words.value;
  const t = usePageWords(MATCHES_WORDS);
  const loaded = useLoaded(async () => readProfile((await me()).guest), '');
  return (
    <PlacePage here="matches" title={people.allMatches} main="matches">
      <h1>{people.allMatches}</h1>
      {loaded.is === 'failed' && <Failed problem={loaded.error} />}
      {(loaded.is === 'loading' || !t) && <Skeleton lines={8} />}
      {loaded.is === 'here' && t && loaded.value.games.length === 0 && (
        <Notice title={t.none} text={t.noneMore}>
          <a class="btn btn--primary btn--big" href="/">
            {lobby}
          </a>
        </Notice>
      )}
      {loaded.is === 'here' && t && loaded.value.games.length > 0 && <Played profile={loaded.value} t={t} />}
    </PlacePage>
  );
};

interface PlayedProps {
  readonly profile: Profile;
  readonly t: MatchesWords;
}

const NOTHING_CHOSEN = { game: '', mode: '', with: '', company: '', won: '', period: '' };

const Played = ({ profile, t }: PlayedProps): JSX.Element => {
  const [query, change] = useQuery();
  const { matches, counts, is, error, load } = useMatches(filterOf(query, dayOf(Date.now())));
  useSameLine();
  return (
    <>
      <Filters profile={profile} query={query} change={change} t={t} />
      <p class="small match-counts" role="status">
        {counts && t.counts(counts)}
      </p>
      {matches.length > 0 && (
        <div class="panel match-list" aria-busy={is === 'loading'}>
          {daysOf(matches).map(([day, some]) => (
            <section key={day}>
              <h2 class="match-day">{dayName(day, t)}</h2>
              <ol>
                {some.map((match) => (
                  <MatchRow key={match.n} match={match} of={profile.guest} t={t} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
      {is === 'all' && matches.length === 0 && (
        <p>
          {t.noSuch}{' '}
          <button class="btn" onClick={() => change(NOTHING_CHOSEN)}>
            {t.showAll}
          </button>
        </p>
      )}
      {is === 'loading' && <Skeleton lines={6} />}
      {is === 'failed' && <Failed problem={error} />}
      {(is === 'more' || is === 'failed') && <More load={load} by={is === 'more'} t={t} />}
    </>
  );
};

/** Loads by itself when it comes near the window; the button is for the keyboard, and for another try. */
const More = ({ load, by, t }: { load: () => void; by: boolean; t: MatchesWords }): JSX.Element => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) load();
      },
      { rootMargin: '400px' },
    );
    if (by && button.current) watch.observe(button.current);
    return () => watch.disconnect();
  }, [by, load]);
  return (
    <button class="btn btn--big" ref={button} onClick={load}>
      {t.more}
    </button>
  );
};

/** After coming back the same line is seen again: the entry of the browser's history keeps how far the list was scrolled. */
const useSameLine = (): void => {
  useLayoutEffect(() => {
    const { left } = (history.state ?? {}) as { readonly left?: number };
    if (left !== undefined) scrollTo(0, left);
    const note = (): void => history.replaceState({ left: scrollY }, '');
    addEventListener('scrollend', note);
    return () => removeEventListener('scrollend', note);
  }, []);
};

type Day = readonly [day: number, matches: readonly PlayedMatch[]];

const daysOf = (matches: readonly PlayedMatch[]): readonly Day[] => {
  const days = new Map<number, PlayedMatch[]>();
  for (const match of matches) {
    const day = dayOf(match.at);
    const some = days.get(day) ?? [];
    some.push(match);
    days.set(day, some);
  }
  return [...days];
};

const DAY = 24 * 3_600_000;

const dayName = (day: number, t: MatchesWords): string => {
  const today = dayOf(Date.now());
  if (day === today) return t.today;
  if (day === dayOf(today - DAY / 2)) return t.yesterday;
  const thisYear = new Date(day).getFullYear() === new Date(today).getFullYear();
  return new Date(day).toLocaleDateString(locale.value, {
    day: 'numeric',
    month: 'long',
    ...(!thisYear && { year: 'numeric' }),
  });
};
