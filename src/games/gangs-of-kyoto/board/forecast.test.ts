import { expect, test } from 'vitest';
import { eventsOf } from '../../../parts/events.ts';
import { isRefusal } from '../../../kernel/game.ts';
import { legal, play, scene, start, type Position } from '../../../kernel/match.ts';
import { readOptions } from '../../../kernel/options.ts';
import { quickRng } from '../../../kernel/random.ts';
import rules from '../rules/game.ts';
import type { Event, GangsOfKyoto, Move, View } from '../rules/types.ts';
import type { Forecast } from '../words/town-types.ts';
import { forecastOf } from './forecast.ts';
import { closingOf } from './table-view.ts';

/** One step of a match: the forecast of the board, and the events afterwards. */
interface Step {
  readonly view: View;
  readonly move: Move;
  readonly forecast: Forecast | null;
  readonly events: readonly Event[];
}

const options = readOptions(rules);
if (isRefusal(options)) throw new Error(options.why);

const stepsOf = function* (seed: string, seats: number): Generator<Step> {
  let now: Position<GangsOfKyoto> = start(rules, {
    game: rules.id,
    version: rules.version,
    seats,
    options,
    seed,
  });
  const rng = quickRng(seats);
  for (let [seat] = rules.actors(now.state); seat !== undefined; [seat] = rules.actors(now.state)) {
    const seen = scene(rules, now, seat);
    const moves = legal(rules, seen, seat);
    const move = moves[rng.int(moves.length)];
    const { phase } = seen.view;
    if (!move || phase.name === 'no-card') throw new Error('somebody is to act and cannot');
    const to = move.do === 'give' ? move.to : seat;
    const next = play(rules, seed, now, { by: seat, at: now.at, move });
    if (isRefusal(next)) throw new Error(next.why);
    now = next;
    const { events } = scene(rules, now, seat);
    yield { view: seen.view, move, forecast: forecastOf(seen.view, to, phase.card), events };
  }
};

const matches = (): Step[] =>
  [2, 3, 4, 5].flatMap((seats) =>
    Array.from({ length: 6 }, (_, i) => [...stepsOf(`forecast ${i}`, seats)]).flat(),
  );

/** The forecast for the card, in the same form as the event that followed. */
const promised = (of: Forecast, became: Event['what'] | undefined): object => {
  if (became === 'asked') return { became, mayRefuse: of.mayRefuse };
  if (became === 'kept') return { became, bells: of.kept, late: of.late };
  if (became === 'retreated') return { became, removes: of.removes, late: of.late };
  return { became, hours: of.to, limit: of.limit, late: of.late, more: of.more };
};

const happened = (first: Event | undefined, second: Event | undefined, events: readonly Event[]): object => {
  const late = second?.what === 'late';
  if (first?.what === 'asked') return { became: 'asked', mayRefuse: true };
  if (first?.what === 'kept') return { became: 'kept', bells: first.bells, late };
  if (first?.what === 'retreated') return { became: 'retreated', removes: first.removed !== null, late };
  if (first?.what !== 'laid') throw new Error('a card that was given is asked about, laid, kept or retreats');
  const more =
    second?.what === 'extra' || (second?.what === 'shuffled' && eventsOf(events, 'extra').length > 0);
  return { became: 'laid', hours: first.hours, limit: first.limit, late, more };
};

test('the forecast of a street is what then happens', () => {
  const pairs = matches().flatMap(({ move, forecast, events }) => {
    if (move.do === 'refuse' || !forecast) return [];
    const [first, second] = events.slice(events.findIndex(({ what }) => what !== 'given'));
    return [
      { said: promised(forecast, first?.what), was: happened(first, second, events), kind: first?.what },
    ];
  });
  expect(pairs.map(({ said }) => said)).toEqual(pairs.map(({ was }) => was));
  const kinds = new Set(pairs.map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(['asked', 'kept', 'laid', 'retreated']);
  expect(pairs.filter(({ was }) => 'late' in was && was.late).length).toBeGreaterThan(20);
});

test('when the clock strikes, every street is seen as it lay', () => {
  const closed = matches().flatMap(({ view, events }) => {
    const closing = closingOf(events, view.players.length);
    if (!closing) return [];
    const added = new Set(eventsOf(events, 'laid').map(({ id }) => id));
    const gone = new Set([
      ...eventsOf(events, 'retreated').map(({ removed }) => removed?.id),
      ...eventsOf(events, 'refused').map(({ veto }) => veto),
    ]);
    const stayed = view.players.map(({ row }) => row.map(({ id }) => id).filter((id) => !gone.has(id)));
    const lay = closing.rows.map((row) => row.map(({ id }) => id).filter((id) => !added.has(id)));
    return [{ stayed, lay }];
  });
  expect(closed.map(({ lay }) => lay)).toEqual(closed.map(({ stayed }) => stayed));
  expect(closed.length).toBeGreaterThan(20);
});
