import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

/** A durable connection. FULL: an acknowledged move is on the disk and survives a power cut. */
export const connect = (file: string): DatabaseSyncInstance => {
  const database = new DatabaseSync(file);
  database.exec('pragma busy_timeout=5000; pragma journal_mode=WAL; pragma synchronous=FULL');
  return database;
};
