import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../kernel/game.ts';
import type { Review as ReviewOf, ReviewProps } from '../../../web/kit/review.ts';
import { packedDays, type PackedDay } from '../bot/packing/days.ts';
import type { Packed } from '../bot/packing/search.ts';
import type { Isle, Placed } from '../rules/state/types.ts';
import type { BoardWords, IsleWords } from '../words/types.ts';
import './board.css';
import { DayBoat } from './review/DayBoats.tsx';
import { gainsOf, type Source } from './review/gains.ts';
import './review/review.css';
import { isDone, usePacking, type DayState } from './review/usePacking.ts';
import { signed } from './score/ScoreSheet.tsx';

type IsleReviewProps = ReviewProps<Isle, IsleWords>;

/** Compares every day of a player with the best packing of the same tiles. */
const Whole = ({ steps, viewer, words: { board }, nameOf }: IsleReviewProps): JSX.Element => {
  const words = board.review;
  const [seat, setSeat] = useState<Seat>(viewer === 'spectator' ? 0 : viewer);
  const seats = [...(steps[0]?.view.players.keys() ?? [])];
  const days = useMemo(() => packedDays(steps, seat), [steps.length, seat]);
  return (
    <div class="isle-review">
      <p>{words.intro}</p>
      {seats.length > 1 && (
        <div class="isle-review__row" role="group" aria-label={words.whose}>
          {seats.map((one) => (
            <button
              key={one}
              type="button"
              class="isle-review__choice"
              aria-pressed={one === seat}
              onClick={() => setSeat(one)}
            >
              {nameOf(one)}
            </button>
          ))}
        </div>
      )}
      {days.length ? <Days key={seat} days={days} board={board} /> : <p>{words.nothing}</p>}
      <p class="small">{words.note}</p>
    </div>
  );
};

/** The day with the largest possible gain, among the days searched so far. */
const Glance = ({ steps, viewer, words: { board } }: IsleReviewProps): JSX.Element | null => {
  const words = board.review;
  const seat = viewer === 'spectator' ? 0 : viewer;
  const days = useMemo(() => packedDays(steps, seat), [steps.length, seat]);
  const states = usePacking(days);
  const searched = states.filter((state) => state === 'failed' || isDone(state)).length;
  const found = days.flatMap((day, i) => {
    const state = states[i];
    return state && isDone(state) ? [{ day, packed: state.packed, more: gainOf(state.packed) }] : [];
  });
  const best = found.toSorted((a, b) => b.more - a.more)[0];
  if (days.length === 0 || (searched === days.length && !best)) return null;
  return (
    <div class="isle-glance">
      {searched < days.length && <progress value={searched} max={days.length} aria-label={words.possible} />}
      {best && best.more > 0 && (
        <DayBoat
          task={best.day.task}
          placed={best.packed.placed}
          differs={notIn(best.packed.placed, best.day.task.played)}
          title={words.day(best.day.day)}
          points={best.packed.points}
        />
      )}
      {best && (searched === days.length || best.more > 0) && (
        <p>{best.more > 0 ? words.more(best.more) : words.best}</p>
      )}
    </div>
  );
};

const review: ReviewOf<Isle, IsleWords> = { name: ({ board }) => board.review.name, Whole, Glance };
export default review;

const gainOf = ({ points, playedPoints }: Packed): number => points - playedPoints;

const Days = ({ days, board }: { days: readonly PackedDay[]; board: BoardWords }): JSX.Element => {
  const words = board.review;
  const states = usePacking(days);
  const [at, setAt] = useState(0);
  const day = days[at];
  const state = states[at];
  return (
    <>
      <div class="isle-review__row" role="group" aria-label={words.days}>
        {days.map(({ day: number }, i) => (
          <button
            key={number}
            type="button"
            class="isle-review__choice"
            aria-pressed={i === at}
            onClick={() => setAt(i)}
          >
            {words.day(number)} <b>{badge(states[i])}</b>
          </button>
        ))}
      </div>
      {day && state && <Day day={day} state={state} board={board} />}
    </>
  );
};

/** The text beside a day: the possible gain, or the progress of the search. */
const badge = (state: DayState | undefined): string => {
  if (state === undefined || state === 'failed') return '';
  if (!isDone(state)) return state.progress > 0 ? `${Math.round(state.progress * 100)} %` : '…';
  const more = gainOf(state.packed);
  return more > 0 ? signed(more) : '✓';
};

interface DayProps {
  readonly day: PackedDay;
  readonly state: DayState;
  readonly board: BoardWords;
}

const Day = ({ day, state, board }: DayProps): JSX.Element => {
  const words = board.review;
  if (isDone(state)) return <Compared day={day} packed={state.packed} board={board} />;
  if (state === 'failed') return <p role="alert">{words.failed}</p>;
  return (
    <div class="isle-review__wait">
      <p>{state.progress > 0 ? words.searching(day.day) : words.waiting}</p>
      <progress value={state.progress} max={1} aria-label={words.searching(day.day)} />
    </div>
  );
};

const same = (a: Placed, b: Placed): boolean =>
  a.tile === b.tile && a.x === b.x && a.y === b.y && a.turn === b.turn;
const notIn = (tiles: readonly Placed[], others: readonly Placed[]): Placed[] =>
  tiles.filter((tile) => !others.some((other) => same(tile, other)));

const Compared = ({
  day: { task },
  packed,
  board,
}: {
  day: PackedDay;
  packed: Packed;
  board: BoardWords;
}): JSX.Element => {
  const words = board.review;
  const { titles } = board.score;
  const nameOf = (source: Source): string =>
    source === 'lessons' ? words.lessons : titles[source].toLowerCase();
  const more = gainOf(packed);
  const gains = more > 0 ? gainsOf(task, packed.placed) : [];
  return (
    <>
      <p class="isle-review__verdict" role="status">
        <b>{more > 0 ? words.more(more) : words.best}</b>
        {gains.length > 0 && (
          <span>{words.by(gains.map(({ of, points }) => `${nameOf(of)} ${signed(points)}`).join(', '))}</span>
        )}
      </p>
      <div class="isle-review__boats">
        <DayBoat
          task={task}
          placed={task.played}
          differs={more > 0 ? notIn(task.played, packed.placed) : []}
          title={words.played}
          points={packed.playedPoints}
        />
        {more > 0 && (
          <DayBoat
            task={task}
            placed={packed.placed}
            differs={notIn(packed.placed, task.played)}
            title={words.possible}
            points={packed.points}
          />
        )}
      </div>
    </>
  );
};
