import type { JSX } from 'preact';
import type { Look } from '../base/look.ts';
import { Oval, Stroke } from '../base/shapes.tsx';

/** Cheek puffs, moustache, nose and mouth; `y` is the height of the nose. */
export const Muzzle = ({ look, y }: { look: Look; y: number }): JSX.Element => {
  const { coat, small, stroke } = look;
  return (
    <>
      {!['points', 'sheen', 'tuxedo'].includes(coat.pattern) && <Puffs y={y} fill={coat.light} />}
      {coat.pattern === 'cap' && <Moustache y={y} fill={coat.mark} />}
      <path
        d={`M-6 ${y - 3}Q0 ${y - 6} 6 ${y - 3}Q6 ${y + 1} 0 ${y + 4}Q-6 ${y + 1}-6 ${y - 3}Z`}
        fill={coat.nose}
        stroke={small ? 'none' : coat.line}
        stroke-width={stroke * 0.5}
      />
      <Mouth look={look} y={y} />
    </>
  );
};

interface PartProps {
  readonly y: number;
  readonly fill: string;
}
const Puffs = ({ y, fill }: PartProps): JSX.Element => (
  <>
    <Oval at={[-9, y + 6]} r={[14, 11]} fill={fill} />
    <Oval at={[9, y + 6]} r={[14, 11]} fill={fill} />
    <Oval at={[0, y + 13]} r={[9, 7]} fill={fill} />
  </>
);

const Moustache = ({ y, fill }: PartProps): JSX.Element => (
  <path
    d={
      `M0 ${y + 1}C10 ${y - 2} 18 ${y + 3} 20 ${y + 11}C12 ${y + 12} 4 ${y + 11} 0 ${y + 6}` +
      `C-4 ${y + 11}-12 ${y + 12}-20 ${y + 11}C-18 ${y + 3}-10 ${y - 2} 0 ${y + 1}Z`
    }
    fill={fill}
  />
);

const lipColour = ({ coat }: Look): string => {
  if (coat.pattern === 'cap') return '#F3DCC8';
  return coat.onMask ?? (coat.dark && coat.pattern !== 'tuxedo' ? '#9C8A9E' : coat.line);
};

const Mouth = ({ look, y }: { look: Look; y: number }): JSX.Element => {
  const [colour, width] = [lipColour(look), look.stroke * 0.9];
  if (look.mood === 'surprised')
    return <Oval at={[0, y + 10]} r={[5, 6]} fill="#8C3A3E" line={colour} width={width} />;
  if (look.mood === 'smug')
    return (
      <Stroke
        d={`M-17 ${y}Q-13 ${y + 11} 0 ${y + 5}Q13 ${y + 11} 17 ${y}M-20 ${y + 1}L-14 ${y - 2}M20 ${y + 1}L14 ${y - 2}`}
        colour={colour}
        width={width}
      />
    );
  const s = look.mood === 'asleep' ? 6 : 9;
  return (
    <Stroke
      d={`M${-s} ${y + 5}Q${-s / 2} ${y + 10} 0 ${y + 5}Q${s / 2} ${y + 10} ${s} ${y + 5}`}
      colour={colour}
      width={width}
    />
  );
};
