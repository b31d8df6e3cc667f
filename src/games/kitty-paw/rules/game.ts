import type { DependentOptions, RatingModes } from '../../../kernel/abilities.ts';
import type { Game } from '../../../kernel/game.ts';
import { allTries, outcomeOf } from './duel/compare.ts';
import { drawDuel } from './duel/draw.ts';
import { actorsInDuel, applyToDuel, candidatesInDuel, checkDuel, setupDuel } from './duel/duel.ts';
import { imagine, nextDue, viewOf } from './duel/knowledge.ts';
import { isDuelView } from './duel/seated-at.ts';
import type { Duel, DuelEvent, DuelView } from './duel/types.ts';
import race from './race/race.ts';
import type { Event, Move, Options, State, View } from './race/types.ts';

/** Kitty Paw in both its forms: a race at one table, or a duel of runs that are compared at the end. */
export type AnyKittyPaw = {
  state: State | Duel;
  view: View | DuelView;
  move: Move;
  event: Event | DuelEvent;
  options: Options;
};

const isDuel = (state: State | Duel): state is Duel => 'runs' in state;

const outcomeOfDuel = ({ runs }: Duel) => {
  const tries = allTries(runs);
  return tries && outcomeOf(tries);
};

const SEATS = [1, 2, 3, 4] as const;
const LONE = { endCount: [], tieBreak: [], touch: [], headStart: [], headStartFor: [] };

/** Race options mean nothing in a match for one, and a duel needs two. */
const choices: DependentOptions<AnyKittyPaw>['choices'] = (seats, { mode, deck, headStart }) => ({
  ...(seats === 1 && { mode: ['race'] }),
  ...(deck === 'mixed-both' && { levelTwo: [] }),
  ...(seats > 2 && { touch: ['last', 'calm'] }), // mercy is for two
  headStartFor: headStart === 0 ? [] : SEATS.slice(0, seats),
  ...((seats === 1 || mode === 'duel') && LONE),
});

const kittyPaw: Game<AnyKittyPaw> & DependentOptions<AnyKittyPaw> & RatingModes<AnyKittyPaw> = {
  ...race,
  choices,
  ratingMode: ({ mode }) => mode, // the fastest hand in a race need not be the best alone with a card
  setup: (seats, rules, rng) =>
    rules.mode === 'duel' ? setupDuel(seats, rules, rng) : race.setup(seats, rules, rng),
  actors: (state) => (isDuel(state) ? actorsInDuel(state) : race.actors(state)),
  apply: (state, input, rng) =>
    isDuel(state) ? applyToDuel(state, input, rng) : race.apply(state, input, rng),
  due: (state, viewer) => (isDuel(state) ? nextDue(state, viewer) : race.due(state)),
  outcome: (state) => (isDuel(state) ? outcomeOfDuel(state) : race.outcome(state)),
  view: (state, viewer) => (isDuel(state) ? viewOf(state, viewer) : race.view(state, viewer)),
  candidates: (view, seat) => (isDuelView(view) ? candidatesInDuel(view, seat) : race.candidates(view, seat)),
  check: (view, seat, move) =>
    isDuelView(view) ? checkDuel(view, seat, move) : race.check(view, seat, move),
  determinize: (view, viewer, rng) =>
    isDuelView(view) ? imagine(view, rng) : race.determinize(view, viewer, rng),
  draw: (view) => (isDuelView(view) ? drawDuel(view) : race.draw(view)),
};
export default kittyPaw;
