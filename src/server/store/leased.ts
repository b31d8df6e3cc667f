import type { Kysely } from 'kysely';
import type { TableId } from '../../protocol/table.ts';
import type { Schema } from './schema.ts';

/** Locked until the end of the statement: another server that takes the table waits, and reads it afterwards. */
export const leased = (db: Kysely<Schema>, table: TableId, epoch: number) =>
  db.selectFrom('leases').select('epoch').where('table_id', '=', table).where('epoch', '=', epoch).forShare();
