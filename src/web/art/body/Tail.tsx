import type { JSX } from 'preact';
import type { Look } from '../base/look.ts';
import { Stroke } from '../base/shapes.tsx';

/** A thick soft line with an outline; rings and a tip are dashes on the same path. */
export const Tail = ({ d, width, look }: { d: string; width: number; look: Look }): JSX.Element => {
  const { coat, stroke } = look;
  const inner = width - stroke;
  return (
    <>
      <Stroke d={d} colour={coat.line} width={width + stroke} />
      <Stroke d={d} colour={coat.tail ?? coat.base} width={inner} />
      {coat.pattern === 'tabby' && (
        <Stroke
          d={d}
          colour={coat.mark}
          width={inner}
          pathLength={100}
          stroke-dasharray="0 28 10 10 10 10 10 100"
          stroke-linecap="butt"
        />
      )}
      {tip(look) && (
        <Stroke
          d={d}
          colour={tip(look) ?? ''}
          width={inner}
          pathLength={100}
          stroke-dasharray="40 200"
          stroke-dashoffset={-76}
        />
      )}
    </>
  );
};

const tip = ({ coat }: Look): string | null =>
  coat.pattern === 'tuxedo' ? coat.light : coat.pattern === 'spotted' ? coat.mark : null;
