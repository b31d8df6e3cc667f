import type { Scene } from '../../../kernel/game.ts';
import { boxesOf } from '../rules/boxes.ts';
import { boxInfo } from '../rules/score.ts';
import type { Event, IfItFits, Move } from '../rules/types.ts';
import type { Effects } from '../words/board-types.ts';

type Of<What extends Event['what']> = Extract<Event, { what: What }>;

export const effectsOf = (move: Move, after: Scene<IfItFits> | null): Effects | null => {
  if (!after) return null;
  const told = <What extends Event['what']>(what: What): Of<What>[] =>
    after.events.filter((event): event is Of<What> => event.what === what);
  return {
    move,
    joins: told('joined').reduce((most, { boxes }) => Math.max(most, boxes.length), 0),
    closes: told('closed').map(({ cells }) => cells),
    standings: told('standing'),
    worth: worthAfter(move, after),
    goesHome: told('princess-came')[0]?.from ?? null,
    ends: after.outcome ? 'match' : told('ending').length > 0 ? 'phase' : null,
  };
};

const worthAfter = (move: Move, { view: { table, cats, rules } }: Scene<IfItFits>): number | null => {
  if (!('at' in move)) return null;
  const box = boxesOf(table).boxOf[move.at];
  return box === undefined ? null : boxInfo(table, box, cats.length, rules).value.points;
};
