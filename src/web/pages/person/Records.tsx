import type { JSX } from 'preact';
import type { MatchRecord, ProfileGame } from '../../../protocol/people.ts';
import { Icon } from '../../page/Icon.tsx';
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
