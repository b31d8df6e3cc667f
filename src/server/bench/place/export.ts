import { monitorEventLoopDelay } from 'node:perf_hooks';
import { exportPerson } from '../../moderation/export-person.ts';
import { sampleHeader, sampleTable } from '../../testing/sample-table.ts';
import type { Store } from '../../store/store.ts';
import { onBoth, type Subject } from '../place-subject.ts';

const MATCHES = Number(process.env['MATCHES'] ?? 50_000);
const ENTRIES = 30;
const AT_ONCE = 10;
const ME = `en${'0'.repeat(24)}`;

const addMatches = async (store: Store): Promise<void> => {
  for (let first = 0; first < MATCHES; first += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => addMatch(store, `match ${first + i}`)));
};

const addMatch = async (store: Store, id: string): Promise<void> => {
  const outcome = { winners: [0], scores: [1, 0], lines: [] };
  await store.addTable({ ...sampleTable(id, ME), status: 'over', outcome });
  await store.create(id, sampleHeader, null);
  const entries = Array.from({ length: ENTRIES }, (_, i) => i + 1);
  await Promise.all(
    entries.map((seq) => store.append(id, { seq, at: seq, by: 0, move: 'a1', id: `${seq}` })),
  );
};

/** Everything of a person with fifty thousand matches is written while others play: how long a move would wait for it. */
const measure: Subject = (report) =>
  onBoth(async ({ name, open }) => {
    const store = await open();
    await addMatches(store);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    const before = process.memoryUsage().rss;
    const began = performance.now();
    delay.enable();
    let [letters, most] = [0, before];
    for await (const part of exportPerson(store, ME)) {
      letters += part.length;
      most = Math.max(most, process.memoryUsage().rss);
    }
    delay.disable();
    const seconds = (performance.now() - began) / 1_000;
    const about = `${name}: export of ${MATCHES} matches`;
    report({ what: `${about}, ${Math.round(letters / 1e6)} MB`, value: seconds, unit: 's', most: 120 });
    const wait = delay.percentile(99.9) / 1e6; // the very longest ones measure what else the machine does
    report({ what: `${about}, wait of others (99.9 %)`, value: wait, unit: 'ms', most: 50 });
    report({ what: `${about}, more memory`, value: (most - before) / 1e6, unit: 'MB', most: 150 });
    await store.close();
  });
export default measure;
