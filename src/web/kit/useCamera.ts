import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import {
  bringIntoView,
  bringOneIntoView,
  lookAt,
  panned,
  within,
  zoomed,
  type Area,
  type Camera,
  type Scope,
} from './camera.ts';

/** The default view of a table: an area, and a scale if it should be the same for any window. */
export interface Home {
  readonly area: Area;
  readonly scale?: number;
}

export interface CameraControl {
  readonly camera: Camera;
  readonly scope: Scope;
  readonly gliding: boolean; // the camera moves by itself: animate it
  readonly whole: boolean; // the whole table is in view
  pan(dx: number, dy: number, glide?: boolean): void;
  zoom(by: number, at?: { readonly x: number; readonly y: number }): void;
  readonly toggleWhole: () => void; // shows the whole table, or returns to the things on it
  show(area: Area): void;
}

interface CameraOptions {
  readonly table: Scope['table'];
  readonly closest: number;
  readonly home: (window: Scope['window']) => Home;
  readonly latest: Area | null; // the area of the last event
  readonly choices: readonly Area[]; // where something may be put now; the same list as long as nothing else is chosen
}

/**
 * The table fits itself to the window until somebody moves it. Then it stays there, and moves only as far as
 * needed to show what has just happened, or one of the places that can be chosen.
 */
export const useCamera = (
  frame: RefObject<HTMLElement | null>,
  { table, closest, home, latest, choices }: CameraOptions,
): CameraControl => {
  const window = useSizeOf(frame);
  const scope: Scope = { table, window, closest };
  const { area, scale } = home(window);
  const fitted = lookAt(scope, area, scale);
  const [held, setHeld] = useState<Camera | null>(null); // null: it fits itself
  const [gliding, setGliding] = useState(false);
  const camera = held ? within(scope, held) : fitted;
  const now = useRef(camera); // two moves of a finger may come before the next render
  now.current = camera;
  const take = (next: Camera, glide: boolean): void => {
    now.current = next;
    setGliding(glide);
    setHeld(next);
  };
  const measured = useRef(false); // the change to the first measured size is not animated
  useLayoutEffect(() => {
    measured.current = window !== UNMEASURED;
  }, [window]);
  const key = latest && `${latest.x} ${latest.y} ${latest.width}`;
  const glideTo = (next: Camera): void => {
    if (next.x !== now.current.x || next.y !== now.current.y) take(next, true);
  };
  useLayoutEffect(() => {
    if (latest && window !== UNMEASURED) glideTo(bringIntoView(scope, now.current, latest));
  }, [key, window.width, window.height]);
  // Otherwise somebody who has taken a card would look for a lit place where there is none.
  useLayoutEffect(() => {
    if (window !== UNMEASURED) glideTo(bringOneIntoView(scope, now.current, choices));
  }, [choices]);
  const all = lookAt(scope, { x: 0, y: 0, ...table });
  const whole = camera.scale <= all.scale * 1.01;
  const backToTheCards = (): void => {
    // Shows all of them: if they do not fit at the usual scale it zooms out, but not so far that nothing is
    // recognisable.
    const near = lookAt(scope, area);
    if (near.scale < fitted.scale && near.scale > all.scale * 1.01) return take(near, true);
    now.current = fitted;
    setGliding(true);
    setHeld(null);
  };
  return {
    camera,
    scope,
    gliding: gliding || (held === null && measured.current),
    whole,
    pan: (dx, dy, glide = false) => take(panned(scope, now.current, dx, dy), glide),
    zoom: (by, at) =>
      take(
        zoomed(scope, now.current, by, at ?? { x: window.width / 2, y: window.height / 2 }),
        at === undefined,
      ),
    toggleWhole: () => (whole ? backToTheCards() : take(all, true)),
    show: (what) => take(bringIntoView(scope, now.current, what), true),
  };
};

/** Before the first measurement; a size of zero would give a scale of zero. */
const UNMEASURED: Scope['window'] = { width: 1, height: 1 };

const useSizeOf = (frame: RefObject<HTMLElement | null>): Scope['window'] => {
  const [size, setSize] = useState<Scope['window']>(UNMEASURED);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return; // hidden
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return size;
};
