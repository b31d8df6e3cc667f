import type { JSX } from 'preact';
import type { DailyDay } from '../../../protocol/daily.ts';
import { Icon } from '../../page/Icon.tsx';
import { nameOf } from '../../preferences/language.ts';
import type { DailyPageWords } from '../../words/daily.en.ts';

/** The best matches of the day before, and its puzzle. */
export const Best = ({ day, t }: { day: DailyDay; t: DailyPageWords }): JSX.Element => (
  <section class="panel panel--pad daily__best">
    <h2>{t.best}</h2>
    <ul>
      {day.best.map(({ task, table, puzzle }) => (
        <li key={task}>
          <a
            class="btn"
            href={table === null ? `/puzzles/${task}/${puzzle}` : `/replay/${table}`}
            aria-label={`${nameOf(task)}: ${table === null ? t.solve : t.watch}`}
          >
            <Icon name={table === null ? 'replay' : 'eye'} />
            {nameOf(task)}
          </a>
        </li>
      ))}
    </ul>
  </section>
);
