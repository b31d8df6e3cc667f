import { LatticeDots } from '../pieces/LatticeDots.tsx';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../../../web/kit/Announcer.tsx';
import { laidOut, type Figure } from '../../rules/cards/figure.ts';
import { minus, nearestPoint, plus, samePoint, type Point } from '../../rules/cards/lattice.ts';
import type { BoardWords } from '../../words/types.ts';
import {
  flipPiece,
  liftPiece,
  movePiece,
  piecesOf,
  placeOf,
  removePiece,
  turnPiece,
  type PieceName,
} from '../../rules/cards/drawing.ts';
import { BoxPiece, hexagonsOf, spotOf, TilePiece } from '../pieces/Figure.tsx';
import { stepOn } from '../pieces/step.ts';
import { longName } from './names.ts';

export interface Drawing {
  readonly figure: Figure;
  readonly selected: PieceName | null;
  readonly change: (figure: Figure) => void;
  readonly select: (name: PieceName | null) => void;
}

const EDGE = 100; // of the lattice, in units of the drawing
const FRAME = '-520 -470 1040 940'; // more than the largest card needs

/** The mat on which a card is drawn. Pieces are dragged, or moved with the arrow keys. */
export const Lattice = ({ words, ...drawing }: Drawing & { words: BoardWords }): JSX.Element => {
  const svg = useRef<SVGSVGElement>(null);
  const drag = useDrag(svg, drawing);
  const { figure, selected } = drawing;
  useEffect(() => {
    // A piece that changes its layer is moved in the DOM and loses the focus.
    if (selected && document.activeElement === document.body) focusOn(svg.current, selected);
  }, [figure]);
  return (
    <svg
      ref={svg}
      class="studio-mat"
      viewBox={FRAME}
      role="group"
      aria-label={words.studio.mat(piecesOf(figure).length)}
      onPointerMove={drag.move}
      onPointerUp={drag.end}
      onPointerCancel={drag.end}
    >
      <LatticeDots id="studio-dots" width={1040} height={940} />
      {laidOut(figure).map(({ name, footprint }) => (
        <g
          key={name}
          class="studio-lies"
          data-piece={name}
          role="button"
          tabIndex={0}
          aria-label={longName(words, figure, name)}
          aria-pressed={name === selected}
          onFocus={() => drawing.select(name)}
          onPointerDown={(event) => drag.begin(event, name)}
          onKeyDown={(event) => keyDown(event, drawing, name, words)}
        >
          <Drawn figure={figure} name={name} />
          <path class="studio-ring" d={hexagonsOf(footprint)} />
        </g>
      ))}
    </svg>
  );
};

export const focusOn = (within: ParentNode | null, name: PieceName): void =>
  within?.querySelector<SVGElement>(`[data-piece="${name}"]`)?.focus();

const Drawn = ({ figure, name }: { figure: Figure; name: PieceName }): JSX.Element | null => {
  const tile = figure.tiles.find(({ breed }) => breed === name);
  if (tile) return <TilePiece tile={tile} small={false} />;
  return figure.box && <BoxPiece box={figure.box} />;
};

/** Keys are chosen by their position, not by their letter: R is elsewhere on a Cyrillic keyboard. */
const CHANGES: Readonly<Record<string, (figure: Figure, name: PieceName, back: boolean) => Figure>> = {
  KeyR: (figure, name, back) => turnPiece(figure, name, back ? -1 : 1),
  KeyF: flipPiece,
  Equal: (figure, name) => liftPiece(figure, name, 1),
  NumpadAdd: (figure, name) => liftPiece(figure, name, 1),
  Minus: (figure, name) => liftPiece(figure, name, -1),
  NumpadSubtract: (figure, name) => liftPiece(figure, name, -1),
  Delete: removePiece,
  Backspace: removePiece,
};

const keyDown = (
  event: KeyboardEvent,
  { figure, change, select }: Drawing,
  name: PieceName,
  words: BoardWords,
): void => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const here = placeOf(figure, name);
  const there = here && stepOn(here, event.key);
  const altered = there
    ? movePiece(figure, name, there)
    : CHANGES[event.code]?.(figure, name, event.shiftKey);
  if (!altered) return;
  event.preventDefault();
  change(altered);
  const at = placeOf(altered, name);
  if (!at) select(null);
  else announce(there ? words.studio.at(at.u, at.v) : longName(words, altered, name));
};

/** A piece follows the pointer from point to point. */
const useDrag = (svg: { readonly current: SVGSVGElement | null }, drawing: Drawing) => {
  const held = useRef<{ readonly name: PieceName; readonly grip: Point } | null>(null);
  const pointAt = (event: PointerEvent): Point | null => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return nearestPoint(x / EDGE, y / EDGE);
  };
  const begin = (event: PointerEvent, name: PieceName): void => {
    const [point, at] = [pointAt(event), placeOf(drawing.figure, name)];
    if (!point || !at || event.button !== 0) return;
    svg.current?.setPointerCapture(event.pointerId);
    held.current = { name, grip: minus(at, point) };
    drawing.select(name);
  };
  const move = (event: PointerEvent): void => {
    const point = held.current && pointAt(event);
    if (!held.current || !point) return;
    const { name, grip } = held.current;
    const at = plus(point, grip);
    const before = placeOf(drawing.figure, name);
    if (before && !samePoint(at, before) && isInSight(at))
      drawing.change(movePiece(drawing.figure, name, at));
  };
  const end = (): void => {
    held.current = null;
  };
  return { begin, move, end };
};

const isInSight = (at: Point): boolean => {
  const { x, y } = spotOf(at);
  return Math.abs(x) < 500 && Math.abs(y) < 450;
};
