import { createHash } from 'node:crypto';
import type { Rating } from '../../protocol/people.ts';
import type { GuestId, TableInfo } from '../../protocol/table.ts';
import { peopleOf } from '../../table/doc.ts';
import type { FoundTable } from '../store/found-table.ts';
import { RATING } from './company-schemas.ts';
import { TABLE } from './schemas.ts';

/** A table as it is stored and as people see it. */
export interface ShownTable extends FoundTable {
  readonly info: TableInfo;
}

/** A table for everybody, written out once: pages of thousands of people ask for it every few seconds. */
export interface OfferedTable extends ShownTable {
  readonly people: readonly GuestId[];
  readonly text: string; // as JSON
  readonly rating: string | null; // of the person who made it, as a field of JSON
}

export const writeTable = (table: ShownTable, rating: Rating | undefined): OfferedTable => ({
  ...table,
  people: peopleOf(table.doc),
  text: JSON.stringify(TABLE.parse(table.info)),
  rating: rating ? `${JSON.stringify(table.doc.id)}:${JSON.stringify(RATING.parse(rating))}` : null,
});

/** The lobby's lists of offered tables, an object of JSON without its first bracket. */
export interface OfferedText {
  readonly text: string;
  readonly tag: string; // the same for the same text
}

export const writeOffered = (open: readonly OfferedTable[], watch: readonly OfferedTable[]): OfferedText => {
  const ratings = open.flatMap(({ rating }) => rating ?? []).join(',');
  const text = `"open":[${listOf(open)}],"ratings":{${ratings}},"watch":[${listOf(watch)}]}`;
  return { text, tag: digest(text) };
};

const listOf = (tables: readonly OfferedTable[]): string => tables.map(({ text }) => text).join(',');

export const digest = (text: string): string => createHash('sha1').update(text).digest('base64url');
