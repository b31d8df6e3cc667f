import type { JSX } from 'preact';
import { PACES, type Company, type Seek } from '../../../../protocol/seeks.ts';
import { Failed } from '../../../page/Failed.tsx';
import { Icon } from '../../../page/Icon.tsx';
import { PersonCat } from '../../../page/PersonCat.tsx';
import { useAttempt } from '../../../page/useAttempt.ts';
import { nameOf, words } from '../../../preferences/language.ts';
import { playWith } from '../../../seek/api.ts';
import { setSeek } from '../../../seek/my-seek.ts';
import { clockName, shortClockName } from '../../../table/clock-words.ts';
import type { CompanyWords } from '../../../words/company.en.ts';

interface LookingListProps {
  readonly t: CompanyWords;
  readonly company: Company;
  readonly chooseDays: (() => Promise<void>) | null; // null: nothing is gained by it
}

/** People who look for company. Each line says all that is needed to say yes. */
export const LookingList = ({ t, company, chooseDays }: LookingListProps): JSX.Element => {
  const { problem, start } = useAttempt();
  return (
    <section class="panel panel--pad stack" aria-labelledby="looking">
      <h2 id="looking">{t.list}</h2>
      {company.seeks.length === 0 && (
        <div class="row wrap">
          <p class="small looking__nobody">{t.nobody}</p>
          {chooseDays && (
            <button class="btn" onClick={() => start(chooseDays)}>
              <Icon name="calendar" />
              {clockName(PACES['3-days'])}
            </button>
          )}
        </div>
      )}
      <ul class="open looking">
        {company.seeks.map((seek) => (
          <li key={seek.person.guest} class="chip">
            <PersonCat cat={seek.person.cat} />
            <div class="chip__who">
              <div class="chip__name">
                {seek.person.name} <Points seek={seek} t={t} />
              </div>
              <div class="chip__sub">{factsOf(seek, t)}</div>
            </div>
            <button
              class="btn"
              aria-label={`${t.sit}: ${seek.person.name}`}
              onClick={() => start(async () => setSeek(await playWith(seek.person.guest)))}
            >
              {t.sit}
            </button>
          </li>
        ))}
      </ul>
      <Failed problem={problem} />
    </section>
  );
};

const Points = ({ seek, t }: { seek: Seek; t: CompanyWords }): JSX.Element => {
  const rating = seek.ratings.find((one) => one !== null);
  if (!rating) return <span class="tag looking__new">{t.newHere}</span>;
  return <span>{words.value.people.rating(rating.points, rating.band, rating.provisional)}</span>;
};

const factsOf = ({ games, players, pace, rated, anyPace }: Seek, t: CompanyWords): string =>
  [
    games.map((game) => nameOf(game)).join(t.or),
    anyPace ? t.anyPace : shortClockName(PACES[pace]),
    ...(players > 2 ? [t.people(players)] : []),
    rated ? t.rated.toLocaleLowerCase() : t.forFun,
  ].join(' · ');
