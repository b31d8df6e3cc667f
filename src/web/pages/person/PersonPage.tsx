import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import type { Profile } from '../../../protocol/people.ts';
import type { GuestId } from '../../../protocol/table.ts';
import { Failed } from '../../page/Failed.tsx';
import { PlacePage } from '../../page/Navigation.tsx';
import { PersonCat } from '../../page/PersonCat.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { usePageWords, type PageWords } from '../../page/usePageWords.ts';
import { locale, words } from '../../preferences/language.ts';
import { me, readProfile } from '../../table/api.ts';
import type { PersonWords } from '../../words/person.en.ts';
import { Company } from './Company.tsx';
import { Games } from './Games.tsx';
import { KeepCard } from './KeepCard.tsx';
import { LastMatches } from './LastMatches.tsx';
import { Met } from './Met.tsx';
import { Now } from './Now.tsx';
import { Records } from './Records.tsx';
import './person.css';

const WORDS: PageWords<PersonWords> = {
  en: () => import('../../words/person.en.ts'),
  uk: () => import('../../words/person.uk.ts'),
  ru: () => import('../../words/person.ru.ts'),
};

/** A person: their cat, ratings, records and frequent opponents. Without an id in the address it is my own page. */
export const PersonPage = (): JSX.Element => {
  const id = useRoute().params['id'] ?? '';
  const [tries, setTries] = useState(0);
  const t = usePageWords(WORDS);
  const loaded = useLoaded(() => load(id), `${id} ${tries}`);
  const mine = loaded.is === 'here' && loaded.value.mine;
  const name = loaded.is === 'here' ? loaded.value.profile.name : words.value.places.me;
  return (
    <PlacePage here={mine || id === '' ? 'me' : 'elsewhere'} title={name} main="person">
      {loaded.is === 'failed' && (
        <section class="panel panel--pad stack">
          <Failed problem={loaded.error} />
          <button class="btn" onClick={() => setTries(tries + 1)}>
            {t?.again}
          </button>
        </section>
      )}
      {loaded.is === 'here' && t ? (
        <Whole {...loaded.value} t={t} />
      ) : (
        loaded.is !== 'failed' && (
          <section class="panel panel--pad">
            <Skeleton lines={8} />
          </section>
        )
      )}
    </PlacePage>
  );
};

interface Loaded {
  readonly profile: Profile;
  readonly mine: boolean;
  readonly myself: GuestId;
}

const load = async (id: string): Promise<Loaded> => {
  const { guest } = await me();
  const profile = await readProfile(id || guest);
  return { profile, mine: profile.guest === guest, myself: guest };
};

interface WholeProps extends Loaded {
  readonly t: PersonWords;
}

const Whole = (props: WholeProps): JSX.Element => (
  <>
    <Head {...props} />
    {props.profile.kept === false && <KeepCard coat={props.profile.cat.coat} t={props.t} />}
    <Shelves {...props} />
  </>
);

const Shelves = (props: WholeProps): JSX.Element | null => {
  const { profile, mine, t } = props;
  const { games, hidden, gone, met } = profile;
  if (gone) return haveMet(profile) ? <LastMatches {...props} /> : null;
  if (games.length === 0)
    return (
      <section class="panel panel--pad stack">
        <h2>{hidden ? t.hidden : t.nothing}</h2>
        {mine && (
          <a class="btn btn--primary btn--big" href="/">
            {t.playFirst}
          </a>
        )}
      </section>
    );
  return (
    <>
      <Games games={games} t={t} />
      <div class="person__shelves">
        <LastMatches {...props} />
        <Records games={games} t={t} />
        <Met met={met} t={t} />
      </div>
    </>
  );
};

const haveMet = ({ withMe }: Profile): boolean => withMe !== null && withMe.played > 0;

const Head = ({ profile, mine, t }: WholeProps): JSX.Element => {
  const { name, cat, since, games, withMe, gone = false } = profile;
  const played = games.reduce((sum, { tally }) => sum + tally.played, 0);
  const month =
    since !== null && new Date(since).toLocaleDateString(locale.value, { month: 'long', year: 'numeric' });
  return (
    <section class="panel person__head">
      <PersonCat cat={cat} whole mood={gone ? 'asleep' : 'calm'} size={168} />
      <div class="person__text">
        <h1>{name}</h1>
        {profile.now && <Now {...profile.now} t={t} />}
        {month !== false && <p class="small">{t.since(month, played)}</p>}
        {gone && <p>{haveMet(profile) ? t.gone : t.goneAlone}</p>}
        {withMe && withMe.played > 0 && (
          <p>
            <a href={`/matches?with=${profile.guest}`}>{t.withMe(withMe.played, withMe.won, withMe.lost)}</a>
          </p>
        )}
      </div>
      {mine ? (
        <div class="person__do">
          <a class="btn" href="/matches">
            {words.value.people.allMatches}
          </a>
          <a class="btn" href="/settings">
            {words.value.settings}
          </a>
        </div>
      ) : (
        !gone && <Company profile={profile} />
      )}
    </section>
  );
};
