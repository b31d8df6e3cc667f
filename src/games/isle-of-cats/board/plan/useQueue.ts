import { useLayoutEffect, useState } from 'preact/hooks';
import { write } from '../../rules/notation.ts';
import type { Move } from '../../rules/state/types.ts';
import type { IsleProps } from '../props/props.ts';

/** Plays several moves one after the other, each when the one before it has come back; what is no longer allowed is dropped. */
export const useQueue = ({ scene, pending, check, play }: IsleProps): ((moves: readonly Move[]) => void) => {
  const [queue, setQueue] = useState<readonly Move[]>([]);
  const [sent, setSent] = useState('');
  // Before the paint: a second press of the big button, which comes before an effect, would replace a queue not yet begun.
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
