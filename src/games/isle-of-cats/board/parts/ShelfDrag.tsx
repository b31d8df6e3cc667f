import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { cellAt, type Cell } from '../../rules/boat/grid.ts';
import { CELL, RIM, sizeOf } from '../boat/direction.ts';
import { gripOf } from '../plan/turning.ts';
import { tileInHand } from '../plan/useHands.ts';
import type { Planning } from '../plan/usePlan.ts';
import type { IsleProps } from '../props/props.ts';
import { TilePicture } from '../tiles/TileArt.tsx';

interface ShelfDragProps {
  readonly props: IsleProps;
  readonly plan: Planning;
  readonly dealing: false | 'few' | 'many'; // many cards to choose from stand below, for few players or many
  readonly children: ComponentChildren;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

const SLACK = 6; // pixels: a click that moves a little is still a click

/**
 * Around shelves and boat: a tile can be dragged from its shelf to the boat with the mouse. The picture under the
 * pointer is moved without drawing the board again; the board only learns which cell the pointer is over.
 */
export const ShelfDrag = ({ props, plan, dealing, children }: ShelfDragProps): JSX.Element => {
  const [dragging, setDragging] = useState(false);
  const sea = useRef<Sea>({ left: 0, top: 0, cell: 0 });
  const picture = useRef<HTMLDivElement>(null);
  const at = useRef<Point>({ x: 0, y: 0 });
  const now = useRef(plan); // the handlers of a drag outlive the render in which it began
  now.current = plan;
  const { tile, turn } = plan.holding;
  const follow = (): void => {
    const { x, y } = at.current;
    if (picture.current) picture.current.style.transform = `translate(${x}px, ${y}px)`;
  };
  useEffect(follow, [dragging, tile, turn]);
  const press = (event: PointerEvent): void => {
    const taken = takenBy(event);
    if (taken === null) return;
    const from = { x: event.clientX, y: event.clientY };
    let moved = false;
    const move = (next: PointerEvent): void => {
      at.current = { x: next.clientX, y: next.clientY };
      if (!moved && Math.hypot(next.clientX - from.x, next.clientY - from.y) < SLACK) return;
      if (!moved) {
        moved = true;
        sea.current = measured();
        if (now.current.holding.tile !== taken) now.current.tapTile(taken);
        setDragging(true);
      }
      follow();
      now.current.holding.over(cellUnder(sea.current, at.current));
    };
    const end = (last: PointerEvent): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (!moved) return;
      setDragging(false);
      const cell =
        last.type === 'pointerup' ? cellUnder(sea.current, { x: last.clientX, y: last.clientY }) : null;
      if (cell !== null) now.current.tapCell(cell);
      else if (!isOnShelf(last)) now.current.cancel(); // on a shelf the click that follows puts it back
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };
  const grip = tile === null ? null : gripOf(tile, turn);
  const size = sea.current.cell;
  return (
    <div
      class={`isle ${dealing ? `isle--dealing isle--${dealing}` : ''} ${dragging ? 'is-dragging' : ''}`}
      onPointerDown={press}
    >
      {children}
      {dragging && tile !== null && grip && (
        <div class="isle-float" ref={picture} aria-hidden="true">
          <div style={{ translate: `${-(grip.x + 0.5) * size}px ${-(grip.y + 0.5) * size}px` }}>
            <TilePicture
              tile={tileInHand(props, tile)}
              turn={turn}
              cell={size}
              signs={props.settings.signs}
            />
          </div>
        </div>
      )}
    </div>
  );
};

/** The tile on a shelf that this press takes hold of. Fingers scroll the shelves, so they do not drag. */
const takenBy = (event: PointerEvent): string | null => {
  if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLElement>('.isle-take')?.dataset['tile'] ?? null;
};

const isOnShelf = ({ target }: PointerEvent): boolean =>
  target instanceof Element && target.closest('.isle-take') !== null;

/** Where the boat lies on the screen. Measured once a drag: asking the page at every step would be slow. */
interface Sea {
  readonly left: number;
  readonly top: number;
  readonly cell: number; // pixels
}

const measured = (): Sea => {
  const boat = document.querySelector('.isle-boat svg')?.getBoundingClientRect();
  if (!boat) return { left: 0, top: 0, cell: 0 };
  const scale = boat.width / sizeOf('along').width;
  return { left: boat.left + RIM * scale, top: boat.top + RIM * scale, cell: CELL * scale };
};

const cellUnder = ({ left, top, cell }: Sea, { x, y }: Point): Cell | null => {
  const found = cellAt(Math.floor((x - left) / cell), Math.floor((y - top) / cell));
  return found >= 0 ? found : null;
};
