import type { Scene, Seat } from '../../../kernel/game.ts';
import { boxesOf } from '../rules/boxes.ts';
import { boxInfo } from '../rules/score.ts';
import type { Cell, Event, IfItFits, Move } from '../rules/types.ts';

type Of<What extends Event['what']> = Extract<Event, { what: What }>;

/** What a move would do, read from the scene it leads to. */
export interface Effects {
  readonly move: Move;
  readonly joins: number; // boxes that would become one
  readonly closes: readonly (readonly Cell[])[];
  readonly standings: readonly { readonly seat: Seat; readonly from: number; readonly to: number }[];
  readonly worth: number | null; // of the box it would belong to
  readonly goesHome: Seat | null; // whose cat the Princess sends away
  readonly ends: 'phase' | 'match' | null;
}

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
