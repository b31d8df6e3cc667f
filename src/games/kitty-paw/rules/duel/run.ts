import type { Input, Rng, Seat } from '../../../../kernel/game.ts';
import race from '../race/race.ts';
import type { Event, Move, State } from '../race/types.ts';
import { timeFor } from './compare.ts';
import { tableFor } from './deal.ts';
import type { Deal, Duel, DuelEvent, Run, Try } from './types.ts';

/** How one run goes on, and what is told about it to whoever may see it. */
export interface Further {
  readonly run: Run<State>;
  readonly events: readonly (Event | DuelEvent)[];
}

type UnderWay = Extract<Run<State>, { stage: 'under-way' }>;

/** The first card, or the next one; or there is none left. */
export const turnUp = ({ deals, rules }: Duel, seat: Seat, tries: readonly Try[], at: number): Further => {
  const nth = tries.length;
  const deal = deals[nth];
  if (!deal) return { run: { stage: 'over', tries }, events: [] };
  const { state: table, events } = tableFor(deal, nth, rules, at);
  const run = { stage: 'under-way', tries, table } as const;
  return { run, events: [{ what: 'next-card', seat, nth: nth + 1 }, ...events] };
};

type OwnInput = Input<Move>;

/** A move, or a stroke of this run's own clock, at the table for one. */
export const goOn = (duel: Duel, seat: Seat, run: UnderWay, input: OwnInput, rng: Rng): Further => {
  const { tries, table } = run;
  const deal = duel.deals[tries.length];
  if (table.phase.name === 'check' || !deal) return turnUp(duel, seat, tries, input.at);
  const step = race.apply(table, input, rng);
  const { state, events } = withCard(step.state, deal, tries.length);
  const done = tryOf(state, deal);
  const nth = tries.length + 1;
  const told = [...step.events, ...events].map((event) => asSeat(event, seat, done && { nth, ...done }));
  return {
    run: { stage: 'under-way', tries: done ? [...tries, done] : tries, table: state },
    events: told,
  };
};

/** With the shout the card is turned up: there is none to choose. [K33] */
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

/** How the card went, as soon as that is known. */
const tryOf = ({ phase, past }: State, { card }: Deal): Try | null => {
  if (phase.name !== 'check') return null;
  const { how, correct, wrong } = phase.verdict;
  const ms = past.at(-1)?.ms;
  if (how !== 'meow' || ms === undefined) return { card, how: 'late', ms: timeFor(card), wrong: [] };
  return { card, how: correct ? 'right' : 'wrong', ms, wrong };
};

type NthTry = Try & { readonly nth: number };

/** The table for one knows its player as seat 0, and of points that only the comparison can give. */
const asSeat = (event: Event, seat: Seat, done: NthTry | null): Event | DuelEvent => {
  if (done && (event.what === 'checked' || event.what === 'too-late'))
    return { what: 'tried', seat, ...done };
  return 'seat' in event ? { ...event, seat } : event;
};
