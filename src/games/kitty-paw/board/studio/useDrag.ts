import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { addPiece, hasPiece, movePiece, placeOf, type PieceName } from '../../rules/cards/drawing.ts';
import { minus, nearestPoint, plus, samePoint, type Point } from '../../rules/cards/lattice.ts';
import type { Figure } from '../../rules/cards/figure.ts';
import { EDGE } from '../art/iso.ts';
import { spotOf } from '../pieces/Figure.tsx';

/** The drawing, the piece that is chosen in it, and the ways to change both. */
export interface Drawing {
  readonly figure: Figure;
  readonly selected: PieceName | null;
  readonly change: (figure: Figure) => void;
  readonly select: (name: PieceName | null) => void;
}

/** Begins a drag: of a piece on the mat, or of one in the palette that comes onto the mat with the pointer. */
export type BeginDrag = (event: PointerEvent, name: PieceName, from: 'mat' | 'palette') => void;

const ORIGIN: Point = { u: 0, v: 0 };

/**
 * A piece follows the pointer from point to point. The listeners are on the window: a finger stays with the
 * element it came down on, and a pointer may leave the mat for a moment.
 */
export const useDrag = (mat: RefObject<SVGSVGElement | null>, drawing: Drawing): BeginDrag => {
  const latest = useRef(drawing);
  latest.current = drawing;
  const ended = useRef(new AbortController());
  useEffect(() => () => ended.current.abort(), []);
  return useMemo(
    (): BeginDrag => (event, name, from) => {
      if (event.button !== 0 || !event.isPrimary) return;
      const at = placeOf(latest.current.figure, name);
      const under = from === 'mat' && mat.current ? pointUnder(mat.current, event) : null;
      const grip = at && under ? minus(at, under) : ORIGIN;
      if (from === 'mat') latest.current.select(name);
      const move = (moved: PointerEvent): void => {
        if (moved.pointerId === event.pointerId && mat.current)
          follow(mat.current, latest, name, grip, moved);
      };
      const end = ({ pointerId }: PointerEvent): void => {
        if (pointerId === event.pointerId) ended.current.abort();
      };
      ended.current.abort();
      ended.current = new AbortController();
      const { signal } = ended.current;
      addEventListener('pointermove', move, { signal });
      addEventListener('pointerup', end, { signal });
      addEventListener('pointercancel', end, { signal });
    },
    [],
  );
};

const follow = (
  mat: SVGSVGElement,
  { current: { figure, change, select } }: { readonly current: Drawing },
  name: PieceName,
  grip: Point,
  pointer: PointerEvent,
): void => {
  const under = pointUnder(mat, pointer);
  const at = under && plus(under, grip);
  if (!at || !isInSight(at)) return;
  const before = placeOf(figure, name);
  if (before && samePoint(at, before)) return;
  change(hasPiece(figure, name) ? movePiece(figure, name, at) : addPiece(figure, name, at));
  if (!before) select(name);
};

const pointUnder = (mat: SVGSVGElement, { clientX, clientY }: PointerEvent): Point | null => {
  const matrix = mat.getScreenCTM()?.inverse();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return nearestPoint(x / EDGE, y / EDGE);
};

const isInSight = (at: Point): boolean => {
  const { x, y } = spotOf(at);
  return Math.abs(x) < 500 && Math.abs(y) < 450;
};
