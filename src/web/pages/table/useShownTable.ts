import { flushSync } from 'preact/compat';
import { useEffect, useMemo } from 'preact/hooks';
import type { Kind } from '../../../kernel/game.ts';
import { oneBeat } from '../../kit/beats.ts';
import type { BoardModule } from '../../kit/board.ts';
import { isCalm } from '../../preferences/settings.ts';
import { ShownTable } from '../../table/shown-table.ts';
import type { TableSource } from '../../table/source.ts';

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
const SILENT_KEYS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/**
 * Input never waits: it shows everything that has come and then acts on what it shows. Rendered at once, so that the
 * same event already meets the handlers of the new position.
 */
const useInputFirst = (table: ShownTable): void => {
  useEffect(() => {
    let onlyGoesOn = false; // the tap that ends a pause
    const act = (event: Event): void => {
      const { target } = event;
      if (!(target instanceof Element) || !target.closest('.tp') || target.closest('.side')) return;
      if (event instanceof KeyboardEvent && SILENT_KEYS.has(event.key)) return;
      if (event.type === 'pointerdown') onlyGoesOn = false;
      if (table.pauses && event.type !== 'keydown') onlyGoesOn = true;
      flushSync(() => table.finish());
      if (event.type !== 'click' || !onlyGoesOn) return;
      onlyGoesOn = false;
      event.stopPropagation();
    };
    for (const input of INPUTS) document.addEventListener(input, act, true);
    return () => {
      for (const input of INPUTS) document.removeEventListener(input, act, true);
    };
  }, [table]);
};
