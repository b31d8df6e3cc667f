import type { Scene } from '../../../kernel/game.ts';
import { eventsOf } from '../../../parts/events.ts';
import { boxesOf } from '../rules/boxes.ts';
import { boxInfo } from '../rules/score.ts';
import type { IfItFits, Move } from '../rules/types.ts';
import type { Effects } from '../words/board-types.ts';

export const effectsOf = (move: Move, after: Scene<IfItFits> | null): Effects | null => {
  if (!after) return null;
  const { events } = after;
  return {
    move,
    joins: eventsOf(events, 'joined').reduce((most, { boxes }) => Math.max(most, boxes.length), 0),
    closes: eventsOf(events, 'closed').map(({ cells }) => cells),
    standings: eventsOf(events, 'standing'),
    worth: worthAfter(move, after),
    goesHome: eventsOf(events, 'princess-came')[0]?.from ?? null,
    ends: after.outcome ? 'match' : eventsOf(events, 'ending').length > 0 ? 'phase' : null,
  };
};

const worthAfter = (move: Move, { view: { table, cats, rules } }: Scene<IfItFits>): number | null => {
  if (!('at' in move)) return null;
  const box = boxesOf(table).boxOf[move.at];
  return box === undefined ? null : boxInfo(table, box, cats.length, rules).value.points;
};
