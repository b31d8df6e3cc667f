import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { loadDailyWords } from '../../../catalogue/browser/daily-words.ts';
import type { DailyDay } from '../../../protocol/daily.ts';
import type { DailyWords } from '../../../words/daily-words.ts';
import { Frame, PageBar } from '../../page/Frame.tsx';
import { Icon } from '../../page/Icon.tsx';
import { Failed } from '../../page/Failed.tsx';
import { Notice } from '../../page/Notice.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { usePageWords } from '../../page/usePageWords.ts';
import { locale, nameOf, words } from '../../preferences/language.ts';
import { sayProblem } from '../../table/problems.ts';
import type { DailyPageWords } from '../../words/daily.en.ts';
import { Best } from './Best.tsx';
import { readDay } from './daily-api.ts';
import { DAILY_WORDS } from './daily-words.ts';
import { DailyFriends } from './DailyFriends.tsx';
import { Everybody } from './Everybody.tsx';
import { DayHead } from './DayHead.tsx';
import { dateOf, isDone, LONG_DATE, nextTask } from './numbers.ts';
import { SharePanel } from './SharePanel.tsx';
import { TaskCard } from './TaskCard.tsx';
import { useBegin } from './useBegin.ts';
import './daily.css';
import './daily-narrow.css';

const SOONEST = 60_000; // ms: the clock here may be ahead of the server's

type Said = Readonly<Record<string, DailyWords | null>>;

const load = async (day: string | undefined): Promise<{ readonly day: DailyDay; readonly said: Said }> => {
  const found = await readDay(day);
  const said = found.tasks.map(async ({ task }) => [task, await loadDailyWords(task, locale.value)] as const);
  return { day: found, said: Object.fromEntries(await Promise.all(said)) };
};

/** The tasks of a day, how they went, and how they went for everybody. */
export const DailyPage = (): JSX.Element => {
  const { day } = useRoute().params;
  const t = usePageWords(DAILY_WORDS);
  const [midnights, setMidnights] = useState(0); // since the page was opened
  const loaded = useLoaded(() => load(day), `${day} ${locale.value} ${midnights} ${useTimesOnline()}`);
  const ready = loaded.is === 'here' ? loaded.value : null;
  const endsAt = ready?.day.endsAt;
  // After midnight a task that is begun on the old page would count for nothing.
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const wait = Math.max(SOONEST, endsAt - Date.now());
    const timer = setTimeout(() => setMidnights(midnights + 1), wait);
    return () => clearTimeout(timer);
  }, [endsAt, midnights]);
  const sub =
    ready && t && `${dateOf(ready.day.day, locale.value, LONG_DATE)} · ${t.number(ready.day.number)}`;
  return (
    <Frame
      title={t?.title ?? ''}
      class="daily-page"
      bar={<PageBar name={t?.title ?? ''} sub={sub} />}
      main="daily"
      after={ready && t && <Dock day={ready.day} t={t} />}
    >
      {ready && t ? (
        <Whole {...ready} t={t} />
      ) : loaded.is === 'failed' ? (
        <OutOfReach name={t?.title ?? ''} problem={loaded.error} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Frame>
  );
};

/** How often the connection has come back: then the day is asked for again. */
const useTimesOnline = (): number => {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const count = (): void => setTimes((before) => before + 1);
    addEventListener('online', count);
    return () => removeEventListener('online', count);
  }, []);
  return times;
};

/** Without the server there are no tasks of the day; lessons and puzzles are here. */
const OutOfReach = ({ name, problem }: { name: string; problem: unknown }): JSX.Element => {
  const { home } = words.value;
  return (
    <Notice title={name} text={sayProblem(problem)}>
      <a class="btn btn--primary btn--big" href="/puzzles">
        {home.puzzles}
      </a>
      <a class="btn" href="/lessons">
        {home.lessons}
      </a>
    </Notice>
  );
};

interface WholeProps {
  readonly day: DailyDay;
  readonly said: Said;
  readonly t: DailyPageWords;
}

const Whole = ({ day, said, t }: WholeProps): JSX.Element => {
  const next = nextTask(day);
  const any = day.tasks.some(({ patch }) => patch === 'solved' || patch === 'missed');
  return (
    <>
      <DayHead day={day} t={t} />
      <ul class="dtasks">
        {day.tasks.map((task) => (
          <TaskCard
            key={task.task}
            day={day}
            task={task}
            said={said[task.task] ?? null}
            next={task === next}
            t={t}
          />
        ))}
      </ul>
      {any && <Everybody day={day} t={t} />}
      <DailyFriends day={day} t={t} />
      {any && <SharePanel day={day} t={t} />}
      {day.best.length > 0 && <Best day={day} t={t} />}
      <section class="panel panel--pad daily__missed">
        <div>
          <h2>{t.missedDays}</h2>
          <p>{t.missedText}</p>
        </div>
        <CalendarLink t={t} />
      </section>
    </>
  );
};

const CalendarLink = ({ t }: { t: DailyPageWords }): JSX.Element => (
  <a class="btn" href="/daily/calendar">
    <Icon name="calendar" />
    {t.calendar}
  </a>
);

/** Under the thumb on a phone. */
const Dock = ({ day, t }: { day: DailyDay; t: DailyPageWords }): JSX.Element => {
  const next = nextTask(day);
  const { begin, going, problem } = useBegin(day.day, next);
  return (
    <div class="daily__dock">
      <Failed problem={problem} />
      <CalendarLink t={t} />
      {next && (
        <button class="btn btn--primary grow" disabled={going} onClick={begin}>
          {t.next(nameOf(next.task))}
        </button>
      )}
      {isDone(day) && (
        <a class="btn btn--primary grow" href="#daily-share">
          <Icon name="share" />
          {t.share}
        </a>
      )}
    </div>
  );
};
