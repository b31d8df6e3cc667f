import { expect, test } from 'vitest';
import { isRefusal } from '../../../kernel/game.ts';
import { legal, play, scene, start, type Position } from '../../../kernel/match.ts';
import { readOptions } from '../../../kernel/options.ts';
import { quickRng } from '../../../kernel/random.ts';
import rules from '../rules.ts';
import type { Event, GangsOfKyoto, Move, View } from '../types.ts';
import type { Forecast } from '../words/town-words.ts';
import { forecastOf } from './forecast.ts';
import { closingOf, told } from './table-view.ts';

/** One step of a match: what the board could promise before, and what was told afterwards. */
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
    if (!move || phase.name === 'over') throw new Error('somebody is to act and cannot');
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

test('a street promises what then happens there', () => {
  const seen = { late: 0, kept: 0, laid: 0, back: 0, asked: 0 };
  for (const { move, forecast, events } of matches()) {
    if (move.do === 'refuse' || !forecast) continue;
    const [asked] = told(events, 'asked');
    if (move.do === 'give' && asked && told(events, 'given')[0]?.id === asked.id) {
      expect(forecast.mayRefuse).toBe(true);
      seen.asked++;
      continue;
    }
    const [first] = events.filter(({ what }) => what !== 'given');
    const second = events[events.findIndex((event) => event === first) + 1];
    if (first?.what === 'laid') {
      expect([first.hours, first.limit]).toEqual([forecast.to, forecast.limit]);
      if (forecast.more) expect(told(events, 'extra')).not.toEqual([]);
      else expect(second?.what).not.toBe('extra');
      seen.laid++;
    } else if (first?.what === 'kept') {
      expect(first.bells).toBe(forecast.kept);
      seen.kept++;
    } else if (first?.what === 'retreated') {
      expect(first.removed !== null).toBe(forecast.removes);
      seen.back++;
    }
    expect(second?.what === 'late').toBe(forecast.late);
    if (forecast.late) seen.late++;
  }
  expect(Object.values(seen).every((count) => count > 3)).toBe(true);
});

test('when the clock strikes, every street is seen as it lay', () => {
  let closed = 0;
  for (const { view, events } of matches()) {
    const closing = closingOf(events, view.players.length);
    if (!closing) continue;
    closed++;
    const added = told(events, 'laid').map(({ id }) => id);
    const gone = told(events, 'retreated').map(({ removed }) => removed?.id);
    const vetoes = told(events, 'refused').map(({ veto }) => veto);
    closing.rows.forEach((row, seat) => {
      const before = view.players[seat]?.row.map(({ id }) => id) ?? [];
      const stayed = before.filter((id) => !gone.includes(id) && !vetoes.includes(id));
      expect(row.map(({ id }) => id).filter((id) => !added.includes(id))).toEqual(stayed);
    });
  }
  expect(closed).toBeGreaterThan(20);
});
