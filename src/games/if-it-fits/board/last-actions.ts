import type { Seat } from '../../../kernel/game.ts';
import type { Cell, Event } from '../rules/types.ts';
import { cellsOf } from './last-cells.ts';

/** The cells of each seat's last action, until its next one. */
export type LastActions = ReadonlyMap<Seat, readonly Cell[]>;

export const NO_ACTIONS: LastActions = new Map();

export const actionsAfter = (before: LastActions, events: readonly Event[]): LastActions => {
  const actions = new Map<Seat, readonly Cell[]>();
  for (const event of events) {
    const cells = cellsOf(event);
    if ('seat' in event && cells.length > 0)
      actions.set(event.seat, [...(actions.get(event.seat) ?? []), ...cells]);
  }
  return new Map([...before, ...actions]);
};
