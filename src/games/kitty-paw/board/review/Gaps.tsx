import type { JSX } from 'preact';
import type { Seat } from '../../../../kernel/game.ts';
import type lessons from '../../lessons/lessons.ts';
import type { Activity, ReviewWords } from '../../words/review-types.ts';
import { ACTIVITIES, meanOf, timesOf, type RoundTimes, type Times } from './seconds.ts';
import { BOT_USUAL } from './usual.ts';

interface GapsProps {
  readonly shown: RoundTimes;
  readonly seat: Seat;
  readonly usual: Times; // the reader's own average
  readonly words: ReviewWords;
  readonly lessonPath: (lesson: Lesson) => string;
}

interface Row {
  readonly what: Activity;
  readonly mine: number;
  readonly others: number;
  readonly usual: number;
  readonly bot: number;
}

type Lesson = keyof typeof lessons;

/** The lesson that practises an activity. */
const LESSONS: Readonly<Record<Activity, Lesson>> = {
  search: 'grab',
  grab: 'grab',
  second: 'grab',
  turn: 'pose',
  put: 'overlap',
  wait: 'grab',
};

const NOTICEABLE = 300; // milliseconds

/** Each activity compared with the others and with the own average; the largest gap comes first, has a tip if it is large, and can be practised. */
export const Gaps = ({ shown, seat, usual, words, lessonPath }: GapsProps): JSX.Element => {
  const rows = rowsOf(shown, seat, usual);
  const alone = shown.stretches.length < 2;
  const [largest] = rows;
  const worst = largest && gapOf(largest, alone) >= NOTICEABLE ? largest : null;
  return (
    <section class="panel paw-seconds__panel">
      <table class="paw-gaps">
        <thead>
          <tr>
            <td />
            <th scope="col">{words.you}</th>
            <th scope="col">{words.usual}</th>
            {!alone && <th scope="col">{words.others}</th>}
            <th scope="col">{words.bot}</th>
            <th scope="col">{words.gap}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.what} class={row === worst ? 'is-worst' : ''}>
              <th scope="row">
                <span class="paw-gaps__what">
                  <span class={`paw-gaps__key paw-seconds__part--${row.what}`} aria-hidden="true" />
                  {words.activities[row.what]}
                </span>
              </th>
              <td>{words.seconds(row.mine)}</td>
              <td>{words.seconds(row.usual)}</td>
              {!alone && <td>{words.seconds(row.others)}</td>}
              <td>{words.seconds(row.bot)}</td>
              <td class="paw-gaps__gap">{gapText(gapOf(row, alone), words)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small">{words.whose}</p>
      <p class="paw-gaps__tip">{worst ? words.tips[worst.what] : words.even}</p>
      {largest && (
        <a class="btn btn--primary paw-gaps__practise" href={lessonPath(LESSONS[largest.what])}>
          {words.practise}
        </a>
      )}
    </section>
  );
};

const gapText = (ms: number, { seconds }: ReviewWords): string => {
  const text = seconds(Math.abs(ms));
  if (text === seconds(0)) return text;
  return ms > 0 ? `+${text}` : `−${text}`;
};

const gapOf = ({ mine, others, usual }: Row, alone: boolean): number => mine - (alone ? usual : others);

export const timesAt = ({ stretches }: RoundTimes, seat: Seat): Times => timesOf(stretches[seat] ?? []);

const rowsOf = (shown: RoundTimes, seat: Seat, usual: Times): Row[] => {
  const mine = timesAt(shown, seat);
  const rivals = [...shown.stretches.keys()].filter((one) => one !== seat);
  const others = meanOf(rivals.map((one) => timesAt(shown, one)));
  return ACTIVITIES.map((what) => ({
    what,
    mine: mine[what],
    others: others[what],
    usual: usual[what],
    bot: BOT_USUAL[what],
  })).toSorted((a, b) => gapOf(b, rivals.length === 0) - gapOf(a, rivals.length === 0));
};
