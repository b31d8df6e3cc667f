import type { JSX } from 'preact';
import type { TableInRound } from '../../../protocol/tournaments.ts';
import { Cat } from '../../art/Cat.tsx';
import { Wishes, type NowProps } from './Ask.tsx';
import { Before } from './Before.tsx';
import { MyTable } from './MyTable.tsx';
import { writePoints, writeTime } from './tournament-words.ts';
import { Winners } from './Winners.tsx';

/** The first thing on the page: the time and opponent of my next match. */
export const NextMatch = (props: NowProps): JSX.Element => {
  const { view, me } = props;
  if (view.status === 'open') return <Before {...props} />;
  if (view.status === 'over') return <Winners {...props} />;
  const table = me === null ? undefined : view.tables.findLast((each) => isMine(each, me));
  return table ? <MyTable {...props} table={table} /> : <Meanwhile {...props} />;
};

const isMine = ({ players, status }: TableInRound, me: string): boolean =>
  players.includes(me) && (status === 'waiting' || status === 'playing');

/** While others play, between rounds, or as somebody who only follows it. */
const Meanwhile = (props: NowProps): JSX.Element => {
  const { says, more, rests } = meanwhile(props);
  return (
    <section class="panel cup-next cup-next--quiet">
      {rests && <Cat coat="cream" pose="curl" mood="asleep" size={88} />}
      <div role="status">
        <h2>{says}</h2>
        {more && <p>{more}</p>}
      </div>
      <Wishes {...props} />
    </section>
  );
};

interface Said {
  readonly says: string;
  readonly more: string;
  readonly rests: boolean;
}

const meanwhile = ({ view, t, me, now }: NowProps): Said => {
  const { standings, nextRoundAt, tables, settings } = view;
  const mine = standings.find(({ player }) => player === me);
  const round = Math.max(0, ...tables.map((table) => table.round));
  const next = nextRoundAt === null ? '' : t.between(round + 1, writeTime(nextRoundAt - now));
  if (!mine || mine.gone) return { says: mine ? t.gone : t.follow, more: next, rests: false };
  const last = mine.path.at(-1);
  if (last?.table === null)
    return { says: t.rests(writePoints(last.points ?? 0)), more: next || t.restsMore, rests: true };
  if (next) return { says: next, more: last ? t.lastGave(writePoints(last.points ?? 0)) : '', rests: false };
  if (settings.format === 'arena') return { says: t.looking, more: t.lookingMore, rests: false };
  return { says: last ? t.waits : t.soon, more: '', rests: false };
};
