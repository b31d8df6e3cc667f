import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { PawPrint } from '../../../web/art/things/Paw.tsx';
import { ThingFigure } from '../../../web/art/Thing.tsx';
import { faceOf, type Card, type CardFace } from '../rules/cards.ts';
import { BellShape } from './BellPip.tsx';
import { NIGHT, SKIES, SPECIAL_SKY } from './night.ts';

/**
 * A card, 100 by 140. Hours and bells stand in a column at the left edge, because cards of a long row overlap and only
 * that edge is visible.
 */
export const NightCard = ({ card }: { card: Card }): JSX.Element => {
  const face = faceOf(card);
  const clip = useId();
  const special = SPECIALS[face.kind];
  return (
    <svg class="night-card" viewBox="0 0 100 140" aria-hidden="true">
      <clipPath id={clip}>
        <rect width={100} height={140} rx={11} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <rect width={100} height={140} fill={special ? SPECIAL_SKY : SKIES[face.hours]} />
        {special ? special(face) : <Exploration face={face} />}
      </g>
      <rect class="night-card__edge" x={1.5} y={1.5} width={97} height={137} rx={10} />
    </svg>
  );
};

/** The figures printed on a special card. Voice control needs them in the name of its button too. */
export const printedOn = ({ kind, bells }: CardFace): string => {
  if (kind === 'owl') return '18';
  return bells > 0 ? `+${bells}` : '';
};

const Exploration = ({ face: { kind, hours, bells } }: { face: CardFace }): JSX.Element => (
  <>
    <circle cx={78} cy={24} r={11} fill={NIGHT.moon} opacity={0.9} />
    <circle cx={78 + 12 - hours * 5} cy={21} r={10} fill={SKIES[hours]} />
    <Roofs lit={5 - hours} />
    {kind === 'curiosity' && <PeepingEyes />}
    <text class="night-card__hours" x={9} y={45}>
      {hours}
    </text>
    {kind === 'curiosity' ? <OneMore /> : <Bells count={bells} />}
  </>
);

/** The later it gets, the fewer windows are lit. */
const Roofs = ({ lit }: { lit: number }): JSX.Element => (
  <>
    <path d="M-4 112Q12 108 18 92H40Q46 108 60 112V144H-4Z" fill="#231D3D" />
    <path d="M40 104Q58 100 64 80H92Q98 98 112 104V144H40Z" fill={NIGHT.roof} />
    {PANES.map(([x, y], i) => (
      <rect key={x} x={x} y={y} width={9} height={11} rx={1.5} fill={i < lit ? NIGHT.light : '#2F2850'} />
    ))}
  </>
);
const PANES = [
  [68, 108],
  [14, 120],
  [84, 108],
  [30, 120],
  [54, 122],
] as const;

const Bells = ({ count }: { count: number }): JSX.Element => (
  <>
    {Array.from({ length: count }, (_, i) => (
      <g key={i} transform={`translate(21 ${69 + i * 27}) scale(1.3)`}>
        <BellShape />
      </g>
    ))}
  </>
);

/** A face-down card with a plus: take one more. */
const OneMore = (): JSX.Element => (
  <g transform="translate(21 70)">
    <rect
      x={-10}
      y={-14}
      width={20}
      height={28}
      rx={4}
      fill="#2F7286"
      stroke={NIGHT.chalk}
      stroke-width={2.5}
    />
    <path d="M-5 0H5M0-5V5" stroke={NIGHT.chalk} stroke-width={3.4} stroke-linecap="round" />
  </g>
);

const PeepingEyes = (): JSX.Element => (
  <g>
    <path d="M46 92L50 70L60 80H76L86 70L90 92Q88 104 68 104Q48 104 46 92Z" fill={NIGHT.ink} />
    {[58, 78].map((x) => (
      <g key={x}>
        <ellipse cx={x} cy={90} rx={6.5} ry={7.5} fill="#F6D04E" />
        <ellipse cx={x} cy={90} rx={2.4} ry={6} fill={NIGHT.ink} />
      </g>
    ))}
  </g>
);

const Figure = ({ name, scale = 0.62 }: { name: 'owl' | 'gift' | 'maneki'; scale?: number }): JSX.Element => (
  <g transform={`translate(${62 - 50 * scale} ${122 - 90 * scale}) scale(${scale})`}>
    <ThingFigure name={name} />
  </g>
);

const Present = (face: CardFace): JSX.Element => (
  <>
    <Figure name="gift" scale={face.bells === 2 ? 0.74 : 0.58} />
    <text class="night-card__mark" x={9} y={38}>
      {printedOn(face)}
    </text>
    <Bells count={face.bells} />
  </>
);

const NightOwl = (face: CardFace): JSX.Element => (
  <>
    <circle cx={62} cy={60} r={30} fill={NIGHT.moon} opacity={0.9} />
    <Figure name="owl" scale={0.7} />
    <text class="night-card__mark" x={7} y={38}>
      {printedOn(face)}
    </text>
  </>
);

const NoThanks = (): JSX.Element => (
  <>
    <Figure name="maneki" scale={0.72} />
    <circle cx={22} cy={24} r={15} fill="#B2422D" stroke={NIGHT.chalk} stroke-width={3} />
    <path d="M13 24H31" stroke={NIGHT.chalk} stroke-width={5} stroke-linecap="round" />
  </>
);

const Retreat = (): JSX.Element => (
  <>
    <path
      d="M10 24H30Q40 24 40 34M10 24L19 15M10 24L19 33"
      fill="none"
      stroke={NIGHT.chalk}
      stroke-width={5.5}
      stroke-linecap="round"
      stroke-linejoin="round"
    />
    {PRINTS.map(([x, y]) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(-62) scale(.27) translate(-50 -55)`}>
        <PawPrint colour="#BFE0DC" />
      </g>
    ))}
  </>
);
const PRINTS = [
  [82, 66],
  [64, 88],
  [44, 86],
  [28, 112],
] as const;

const SPECIALS: Readonly<Partial<Record<CardFace['kind'], (face: CardFace) => JSX.Element>>> = {
  gift: Present,
  'big-gift': Present,
  owl: NightOwl,
  veto: NoThanks,
  retreat: Retreat,
};

/** The back of every card: waves and a paw. The page knows nothing else about a face-down card. */
export const CardBack = (): JSX.Element => (
  <svg class="night-card night-card--back" viewBox="0 0 100 140" aria-hidden="true">
    <rect x={1.5} y={1.5} width={97} height={137} rx={10} fill="#24506A" />
    <path d={WAVES} fill="none" stroke="#3F7C99" stroke-width={3} />
    <circle cx={50} cy={70} r={25} fill="#173A4E" stroke={NIGHT.brass} stroke-width={3} />
    <g transform="translate(50 72) scale(.34) translate(-50 -55)">
      <PawPrint colour={NIGHT.brass} />
    </g>
    <rect class="night-card__edge" x={1.5} y={1.5} width={97} height={137} rx={10} />
  </svg>
);
const WAVES = [14, 34, 54, 86, 106, 126].map((y) => `M4 ${y}q11.5-12 23 0t23 0t23 0t23 0`).join('');
