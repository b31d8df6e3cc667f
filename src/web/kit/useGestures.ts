import { useRef } from 'preact/hooks';
import type { CameraControl } from './useCamera.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Gestures {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
  onClickCapture(event: MouseEvent): void;
  onWheel(event: WheelEvent): void;
  onKeyDownCapture(event: KeyboardEvent): void;
}

const SLACK = 8; // pixels: a tap that moves a little is still a tap
const STEP = 1.3; // one press of + or -
const STRIDE = 90; // pixels: one press of an arrow
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STRIDE, 0],
  ArrowRight: [-STRIDE, 0],
  ArrowUp: [0, STRIDE],
  ArrowDown: [0, -STRIDE],
};

const pointOf = ({ clientX, clientY, currentTarget }: MouseEvent): Point => {
  const box = (currentTarget as Element).getBoundingClientRect();
  return { x: clientX - box.left, y: clientY - box.top };
};
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A drag ends with a click event, which must not count as a tap. */
export const ignoreClickAfter =
  (dragged: { current: boolean }) =>
  (event: MouseEvent): void => {
    if (dragged.current) event.stopPropagation();
    dragged.current = false;
  };

/** Drag, pinch, wheel and keys. `wheel` may use the wheel for the game; then it does not zoom. */
export const useGestures = (view: CameraControl, wheel: (event: WheelEvent) => boolean): Gestures => {
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<Point | null>(null);
  const dragged = useRef(false);
  const lift = ({ pointerId }: PointerEvent): void => {
    fingers.current.delete(pointerId);
    start.current = null;
  };
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      fingers.current.set(event.pointerId, pointOf(event));
      if (fingers.current.size === 1) [start.current, dragged.current] = [pointOf(event), false];
    },
    onPointerMove: (event) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      if (event.buttons === 0) return lift(event); // released outside the window, which sent no event
      const point = pointOf(event);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (!dragged.current && !other && start.current && apart(point, start.current) < SLACK) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      dragged.current = true;
      fingers.current.set(event.pointerId, point);
      if (other) view.zoom(apart(point, other) / Math.max(1, apart(before, other)), middle(point, other));
      const share = other ? 0.5 : 1; // with two fingers, each moves the middle by half its way
      view.pan((point.x - before.x) * share, (point.y - before.y) * share);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onClickCapture: ignoreClickAfter(dragged),
    onWheel: (event) => {
      event.preventDefault();
      // A pinch on a trackpad arrives as a wheel with the control key: it always zooms.
      if (!event.ctrlKey && wheel(event)) return;
      view.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), pointOf(event));
    },
    onKeyDownCapture: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || !pressed(view, event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};

/** True if a key moved the camera. Arrows alone move from place to place; with Shift they move the table. */
const pressed = (view: CameraControl, { key, shiftKey }: KeyboardEvent): boolean => {
  const way = shiftKey ? ARROWS[key] : undefined;
  if (way) view.pan(way[0], way[1], true);
  else if (key === '+' || key === '=') view.zoom(STEP);
  else if (key === '-') view.zoom(1 / STEP);
  else if (key === '0') view.toggleWhole();
  else return false;
  return true;
};
