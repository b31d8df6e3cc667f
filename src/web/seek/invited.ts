import { signal } from '@preact/signals';
import type { GuestId, TableId } from '../../protocol/table.ts';
import { inviteTo } from './api.ts';

const keyOf = (table: TableId, person: GuestId): string => `${table} ${person}`;

/** The people invited from this page, and the tables: the button says so, also after another page was opened. */
const invited = signal<ReadonlySet<string>>(new Set());

export const isInvited = (table: TableId, person: GuestId): boolean =>
  invited.value.has(keyOf(table, person));

export const invite = async (table: TableId, person: GuestId): Promise<void> => {
  await inviteTo(table, person);
  invited.value = new Set([...invited.value, keyOf(table, person)]);
};
