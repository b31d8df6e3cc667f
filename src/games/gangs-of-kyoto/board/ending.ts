import type { Seat } from '../../../kernel/game.ts';
import { eventsOf } from '../../../parts/events.ts';
import { comparedFacts } from '../../../web/kit/compared-facts.ts';
import type { MatchEnd, EndFact, EndOfMatch } from '../../../web/kit/ending.ts';
import type { Event, GangsOfKyoto } from '../rules/types.ts';
import type { KyotoWords } from '../words/types.ts';
import { bellsMoved } from './table-view.ts';

type KyotoEnd = MatchEnd<GangsOfKyoto, KyotoWords>;

/** The reason for the victory, the source of the last bells, and the price of being late. */
export const tellEnd: NonNullable<EndOfMatch<GangsOfKyoto, KyotoWords>['tell']> = (end) => {
  const { scene, words } = end;
  const scores = scene.outcome?.scores ?? [];
  const tied = scores.filter((score) => score === Math.max(...scores)).length > 1;
  const { ending } = words.board;
  return {
    reason: tied ? ending.tie : ending.reasons[scene.view.rules.end],
    more: causeOf(end),
    facts: factsOf(end),
  };
};

/** A gift wins at once; everything else is counted when somebody is late. */
const causeOf = ({ steps, viewer, words, nameOf }: KyotoEnd): string => {
  const { ending } = words.board;
  const [late] = eventsOf(steps.at(-1)?.events ?? [], 'late');
  if (!late) return ending.gift;
  return ending.late(late.seat === viewer ? null : nameOf(late.seat));
};

const isLate = (of: Seat, events: readonly Event[]): boolean =>
  eventsOf(events, 'late').some(({ seat }) => seat === of);

const factsOf = (end: KyotoEnd): readonly EndFact[] => {
  const { steps, words } = end;
  const { ending } = words.board;
  return comparedFacts(end, [
    [ending.times, (of) => steps.filter(({ events }) => isLate(of, events)).length],
    [ending.lost, (of) => steps.reduce((sum, { events }) => sum + bellsMoved(events, of).lost, 0)],
  ]);
};
