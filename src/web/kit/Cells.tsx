import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { memo } from '../art/base/memo.ts';
import { useArrows, type Rows } from './useArrows.ts';

/** A spot of a board that can be tapped, hovered and reached with the arrow keys. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly name: string; // the label for screen readers
  readonly selected: boolean;
  readonly legal: boolean; // choosing it now begins or makes a legal move
  readonly mark?: ComponentChildren; // drawn in the cell, such as the dot of a legal place
}

interface CellsProps {
  readonly label: string;
  readonly rows: Rows<number>;
  readonly start: number; // the spot where Tab enters
  readonly cell: (spot: number) => Cell;
  readonly choose: (spot: number) => void;
  readonly hover: (spot: number | null) => void; // the mouse entered or left; touch has no hover
  readonly visit?: (spot: number | null) => void; // the keyboard focus entered or left
  readonly cancel: () => void; // Escape
}

export const Cells = (props: CellsProps): JSX.Element => {
  const { label, rows, start, cell, choose, hover, visit, cancel } = props;
  const root = useRef<SVGGElement>(null);
  const arrows = useArrows(
    rows,
    start,
    (spot) => root.current?.querySelector(`[data-spot="${spot}"]`) ?? null,
  );
  const keyDown = (event: KeyboardEvent, spot: number): void => {
    if (event.key === 'Escape') return cancel();
    if (event.key !== 'Enter' && event.key !== ' ') return arrows.keyDown(event, spot);
    event.preventDefault();
    choose(spot);
  };
  // One object for all renders: a cell that has not changed is not drawn again, but its handlers must be the newest.
  const handlers: Handlers = {
    choose: (spot) => (arrows.focus(spot), choose(spot)),
    focus: (spot, visible) => {
      arrows.focus(spot);
      if (visible) visit?.(spot);
    },
    blur: () => visit?.(null),
    keyDown,
    hover,
  };
  const on = useRef(handlers).current;
  Object.assign(on, handlers);
  return (
    <g role="grid" aria-label={label} ref={root}>
      {rows.map((spots, i) => (
        <g role="row" key={i}>
          {spots.map(
            (spot) =>
              spot !== null && (
                <OneCell key={spot} spot={spot} focusable={spot === arrows.focused} on={on} {...cell(spot)} />
              ),
          )}
        </g>
      ))}
    </g>
  );
};

interface Handlers {
  choose(spot: number): void;
  focus(spot: number, visible: boolean): void;
  blur(): void;
  keyDown(event: KeyboardEvent, spot: number): void;
  hover(spot: number | null): void;
}

interface OneCellProps extends Cell {
  readonly spot: number;
  readonly focusable: boolean; // by Tab
  readonly on: Handlers;
}

const OneCell = memo((props: OneCellProps): JSX.Element => {
  const { spot, focusable, on, x, y, width, height, name, selected, legal, mark } = props;
  return (
    <g
      class="cell"
      role="gridcell"
      data-spot={spot}
      data-legal={legal || undefined}
      tabindex={focusable ? 0 : -1}
      aria-label={name}
      aria-selected={selected}
      onClick={() => on.choose(spot)}
      onFocus={(event: FocusEvent) =>
        on.focus(spot, (event.currentTarget as Element).matches(':focus-visible'))
      }
      onBlur={() => on.blur()}
      onKeyDown={(event: KeyboardEvent) => on.keyDown(event, spot)}
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && on.hover(spot)}
      onPointerLeave={(event: PointerEvent) => event.pointerType === 'mouse' && on.hover(null)}
    >
      <rect x={x} y={y} width={width} height={height} fill="transparent" />
      {mark}
      <rect class="cell__focus" x={x - 3} y={y - 3} width={width + 6} height={height + 6} rx={19} />
    </g>
  );
});

/** The spot under a point of the screen, to drop something there. */
export const spotUnder = (x: number, y: number): number | null => {
  const spot = document.elementFromPoint(x, y)?.closest<SVGGElement>('[data-spot]')?.dataset['spot'];
  return spot === undefined ? null : Number(spot);
};
