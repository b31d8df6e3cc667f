import type { JSX } from 'preact';
import { withSign } from '../../../words/plural.ts';
import { Portrait } from '../../../web/art/Portrait.tsx';
import { signOfSeat } from '../../../web/art/base/seats.ts';
import type { LocateArea } from '../../../web/kit/Tabletop.tsx';
import { TOY_KINDS } from '../rules/cards.ts';
import type { BoxInfo, CatsInBox } from '../rules/score.ts';
import { useCoat } from './coats.ts';
import { Sum } from './Sum.tsx';
import { areaOf } from './table-map.ts';
import type { FitsProps } from './props.ts';

interface CountSumProps {
  readonly props: FitsProps;
  readonly box: BoxInfo;
  readonly place: LocateArea;
}

/** Beside the box that is counted: its sum, and the players who get it. */
export const CountSum = ({ props, box, place }: CountSumProps): JSX.Element | null => {
  const area = areaOf(box.cells);
  if (!area) return null;
  const words = props.words.board.count;
  const right = place({ ...area, x: area.x + area.width, width: 0 }).x;
  const left = place({ ...area, width: 0 }).x;
  const { top, bottom } = place(area);
  const onRight = 1 - right >= left;
  const idle = TOY_KINDS.filter((kind) => box.marks[kind] > 0 && !box.value.kinds.includes(kind));
  return (
    <div
      key={box.box}
      class={`fits-count-sum ${onRight ? '' : 'fits-count-sum--left'} ${top + bottom > 1 ? 'fits-count-sum--above' : ''}`}
      style={{
        '--from': `${(onRight ? right : 1 - left) * 100}%`,
        '--at': `${((top + bottom) / 2) * 100}%`,
      }}
    >
      <b class="fits-count-sum__title">{box.value.closed ? words.closed : words.open}</b>
      <Sum box={box} />
      {idle.length > 0 && <small>{words.idle(idle)}</small>}
      <span class="fits-count-sum__who">
        {box.cats
          .filter(({ holds, points }) => holds || points !== 0)
          .map((cats) => (
            <Scorer key={cats.seat} cats={cats} />
          ))}
      </span>
    </div>
  );
};

const Scorer = ({ cats: { seat, points } }: { cats: CatsInBox }): JSX.Element => (
  <span class="fits-count-sum__seat">
    <Portrait coat={useCoat(seat)} seat={signOfSeat(seat)} size={40} mood={points > 0 ? 'smug' : 'calm'} />
    <b class={points < 0 ? 'is-loss' : ''}>{withSign(points)}</b>
  </span>
);
