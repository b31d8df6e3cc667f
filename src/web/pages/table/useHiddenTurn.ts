import { useEffect, useRef } from 'preact/hooks';
import { isRaceSeen } from '../../../kernel/press.ts';
import { playSound } from '../../kit/sounds.ts';
import { useCallingIcon, useHidden } from '../../page/hidden-tab.ts';
import { settings } from '../../preferences/settings.ts';
import type { Session } from '../../table/session.ts';

/** True while the tab is hidden and it is my turn: the title says so, the icon has a dot, and a soft sound is played. */
export const useHiddenTurn = ({ yours, scenes }: Session): boolean => {
  const hidden = useHidden();
  const scene = [...scenes.values()][0];
  const awaited = scene && !scene.outcome && !isRaceSeen(scene) ? scene.awaiting : [];
  const turn = yours.some((seat) => awaited.includes(seat));
  const known = useRef(turn && !hidden); // a match may begin with my turn while the waiting room is hidden
  useEffect(() => {
    // While several choose at once, a choice of somebody else changes the position but it stays my turn.
    if (turn && !known.current && hidden && settings.value.sound) playSound('turn');
    known.current = turn;
  }, [turn]);
  const calls = hidden && turn;
  useCallingIcon(calls);
  return calls;
};
