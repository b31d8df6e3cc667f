import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

/** A connection that means it. FULL: an acknowledged move is on the disk, not on its way there when the power goes. */
export const connect = (file: string): DatabaseSyncInstance => {
  const database = new DatabaseSync(file);
  database.exec('pragma busy_timeout=5000; pragma journal_mode=WAL; pragma synchronous=FULL');
  return database;
};
