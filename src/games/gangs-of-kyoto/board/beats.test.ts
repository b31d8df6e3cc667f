import { expect, test } from 'vitest';
import { isRefusal } from '../../../kernel/game.ts';
import { legal, play, scene, start, type Position } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import { eventsOf } from '../../../parts/events.ts';
import { faceOf } from '../rules/cards.ts';
import rules from '../rules/game.ts';
import { STANDARD } from '../rules/table.testing.ts';
import type { GangsOfKyoto, View } from '../rules/types.ts';
import { beatsOf } from './beats.ts';
import { FLIGHT, HOUR } from './paces.ts';
import { hoursShown } from './table-view.ts';
import { viewAfter } from './view-after.ts';

type At = Position<GangsOfKyoto>;

/** The steps of a random match: the positions before and after each. */
const stepsOf = (seed: string, seats: number): readonly (readonly [At, At])[] => {
  const rng = quickRng(seed.length + seats);
  const steps: (readonly [At, At])[] = [];
  let now: At = start(rules, { game: rules.id, version: rules.version, seats, options: STANDARD, seed });
  while (!rules.outcome(now.state)) {
    const seat = rules.actors(now.state)[0] ?? 0;
    const moves = legal(rules, scene(rules, now, seat), seat);
    const move = moves[rng.int(moves.length)];
    if (!move) throw new Error('no move');
    const next = play(rules, seed, now, { by: seat, move, at: now.at });
    if (isRefusal(next)) throw new Error(next.why);
    steps.push([now, next]);
    now = next;
  }
  return steps;
};

const drawn = ({ players, phase, drawn: faceDown, deck, active, first, round }: View): unknown => ({
  players,
  phase: phase.name === 'no-card' ? null : [phase.name, phase.card.id],
  faceDown,
  deck,
  active,
  first,
  round,
});

for (const seats of [2, 3, 5])
  test(`${seats} seats: the events of a step lead from the view before to the view after`, () => {
    for (const seed of ['one', 'two', 'three'])
      for (const [before, after] of stepsOf(seed, seats)) {
        const [from, to] = [scene(rules, before, 0), scene(rules, after, 0)];
        if (to.outcome) continue; // the piles are opened
        expect(drawn(to.events.reduce(viewAfter, from.view))).toEqual(drawn(to.view));
      }
  });

test('a step is shown card by card: nobody may act before its last beat, and nothing is left out', () => {
  for (const [before, after] of stepsOf('beats', 3)) {
    const [from, to] = [scene(rules, before, 1), scene(rules, after, 1)];
    const beats = beatsOf(from, to, 'full');
    const told = new Set(beats.flatMap((beat) => beat.scene.events));
    expect([...told].filter((event) => to.events.includes(event))).toEqual(to.events);
    expect(beats.at(-1)?.scene).toMatchObject({ view: to.view, actors: to.actors, outcome: to.outcome });
    for (const beat of beats.slice(0, -1)) expect(beat.scene.actors).toEqual([]);
    for (const { scene: shown } of beats)
      expect(shown.events.filter(({ what }) => what === 'given' || what === 'extra').length).toBeLessThan(2);
  }
});

test('a card lands before its clock goes on, and the clock has gone on before the next card moves', () => {
  const steps = stepsOf('clock', 3).filter(([, { events }]) => events.some(({ what }) => what === 'laid'));
  expect(steps.length).toBeGreaterThan(5);
  for (const [before, after] of steps) {
    const to = scene(rules, after, 1);
    const beats = beatsOf(scene(rules, before, 1), to, 'full');
    for (const laid of eventsOf(to.events, 'laid')) {
      const at = beats.findIndex((beat) => beat.scene.events.includes(laid));
      const [lands, clock] = [beats[at - 1], beats[at]];
      if (!lands || !clock) throw new Error('a card lands in a beat of its own');
      const { hours } = faceOf(laid.card);
      expect(lands.lasts).toBe(FLIGHT);
      expect(clock.lasts).toBeGreaterThanOrEqual(hours * HOUR);
      const clocks = [lands, clock].map((beat) => {
        const player = beat.scene.view.players[laid.seat];
        return player && hoursShown(player, beat.scene.events);
      });
      expect(clocks).toEqual([laid.hours - hours, laid.hours]);
    }
  }
});

test('while cards travel something is told all the time', () => {
  for (const [before, after] of stepsOf('told', 3)) {
    const beats = beatsOf(scene(rules, before, 1), scene(rules, after, 1), 'full');
    for (const beat of beats.slice(0, -1))
      expect(beat.scene.events.some(({ what }) => what !== 'revealed' && what !== 'drew')).toBe(true);
  }
});

test('the end of a round is a beat of its own, without motion too', () => {
  const ends = stepsOf('late', 2).filter(([, { events }]) => events.some(({ what }) => what === 'late'));
  for (const [before, after] of ends.slice(0, -1)) {
    const beats = beatsOf(scene(rules, before, 0), scene(rules, after, 0), 'calm');
    expect(beats.filter(({ pauses }) => pauses)).toHaveLength(1);
    expect(beats.find(({ pauses }) => pauses)?.lasts).toBeGreaterThan(2_000);
  }
});
