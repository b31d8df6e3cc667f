import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Kind, Scene } from '../../../kernel/game.ts';
import type { Beat } from '../../kit/beats.ts';
import type { BoardModule } from '../../kit/board.ts';
import { isCalm } from '../../preferences/settings.ts';

type Steps = readonly { readonly scene: Scene<Kind> }[];

/** The beats that lead to a step; none at the beginning of a match. */
export const beatsTo = ({ beats }: BoardModule<Kind>, steps: Steps, at: number): readonly Beat<Kind>[] => {
  const [before, after] = [steps[at - 1], steps[at]];
  return beats && before && after ? beats(before.scene, after.scene, isCalm() ? 'calm' : 'full') : [];
};

/** The scene of a replay: a step forward is shown beat by beat, as at the table; a jump shows its end. */
export const useStepBeats = (
  board: BoardModule<Kind>,
  steps: Steps,
  at: number,
): { readonly scene: Scene<Kind> | undefined; readonly beat: number } => {
  const came = useRef({ at, forward: false });
  if (came.current.at !== at) came.current = { at, forward: at === came.current.at + 1 };
  const beats = useMemo(() => beatsTo(board, steps, at), [board, steps, at]);
  const first = came.current.forward ? 0 : Math.max(0, beats.length - 1);
  const [now, setNow] = useState({ beats, beat: first });
  const beat = now.beats === beats ? now.beat : first;
  useEffect(() => {
    if (beat >= beats.length - 1) return undefined;
    const timer = setTimeout(() => setNow({ beats, beat: beat + 1 }), beats[beat]?.lasts ?? 0);
    return () => clearTimeout(timer);
  }, [beats, beat]);
  return { scene: beats[beat]?.scene ?? steps[at]?.scene, beat };
};
