import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { EDGE } from '../art/iso.ts';
import { wheelCounter } from '../../../../web/kit/wheel.ts';
import { nearestPoint, type Point } from '../../rules/cards/lattice.ts';
import type { Move, Thing } from '../../rules/race/types.ts';
import { spotOf } from '../pieces/Figure.tsx';
import { matSettings } from './local-settings.ts';
import type { Hands } from './useHands.ts';

/** The elements that a gesture changes directly, without rendering components. */
export interface Places {
  readonly table: RefObject<HTMLDivElement | null>;
  readonly middle: RefObject<HTMLDivElement | null>;
  readonly mat: RefObject<HTMLDivElement | null>;
  readonly lattice: RefObject<SVGSVGElement | null>;
  readonly ghost: RefObject<SVGGElement | null>; // shows where the piece would be placed
  readonly layer: RefObject<HTMLDivElement | null>; // the piece that follows the pointer
}

const SLACK = 7; // pixels that a finger may move during a tap
const TWICE = 320; // milliseconds between the taps of a double tap
const EXACT = 0.22; // in edges: the largest distance to a point with the expert setting
const ABOVE_THE_FINGER = 46; // pixels, because a finger hides what is under it

/**
 * The pressed thing, from the attribute of its element: `tile 12`, `slot 3`, `lifted 3`, `box`, `lies 12`, `lies box`,
 * `held`, `mat`; `none` for a part of the mat on which nothing can be put down.
 */
type Grip = readonly [what: string, which: string];
const gripOf = (target: EventTarget | null): Grip | null => {
  const text = target instanceof Element ? target.closest('[data-grip]')?.getAttribute('data-grip') : null;
  const [what, which = ''] = text?.split(' ') ?? [];
  return what === undefined || what === 'none' ? null : [what, which];
};
const thingOf = (which: string): Thing => (which === 'box' ? 'box' : Number(which));

interface Gesture {
  readonly grip: Grip;
  readonly pointer: number;
  readonly finger: boolean;
  readonly x: number;
  readonly y: number;
  dragging: boolean;
}

/** True if the paw already reaches for this box; a second tap on it is ignored. */
const isReaching = ({ reaching }: Hands, slot: number): boolean =>
  reaching?.on === 'cat' && reaching.slot === slot;

const has = (element: Element | null, x: number, y: number): boolean => {
  const box = element?.getBoundingClientRect();
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
};

/**
 * Mouse, pen and finger. A press reaches at once; dragging only changes the transform of two elements; the next move is
 * sent on release.
 */
export const useCarry = (hands: Hands): Places => {
  const [table, middle, mat, lattice, ghost, layer] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<SVGSVGElement>(null),
    useRef<SVGGElement>(null),
    useRef<HTMLDivElement>(null),
  ];
  const latest = useRef(hands);
  latest.current = hands;
  const places = useMemo((): Places => ({ table, middle, mat, lattice, ghost, layer }), []);
  useLayoutEffect(() => listen(places, latest), []);
  const carries = hands.held !== null || hands.reaching !== null;
  useEffect(() => {
    if (!carries) showGhost(places, null);
  }, [carries]);
  return places;
};

/** The lattice point under a pointer; null outside the mat and, with the expert setting, between the points. */
const pointUnder = ({ mat, lattice }: Places, x: number, y: number): Point | null => {
  const toScreen = lattice.current?.getScreenCTM();
  if (!toScreen || !has(mat.current, x, y)) return null;
  const at = new DOMPoint(x, y).matrixTransform(toScreen.inverse());
  const point = nearestPoint(at.x / EDGE, at.y / EDGE);
  const spot = spotOf(point);
  return matSettings.value.exact && Math.hypot(spot.x - at.x, spot.y - at.y) > EXACT * EDGE ? null : point;
};

export const showGhost = ({ ghost }: Places, at: Point | null): void => {
  const element = ghost.current;
  if (!element) return;
  const shown = at !== null && matSettings.value.snap;
  element.setAttribute('visibility', shown ? 'visible' : 'hidden');
  if (!at) return;
  const { x, y } = spotOf(at);
  element.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
};

/**
 * Adds the listeners, and returns a function that removes them. Only listeners that are not passive can stop the page
 * from scrolling.
 */
const listen = (places: Places, latest: { readonly current: Hands }): (() => void) => {
  const table = places.table.current;
  if (!table) return () => {};
  const { press, move, release, cancel, wheel, menu, key } = new Carrying(places, latest);
  const ended = new AbortController();
  const active = { signal: ended.signal, passive: false };
  const passive = { signal: ended.signal, passive: true };
  table.addEventListener('pointerdown', press, active);
  table.addEventListener('wheel', wheel, active);
  table.addEventListener('contextmenu', menu, active);
  addEventListener('pointermove', move, passive);
  addEventListener('pointerup', release, passive);
  addEventListener('pointercancel', cancel, passive);
  addEventListener('keydown', key, passive);
  return () => ended.abort();
};

class Carrying {
  readonly #places: Places;
  readonly #latest: { readonly current: Hands };
  #gesture: Gesture | null = null;
  readonly #stepsOf = wheelCounter();
  #tapped: { readonly which: string; readonly at: number } | null = null;

  constructor(places: Places, latest: { readonly current: Hands }) {
    this.#places = places;
    this.#latest = latest;
  }

  readonly press = (event: PointerEvent): void => {
    const hands = this.#latest.current;
    const grip = gripOf(event.target);
    if (this.#gesture) return this.#secondFinger(event);
    if (!grip || !hands.mine || event.button !== 0) return;
    // A touch is captured by its first element, which may be removed in a moment; so the capture is released.
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
      event.target.releasePointerCapture(event.pointerId);
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    this.#gesture = { grip, pointer, finger: event.pointerType === 'touch', x, y, dragging: false };
    const [what, which] = grip;
    if (what === 'tile') hands.act({ do: 'grab', tile: Number(which) });
    if (what === 'slot' && !isReaching(hands, Number(which))) hands.act({ do: 'peek', slot: Number(which) });
    if (what === 'box') hands.act({ do: 'box' });
  };

  #secondFinger(event: PointerEvent): void {
    if (!this.#gesture?.dragging || event.pointerId === this.#gesture.pointer) return;
    event.preventDefault();
    this.#latest.current.act({ do: 'turn', by: 1, thing: 'held' });
  }

  readonly move = (event: PointerEvent): void => {
    const gesture = this.#gesture;
    if (!gesture) return this.#hover(event);
    if (event.pointerId !== gesture.pointer) return;
    if (!gesture.dragging) {
      if (Math.hypot(event.clientX - gesture.x, event.clientY - gesture.y) < SLACK) return;
      if (gesture.grip[0] === 'mat') return;
      gesture.dragging = true;
      this.#takeSize();
      this.#lift(gesture.grip);
    }
    this.#follow(event.clientX, event.clientY - (gesture.finger ? ABOVE_THE_FINGER : 0));
  };

  /** With a piece in the paw, the mouse shows where a click would put it. */
  #hover({ pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType === 'mouse' && this.#latest.current.held)
      showGhost(this.#places, pointUnder(this.#places, clientX, clientY));
  }

  /** The piece at the pointer gets the size it has on the mat. */
  #takeSize(): void {
    const unit = this.#places.lattice.current?.getScreenCTM()?.a ?? 0.3;
    this.#places.layer.current?.style.setProperty('--unit', String(unit));
  }

  #lift([what, which]: Grip): void {
    if (what === 'lies') this.#latest.current.act({ do: 'lift', thing: thingOf(which) });
  }

  #follow(x: number, y: number): void {
    const layer = this.#places.layer.current;
    if (layer) {
      layer.style.transform = `translate3d(${x}px, ${y}px, 0)`;
      layer.classList.add('is-carried');
    }
    showGhost(this.#places, pointUnder(this.#places, x, y));
  }

  readonly release = (event: PointerEvent): void => {
    const gesture = this.#gesture;
    if (!gesture || event.pointerId !== gesture.pointer) return;
    this.#end();
    const y = event.clientY - (gesture.dragging && gesture.finger ? ABOVE_THE_FINGER : 0);
    if (gesture.dragging) this.#drop(event.clientX, y);
    else this.#tap(gesture.grip, event);
  };

  readonly cancel = ({ pointerId }: PointerEvent): void => {
    if (pointerId === this.#gesture?.pointer) this.#giveUp();
  };

  /** Escape ends a drag; the keys let go of the piece. */
  readonly key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.#gesture) this.#giveUp();
  };

  #giveUp(): void {
    this.#end();
    showGhost(this.#places, null);
  }

  #end(): void {
    this.#gesture = null;
    this.#places.layer.current?.classList.remove('is-carried');
  }

  #drop(x: number, y: number): void {
    const hands = this.#latest.current;
    const isCat = (hands.held && 'cat' in hands.held) || hands.reaching?.on === 'cat';
    const at = pointUnder(this.#places, x, y);
    if (at) return hands.act(isCat ? { do: 'keep' } : { do: 'put', at });
    showGhost(this.#places, null);
    // A piece released over the middle is given back; before it is granted, a release there does nothing.
    if (hands.held && has(this.#places.middle.current, x, y)) hands.act({ do: 'return' });
  }

  #tap([what, which]: Grip, event: PointerEvent): void {
    const hands = this.#latest.current;
    const carries = hands.willHold();
    if (what === 'held') return this.#tapHeld();
    if (what === 'lifted') return hands.act({ do: 'return' });
    if (what === 'lies' && !carries) return this.#tapLying(which);
    if (what !== 'mat' && what !== 'lies') return;
    const at = pointUnder(this.#places, event.clientX, event.clientY);
    if (carries && at) hands.act(hands.held && 'cat' in hands.held ? { do: 'keep' } : { do: 'put', at });
    else hands.select(null);
  }

  #tapHeld(): void {
    if (this.#isSecond('held')) this.#latest.current.act({ do: 'flip', thing: 'held' });
  }

  #tapLying(which: string): void {
    const hands = this.#latest.current;
    const thing = thingOf(which);
    hands.select(thing);
    if (this.#isSecond(which)) hands.act({ do: 'flip', thing });
  }

  #isSecond(which: string): boolean {
    const now = performance.now();
    const second = this.#tapped?.which === which && now - this.#tapped.at < TWICE;
    this.#tapped = second ? null : { which, at: now };
    return second;
  }

  readonly wheel = (event: WheelEvent): void => {
    if (!turnOf(this.#latest.current, gripOf(event.target), 1)) return;
    event.preventDefault();
    const steps = this.#stepsOf(event);
    for (let step = 0; step < Math.abs(steps); step++) this.#turn(event, steps > 0 ? 1 : -1);
  };
  readonly menu = (event: MouseEvent): void => {
    // A long touch opens a context menu too; it must neither turn the cat nor cover it.
    if (this.#gesture?.finger) event.preventDefault();
    else this.#turn(event, 1);
  };

  #turn(event: MouseEvent, by: 1 | -1): void {
    const move = turnOf(this.#latest.current, gripOf(event.target), by);
    if (!move) return;
    event.preventDefault();
    this.#latest.current.act(move);
  }
}

/** Turns the piece in the paw, also one that the paw still reaches for, or the piece under the pointer. */
const turnOf = ({ held, willHold }: Hands, grip: Grip | null, by: 1 | -1): Move | null => {
  if (held && !('tile' in held)) return null;
  if (willHold()) return { do: 'turn', by, thing: 'held' };
  if (grip?.[0] !== 'lies') return null;
  const thing = thingOf(grip[1]);
  return thing === 'box' ? null : { do: 'turn', by, thing };
};
