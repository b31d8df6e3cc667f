import type { StatementSyncInstance } from '@photostructure/sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { connect } from './sqlite-connection.ts';
import { failureOf } from './sqlite-failure.ts';
import type { BatchAnswer, Write, WriteAnswer } from './sqlite-writer.ts';

/**
 * The thread that waits for the disk, so that the main thread does not block. One commit for all statements
 * of a batch.
 */

const database = connect(workerData as string);
const prepared = new Map<string, StatementSyncInstance>();

const statement = (sql: string): StatementSyncInstance => {
  const found = prepared.get(sql) ?? database.prepare(sql);
  prepared.set(sql, found);
  return found;
};

const write = ({ sql, parameters }: Write): WriteAnswer => {
  try {
    return { changes: statement(sql).run(...(parameters as never[])).changes };
  } catch (error) {
    // A single failed statement is rolled back alone. If the whole batch was rolled back, no statement may
    // report success.
    if (!database.isTransaction) throw error;
    return failureOf(error);
  }
};

let closed = false;

const store = (batch: readonly Write[]): BatchAnswer => {
  // A batch may arrive when the database is closed. It was never acknowledged, so it may fail.
  if (closed) return { failed: 'the database is closed' };
  try {
    statement('begin immediate').run();
    const answers = batch.map(write);
    statement('commit').run();
    return { answers };
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    return failureOf(error);
  }
};

parentPort?.on('message', (batch: readonly Write[] | 'close') => {
  if (batch === 'close') {
    closed = true;
    database.close();
    parentPort?.close();
  } else parentPort?.postMessage(store(batch));
});
