import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import { CARD } from './art/card-size.ts';
import { CatFigure } from '../../../web/art/Cat.tsx';
import type { Mood } from '../../../web/art/base/coats.ts';
import { WideToyFigure } from './art/WideToy.tsx';
import type { Across } from '../rules/types.ts';
import { CAT_PIXELS, SeatBadge } from './CardFace.tsx';
import { useCoat } from './coats.ts';
import { PRINCESS_COAT, WIDE_TOYS } from './looks.ts';

const ACROSS = 'translate(4 14) scale(0.49)';

/** A thing across two cards, from the upper left corner of the western one: 200 by 140. */
export const Lying = ({ across, mood = 'calm' }: { across: Across; mood?: Mood }): JSX.Element => {
  if (across.what === 'toy')
    return (
      <g transform={`translate(${CARD.width} 64) scale(1.12)`}>
        <WideToyFigure name={WIDE_TOYS[across.card]} />
      </g>
    );
  return across.what === 'cat' ? <LyingCat seat={across.seat} mood={mood} /> : <LyingPrincess mood={mood} />;
};

const LyingCat = ({ seat, mood }: { seat: Seat; mood: Mood }): JSX.Element => {
  const coat = useCoat(seat);
  return (
    <>
      <g transform={ACROSS}>
        <CatFigure coat={coat} pose="long" mood={mood} size={CAT_PIXELS} />
      </g>
      <SeatBadge seat={seat} x={132} y={62} />
    </>
  );
};

const LyingPrincess = ({ mood }: { mood: Mood }): JSX.Element => (
  <g transform={ACROSS}>
    <CatFigure coat={PRINCESS_COAT} pose="long" mood={mood} crown size={CAT_PIXELS} />
  </g>
);
