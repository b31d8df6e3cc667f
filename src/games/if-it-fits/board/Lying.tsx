import type { JSX } from 'preact';
import { CARD } from './art/BoxCard.tsx';
import { CatFigure } from '../../../web/art/Cat.tsx';
import type { Mood } from '../../../web/art/base/coats.ts';
import { SignGlyph } from '../../../web/art/base/Sign.tsx';
import { ThingFigure } from '../../../web/art/Thing.tsx';
import { WideToyFigure } from './art/WideToy.tsx';
import { faceOf, type Mark } from '../rules/cards.ts';
import type { Across, Table } from '../rules/types.ts';
import { CAT_PIXELS, SeatBadge } from './CardFace.tsx';
import { PRINCESS_COAT, THINGS, WIDE_TOYS, coatOf } from './looks.ts';
import { pairFrom } from './lying-across.ts';

/** A thing across two cards, from the upper left corner of the western one: 200 by 140. */
export const Lying = ({ across, mood = 'calm' }: { across: Across; mood?: Mood }): JSX.Element => {
  if (across.what === 'toy')
    return (
      <g transform={`translate(${CARD.width} 64) scale(1.12)`}>
        <WideToyFigure name={WIDE_TOYS[across.card]} />
      </g>
    );
  const coat = across.what === 'cat' ? coatOf(across.seat) : PRINCESS_COAT;
  return (
    <>
      <g transform="translate(4 14) scale(0.49)">
        <CatFigure coat={coat} pose="long" mood={mood} crown={across.what === 'princess'} size={CAT_PIXELS} />
      </g>
      {across.what === 'cat' && <SeatBadge seat={across.seat} x={132} y={62} />}
    </>
  );
};

/** The toys under a cat are still in the box: they are repeated on a tag. */
export const HiddenToys = ({ table, across }: { table: Table; across: Across }): JSX.Element | null => {
  const marks = pairFrom(across.at).flatMap((at): readonly Mark[] => {
    const laid = table.laid.find((one) => one.at === at);
    return laid?.what === 'box' ? faceOf(laid.card).marks : [];
  });
  if (marks.length === 0) return null;
  const width = marks.length * 28 + 12;
  return (
    <g class="hidden-toys" transform={`translate(${CARD.width - width / 2} 106)`}>
      <rect width={width} height={32} rx={16} />
      {marks.map((mark, i) => (
        <g key={i} transform={`translate(${7 + i * 28} 2) scale(0.27)`}>
          {mark === '*' ? <Joker /> : <ThingFigure name={THINGS[mark]} />}
        </g>
      ))}
    </g>
  );
};

/** Any toy: a star. */
const Joker = (): JSX.Element => (
  <g transform="translate(50 52) scale(4)">
    <SignGlyph sign="star" colour="#B5741B" hole="#FFFAF0" />
  </g>
);
