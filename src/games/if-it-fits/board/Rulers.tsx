import type { JSX } from 'preact';
import type { Size } from '../../../web/kit/camera.ts';
import type { LocateArea } from '../../../web/kit/Tabletop.tsx';
import { cellAt, cellName } from '../rules/cells.ts';
import { areaOf } from './table-map.ts';

/**
 * Letters below and numbers at the left of the visible part of the table: the log uses names such as “h5”.
 */
export const Rulers = ({ table, place }: { table: Size; place: LocateArea }): JSX.Element => {
  const columns = Array.from({ length: table.width }, (_, column) => cellAt(column, 0));
  const rows = Array.from({ length: table.height }, (_, row) => cellAt(0, row));
  const spotOf = (at: number) => {
    const area = areaOf([at]);
    return area ? place(area) : { x: 0, top: 0, bottom: 0 };
  };
  return (
    <div class="fits-rulers" aria-hidden="true">
      {columns.map((at) => {
        const { x } = spotOf(at);
        return x > 0.02 && x < 0.98 ? (
          <span key={at} class="fits-rulers__column" style={{ left: `${x * 100}%` }}>
            {cellName(at).slice(0, 1)}
          </span>
        ) : null;
      })}
      {rows.map((at, row) => {
        const { top, bottom } = spotOf(at);
        return bottom - top > 0.02 ? (
          <span key={at} class="fits-rulers__row" style={{ top: `${((top + bottom) / 2) * 100}%` }}>
            {row + 1}
          </span>
        ) : null;
      })}
    </div>
  );
};
