import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import { BoxCard } from './art/BoxCard.tsx';
import { CARD } from './art/card-size.ts';
import { CatFigure } from '../../../web/art/Cat.tsx';
import { SEAT_LOOKS, signOfSeat } from '../../../web/art/base/seats.ts';
import { Sign } from '../../../web/art/base/Sign.tsx';
import { ThingFigure } from '../../../web/art/Thing.tsx';
import { WideToyFigure } from './art/WideToy.tsx';
import { faceOf, isToy, type CardId, type Mark } from '../rules/cards.ts';
import type { Laid } from '../rules/types.ts';
import { markSpot } from './mark-spots.ts';
import { useCoat } from './coats.ts';
import { PRINCESS_COAT, THINGS, WIDE_TOYS, wallsOf } from './looks.ts';

/** The content of one cell: 100 by 140, from its upper left corner. */

export const CAT_PIXELS = 64; // a cat is drawn with lines for this size

interface PrintedProps {
  readonly card: CardId;
  readonly turned: boolean;
  readonly floor?: string;
  readonly covered?: boolean; // something lies across it: its toys are drawn below that, because they still count
}

/** A card with its walls and toys. Toys stay upright, however the card lies. */
export const Printed = ({ card, turned, floor, covered = false }: PrintedProps): JSX.Element => (
  <BoxCard walls={wallsOf(card, turned)} {...(floor === undefined ? {} : { floor })}>
    {isToy(card) ? (
      <g transform="translate(50 70) scale(0.54)">
        <WideToyFigure name={WIDE_TOYS[card]} />
      </g>
    ) : (
      <Marks marks={faceOf(card).marks} covered={covered} />
    )}
  </BoxCard>
);

const Marks = ({ marks, covered }: { marks: readonly Mark[]; covered: boolean }): JSX.Element => (
  <>
    {marks.map((mark, i) => {
      const [x, y, scale] = markSpot(marks.length, i, covered);
      return (
        <g key={i} transform={`translate(${x} ${y}) scale(${scale}) translate(-50 -52)`}>
          {mark !== '*' && <ThingFigure name={THINGS[mark]} />}
        </g>
      );
    })}
  </>
);

/** Curled up on a blanket in the colour of its seat, in a card without walls. */
export const Sleeper = ({ seat, floor }: { seat: Seat; floor?: string }): JSX.Element => (
  <BoxCard walls={[]} {...(floor === undefined ? {} : { floor })}>
    <rect
      x={9}
      y={20}
      width={82}
      height={102}
      rx={24}
      fill={`color-mix(in srgb, ${SEAT_LOOKS[signOfSeat(seat)].colour} 45%, #fff4e0)`}
    />
    <rect
      x={15}
      y={26}
      width={70}
      height={90}
      rx={19}
      fill="none"
      stroke="#fff6e6"
      stroke-width={2.4}
      stroke-dasharray="6 5"
    />
    <g transform="translate(7 26) scale(0.43)">
      <CatFigure coat={useCoat(seat)} pose="curl" size={CAT_PIXELS} />
    </g>
    <SeatBadge seat={seat} x={76} y={24} />
  </BoxCard>
);

export const SleepingPrincess = ({ floor }: { floor?: string }): JSX.Element => (
  <BoxCard walls={[]} {...(floor === undefined ? {} : { floor })}>
    <rect x={9} y={20} width={82} height={102} rx={24} fill="#5D3F78" />
    <g transform="translate(7 28) scale(0.43)">
      <CatFigure coat={PRINCESS_COAT} pose="curl" crown size={CAT_PIXELS} />
    </g>
  </BoxCard>
);

/** The Princess as a card in a hand. */
export const PrincessCard = (): JSX.Element => (
  <>
    <rect width={CARD.width} height={CARD.height} rx={6} fill="#5D3F78" stroke="#2E1F3D" stroke-width={2} />
    <rect
      x={8}
      y={8}
      width={84}
      height={124}
      rx={5}
      fill="none"
      stroke="#E9C766"
      stroke-width={2.6}
      stroke-dasharray="2 6"
      stroke-linecap="round"
    />
    <g transform="translate(8 30) scale(0.42)">
      <CatFigure coat={PRINCESS_COAT} pose="cat" crown size={CAT_PIXELS} />
    </g>
  </>
);

export const SeatBadge = ({ seat, x, y }: { seat: Seat; x: number; y: number }): JSX.Element => (
  <g transform={`translate(${x - 14} ${y - 14})`}>
    <Sign sign={signOfSeat(seat)} size={28} />
  </g>
);

interface LaidProps {
  readonly laid: Laid;
  readonly floor: string;
  readonly covered: boolean;
}

export const LaidFace = ({ laid, floor, covered }: LaidProps): JSX.Element => {
  if (laid.what === 'box')
    return <Printed card={laid.card} turned={laid.turned} floor={floor} covered={covered} />;
  return laid.what === 'asleep' ? (
    <Sleeper seat={laid.seat} floor={floor} />
  ) : (
    <SleepingPrincess floor={floor} />
  );
};
