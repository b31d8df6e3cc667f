import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** SQLite cannot add a column only if it is not there, and a crash may come before the migration is noted as done. */
export const has = async (db: Kysely<Schema>, table: keyof Schema, column: string): Promise<boolean> => {
  const tables = await db.introspection.getTables();
  return tables.some(({ name, columns }) => name === table && columns.some((one) => one.name === column));
};
