import type { JSX } from 'preact';
import type { Look } from '../base/look.ts';
import { SEAT_LOOKS } from '../base/seats.ts';
import { SignGlyph } from '../base/Sign.tsx';
import { Oval, Stroke } from '../base/shapes.tsx';

/** A collar in the colour of the seat, with its sign on the tag; nothing for a cat without a seat. */
export const Collar = ({
  look,
  at: [x, y],
  width: w,
}: {
  look: Look;
  at: readonly [number, number];
  width: number;
}): JSX.Element | null => {
  const { seat, coat, stroke, small } = look;
  if (!seat) return null;
  const band = `M${x - w} ${y}Q${x} ${y + w * 0.42} ${x + w} ${y}`;
  return (
    <>
      <Stroke d={band} colour={coat.line} width={9 + stroke} />
      <Stroke d={band} colour={SEAT_LOOKS[seat].colour} width={9 - stroke * 0.3} />
      <g transform={`translate(${x} ${y + w * 0.21 + 13}) scale(${small ? 1.35 : 1})`}>
        <Oval at={[0, 0]} r={13} fill="#FFF8EA" line={coat.line} width={stroke * 0.8} />
        <g transform="scale(.85)">
          <SignGlyph sign={seat} colour={SEAT_LOOKS[seat].colour} hole="#FFF8EA" />
        </g>
      </g>
    </>
  );
};
