import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { Kind } from '../../../kernel/game.ts';
import { oneBeat } from '../../kit/beats.ts';
import type { BoardModule } from '../../kit/board.ts';
import { isCalm } from '../../preferences/settings.ts';
import { ShownTable } from '../../table/shown-table.ts';
import type { TableSource } from '../../table/source.ts';
import { inputFirst } from './input-first.ts';
import { renderNow } from './render-now.ts';

const AT_ONCE = oneBeat<Kind>(() => 0);

/** The table as this page shows it: what the board has not shown yet is not said anywhere. */
export const useShownTable = (source: TableSource, { beats = AT_ONCE }: BoardModule<Kind>): ShownTable => {
  const table = useMemo(
    () => new ShownTable(source, (before, after) => beats(before, after, isCalm() ? 'calm' : 'full')),
    [source, beats],
  );
  useEffect(() => () => table.close(), [table]);
  useInputFirst(table);
  return table;
};

const INPUTS = ['pointerdown', 'keydown', 'click'] as const;

/** Rendered at once, so that the same event already meets the handlers of the new position. */
const useInputFirst = (table: ShownTable): void => {
  useLayoutEffect(() => {
    const take = inputFirst({
      pauses: () => table.pauses,
      goOn: () => renderNow(() => table.goOn()),
      finish: () => renderNow(() => table.finish()),
    });
    const act = (event: Event): void => {
      const { type, target } = event;
      if (!(target instanceof Element) || !target.closest('.tp') || target.closest('.side')) return;
      const key = event instanceof KeyboardEvent ? event.key : '';
      if (take({ type, key, showsAll: target.closest('[data-show-all]') !== null })) event.stopPropagation();
    };
    for (const input of INPUTS) document.addEventListener(input, act, true);
    return () => {
      for (const input of INPUTS) document.removeEventListener(input, act, true);
    };
  }, [table]);
};
