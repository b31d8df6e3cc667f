import type { MatchFilter } from '../../../protocol/people.ts';
import { localBus } from '../../bus/local.ts';
import { matchList, profile } from '../../http/history.ts';
import { leaders } from '../../http/leaders.ts';
import { Careers } from '../../people/careers.ts';
import { Guests } from '../../people/guests.ts';
import { fillResults } from '../../testing/fill-results.ts';
import { season, seasonPerson, type SeasonPlan } from '../../testing/season.ts';
import { onBoth, usual, type Subject } from '../place-subject.ts';

const MATCHES = 50_000;
const MOST = 50; // milliseconds
const TIMES = 20;
const ME = seasonPerson(0);
const OTHER = seasonPerson(3);

/** One person has played fifty thousand matches, against a thousand others. */
const PLAN: SeasonPlan = {
  people: 1_000,
  matches: MATCHES,
  kinds: ['one', 'two', 'three', 'four', 'five'].map((game) => ({ game, mode: '', seats: 2 })),
  end: Date.UTC(2026, 5, 1),
  days: 1_000,
  regular: 1,
};

const FILTERS: Readonly<Record<string, MatchFilter>> = {
  everything: {},
  'one game, lost': { game: 'one', won: 'lost' },
  'one opponent': { with: OTHER },
  'people only, last year': { company: 'people', from: Date.UTC(2025, 5, 1) },
  'the oldest': { before: 40 },
};

/** Pages of a person with fifty thousand matches. */
const measure: Subject = (report) =>
  onBoth(async ({ name, place, open }) => {
    await (await open()).close();
    await fillResults(place, season(PLAN));
    const store = await open();
    const guests = new Guests(store, localBus());
    const sources = {
      store,
      guests,
      friends: { of: () => Promise.resolve([]) },
      careers: new Careers(store),
      catalogue: new Map(), // its games are invented
    };
    const opened = await usual(1, () => matchList(sources, ME, {}, ME));
    report({ what: `${name}: history, first visit after a start`, value: opened, unit: 'ms', most: MOST });
    const first = await usual(1, () => profile(sources, ME, ME));
    report({ what: `${name}: profile, first visit after a start`, value: first, unit: 'ms', most: 1_000 });
    const own = await usual(TIMES, () => profile(sources, ME, ME));
    report({ what: `${name}: own profile`, value: own, unit: 'ms', most: MOST });
    const theirs = await usual(TIMES, () => profile(sources, ME, OTHER));
    report({ what: `${name}: profile as another sees it`, value: theirs, unit: 'ms', most: MOST });
    for (const [filter, value] of Object.entries(FILTERS)) {
      const time = await usual(TIMES, () => matchList(sources, ME, value, ME));
      report({ what: `${name}: history, ${filter}`, value: time, unit: 'ms', most: MOST });
    }
    const wanted = { game: 'one', mode: '', period: 'ever', after: 0 } as const;
    const best = await usual(TIMES, () => leaders(sources, wanted, OTHER));
    report({ what: `${name}: leaders`, value: best, unit: 'ms', most: MOST });
    await store.close();
  });
export default measure;
