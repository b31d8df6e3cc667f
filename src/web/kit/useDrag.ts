import { useRef, useState } from 'preact/hooks';
import { useKeyPress } from './useKeyPress.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}
interface DragHandlers {
  lift(): void;
  over(point: Point): void;
  drop(point: Point): void;
  cancel(): void;
}
interface Drag {
  readonly at: Point | null; // the position of the finger while dragging
  readonly grip: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(): void;
    onClickCapture(event: MouseEvent): void;
  };
}

const SLACK = 8; // pixels: a tap that moves a little is still a tap

/**
 * Dragging with mouse, pen or finger; Escape drops the thing. Spread `grip` on the draggable element, and give it `touch-action:
 * none`.
 */
export const useDrag = (on: DragHandlers): Drag => {
  const [at, setAt] = useState<Point | null>(null);
  const pressed = useRef<Point | null>(null);
  const dragged = useRef(false);
  const end = (): void => {
    pressed.current = null;
    setAt(null);
  };
  useKeyPress(({ code }) => {
    if (code !== 'Escape' || !at) return false;
    on.cancel();
    end();
    return true;
  });
  return {
    at,
    grip: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        // At once: a fast pointer has left the element before its first move is reported.
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
        pressed.current = { x: event.clientX, y: event.clientY };
        dragged.current = false;
      },
      onPointerMove: (event) => {
        const from = pressed.current;
        if (!from) return;
        if (event.buttons === 0) return end(); // released outside the window, which sent no event
        const point = { x: event.clientX, y: event.clientY };
        if (!at && Math.hypot(point.x - from.x, point.y - from.y) < SLACK) return;
        if (!at) {
          dragged.current = true;
          on.lift();
        }
        setAt(point);
        on.over(point);
      },
      onPointerUp: (event) => {
        if (at) on.drop({ x: event.clientX, y: event.clientY });
        end();
      },
      onPointerCancel: () => {
        if (at) on.cancel();
        end();
      },
      // The click at the end of a drag is ignored.
      onClickCapture: (event) => {
        if (dragged.current) event.stopPropagation();
        dragged.current = false;
      },
    },
  };
};
