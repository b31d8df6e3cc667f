import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import type { TableId, TableInfo, TableStatus } from '../../../protocol/table.ts';
import { announce } from '../../kit/Announcer.tsx';
import { nameOf, words } from '../../preferences/language.ts';
import { Frame, PageBar } from '../../page/Frame.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import type { TableSource } from '../../table/source.ts';
import { useTable } from '../../table/useTable.ts';
import { SeatTaken } from '../invite/SeatTaken.tsx';
import '../../kit/kit.css';
import './table.css';
import { NoTable } from './NoTable.tsx';
import { boardFor } from './PlainBoard.tsx';
import { Play } from './Play.tsx';
import { useWatching } from './useWatching.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

export const TablePage = (): JSX.Element => {
  const id = useRoute().params['id'] ?? '';
  const opened = useTable(id);
  // With a key: state of one table must not leak into the next, as after a rematch.
  if (opened.is === 'open') return <AtTable key={id} id={id} source={opened.source} />;
  return <NoTable id={id} why={opened.is} />;
};

const AtTable = ({ id, source }: { id: TableId; source: TableSource }): JSX.Element => {
  const { table, yours } = source.session.value;
  const [watching, watch] = useWatching(id);
  const board = useLoaded(() => boardFor(source.game), source.game.id);
  useBeginning(table?.status);
  if (!table) return <NoTable id={id} why="opening" />;
  if (table.status === 'waiting')
    return <WaitingRoom source={source} table={table} watching={watching} watch={watch} />;
  if (table.status === 'playing' && source.seats && yours.length === 0 && !watching)
    return <TooLate table={table} watch={watch} />;
  if (board.is !== 'here')
    return <NoTable id={table.id} why={board.is === 'failed' ? 'broken' : 'opening'} />;
  return <Play source={source} table={table} board={board.value} />;
};

const TooLate = ({ table, watch }: { table: TableInfo; watch: () => void }): JSX.Element => {
  const bar = <PageBar name={nameOf(table.game)} sub={words.value.table.invitation.sub} />;
  return (
    <Frame title={nameOf(table.game)} bar={bar} main="middle">
      <SeatTaken table={table} watch={watch} />
    </Frame>
  );
};

/**
 * Announces the start: the waiting room turns into the board without a key press, and blind players must
 * notice.
 */
const useBeginning = (status: TableStatus | undefined): void => {
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'waiting' && status === 'playing') announce(words.value.table.begins);
    before.current = status;
  }, [status]);
};
