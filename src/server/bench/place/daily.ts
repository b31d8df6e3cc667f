import { quickRng } from '../../../kernel/random.ts';
import type { DailyTry } from '../../store/daily-store.ts';
import type { Store } from '../../store/store.ts';
import { onBoth, usual, type Subject } from '../place-subject.ts';

const PEOPLE = Number(process.env['PEOPLE'] ?? 10_000);
const TASKS = ['one', 'two', 'three', 'four', 'five'];
const DAY = '2026-11-18';
const AT_ONCE = 100;
const TIMES = 10;

const tryOf = (person: number, task: string, device: number): DailyTry => ({
  day: DAY,
  task,
  person: `person ${person}`,
  table: `${person} ${task} ${device}`,
  rated: true,
  begun: 1,
  moves: [],
  turns: 0,
  done: null,
  solved: null,
  points: null,
});

/** Ten thousand people play all five tasks of one day, each from two devices at two servers at once. */
const measure: Subject = (report) =>
  onBoth(async ({ name, open }) => {
    const stores = [await open(), await open()] as const;
    const began = performance.now();
    const expected = await playDay(stores);
    const seconds = (performance.now() - began) / 1_000;
    const tries = PEOPLE * TASKS.length;
    report({
      what: `${name}: ${tries} tries begun twice and ended twice, each`,
      value: (1_000 * seconds) / tries,
      unit: 'ms',
      most: 20,
    });
    const wrong = await differences(stores[0], expected);
    report({ what: `${name}: figures of the histograms that are wrong`, value: wrong, unit: '', most: 0 });
    const results = await usual(TIMES, () => stores[0].dailyResults(DAY));
    const totals = await usual(TIMES, () => stores[0].dailyTotals(DAY));
    report({
      what: `${name}: the histograms of ${PEOPLE} people`,
      value: results + totals,
      unit: 'ms',
      most: 250,
    });
    await Promise.all(stores.map((store) => store.close()));
  });
export default measure;

interface Expected {
  readonly totals: number[]; // people by the number of tasks that worked out
  readonly results: Map<string, number>; // people by task and result
}

const playDay = async (stores: readonly [Store, Store]): Promise<Expected> => {
  const rng = quickRng(1);
  const expected: Expected = { totals: [...TASKS, null].map(() => 0), results: new Map() };
  for (let first = 0; first < PEOPLE; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, PEOPLE - first) }, (_, i) => first + i);
    await Promise.all(
      some.map(async (person) => {
        const ends = TASKS.map(() => ({ done: 2, solved: rng.int(100) < 40, points: rng.int(60) }));
        const solved = ends.filter((end) => end.solved).length;
        expected.totals[solved] = (expected.totals[solved] ?? 0) + 1;
        for (const [i, end] of ends.entries()) {
          const key = keyOf({ task: TASKS[i] ?? '', ...end });
          expected.results.set(key, (expected.results.get(key) ?? 0) + 1);
          await playTask(stores, person, TASKS[i] ?? '', end);
        }
      }),
    );
  }
  return expected;
};

/** Two devices begin at once and both end it: the second end would falsify the count. */
const playTask = async (
  stores: readonly [Store, Store],
  person: number,
  task: string,
  end: { readonly done: number; readonly solved: boolean; readonly points: number },
): Promise<void> => {
  const [one, other] = await Promise.all(
    stores.map((store, device) => store.keptTry(tryOf(person, task, device))),
  );
  if (!one?.table || one.table !== other?.table) throw new Error(`two tries of person ${person} at ${task}`);
  const table = one.table;
  await stores[0].endTry(table, end);
  await stores[1].endTry(table, { ...end, solved: !end.solved });
};

const keyOf = ({ task, solved, points }: { task: string; solved: boolean; points: number | null }): string =>
  `${task} ${solved} ${points}`;

const differences = async (store: Store, { totals, results }: Expected): Promise<number> => {
  const counted = new Map((await store.dailyResults(DAY)).map((one) => [keyOf(one), one.people]));
  const keys = [...new Set([...counted.keys(), ...results.keys()])];
  const people = new Map((await store.dailyTotals(DAY)).map(({ solved, people: n }) => [solved, n]));
  return (
    keys.filter((key) => counted.get(key) !== results.get(key)).length +
    totals.filter((n, solved) => n !== (people.get(solved) ?? 0)).length
  );
};
