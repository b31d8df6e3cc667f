import { signal } from '@preact/signals';
import type { GuestId, TableId } from '../../protocol/table.ts';
import { inviteTo } from './api.ts';

const keyOf = (table: TableId, person: GuestId): string => `${table} ${person}`;

/** Whom this page has invited, and to which table: the button says so, also after a change of the page. */
const invited = signal<ReadonlySet<string>>(new Set());

export const isInvited = (table: TableId, person: GuestId): boolean =>
  invited.value.has(keyOf(table, person));

export const invite = async (table: TableId, person: GuestId): Promise<void> => {
  await inviteTo(table, person);
  invited.value = new Set([...invited.value, keyOf(table, person)]);
};
