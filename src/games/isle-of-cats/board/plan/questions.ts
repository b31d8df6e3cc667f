import { effect, signal, type Signal } from '@preact/signals';
import type { Check } from '../../rules/state/types.ts';

/** The questions that a player wants to be asked, or not; kept in this browser. */

export const CHECKS: readonly Check[] = ['day', 'buying', 'rescue', 'end'];

/** A signal whose value outlives the page. `read` gets what was stored, or null. */
const kept = <T>(key: string, read: (stored: unknown) => T): Signal<T> => {
  const stored = (): unknown => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
    } catch {
      return null;
    }
  };
  const value = signal(read(stored()));
  effect(() => {
    const text = JSON.stringify(value.value);
    try {
      localStorage.setItem(key, text);
    } catch {
      // Storage may be refused in private windows; the choice is kept until the page is closed.
    }
  });
  return value;
};

/** The ready checks that this player always accepts, whatever the hand holds. */
export const readyAtOnce = kept('clowder.isle-of-cats.ready', (stored): readonly Check[] =>
  Array.isArray(stored) ? CHECKS.filter((check) => stored.includes(check)) : [],
);

export const setReadyAtOnce = (check: Check, wanted: boolean): void => {
  readyAtOnce.value = CHECKS.filter((one) => (one === check ? wanted : readyAtOnce.value.includes(one)));
};

/** True: steps without a decision are asked too. */
export const asksAlways = kept('clowder.isle-of-cats.asks', (stored) => stored === true);
