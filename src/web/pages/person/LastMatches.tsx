import type { JSX } from 'preact';
import type { Profile } from '../../../protocol/people.ts';
import type { GuestId } from '../../../protocol/table.ts';
import { Skeleton } from '../../page/Skeleton.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { usePageWords } from '../../page/usePageWords.ts';
import { readMatches } from '../../table/api.ts';
import type { PersonWords } from '../../words/person.en.ts';
import { MatchRow } from '../matches/MatchRow.tsx';
import { MATCHES_WORDS } from '../matches/matches-words.ts';
import '../matches/matches.css';

interface LastMatchesProps {
  readonly profile: Profile;
  readonly mine: boolean;
  readonly myself: GuestId;
  readonly t: PersonWords;
}

const SHOWN = 5;

/** The latest matches of this person, as far as I may see them. */
export const LastMatches = ({ profile, mine, myself, t }: LastMatchesProps): JSX.Element | null => {
  // Of somebody who is gone only our own matches are left: they are told from my side, like all of mine.
  const [guest, filter] = profile.gone ? [myself, { with: profile.guest }] : [profile.guest, {}];
  const list = usePageWords(MATCHES_WORDS);
  const loaded = useLoaded(() => readMatches(guest, filter), profile.guest);
  if (loaded.is === 'failed') return null;
  return (
    <section class="panel panel--pad stack" aria-labelledby="last">
      <div class="row row--between">
        <h2 id="last">{t.last}</h2>
        {mine && <a href="/matches">{t.all}</a>}
      </div>
      {loaded.is === 'loading' || !list ? (
        <Skeleton lines={5} />
      ) : (
        <ol class="match-list">
          {loaded.value.matches.slice(0, SHOWN).map((match) => (
            <MatchRow key={match.n} match={match} of={guest} t={list} />
          ))}
        </ol>
      )}
    </section>
  );
};
