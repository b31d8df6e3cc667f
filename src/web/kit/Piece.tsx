import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { fadeIn, fadeOut, give, glide, perform, type Act } from './acts.ts';
import type { BoardSettings } from './board.ts';

interface PieceProps {
  readonly x: number; // where it stands, in units of the stage
  readonly y: number;
  readonly motion: BoardSettings['motion'];
  readonly delay?: number; // before it begins to travel, so that what pushes it arrives first
  readonly arrive?: Act | null; // how it enters; without one it is simply there
  readonly leave?: Act | null; // how it goes; it stays invisible until the board forgets it
  readonly children: ComponentChildren;
}

/**
 * A piece glides whenever its place changes: give it the piece's id as `key`, and say only where it stands.
 * Its children are drawn around (0, 0), the point it stands on.
 */
export const Piece = ({ x, y, motion, delay = 0, arrive, leave, children }: PieceProps): JSX.Element => {
  const exit = useRef<SVGGElement>(null); // a group for each kind of act, because acts overlap
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
