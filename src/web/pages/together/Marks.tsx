import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Mark, Spot, TogetherRoom } from '../../../protocol/together.ts';
import { colourAt } from './colours.ts';
import { middleOf, pointOf, spotAt, type Point } from './marks.ts';

export type Tool = Mark['kind'];

interface MarksProps {
  readonly room: TogetherRoom;
  readonly shown: boolean; // false: this person looks at another position
  readonly tool: Tool | null; // null: the board is played on
  readonly draw: (mark: Mark) => void;
  readonly label: string;
}

/** Over the board: everybody's rings and arrows, and what one draws now. */
export const Marks = ({ room, shown, tool, draw, label }: MarksProps): JSX.Element => {
  const box = useRef<SVGSVGElement>(null);
  const [board, setBoard] = useState<Element | null>(null);
  const [, paint] = useState(0);
  const from = useRef<Spot | null>(null);
  useLayoutEffect(() => {
    const under = box.current?.parentElement ?? null;
    setBoard(under);
    const watch = new ResizeObserver(() => paint((times) => times + 1));
    if (under) watch.observe(under);
    return () => watch.disconnect();
  }, []);
  const here = (event: PointerEvent): Spot | null =>
    board && spotAt(board, { x: event.clientX, y: event.clientY });
  const lift = (event: PointerEvent): void => {
    const [first, last] = [from.current, here(event)];
    from.current = null;
    if (!first || !last || !tool) return;
    draw(tool === 'arrow' ? { kind: 'arrow', from: first, to: last } : { kind: 'ring', from: last });
  };
  useDrawnByKeys(board, tool, from, draw);
  const colours = new Map(room.people.map(({ guest, colour }) => [guest, colourAt(colour)]));
  return (
    <svg
      class="tg__marks"
      ref={box}
      data-drawing={tool !== null || undefined}
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        if (!tool) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = here(event);
      }}
      onPointerUp={lift}
      onPointerCancel={() => (from.current = null)}
    >
      {board &&
        shown &&
        room.marks.map(({ by, mark }, i) => (
          <Drawn key={i} board={board} mark={mark} colour={colours.get(by) ?? colourAt(0)} />
        ))}
    </svg>
  );
};

/** By keyboard: Enter at a part of the board is a ring; for an arrow the first one is its tail, the second one its tip. */
const useDrawnByKeys = (
  board: Element | null,
  tool: Tool | null,
  from: { current: Spot | null },
  draw: (mark: Mark) => void,
): void =>
  // Before the paint: otherwise a key pressed right after the choice of a tool would draw with the old one.
  useLayoutEffect(() => {
    if (!(board instanceof HTMLElement) || !tool) return undefined;
    const press = (event: KeyboardEvent): void => {
      const part = event.target instanceof Element ? event.target.closest('[data-spot]') : null;
      if (!part || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      event.stopPropagation();
      const [tail, spot] = [from.current, middleOf(part)];
      from.current = tool === 'arrow' && !tail ? spot : null;
      if (tool === 'ring') draw({ kind: 'ring', from: spot });
      else if (tail) draw({ kind: 'arrow', from: tail, to: spot });
    };
    board.addEventListener('keydown', press, true);
    return () => {
      board.removeEventListener('keydown', press, true);
      from.current = null;
    };
  }, [board, tool]);

interface DrawnProps {
  readonly board: Element;
  readonly mark: Mark;
  readonly colour: string;
}

const Drawn = ({ board, mark, colour }: DrawnProps): JSX.Element => {
  const { width, height } = board.getBoundingClientRect();
  const size = Math.max(12, Math.min(width, height) / 25);
  const at = pointOf(board, mark.from);
  if (mark.kind === 'ring')
    return (
      <g fill="none">
        <circle cx={at.x} cy={at.y} r={size * 1.5} stroke="#fff8ea" stroke-width={size / 2} />
        <circle cx={at.x} cy={at.y} r={size * 1.5} stroke={colour} stroke-width={size / 3.2} />
      </g>
    );
  const d = arrowPath(at, pointOf(board, mark.to), size);
  return <path d={d} fill={colour} stroke="#fff8ea" stroke-width={size / 6} stroke-linejoin="round" />;
};

const arrowPath = (from: Point, to: Point, size: number): string => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const [ux, uy] = [dx / length, dy / length];
  const head = Math.min(length, size * 1.2);
  const along = (part: number, aside: number): string =>
    `${(from.x + ux * part - uy * aside).toFixed(1)} ${(from.y + uy * part + ux * aside).toFixed(1)}`;
  const [thin, wide, neck] = [size / 4, size * 0.75, length - head];
  return `M${along(0, thin)}L${along(neck, thin)}L${along(neck, wide)}L${along(length, 0)}L${along(neck, -wide)}L${along(neck, -thin)}L${along(0, -thin)}Z`;
};
