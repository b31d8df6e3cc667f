import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import type { Kind } from '../../../kernel/game.ts';
import { loadBoard } from '../../games.ts';
import type { BoardModule } from '../../kit/board.ts';
import { words } from '../../language.ts';
import { BarLinks, BarTitle, Frame, HomeLink } from '../../page/Frame.tsx';
import { Notice } from '../../page/Notice.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import type { TableSource } from '../../table/source.ts';
import { useTable } from '../../table/useTable.ts';
import '../../kit/kit.css';
import { plainBoard } from './PlainBoard.tsx';
import { Play } from './Play.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

export const TablePage = (): JSX.Element => {
  const id = useRoute().params['id'] ?? '';
  const opened = useTable(id);
  // A key of its own: what one table remembers must not leak into the next, as after a rematch.
  if (opened.is === 'open') return <AtTable key={id} source={opened.source} />;
  return <NoTable why={opened.is} />;
};

const AtTable = ({ source }: { source: TableSource }): JSX.Element => {
  const { table } = source.session.value;
  const board = useLoaded<BoardModule<Kind>>(
    async () => (await loadBoard(source.game.id)) ?? plainBoard(source.game),
    source.game.id,
  );
  if (!table) return <NoTable why="opening" />;
  if (table.status === 'waiting') return <WaitingRoom source={source} table={table} />;
  if (board.is !== 'here') return <NoTable why="opening" />;
  return <Play source={source} table={table} board={board.value} />;
};

const NoTable = ({ why }: { why: 'opening' | 'missing' | 'unreachable' }): JSX.Element => {
  const t = words.value;
  const bar = (
    <>
      <HomeLink />
      <BarTitle name={t.brand} />
      <BarLinks />
    </>
  );
  return (
    <Frame title={t.brand} bar={bar} main="middle">
      {why === 'opening' && <div class="board-skel" role="status" aria-label={t.loading} />}
      {why === 'missing' && (
        <Notice title={t.table.notFound} text={t.table.notFoundMore}>
          <a class="btn btn--primary btn--big" href="/">
            {t.missing.home}
          </a>
        </Notice>
      )}
      {why === 'unreachable' && <Notice title={t.connecting} text={t.offline} />}
    </Frame>
  );
};
