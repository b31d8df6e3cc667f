import { useMemo, useRef } from 'preact/hooks';
import type { Spot } from '../../rules/state/types.ts';
import { ignoreClickAfter, type Gestures } from '../../../../web/kit/useGestures.ts';
import { wheelCounter } from '../../../../web/kit/wheel.ts';
import { flipped, turned, turnedBack, turnedBy } from '../plan/turning.ts';
import type { Holding } from '../plan/useHolding.ts';
import { CELL, sizeOf, stepOnBoat, type Direction } from './direction.ts';

interface Finger {
  readonly x: number;
  readonly y: number;
}
const SLACK = 9; // pixels that a finger may move during a tap
const TWIST = 32; // degrees that two fingers must turn for a quarter turn

const angle = ([a, b]: readonly Finger[]): number =>
  a && b ? (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI : 0;

interface TileGestures extends Omit<Gestures, 'onKeyDownCapture'> {
  onTouchMove(event: TouchEvent): void;
}

/**
 * Gestures on the boat. A finger drags the tile from anywhere on the boat, so that it need not cover the tile; two
 * fingers turn it, and a tap with two fingers flips it. The wheel turns it too.
 */
export const useTileGestures = (holding: Holding, direction: Direction): TileGestures => {
  const fingers = useRef(new Map<number, Finger>());
  const start = useRef<{ readonly at: Finger; readonly from: Spot | null } | null>(null);
  const twist = useRef<{ readonly angle: number; readonly turned: boolean } | null>(null);
  const dragged = useRef(false);
  const wheelSteps = useMemo(wheelCounter, []);
  const { tile, turn, turnTo } = holding;
  const drag = (event: PointerEvent, at: Finger): void => {
    const from = start.current;
    if (!from) return;
    const [dx, dy] = [at.x - from.at.x, at.y - from.at.y];
    if (!dragged.current && Math.hypot(dx, dy) < SLACK) return;
    dragged.current = true;
    const box = event.currentTarget as Element;
    const svg = box.querySelector('svg')?.getBoundingClientRect();
    const pixels = ((svg?.width ?? 1) * CELL) / sizeOf(direction).width;
    const by = stepOnBoat(direction, Math.round(dx / pixels), Math.round(dy / pixels));
    const was = holding.shift(by, from.from ?? undefined);
    if (!from.from) start.current = { ...from, from: was };
  };
  const lift = (event: PointerEvent): void => {
    // A tap with two fingers that turned nothing.
    if (fingers.current.size === 2 && twist.current && !twist.current.turned && tile) {
      turnTo(flipped(turn));
      dragged.current = true;
    }
    twist.current = null;
    fingers.current.delete(event.pointerId);
    start.current = null;
  };
  return {
    onPointerDown: (event) => {
      if (!tile || event.pointerType === 'mouse') return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.current.size === 1) {
        dragged.current = false;
        start.current = {
          at: { x: event.clientX, y: event.clientY },
          from: holding.set ? holding.spot : null,
        };
      } else {
        start.current = null;
        twist.current = { angle: angle([...fingers.current.values()]), turned: false };
      }
    },
    onPointerMove: (event) => {
      if (!tile || !fingers.current.has(event.pointerId)) return;
      const at = { x: event.clientX, y: event.clientY };
      fingers.current.set(event.pointerId, at);
      if (!twist.current) return drag(event, at);
      const now = angle([...fingers.current.values()]);
      const by = ((now - twist.current.angle + 540) % 360) - 180;
      if (Math.abs(by) < TWIST) return;
      dragged.current = true;
      twist.current = { angle: now, turned: true };
      turnTo(by > 0 ? turned(turn) : turnedBack(turn));
    },
    // Not `touch-action`: to change it, the browser styles every cell of the boat anew when a tile is taken.
    onTouchMove: (event) => {
      if (tile && event.cancelable) event.preventDefault(); // the finger moves the tile, not the page
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onClickCapture: ignoreClickAfter(dragged),
    onWheel: (event) => {
      if (!tile || event.ctrlKey) return;
      event.preventDefault();
      const steps = wheelSteps(event);
      if (steps !== 0) turnTo(turnedBy(turn, steps));
    },
  };
};
