import type { JSX } from 'preact';
import type { DailyDay } from '../../../protocol/daily.ts';
import { Thing } from '../../art/Thing.tsx';
import { Icon } from '../../page/Icon.tsx';
import { useNow } from '../../page/useNow.ts';
import { locale } from '../../preferences/language.ts';
import type { DailyPageWords } from '../../words/daily.en.ts';
import { dateOf, isDone, percentOf, solvedOn } from './numbers.ts';

const MINUTE = 60_000;

/** The row of days, when the next tasks come, and the last week; when all is done, how it went. */
export const DayHead = ({ day, t }: { day: DailyDay; t: DailyPageWords }): JSX.Element => (
  <section class="panel panel--pad daily__head">
    <Thing name="yarn" size={72} />
    <div class="daily__row">
      {isDone(day) ? <Result day={day} t={t} /> : <Streak days={day.streak} t={t} />}
      <When day={day} t={t} />
    </div>
    <ol class="daily__week" aria-label={t.week}>
      {day.week.map(({ day: date, solved }) => (
        <li key={date} class={date === day.today ? 'daily__today' : ''}>
          <span class={`daily__square ${solved === null ? '' : 'is-played'}`}>{solved ?? ''}</span>
          <span class="daily__weekday">{dateOf(date, locale.value, { weekday: 'short' })}</span>
        </li>
      ))}
    </ol>
    {isDone(day) && (
      <a class="btn btn--primary btn--big desk-only" href="#daily-share">
        <Icon name="share" />
        {t.share}
      </a>
    )}
  </section>
);

const Streak = ({ days, t }: { days: number; t: DailyPageWords }): JSX.Element => (
  <p class="daily__big">
    {days > 0 ? (
      <>
        <b>{days}</b> {t.inARow(days)}
      </>
    ) : (
      <small>{t.noStreak}</small>
    )}
  </p>
);

const Result = ({ day, t }: { day: DailyDay; t: DailyPageWords }): JSX.Element => {
  const { everybody, streak, tasks } = day;
  return (
    <>
      <p class="daily__big">
        <b>{t.of(solvedOn(day), tasks.length)}</b>
      </p>
      <p>
        {everybody &&
          everybody.behind > 0 &&
          `${t.better(percentOf(everybody.behind, everybody.people), everybody.people.toLocaleString(locale.value))} `}
        {streak > 0 && (
          <b>
            {streak} {t.inARow(streak)}.
          </b>
        )}
      </p>
    </>
  );
};

const When = ({ day, t }: { day: DailyDay; t: DailyPageWords }): JSX.Element => {
  const now = useNow(true, MINUTE / 2);
  if (day.day !== day.today) return <p>{t.over(day.zone)}</p>;
  const minutes = Math.max(1, Math.ceil((day.endsAt - now) / MINUTE));
  return <p>{t.rule(t.left(Math.floor(minutes / 60), minutes % 60), day.zone)}</p>;
};
