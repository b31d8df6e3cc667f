import type { Input, Rng, Seat } from '../../../../kernel/game.ts';
import race from '../race/race.ts';
import type { Event, Move, State } from '../race/types.ts';
import { timeFor } from './compare.ts';
import { tableFor } from './deal.ts';
import type { Deal, Duel, DuelEvent, Run, Try } from './types.ts';

/** The next state of one run, and its events for viewers who may see it. */
export interface Further {
  readonly run: Run<State>;
  readonly events: readonly (Event | DuelEvent)[];
}

type UnderWay = Extract<Run<State>, { stage: 'under-way' }>;

/** The first or the next card; or there is none left. */
export const turnUp = ({ deals, rules }: Duel, seat: Seat, tries: readonly Try[], at: number): Further => {
  const nth = tries.length;
  const deal = deals[nth];
  if (!deal) return { run: { stage: 'over', tries }, events: [] };
  const { state: table, events } = tableFor(deal, nth, rules, at);
  const run = { stage: 'under-way', tries, table } as const;
  return { run, events: [{ what: 'next-card', seat, nth: nth + 1 }, ...events] };
};

type OwnInput = Input<Move>;

/** A move, or an event of this run's own clock, at the table for one. */
export const goOn = (duel: Duel, seat: Seat, run: UnderWay, input: OwnInput, rng: Rng): Further => {
  const { tries, table } = run;
  const deal = duel.deals[tries.length];
  if (table.phase.name === 'check' || !deal) return turnUp(duel, seat, tries, input.at);
  const step = race.apply(table, input, rng);
  const { state, events } = withCard(step.state, deal, tries.length);
  const done = tryOf(state, deal);
  const nth = tries.length + 1;
  const all = [...step.events, ...events].map((event) => asSeat(event, seat, done && { nth, ...done }));
  return {
    run: { stage: 'under-way', tries: done ? [...tries, done] : tries, table: state },
    events: all,
  };
};

/** The card is turned up with the shout: there is no choice. [K33] */
const withCard = (
  table: State,
  { card }: Deal,
  place: number,
): { state: State; events: readonly Event[] } => {
  const { phase, cards } = table;
  if (phase.name !== 'play' || cards[0]) return { state: table, events: [] };
  return {
    state: { ...table, cards: [card], phase: { ...phase, dealAt: null } },
    events: [{ what: 'took-card', seat: 0, place, card, dealt: true }],
  };
};

/** The result of the card, as soon as it is known. */
const tryOf = ({ phase, past }: State, { card }: Deal): Try | null => {
  if (phase.name !== 'check') return null;
  const { how, correct, wrong } = phase.verdict;
  const ms = past.at(-1)?.ms;
  if (how !== 'meow' || ms === undefined) return { card, how: 'late', ms: timeFor(card), wrong: [] };
  return { card, how: correct ? 'right' : 'wrong', ms, wrong };
};

type NthTry = Try & { readonly nth: number };

/**
 * Translates events of the table for one, where the player is seat 0; its points are left out, because only
 * the comparison gives points.
 */
const asSeat = (event: Event, seat: Seat, done: NthTry | null): Event | DuelEvent => {
  if (done && (event.what === 'checked' || event.what === 'too-late'))
    return { what: 'tried', seat, ...done };
  return 'seat' in event ? { ...event, seat } : event;
};
