import { effect, signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Check } from '../../rules/state/types.ts';
import type { IsleProps } from '../props/props.ts';

/** What this player is always ready for; kept in this browser. */
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
    // Private windows may refuse; the choice holds until the page is closed.
  }
});

/**
 * Answers the checks that its player has chosen, whatever is in the hand: an answer that came only without a card to play
 * would tell the others about it. Around one device nobody may answer for the next one.
 */
export const useReadyAtOnce = ({ scene, legal, pending, shared, play }: IsleProps): void => {
  const { phase, day } = scene.view;
  const answered = useRef('');
  const chosen = phase.name === 'ready' && readyAtOnce.value.includes(phase.before);
  const answers = chosen && !shared && !pending && legal.some((move) => move.do === 'ready');
  useEffect(() => {
    const check = phase.name === 'ready' ? `${day} ${phase.before}` : '';
    // While the answer travels the others may become ready: then it looks unanswered again, and twice would be refused.
    if (!answers || answered.current === check) return;
    answered.current = check;
    play({ do: 'ready' });
  }, [answers, scene.seq]);
};
