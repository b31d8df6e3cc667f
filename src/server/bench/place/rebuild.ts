import { rebuildRatings } from '../../ratings/rebuild.ts';
import { fillResults } from '../../testing/fill-results.ts';
import { season, type SeasonPlan } from '../../testing/season.ts';
import { onBoth, type Subject } from '../place-subject.ts';

const MATCHES = Number(process.env['MATCHES'] ?? 1_000_000);
const MOST = 60; // seconds

const PLAN: SeasonPlan = {
  people: 5_000,
  matches: MATCHES,
  kinds: [
    { game: 'one', mode: '', seats: 2 },
    { game: 'two', mode: 'long', seats: 4 },
  ],
  end: Date.UTC(2026, 5, 1),
  days: 1_000,
};

/** All ratings anew from a million results. */
const measure: Subject = (report) =>
  onBoth(async ({ name, place, open }) => {
    await (await open()).close();
    await fillResults(place, season(PLAN));
    const store = await open();
    const began = performance.now();
    const { matches, corrected } = await rebuildRatings(store);
    const seconds = (performance.now() - began) / 1000;
    if (corrected > 0) throw new Error(`${corrected} ratings differ from those that were filled in`);
    report({ what: `${name}: ratings of ${matches} results rebuilt`, value: seconds, unit: 's', most: MOST });
    await store.close();
  });
export default measure;
