import type { GuestId } from '../../protocol/table.ts';
import { peopleOf, type VersionedTable } from '../../table/doc.ts';
import { myTurn } from '../in-pieces.ts';
import type { Store } from '../store/store.ts';

const AT_ONCE = 200; // ids

/**
 * All tables at which somebody sits or has sat, one document at a time: they may be fifty thousand. The documents are read
 * in turns, because on SQLite nobody else would get a turn between two readings.
 */
export async function* tablesOf(store: Store, guest: GuestId): AsyncGenerator<VersionedTable> {
  for (let after = ''; ;) {
    const ids = await store.tableIdsOf(guest, after, AT_ONCE);
    for (const id of ids) {
      await myTurn();
      const saved = await store.table(id);
      if (saved && peopleOf(saved.doc).includes(guest)) yield saved;
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < AT_ONCE) return;
    after = last;
  }
}
