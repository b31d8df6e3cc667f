import type { JSX } from 'preact';
import type { DailyCounts, DailyDay } from '../../../protocol/daily.ts';
import { locale, nameOf } from '../../preferences/language.ts';
import type { DailyPageWords } from '../../words/daily.en.ts';
import { percentOf } from './numbers.ts';
import './daily-people.css';

/** How many tasks worked out for how many people; the own line is lit. */
export const Everybody = ({ day, t }: { day: DailyDay; t: DailyPageWords }): JSX.Element => (
  <section class="panel panel--pad daily__everybody">
    <h2>{t.everybody}</h2>
    {day.everybody ? <Bars counts={day.everybody} day={day} t={t} /> : <Waiting day={day} t={t} />}
  </section>
);

const Bars = ({ counts, day, t }: { counts: DailyCounts; day: DailyDay; t: DailyPageWords }): JSX.Element => {
  const most = Math.max(1, ...counts.solved);
  const counted = day.tasks.filter(({ patch, late }) => (patch === 'solved' || patch === 'missed') && !late);
  const own = counted.length > 0 ? counted.filter(({ patch }) => patch === 'solved').length : null;
  return (
    <>
      <ul class="dbars">
        {counts.solved
          .map((people, solved) => (
            <li key={solved} class={solved === own ? 'dbars__mine' : ''}>
              <span>{t.of(solved, day.tasks.length)}</span>
              <span class="dbars__bar" style={{ inlineSize: `${(100 * people) / most}%` }} />
              <span class="dbars__n">{people.toLocaleString(locale.value)}</span>
            </li>
          ))
          .toReversed()}
      </ul>
      <Ends day={day} t={t} />
    </>
  );
};

/** Which task was the hardest, of those the asker has finished. */
const Ends = ({ day, t }: { day: DailyDay; t: DailyPageWords }): JSX.Element | null => {
  const known = day.tasks
    .flatMap(({ task, among }) => (among ? [{ task, share: percentOf(among.solved, among.people) }] : []))
    .toSorted((a, b) => a.share - b.share);
  const [hardest, easiest] = [known[0], known.at(-1)];
  if (!hardest || !easiest || hardest === easiest) return null;
  return (
    <p class="small">{t.ends(nameOf(hardest.task), hardest.share, nameOf(easiest.task), easiest.share)}</p>
  );
};

const Waiting = ({ day, t }: { day: DailyDay; t: DailyPageWords }): JSX.Element => (
  <>
    <ul class="dbars dbars--waiting" aria-hidden="true">
      {[...day.tasks, null].map((_, solved) => (
        <li key={solved}>
          <span>{t.of(day.tasks.length - solved, day.tasks.length)}</span>
          <span class="dbars__bar" style={{ inlineSize: `${30 + ((solved * 37) % 60)}%` }} />
        </li>
      ))}
    </ul>
    <p class="small">{t.tooFew}</p>
  </>
);
