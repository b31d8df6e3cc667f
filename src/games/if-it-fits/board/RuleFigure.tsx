import type { JSX } from 'preact';
import { CARD } from './art/card-size.ts';
import { Chosen } from '../../../web/kit/marks.tsx';
import { allBoxes } from '../rules/score.ts';
import type { Options } from '../rules/types.ts';
import { LaidFace } from './CardFace.tsx';
import { Lying } from './Lying.tsx';
import { coverOf } from './lying-across.ts';
import { readPicture } from './read-table.ts';
import { areaOf, move, outlineOf } from './table-map.ts';
import { floorOf, tintsOf } from './tints.ts';
import './board.css';

const BASIC: Options = {
  table: 'kitchen',
  extended: false,
  tieKinds: 'all',
  extraCats: 'holders',
  allowFlip: true,
  catChoice: 'by-seat',
  startCards: 'own',
};
const SEATS = 5;
const MARGIN = 14;

/** A small part of a table, with the tints of its boxes; see read-table.ts for how it is written. */
const RuleFigure = ({ picture, label }: { picture: string; label: string }): JSX.Element => {
  const { table, places, fresh } = readPicture(picture);
  const boxes = allBoxes(table, SEATS, BASIC);
  const tints = tintsOf(boxes);
  const area = areaOf([...table.laid.map(({ at }) => at), ...places]) ?? { x: 0, y: 0, ...CARD };
  const { x, y, width, height } = area;
  const frame = [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
  return (
    <svg class="rule-figure rule-figure--fits" viewBox={frame.join(' ')} role="img" aria-label={label}>
      <rect class="ground__top" x={frame[0]} y={frame[1]} width={frame[2]} height={frame[3]} rx={12} />
      {table.laid.map((laid) => (
        <g key={laid.at} transform={move(laid.at)}>
          <LaidFace
            laid={laid}
            floor={floorOf(tints.get(laid.at) ?? 'nobody')}
            covered={coverOf(table, laid.at) !== null}
          />
        </g>
      ))}
      {boxes.map(({ box, cells, value }) =>
        value.closed ? <path key={box} class="box-closed" d={outlineOf(table, cells)} /> : null,
      )}
      {table.across.map((across) => (
        <g key={across.at} transform={move(across.at)}>
          <Lying across={across} />
        </g>
      ))}
      {places.map((at) => (
        <g key={at} transform={move(at)}>
          <rect class="place" x={8} y={8} width={CARD.width - 16} height={CARD.height - 16} rx={14} />
        </g>
      ))}
      {fresh.map((at) => (
        <g key={at} class="fits-ghost" transform={move(at)}>
          <Chosen x={3} y={3} width={CARD.width - 6} height={CARD.height - 6} />
        </g>
      ))}
    </svg>
  );
};
export default RuleFigure;
