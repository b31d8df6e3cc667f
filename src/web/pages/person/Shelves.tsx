import type { JSX } from 'preact';
import type { MatchRecord, Meeting, ProfileGame } from '../../../protocol/people.ts';
import { Icon } from '../../page/Icon.tsx';
import { PersonCat } from '../../page/PersonCat.tsx';
import { locale, nameOf } from '../../preferences/language.ts';
import type { PersonWords } from '../../words/person.en.ts';

interface RecordsProps {
  readonly games: readonly ProfileGame[];
  readonly t: PersonWords;
}

const LEAST_STREAK = 3;
const SHOWN = 5;

/** The highest scores and longest rows of wins, each with the match behind it. */
export const Records = ({ games, t }: RecordsProps): JSX.Element | null => {
  const records = games.flatMap(({ game, best, streak }) => [
    ...(best && best.value > 1 ? [{ game, record: best, what: t.best(best.value) }] : []),
    ...(streak && streak.value >= LEAST_STREAK
      ? [{ game, record: streak, what: t.streak(streak.value) }]
      : []),
  ]);
  if (records.length === 0) return null;
  return (
    <section class="panel panel--pad stack" aria-labelledby="records">
      <h2 id="records">{t.records}</h2>
      <ul class="person__rows">
        {records.slice(0, SHOWN).map(({ game, record, what }) => (
          <li key={`${game} ${what}`}>
            <span class="grow">
              <b>{what}</b>
              <small>
                {nameOf(game)} · {dayOf(record)}
              </small>
            </span>
            {record.match !== null && (
              <a
                class="btn btn--quiet btn--icon"
                href={`/replay/${record.match}`}
                aria-label={`${t.replay}: ${what}`}
              >
                <Icon name="replay" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

const dayOf = ({ at }: MatchRecord): string =>
  new Date(at).toLocaleDateString(locale.value, { day: 'numeric', month: 'short', year: 'numeric' });

/** Whom this person meets most often, with the results from this person's side. */
export const Met = ({ met, t }: { met: readonly Meeting[]; t: PersonWords }): JSX.Element | null =>
  met.length === 0 ? null : (
    <section class="panel panel--pad stack" aria-labelledby="met">
      <h2 id="met">{t.met}</h2>
      <ul class="person__rows">
        {met.slice(0, SHOWN).map(({ guest, name, cat, played, won, lost }) => (
          <li key={guest}>
            <PersonCat cat={cat} size={44} />
            <span class="grow">
              <a href={`/people/${guest}`}>{name}</a>
              <small>{t.matches(played)}</small>
            </span>
            <b aria-label={t.score(won, lost)}>
              {won} : {lost}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
