import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import { signOfSeat } from '../../../web/art/base/seats.ts';
import { Sign } from '../../../web/art/base/Sign.tsx';
import type { BoxInfo } from '../rules/score.ts';
import { floorOf, holdersOf, type Tint } from './tints.ts';
import type { FitsProps } from './props.ts';

/** The meaning of the colours of the boxes: mine always, a rival's among several from its first box on. */
export const Legend = ({ props, boxes }: { props: FitsProps; boxes: readonly BoxInfo[] }): JSX.Element => {
  const words = props.words.board.legend;
  const { cats } = props.scene.view;
  const holding = new Set(boxes.flatMap(holdersOf));
  const seats = cats.flatMap((_, seat) =>
    cats.length === 2 || seat === props.seat || holding.has(seat) ? [seat] : [],
  );
  const shared = boxes.some((box) => !box.value.closed && holdersOf(box).length > 1);
  return (
    <ul class="fits-legend">
      {seats.map((seat) => (
        <Entry key={seat} tint={seat} seat={seat}>
          {seat === props.seat ? words.yours : words.of(props.sitter(seat).thirdPerson)}
        </Entry>
      ))}
      {shared && <Entry tint="shared">{words.shared}</Entry>}
      <Entry tint="nobody">{words.nobody}</Entry>
      <Entry tint="gold">
        <span class="fits-legend__long">{words.closed}</span>
        <span class="fits-legend__short">{words.closedShort}</span>
      </Entry>
    </ul>
  );
};

interface EntryProps {
  readonly tint: Tint;
  readonly seat?: Seat;
  readonly children: ComponentChildren;
}

const Entry = ({ tint, seat, children }: EntryProps): JSX.Element => (
  <li>
    <i style={{ background: floorOf(tint) }} />
    {seat !== undefined && <Sign sign={signOfSeat(seat)} size={18} />}
    {children}
  </li>
);
