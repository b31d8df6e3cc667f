import { useLayoutEffect, useState } from 'preact/hooks';
import { write } from '../../rules/notation.ts';
import type { Move } from '../../rules/state/types.ts';
import type { IsleProps } from '../props/props.ts';

/**
 * Plays several moves in order, each after the one before is acknowledged. If one is no longer legal, the rest is
 * dropped.
 */
export const useQueue = ({ scene, pending, check, play }: IsleProps): ((moves: readonly Move[]) => void) => {
  const [queue, setQueue] = useState<readonly Move[]>([]);
  const [sent, setSent] = useState('');
  // A layout effect, because a second press of the confirm button could come before a normal effect and replace the
  // queue.
  useLayoutEffect(() => {
    const [next, ...rest] = queue;
    if (!next || pending) return;
    const name = `${scene.seq} ${write(next)}`;
    if (check(next)) return setQueue([]);
    if (name === sent) return;
    setSent(name);
    setQueue(rest);
    play(next);
  }, [queue, scene.seq, pending]);
  return setQueue;
};
