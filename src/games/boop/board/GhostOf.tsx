import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import type { Vector } from '../../../web/kit/animations.ts';
import { Arrow, Ghost, Stays } from '../../../web/kit/marks.tsx';
import type { Square } from '../rules/types.ts';
import { centreOf, footOf, stepBetween } from './bed-map.ts';
import type { Effects } from './effects.ts';
import { Pet } from './Pet.tsx';
import { RowFrame, type FrameKind } from './RowFrame.tsx';

interface GhostProps {
  readonly effects: Effects;
  readonly seat: Seat;
  readonly narrow: boolean;
  readonly signs: boolean;
}

/** Drawn under the pieces: the planned or advised square, and the row that would score. */
export const GhostBelow = ({
  effects: { move, scores },
  kind,
}: Pick<GhostProps, 'effects'> & { kind: FrameKind }): JSX.Element => (
  <>
    {scores.length > 0 && <RowFrame squares={scores} kind="scores" />}
    <RowFrame squares={move.do === 'place' ? [move.at] : move.squares} kind={kind} />
  </>
);

/**
 * Drawn over the pieces: pale copies at their new places, an arrow for each push, a minus for each piece that
 * stays.
 */
export const GhostAbove = ({ effects, seat, ...looks }: GhostProps): JSX.Element => {
  const { move, pushes, falls, stays } = effects;
  return (
    <g aria-hidden="true">
      {pushes.map((push) => (
        <Ghost key={push.from}>
          <At foot={footOf(push.to)}>
            <Pet seat={push.seat} size={push.size} mood="surprised" {...looks} />
          </At>
        </Ghost>
      ))}
      {move.do === 'place' && (
        <g class="ghost ghost--mine">
          <At foot={footOf(move.at)}>
            <Pet seat={seat} size={move.size} mood="alert" {...looks} />
          </At>
        </g>
      )}
      {pushes.map(({ from, to }) => (
        <Arrow key={from} {...between(from, centreOf(to))} />
      ))}
      {move.do === 'place' && falls.map(({ from }) => <Arrow key={from} {...overTheEdge(move.at, from)} />)}
      {stays.map(({ at }) => (
        <Stays key={at} x={centreOf(at)[0] + 34} y={centreOf(at)[1] - 34} />
      ))}
    </g>
  );
};

const At = ({ foot: [x, y], children }: { foot: Vector; children: JSX.Element }): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>{children}</g>
);

const between = (from: Square, [x2, y2]: Vector): { from: Vector; to: Vector } => {
  const [x1, y1] = centreOf(from);
  return {
    from: [x1 + (x2 - x1) * 0.42, y1 + (y2 - y1) * 0.42],
    to: [x1 + (x2 - x1) * 0.86, y1 + (y2 - y1) * 0.86],
  };
};

const overTheEdge = (pusher: Square, from: Square): { from: Vector; to: Vector } => {
  const [[x, y], [dx, dy]] = [centreOf(from), stepBetween(pusher, from)];
  return between(from, [x + dx * 0.8, y + dy * 0.8]);
};
