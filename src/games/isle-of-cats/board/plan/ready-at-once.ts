import { effect, signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Check } from '../../rules/state/types.ts';
import type { IsleProps } from '../props/props.ts';

/** The ready checks that this player has set to be answered automatically; kept in this browser. */
export const CHECKS: readonly Check[] = ['day', 'buying', 'rescue', 'end'];

const KEY = 'clowder.isle-of-cats.ready';

const read = (): readonly Check[] => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? CHECKS.filter((check) => kept.includes(check)) : [];
  } catch {
    return [];
  }
};

export const readyAtOnce = signal<readonly Check[]>(read());

export const setReadyAtOnce = (check: Check, wanted: boolean): void => {
  readyAtOnce.value = CHECKS.filter((one) => (one === check ? wanted : readyAtOnce.value.includes(one)));
};

effect(() => {
  const text = JSON.stringify(readyAtOnce.value);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Private windows may have no storage; then the choice lasts until the page is closed.
  }
});

/**
 * Answers the chosen ready checks automatically, even with playable cards in hand: otherwise the delay would tell the
 * others about these cards. Not on a shared device, where it would answer for other people.
 */
export const useReadyAtOnce = ({ scene, legal, pending, shared, play }: IsleProps): void => {
  const { phase, day } = scene.view;
  const answered = useRef('');
  const chosen = phase.name === 'ready' && readyAtOnce.value.includes(phase.before);
  const answers = chosen && !shared && !pending && legal.some((move) => move.do === 'ready');
  useEffect(() => {
    const check = phase.name === 'ready' ? `${day} ${phase.before}` : '';
    // Before the answer is acknowledged others may become ready, and the check looks unanswered again. A second answer
    // would be refused.
    if (!answers || answered.current === check) return;
    answered.current = check;
    play({ do: 'ready' });
  }, [answers, scene.seq]);
};
