import type { JSX } from 'preact';
import type { Look } from '../base/look.ts';
import { Oval, Stroke } from '../base/shapes.tsx';

interface PawProps {
  readonly at: readonly [x: number, y: number];
  readonly r: readonly [rx: number, ry: number];
  readonly look: Look;
}

/** A front paw with its toes. */
export const Paw = ({ at, r, look }: PawProps): JSX.Element => {
  const { coat, stroke, small } = look;
  const [[x, y], [rx, ry]] = [at, r];
  return (
    <>
      <Oval at={at} r={r} fill={coat.sock ?? coat.base} line={coat.line} width={stroke} />
      {!small && (
        <Stroke
          d={`M${x - rx * 0.28} ${y + ry * 0.1}V${y + ry * 0.75}M${x + rx * 0.28} ${y + ry * 0.1}V${y + ry * 0.75}`}
          colour={coat.onMask ?? (coat.dark && !coat.sock ? '#7C6C80' : coat.line)}
          width={stroke * 0.7}
        />
      )}
    </>
  );
};
