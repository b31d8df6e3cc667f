import { parentPort, workerData } from 'node:worker_threads';
import { connect } from './sqlite-connection.ts';
import type { Batch, BatchAnswer } from './sqlite-appender.ts';
import type { Appended } from './store.ts';

/** The thread that waits for the disk, so that nobody else has to. One commit for all the entries of a batch. */

const database = connect(workerData as string);
const begin = database.prepare('begin immediate');
const commit = database.prepare('commit');
const insert = database.prepare(
  'insert into entries (match, seq, at, by, move, id) values (?, ?, ?, ?, ?, ?) on conflict do nothing',
);
const find = database.prepare('select seq from entries where match = ? and id = ?');

const append = ([match, entry]: Batch[number]): Appended => {
  const { changes } = insert.run(match, entry.seq, entry.at, String(entry.by), entry.move, entry.id);
  if (changes === 1) return 'stored';
  const seen = find.get(match, entry.id) as { seq: number } | undefined;
  return seen ? { seen: seen.seq } : 'taken';
};

let closed = false;

const store = (batch: Batch): BatchAnswer => {
  // A batch may already be on its way when the database is closed; it was never acknowledged, so it may fail.
  if (closed) return { failed: 'the database is closed' };
  try {
    begin.run();
    const answers = batch.map(append);
    commit.run();
    return { answers };
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    return { failed: String(error) };
  }
};

parentPort?.on('message', (batch: Batch | 'close') => {
  if (batch === 'close') {
    closed = true;
    database.close();
    parentPort?.close();
  } else parentPort?.postMessage(store(batch));
});
