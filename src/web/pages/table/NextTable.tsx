import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tablePath } from '../../../protocol/api.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { nameOf, words } from '../../preferences/language.ts';
import { Icon } from '../../page/Icon.tsx';
import { readLobby } from '../../table/api.ts';

/** In a match over days nobody stays to wait: the way to the next table where it is my turn. */
export const NextTable = ({ table, seq }: { table: TableInfo; seq: number }): JSX.Element | null => {
  const [next, setNext] = useState<TableInfo | null>(null);
  useEffect(() => {
    let gone = false;
    readLobby().then(
      ({ mine, myTurn }) => gone || setNext(firstOf(mine, myTurn, table.id)),
      () => gone || setNext(null), // without a connection there is no other table
    );
    return () => void (gone = true);
  }, [table.id, seq]);
  return (
    next && (
      <a class="btn btn--primary next-table" href={tablePath(next.id)}>
        {words.value.table.nextTable(nameOf(next.game))} <Icon name="next" size={18} />
      </a>
    )
  );
};

/** The one whose time is up first. */
const firstOf = (mine: readonly TableInfo[], myTurn: readonly string[], here: string): TableInfo | null =>
  mine
    .filter(({ id }) => id !== here && myTurn.includes(id))
    .toSorted((one, other) => (one.deadline ?? Infinity) - (other.deadline ?? Infinity))[0] ?? null;
