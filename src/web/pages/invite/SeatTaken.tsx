import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { tablePath } from '../../../protocol/api.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { words } from '../../preferences/language.ts';
import { Failed } from '../../page/Failed.tsx';
import { Notice } from '../../page/Notice.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { createTable } from '../../table/api.ts';

/** For somebody who opens an invitation too late. */
export const SeatTaken = ({ table, watch }: { table: TableInfo; watch: () => void }): JSX.Element => {
  const t = words.value.table.invitation;
  const { route } = useLocation();
  const { going, problem, start } = useAttempt();
  const openAnother = (): void =>
    start(async () => {
      const { game, options, clock, allows, seats } = table;
      const wishes = seats.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }) as const);
      const like = { game, options, clock, seats: wishes, ...(allows && { allows }) };
      route(tablePath((await createTable(like)).table.id));
    });
  return (
    <Notice title={t.taken} text={t.takenMore} mood="calm">
      <button class="btn btn--primary btn--big" onClick={watch}>
        {t.watch}
      </button>
      <button class="btn btn--big" aria-disabled={going} onClick={openAnother}>
        {t.likeThis}
      </button>
      <Failed problem={problem} />
    </Notice>
  );
};
