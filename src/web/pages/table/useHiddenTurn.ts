import { useEffect, useRef, useState } from 'preact/hooks';
import { isRaceSeen } from '../../../kernel/press.ts';
import { playSound } from '../../kit/sounds.ts';
import { settings } from '../../preferences/settings.ts';
import type { Session } from '../../table/session.ts';

const ICON = '/icon.svg';
const TURN_ICON = '/icon-turn.svg';

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
  useEffect(() => {
    if (!calls) return undefined;
    setIcon(TURN_ICON);
    return () => setIcon(ICON);
  }, [calls]);
  return calls;
};

const setIcon = (address: string): void =>
  document.querySelector('link[rel="icon"]')?.setAttribute('href', address);

const useHidden = (): boolean => {
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const look = (): void => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hidden;
};
