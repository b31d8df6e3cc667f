import { nearSeat } from '../../../web/kit/board.ts';
import type { EndOfMatch } from '../../../web/kit/ending.ts';
import { allBoxes } from '../rules/score.ts';
import type { IfItFits } from '../rules/types.ts';
import type { FitsWords } from '../words/types.ts';
import { CARD } from './art/card-size.ts';
import { CardsOnTable } from './CardsOnTable.tsx';
import { CoatsContext } from './coats.ts';
import { Ground } from './Ground.tsx';
import { coatsOf } from './looks.ts';
import { areaOf } from './table-map.ts';
import { tintsOf } from './tints.ts';

const MARGIN = 0.25; // of a card, around all cards

/** The part of the table where cards lie, for the picture to keep: whatever part the player was looking at. */
export const EndPicture: NonNullable<EndOfMatch<IfItFits, FitsWords>['Picture']> = ({ scene, viewer }) => {
  const { table, cats, rules, catOf } = scene.view;
  const boxes = allBoxes(table, cats.length, rules);
  const { x, y, width, height } = areaOf(table.laid.map(({ at }) => at)) ?? { x: 0, y: 0, ...CARD };
  const [beside, above] = [MARGIN * CARD.width, MARGIN * CARD.height];
  const box = [x - beside, y - above, width + 2 * beside, height + 2 * above];
  return (
    <CoatsContext.Provider value={coatsOf(catOf)}>
      <svg viewBox={box.join(' ')} aria-hidden="true">
        <Ground table={table} />
        <CardsOnTable
          table={table}
          tints={tintsOf(boxes)}
          boxes={boxes}
          scene={{ ...scene, events: [] }}
          near={nearSeat(viewer)}
          narrow={false}
          motion="calm"
        />
      </svg>
    </CoatsContext.Provider>
  );
};
