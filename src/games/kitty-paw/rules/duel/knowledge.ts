import { defined } from '../../../../kernel/defined.ts';
import type { Millis, Rng, Viewer } from '../../../../kernel/game.ts';
import race from '../race/race.ts';
import type { State } from '../race/types.ts';
import { timeFor } from './compare.ts';
import { dealsWith, tableFor } from './deal.ts';
import type { Deal, Duel, DuelView, Run, RunView, Try } from './types.ts';

/**
 * True if a player has finished all cards and may see the others; a spectator waits until everybody has.
 * [K34]
 */
const looksAround = ({ runs }: Duel | DuelView, viewer: Viewer): boolean =>
  runs.every(({ stage }) => stage === 'over') || (viewer !== 'spectator' && runs[viewer]?.stage === 'over');

export const maySee = (duel: Duel | DuelView, viewer: Viewer, seat: number): boolean =>
  viewer === seat || looksAround(duel, viewer);

export const viewOf = (duel: Duel, viewer: Viewer): DuelView => ({
  rules: duel.rules,
  cards: duel.deals.length,
  runs: duel.runs.map((run, seat) => runView(run, maySee(duel, viewer, seat))),
});

const runView = (run: Run<State>, seen: boolean): RunView => {
  if (run.stage === 'waiting') return run;
  if (!seen) return { stage: run.stage, hidden: true };
  if (run.stage === 'over') return run;
  return { stage: run.stage, tries: run.tries, table: race.view(run.table, 0) };
};

/** The next due time of these runs. */
export const nextDue = (duel: Duel, viewer?: Viewer): Millis | null => {
  const times = duel.runs.map((run, seat) =>
    run.stage === 'under-way' && (viewer === undefined || maySee(duel, viewer, seat))
      ? (race.due(run.table) ?? Infinity)
      : Infinity,
  );
  const first = Math.min(...times);
  return first === Infinity ? null : first;
};

export const imagine = (view: DuelView, rng: Rng): Duel => {
  const deals = dealsWith(knownCards(view), view.rules, rng);
  const imagined = { rules: view.rules, deals };
  return { ...imagined, runs: view.runs.map((run) => imagineRun(run, imagined, rng)) };
};

/** The cards of the visible runs so far; their order is the same for all players. */
const knownCards = ({ runs }: DuelView): string[] => {
  const met = runs.map((run) => {
    if (!('tries' in run)) return [];
    const tried = run.tries.map(({ card }) => card);
    const now = run.stage === 'under-way' ? run.table.cards[0] : null;
    return now ? [...tried, now] : tried;
  });
  return met.reduce((most, cards) => (cards.length > most.length ? cards : most), []);
};

const imagineRun = (run: RunView, duel: Omit<Duel, 'runs'>, rng: Rng): Run<State> => {
  if (!('hidden' in run)) {
    if (run.stage !== 'under-way') return run;
    return { stage: run.stage, tries: run.tries, table: race.determinize(run.table, 0, rng) };
  }
  if (run.stage === 'over')
    return { stage: run.stage, tries: duel.deals.map((deal) => imagineTry(deal, rng)) };
  return {
    stage: run.stage,
    tries: [],
    table: tableFor(defined(duel.deals[0]), 0, duel.rules, rng.int(10_000)).state,
  };
};

const imagineTry = ({ card }: Deal, rng: Rng): Try => {
  const ms = rng.int(timeFor(card));
  return rng.int(4)
    ? { card, how: 'right', ms, wrong: [] }
    : { card, how: 'late', ms: timeFor(card), wrong: [] };
};
