import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { fadeIn, fadeOut, give, glide, perform, type Act } from './animations.ts';
import type { BoardSettings } from './board.ts';

interface PieceProps {
  readonly x: number; // its place, in units of the stage
  readonly y: number;
  readonly motion: BoardSettings['motion'];
  readonly delay?: number; // before it begins to move, so that the piece that pushes it arrives first
  readonly arrive?: Act | null; // the animation when it appears; without one it is there at once
  readonly leave?: Act | null; // the animation when it leaves; after it the piece stays invisible until the board removes it
  readonly children: ComponentChildren;
}

/**
 * A piece that animates whenever its place changes: give it the piece's id as `key` and its current place.
 * Its children are drawn around (0, 0), the point where it stands.
 */
export const Piece = ({ x, y, motion, delay = 0, arrive, leave, children }: PieceProps): JSX.Element => {
  const exit = useRef<SVGGElement>(null); // a group for each kind of animation, because they overlap
  const travel = useRef<SVGGElement>(null);
  const body = useRef<SVGGElement>(null);
  const stood = useRef<readonly [number, number] | null>(null);
  const left = useRef(false);

  useLayoutEffect(() => {
    const before = stood.current;
    stood.current = [x, y];
    if (!before) {
      if (arrive) perform(body.current, motion === 'calm' ? fadeIn() : arrive);
    } else if (before[0] !== x || before[1] !== y) {
      if (motion === 'calm') return perform(body.current, fadeIn());
      perform(travel.current, glide([before[0] - x, before[1] - y], delay));
      perform(body.current, give(delay));
    }
  }, [x, y]);

  useLayoutEffect(() => {
    if (!leave || left.current) return;
    left.current = true;
    perform(exit.current, motion === 'calm' ? fadeOut() : leave, true);
  }, [leave]);

  return (
    <g transform={`translate(${x} ${y})`} class="piece">
      <g ref={exit}>
        <g ref={travel}>
          <g ref={body}>{children}</g>
        </g>
      </g>
    </g>
  );
};
