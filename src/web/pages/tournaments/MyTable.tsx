import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { tablePath } from '../../../protocol/api.ts';
import type { PlayerId, TableInRound } from '../../../protocol/tournaments.ts';
import { Failed } from '../../page/Failed.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { sitDown } from '../../table/api.ts';
import type { NowProps } from './Ask.tsx';
import { Face, namesOf } from './Player.tsx';
import { writeTime } from './tournament-words.ts';

interface MyTableProps extends NowProps {
  readonly table: TableInRound;
}

/** My match of this round, lit: one tap sits down or continues it. */
export const MyTable = (props: MyTableProps): JSX.Element => {
  const { t, me, table, view } = props;
  const others = table.players.filter((player) => player !== me);
  const sits = me !== null && table.here.includes(me);
  const { route } = useLocation();
  const { going, problem, start } = useAttempt();
  const go = (): void =>
    start(async () => {
      if (table.status === 'waiting') await sitDown(table.table, {});
      route(tablePath(table.table));
    });
  const where = [t.table(table.n), ...(table.players[0] === me ? [t.begin] : [])].join(t.and);
  return (
    <section class="panel is-turn cup-next">
      <span class="cup-rivals">
        {others.map((player) => (
          <span key={player} class="cup-rival" data-here={table.here.includes(player)}>
            <Face view={view} player={player} size={64} />
          </span>
        ))}
      </span>
      <div role="status">
        <h2>{t.next(table.round, namesOf(props, others))}</h2>
        <p>
          {where}. <span class="cup-soft">{waitingWords(props, others, sits)}</span>
        </p>
      </div>
      <button class="btn btn--primary btn--big" aria-disabled={going} onClick={go}>
        {sits || table.status === 'playing' ? t.goOn : t.sit}
      </button>
      <Failed problem={problem} />
    </section>
  );
};

/** The players who have come, and the time that the others have left. */
const waitingWords = (props: MyTableProps, others: readonly PlayerId[], sits: boolean): string => {
  const { t, table, now } = props;
  if (table.status !== 'waiting') return '';
  const here = others.filter((player) => table.here.includes(player));
  const missing = others.filter((player) => !table.here.includes(player));
  const left = writeTime((table.until ?? now) - now);
  return [
    ...(here.length ? [t.isHere(namesOf(props, here), here.length)] : []),
    ...(sits ? [] : [t.youHave(left)]),
    ...(sits && missing.length ? [t.hasToCome(namesOf(props, missing), left, missing.length)] : []),
  ].join(' ');
};
