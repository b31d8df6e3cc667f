import type { WithAudience, Input, Millis, Rng, Seat, Step } from '../../../../kernel/game.ts';
import { check } from '../race/check.ts';
import race from '../race/race.ts';
import type { Event, Move, Options, Refused } from '../race/types.ts';
import { allTries, compare, outcomeOf } from './compare.ts';
import { dealsWith } from './deal.ts';
import { maySee } from './knowledge.ts';
import { goOn, turnUp, type Further } from './run.ts';
import type { Duel, DuelEvent, DuelRefused, DuelView } from './types.ts';

/**
 * Everybody solves the same four cards alone, at any time; card by card the fastest right time wins. Each run
 * is a match for one at its own table, by the rules of the race. This file has only the rules between those
 * tables.
 */
export const setupDuel = (seats: number, rules: Options, rng: Rng): Duel => ({
  rules,
  deals: dealsWith([], rules, rng),
  runs: Array.from({ length: seats }, () => ({ stage: 'waiting' })),
});

export const checkDuel = ({ runs }: DuelView, seat: Seat, move: Move): Refused | DuelRefused | null => {
  const run = runs[seat];
  if (run?.stage === 'over') return { why: 'run-over' };
  if (run?.stage === 'under-way' && 'table' in run) return check(run.table, 0, move);
  return move.do === 'hold' ? null : { why: 'wait-for-the-start' };
};

export const candidatesInDuel = ({ runs }: DuelView, seat: Seat): Iterable<Move> => {
  const run = runs[seat];
  if (run?.stage === 'waiting') return [{ do: 'hold' }];
  return run && 'table' in run ? race.candidates(run.table, 0) : [];
};

export type DuelKind = {
  state: Duel;
  view: DuelView;
  move: Move;
  event: Event | DuelEvent;
  options: Options;
};

export const applyToDuel = (duel: Duel, input: Input<Move>, rng: Rng): Step<DuelKind> => {
  if (input.by !== 'clock') return step(duel, input.by, ownStep(duel, input.by, input, rng));
  return applyClock(duel, input.at, rng);
};

const ownStep = (duel: Duel, seat: Seat, input: Input<Move>, rng: Rng): Further => {
  const run = duel.runs[seat];
  if (run?.stage !== 'under-way') return turnUp(duel, seat, [], input.at);
  return goOn(duel, seat, run, input.by === 'clock' ? input : alone(input), rng);
};

/**
 * At its own table a player is the first seat. The press time is removed: it is known only while several may
 * act, and the last player must be measured like the first.
 */
const alone = ({ at, move }: Exclude<Input<Move>, { by: 'clock' }>): Input<Move> => ({ by: 0, at, move });

/** Every run has its own clock: applies everything that is due by now, run by run. */
const applyClock = (duel: Duel, at: Millis, rng: Rng): Step<DuelKind> => {
  let state = duel;
  const events: WithAudience<Event | DuelEvent>[] = [];
  duel.runs.forEach((run, seat) => {
    if (run.stage !== 'under-way' || (race.due(run.table) ?? Infinity) > at) return;
    const next = step(state, seat, ownStep(state, seat, { by: 'clock', at }, rng));
    state = next.state;
    events.push(...next.events);
  });
  return { state, events };
};

/**
 * The events of a run are sent to its player and to players who have finished; its start and end to
 * everybody.
 */
const step = (duel: Duel, seat: Seat, { run, events }: Further): Step<DuelKind> => {
  const state = { ...duel, runs: duel.runs.with(seat, run) };
  const seers = duel.runs.flatMap((_, viewer) => (maySee(duel, viewer, seat) ? [viewer] : []));
  const sent: WithAudience<Event | DuelEvent>[] = events.map((event) => ({ ...event, only: seers }));
  if (duel.runs[seat]?.stage === 'waiting') sent.unshift({ what: 'run-began', seat });
  if (run.stage === 'over') sent.push({ what: 'run-over', seat }, ...ending(state));
  return { state, events: sent };
};

const ending = ({ runs }: Duel): (Event | DuelEvent)[] => {
  const tries = allTries(runs);
  if (!tries) return [];
  const { winners, scores } = outcomeOf(tries);
  const compared = compare(tries).map((of, i): DuelEvent => ({ what: 'compared', nth: i + 1, of }));
  return [...compared, { what: 'ended', winners, totals: scores }];
};

export const actorsInDuel = ({ runs }: Duel): Seat[] =>
  runs.flatMap(({ stage }, seat) => (stage === 'over' ? [] : [seat]));
