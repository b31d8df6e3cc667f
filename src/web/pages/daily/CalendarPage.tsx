import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { ARCHIVE_DAYS, FIRST_DAY, type DailyMonth, type DailyMonthDay } from '../../../protocol/daily.ts';
import { Thing } from '../../art/Thing.tsx';
import { Failed } from '../../page/Failed.tsx';
import { Frame, PageBar } from '../../page/Frame.tsx';
import { Icon } from '../../page/Icon.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { usePageWords } from '../../page/usePageWords.ts';
import { locale } from '../../preferences/language.ts';
import type { DailyPageWords } from '../../words/daily.en.ts';
import { readMonth } from './daily-api.ts';
import { DAILY_WORDS } from './daily-words.ts';
import { daysOf, monthsBeside, weekdays } from './month.ts';
import { dateOf } from './numbers.ts';
import { PatchMark } from './PatchMark.tsx';
import './daily.css';
import './daily-narrow.css';
import './calendar.css';

/** A month of the daily five: what was done, and which days can still be played. */
export const CalendarPage = (): JSX.Element => {
  const t = usePageWords(DAILY_WORDS);
  const today = useRef<string | null>(null); // kept while another month is loaded: a button that is off for a moment loses the focus
  const [chosen, setMonth] = useState<string | null>(null);
  // The days are the server's: near midnight its month may be another than the one guessed here.
  const month = chosen ?? (today.current ?? new Date().toISOString()).slice(0, 7);
  const loaded = useLoaded(async () => {
    const shown = await readMonth(month);
    today.current = shown.today;
    return chosen === null && shown.today.slice(0, 7) !== month ? readMonth(shown.today.slice(0, 7)) : shown;
  }, chosen ?? '');
  return (
    <Frame
      title={t?.calendar ?? ''}
      class="daily-page"
      bar={<PageBar name={t?.title ?? ''} sub={t?.calendar} />}
      main="daily daily--calendar"
      after={
        t && (
          <div class="daily__dock">
            <a class="btn btn--primary grow" href="/daily">
              {t.back}
            </a>
          </div>
        )
      }
    >
      {!t ? (
        <Skeleton lines={8} />
      ) : (
        <>
          <Head
            month={month}
            choose={setMonth}
            shown={loaded.is === 'here' ? loaded.value : null}
            today={today.current ?? FIRST_DAY}
            t={t}
          />
          {loaded.is === 'here' && <Month month={month} shown={loaded.value} t={t} />}
          {loaded.is === 'loading' && <Skeleton lines={8} />}
          {loaded.is === 'failed' && <Failed problem={loaded.error} />}
          <p class="daily__legend">
            <PatchMark patch="solved" t={t} small /> {t.patches.solved}
            <PatchMark patch="missed" t={t} small /> {t.patches.missed}
            <span>{t.full}</span>
          </p>
        </>
      )}
    </Frame>
  );
};

interface HeadProps {
  readonly month: string;
  readonly choose: (month: string) => void;
  readonly shown: DailyMonth | null;
  readonly today: string;
  readonly t: DailyPageWords;
}

const Head = ({ month, choose, shown, today, t }: HeadProps): JSX.Element => {
  const { earlier, later } = monthsBeside(month, FIRST_DAY.slice(0, 7), today);
  const patches = shown?.days.flatMap((day) => day.patches) ?? [];
  const solved = patches.filter((patch) => patch === 'solved').length;
  const full = shown?.days.filter(isFull).length ?? 0;
  return (
    <section class="panel panel--pad cal__head">
      <button
        class="btn btn--icon"
        aria-label={t.earlier}
        disabled={!earlier}
        onClick={() => earlier && choose(earlier)}
      >
        <Icon name="back" />
      </button>
      <h1 class="cal__month">{dateOf(`${month}-01`, locale.value, { month: 'long', year: 'numeric' })}</h1>
      <button
        class="btn btn--icon cal__later"
        aria-label={t.later}
        disabled={!later}
        onClick={() => later && choose(later)}
      >
        <Icon name="back" />
      </button>
      <p class="cal__sum">
        <span>
          <b>{solved}</b> {t.patches.solved}
        </span>
        <span>
          <b>{full}</b> {t.whole(full)}
        </span>
        <span class="cal__yarn">
          <Thing name="yarn" size={32} /> <b>{shown?.streak ?? 0}</b> {t.inARow(shown?.streak ?? 0)}
        </span>
      </p>
    </section>
  );
};

const solvedIn = ({ patches }: DailyMonthDay): number => patches.filter((patch) => patch === 'solved').length;
const isFull = ({ patches }: DailyMonthDay): boolean => patches.every((patch) => patch === 'solved');

const Month = ({ month, shown, t }: { month: string; shown: DailyMonth; t: DailyPageWords }): JSX.Element => (
  <section class="panel cal">
    <ol class="cal__weekdays" aria-hidden="true">
      {weekdays(locale.value).map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ol>
    <ol class="cal__days">
      {daysOf(month).map((day, i) =>
        day === null ? (
          <li key={i} aria-hidden="true" />
        ) : (
          <CalendarDay key={day} day={day} shown={shown} t={t} />
        ),
      )}
    </ol>
  </section>
);

const CalendarDay = ({
  day,
  shown,
  t,
}: {
  day: string;
  shown: DailyMonth;
  t: DailyPageWords;
}): JSX.Element => {
  const { today, days } = shown;
  const played = days.find((one) => one.day === day);
  const oldest = new Date(Date.parse(today) - ARCHIVE_DAYS * 86_400_000).toISOString().slice(0, 10);
  const isOpen = day <= today && day >= FIRST_DAY && (day >= oldest || played);
  const look =
    day === today
      ? 'cal__day--today'
      : played && isFull(played)
        ? 'cal__day--full'
        : played
          ? ''
          : 'cal__day--open';
  const number = (
    <>
      <b aria-hidden="true">{Number(day.slice(-2))}</b>
      <span class="sr">{dateOf(day, locale.value, { day: 'numeric', month: 'long' })}</span>
    </>
  );
  if (!isOpen) return <li class="cal__day cal__day--none">{number}</li>;
  return (
    <li>
      <a class={`cal__day ${look}`} href={`/daily/${day}`}>
        {number}
        {played ? (
          <span class="cal__patches">
            <span class="sr">{t.of(solvedIn(played), played.patches.length)}</span>
            {played.patches.map((patch, i) => (
              <i key={i} class={`cal__patch cal__patch--${patch}`} title={t.patches[patch]} />
            ))}
          </span>
        ) : (
          <small>{day === today ? t.goes : t.still}</small>
        )}
      </a>
    </li>
  );
};
