import { useEffect, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { tablePath } from '../../../../protocol/api.ts';
import type { TableId, TableInfo } from '../../../../protocol/table.ts';
import { announce } from '../../../kit/Announcer.tsx';
import { words } from '../../../preferences/language.ts';
import { readTable } from '../../../table/api.ts';
import type { TableSource } from '../../../table/source.ts';
import { namesOf, rematchState, tableToGoTo, type RematchState } from './rematch-state.ts';

const PATIENCE = 60_000; // then the one who asked is offered somebody else

/**
 * Follows the question for a rematch while the page is open: says it to screen readers, and goes to the new table when
 * all have answered. A later visit of the old table goes nowhere, but a reload of its page does: the answer may have come
 * while it was loading.
 */
export const useRematch = ({ session }: TableSource, table: TableInfo): RematchState => {
  const { me, yours } = session.value;
  const known = rematchState(table, me, yours.length > 0);
  const patient = usePatience(known.is === 'thinking' ? (table.rematchSaid?.length ?? 0) : null);
  const state = known.is === 'thinking' && !patient ? { ...known, is: 'silent' as const } : known;
  const { route } = useLocation();
  const before = useRef<RematchState['is'] | null>(null);
  useEffect(() => {
    const first = before.current === null;
    before.current = state.is;
    if (table.status !== 'over') return;
    const next = tableToGoTo(state);
    if (first) {
      if (next !== null && isReloaded()) void goIfPlayed(next, route).catch(reportError);
      return;
    }
    if (next !== null) return goOnce(next, route);
    const said = sentence(table, state);
    if (said) announce(said);
  }, [state.is]);
  return state;
};

let moved = false; // since this page was loaded

/** The socket and the answer to a request may both say that a table is ready; each route is an entry in the history. */
export const goOnce = (next: TableId, route: (path: string) => void): void => {
  const path = tablePath(next);
  moved = true;
  if (location.pathname !== path) route(path);
};

/** True if this address was just loaded again. Not after the way back from the next table: that would lead there again. */
const isReloaded = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation');
  const again = loaded instanceof PerformanceNavigationTiming && loaded.type === 'reload';
  return again && !moved && new URL(loaded.name).pathname === location.pathname;
};

/** Goes to the next table if the match there is not over. */
const goIfPlayed = async (next: TableId, route: (path: string) => void): Promise<void> => {
  const { table, yours } = await readTable(next);
  if (table.status !== 'over' && yours.length > 0) goOnce(next, route);
};

/** True for a minute after the last answer; null if there is nothing to wait for. */
const usePatience = (answers: number | null): boolean => {
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    setPatient(true);
    if (answers === null) return undefined;
    const timer = setTimeout(() => setPatient(false), PATIENCE);
    return () => clearTimeout(timer);
  }, [answers]);
  return patient;
};

const sentence = (table: TableInfo, state: RematchState): string => {
  const t = words.value.end.rematch;
  if (state.is !== 'asked' && state.is !== 'declined') return '';
  const names = namesOf(table, state.guests);
  return state.is === 'asked' ? t.asks(names[0] ?? '') : t.declined(names.join(', '));
};
