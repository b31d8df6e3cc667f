import { useEffect, useRef } from 'preact/hooks';
import type { Kind, Scene, Seat } from '../../../kernel/game.ts';
import { isRaceSeen } from '../../../kernel/press.ts';
import type { BoardModule } from '../../kit/board.ts';
import { playSound } from '../../kit/sounds.ts';
import { useCallingIcon, useHidden } from '../../page/hidden-tab.ts';
import { settings } from '../../preferences/settings.ts';
import type { Session } from '../../table/session.ts';

/** True while the tab is hidden and it is my turn: the title says so, the icon has a dot, and a soft sound is played. */
export const useHiddenTurn = ({ yours, scenes }: Session, board: BoardModule<Kind>): boolean => {
  const hidden = useHidden();
  const scene = [...scenes.values()][0];
  const turn = scene !== undefined && !scene.outcome && yours.some((seat) => isAwaited(scene, seat, board));
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

/** In a race everybody acts all the time, so only the board knows when the others wait. */
const isAwaited = (scene: Scene<Kind>, seat: Seat, { waitsFor }: BoardModule<Kind>): boolean =>
  isRaceSeen(scene) ? (waitsFor?.(scene.view, seat) ?? false) : scene.awaiting.includes(seat);
