// @module-tag slow
import { describe, expect, test } from 'vitest';
import type { Rng } from '../../../../kernel/game.ts';
import { playout } from '../../../../kernel/playout.ts';
import { pick, quickRng, shuffled } from '../../../../kernel/random.ts';
import { sample } from '../../../../kernel/sample.testing.ts';
import { MODULES, FIXED_LESSONS } from '../cards/discovery.ts';
import {
  ADVANCED_SOLO_LESSONS,
  BASIC_SOLO_LESSONS,
  FAMILY_LESSONS,
  MORE_FAMILY_LESSONS,
  NEEDS_COLOUR,
} from '../cards/lessons.ts';
import rules from '../game.ts';
import { STANDARD } from '../table.testing.ts';
import { COLOURS, type Event, type Options, type Player, type State } from '../state/types.ts';
import { Deck } from './deck.testing.ts';
import { eventPays } from './lessons.testing.ts';
import { randomBoat } from './random-boat.testing.ts';
import { judge, type LineText } from './scorer.testing.ts';

const MATCHES = sample(8);

/** The lines of the rules' own score, written as the second scorer writes them. */
const linesOf = (state: State): LineText[] =>
  (rules.outcome(state)?.lines ?? [])
    .map(({ seat, what, points, with: about }) => {
      const more =
        what === 'family'
          ? ` ${about?.['colour']} ${about?.['count']}`
          : what === 'sister-colour'
            ? ` ${about?.['colour']}`
            : what === 'sister-event'
              ? ` ${about?.['space']}`
              : about?.['card'] === undefined
                ? ''
                : ` ${about['card']}`;
      return `${seat} ${what}${more} ${points}`;
    })
    .toSorted();

interface Verdicts {
  readonly lines: readonly LineText[];
  readonly scores: readonly number[] | undefined;
  readonly winners: readonly number[] | undefined;
}
const byRules = (state: State): Verdicts => {
  const outcome = rules.outcome(state);
  return { lines: linesOf(state), scores: outcome?.scores, winners: outcome?.winners };
};

const optionsFrom = (rng: Rng): { seats: number; options: Options } => {
  const family = rng.int(4) === 0;
  const options: Options = {
    ...STANDARD,
    mode: family ? 'family' : 'standard',
    kittens: rng.int(2) === 0,
    beasts: rng.int(2) === 0,
    events: rng.int(2) === 0,
    lessons: pick(rng, rules.options.lessons),
    difficulty: pick(rng, rules.options.difficulty),
  };
  return { seats: family ? 2 + rng.int(3) : 1 + rng.int(6), options };
};

/** The same table with fuller boats than random matches produce, and with random lessons. */
const stuffed = (state: State, rng: Rng): State => {
  const family = state.options.mode === 'family';
  const lessons = family
    ? [...FAMILY_LESSONS, ...MORE_FAMILY_LESSONS]
    : [...FIXED_LESSONS, ...MODULES.a, ...MODULES.b, ...MODULES.i, ...MODULES.j];
  const some = (from: readonly number[], most: number): number[] =>
    shuffled(rng, from).slice(0, rng.int(most + 1));
  const filled = (player: Player): Player => ({
    ...player,
    tiles: randomBoat(rng, 60, true),
    fish: rng.int(7),
    baskets: 1 + rng.int(3),
    lessons: some(lessons, family ? 2 : 9),
  });
  const taught = some(family ? [] : MODULES.c, 4).map((card) => ({
    card,
    by: 0,
    colour: NEEDS_COLOUR.has(card) ? pick(rng, COLOURS) : null,
  }));
  const sister = state.sister && {
    ...state.sister,
    lessons: some([...BASIC_SOLO_LESSONS, ...ADVANCED_SOLO_LESSONS], 7),
  };
  return { ...state, players: state.players.map(filled), publicLessons: taught, sister };
};

describe('scores found in two ways that share no line', () => {
  test('every line of every random match, over all modes, modules and numbers of players', () => {
    const rng = quickRng(11);
    for (let n = 0; n < MATCHES; n++) {
      const { seats, options } = optionsFrom(rng);
      const { state } = playout(rules, rules.setup(seats, options, rng), rng);
      for (const end of [state, stuffed(state, rng)]) expect(byRules(end)).toEqual(judge(end));
    }
  });

  test('the points of event tiles', () => {
    const rng = quickRng(5);
    const faces = new Set<string>();
    for (let n = 0; n < MATCHES / 4 || faces.size < 4; n++) {
      const options: Options = { ...STANDARD, events: true, kittens: rng.int(2) === 0 };
      let state = rules.setup(2, options, rng);
      for (let at = 0; !rules.outcome(state); at++) {
        const before = rng.int(2) && state.phase.name === 'ready' ? stuffed(state, rng) : state;
        const step = oneMove(before, rng, at);
        for (const event of step.events)
          if (event.what === 'got-points') checkPayment(step.state, event, faces);
        state = step.state;
      }
    }
    expect(faces.size).toBeGreaterThan(3);
  });
});

const checkPayment = (
  state: State,
  { seat, face, points }: Extract<Event, { what: 'got-points' }>,
  faces: Set<string>,
): void => {
  const player = state.players[seat];
  expect({ face, points }).toEqual({
    face,
    points: eventPays(face, new Deck(player?.boat ?? 0, player?.tiles ?? [])),
  });
  faces.add(face);
};

const oneMove = (state: State, rng: Rng, at: number) => {
  const seats = shuffled(rng, rules.actors(state));
  for (const by of seats) {
    const view = rules.view(state, by);
    const moves = shuffled(rng, [...rules.candidates(view, by)]);
    const move = moves.find((one) => !rules.check(view, by, one));
    if (move) return rules.apply(state, { by, at, move }, rng);
  }
  throw new Error('nobody can move');
};
