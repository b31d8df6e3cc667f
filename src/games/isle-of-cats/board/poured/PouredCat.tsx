import type { JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { GLINT, PUPIL, SHADE, Stroke } from '../../../../web/art/base/shapes.tsx';
import { drawingOf, type Drawing, type Pour } from './drawing.ts';
import type { Dye } from './dyes.ts';
import { UNIT } from './outline.ts';
import { stamp } from './pen.ts';

export interface PouredCatProps extends Omit<Pour, 'pattern'> {
  readonly dye: Dye;
  readonly small?: boolean; // thicker lines, no whiskers: for cells of less than about 34 pixels
  readonly horned?: boolean;
}

/**
 * One animal that fills exactly these cells, 100 units each, and looks at the viewer. It is memoised, so that
 * a boat with forty of them can be dragged over smoothly.
 */
export const PouredCat = (props: PouredCatProps): JSX.Element => {
  const { cells, dye, mood, young, taken, small = false, horned = false } = props;
  const clip = useId();
  const key = JSON.stringify([cells, mood, young, taken]);
  return useMemo(() => {
    const drawing = drawingOf({ cells, pattern: dye.pattern, mood, young, taken });
    const stroke = small ? 5 : 3;
    return (
      <>
        <Body drawing={drawing} dye={dye} clip={clip} stroke={stroke} />
        <Limbs drawing={drawing} dye={dye} stroke={stroke} small={small} />
        {horned && <Horns drawing={drawing} stroke={stroke} line={dye.line} />}
        <Face drawing={drawing} dye={dye} stroke={stroke} small={small} />
      </>
    );
  }, [key, dye, small, horned, clip]);
};

interface PartProps {
  readonly drawing: Drawing;
  readonly dye: Dye;
  readonly stroke: number;
}

const Body = ({ drawing, dye, clip, stroke }: PartProps & { clip: string }): JSX.Element => {
  const { outline, marks, cheeks } = drawing;
  return (
    <>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={dye.base} />
      <g clip-path={`url(#${clip})`}>
        {marks.filled && <path d={marks.filled} fill={dye.mark} />}
        {marks.drawn && <Stroke d={marks.drawn} colour={dye.mark} width={8} />}
        {marks.pale && <path d={marks.pale} fill={dye.light} />}
        <path
          d={`M-900-900H1900V1900H-900Z${outline}`}
          fill={SHADE}
          fill-rule="evenodd"
          transform="translate(-6 -7)"
        />
      </g>
      <Stroke d={outline} colour={dye.line} width={stroke} />
      {cheeks && <Stroke d={cheeks} colour={dye.line} width={stroke * 0.8} />}
    </>
  );
};

const Limbs = ({ drawing, dye, stroke, small }: PartProps & { small: boolean }): JSX.Element => {
  const { tail, paws } = drawing;
  const pale = dye.pattern === 'socks';
  return (
    <>
      {tail && (
        <>
          <path d={tail.shape} fill={dye.base} stroke={dye.line} stroke-width={stroke} />
          <path d={tail.tip} fill={pale ? dye.light : dye.mark} />
        </>
      )}
      {paws.haunch && <Stroke d={paws.haunch} colour={dye.line} width={stroke * 0.8} opacity={0.6} />}
      <path d={paws.pads} fill={pale ? dye.light : dye.base} stroke={dye.line} stroke-width={stroke * 0.9} />
      {!small && <Stroke d={paws.toes} colour={dye.line} width={stroke * 0.7} />}
    </>
  );
};

const HORNS = 'M-38-22Q-52-32-42-50Q-34-38-20-33ZM38-22Q52-32 42-50Q34-38 20-33Z';
const Horns = ({
  drawing,
  stroke,
  line,
}: {
  drawing: Drawing;
  stroke: number;
  line: string;
}): JSX.Element => {
  const [x, y] = drawing.anatomy.head;
  return <path d={stamp(HORNS, x + 0.5, y + 0.5)} fill="#F1E3C6" stroke={line} stroke-width={stroke * 0.8} />;
};

const Face = ({ drawing, dye, stroke, small }: PartProps & { small: boolean }): JSX.Element => {
  const { face } = drawing;
  return (
    <>
      <path d={face.ears} fill={dye.ear} />
      <path d={face.puffs} fill={dye.light} />
      {face.eyes && <path d={face.eyes} fill={dye.eye} stroke={PUPIL} stroke-width={stroke * 0.7} />}
      {face.pupils && <path d={face.pupils} fill={PUPIL} />}
      {face.glints && <path d={face.glints} fill={GLINT} />}
      {face.lids && <Stroke d={face.lids} colour={dye.line} width={stroke * 1.2} />}
      <path d={face.nose} fill={dye.nose} />
      <Stroke d={face.mouth} colour={dye.line} width={stroke * 0.8} />
      {!small && <Stroke d={face.whiskers} colour={dye.line} width={stroke * 0.5} opacity={0.6} />}
    </>
  );
};

interface PlainProps {
  readonly pour: Omit<Pour, 'mood' | 'young'>;
  readonly dye: Dye;
}

/** The same animal as a tiny picture, on a small boat: two paths. */
export const PlainPour = ({ pour, dye }: PlainProps): JSX.Element => {
  const { outline, anatomy } = drawingOf({ ...pour, mood: 'calm', young: false });
  const [x, y] = anatomy.head;
  return (
    <>
      <path d={outline} fill={dye.base} stroke={dye.line} stroke-width={9} />
      <circle cx={(x + 0.5) * UNIT} cy={(y + 0.5) * UNIT} r={20} fill={dye.light} />
    </>
  );
};
