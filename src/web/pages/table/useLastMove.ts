import { useEffect, useRef, useState } from 'preact/hooks';
import type { Kind, Scene } from '../../../kernel/game.ts';

const LOOK_BACK = 550;

export interface LastMove {
  readonly scene: Scene<Kind> | null; // the position before the last move, while it is shown again
  readonly again: (() => void) | null; // null: there is no last move
}

/** Shows the last move again: for a moment the board shows the position before it. */
export const useLastMove = (scene: Scene<Kind>): LastMove => {
  const seen = useRef<{ readonly now: Scene<Kind>; readonly before: Scene<Kind> | null }>({
    now: scene,
    before: null,
  });
  const [past, setPast] = useState<Scene<Kind> | null>(null);
  if (seen.current.now.seq !== scene.seq) {
    // Only from the previous seq: after a takeback or a jump there is no single move to show.
    const before = scene.seq === seen.current.now.seq + 1 ? seen.current.now : null;
    seen.current = { now: scene, before };
  }
  const { before } = seen.current;
  useEffect(() => {
    if (!past) return undefined;
    const timer = setTimeout(() => setPast(null), LOOK_BACK);
    // The timer of a first look must not end a second one, nor fire after the page is gone.
    return () => clearTimeout(timer);
  }, [past]);
  const again = (): void => setPast(before);
  return { scene: past && past.seq === scene.seq - 1 ? past : null, again: before ? again : null };
};
