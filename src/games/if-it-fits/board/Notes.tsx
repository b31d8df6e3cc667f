import type { JSX } from 'preact';
import { useNarrow } from '../../../web/kit/useNarrow.ts';
import type { LocateArea } from '../../../web/kit/Tabletop.tsx';
import { WhyNot } from '../../../web/kit/WhyNot.tsx';
import type { BoxInfo } from '../rules/score.ts';
import { cellsOfMove } from './aim.ts';
import { BoxNote } from './BoxNote.tsx';
import { areaOf } from './table-map.ts';
import { peopleOf, sayEffects, type Planning } from './usePlan.ts';
import type { FitsProps } from './props.ts';

interface NotesProps {
  readonly props: FitsProps;
  readonly plan: Planning;
  readonly box: BoxInfo | null; // the one that is looked at
  readonly place: LocateArea;
}

/** Bubbles over the table: the reason of a refusal, the effect of a planned card, or the note on a box. */
export const Notes = (notes: NotesProps): JSX.Element | null => {
  const { props, plan, box, place } = notes;
  const narrow = useNarrow(); // a phone says the effect in the prompt
  if (plan.why && plan.why.at !== null) return <Refused {...notes} />;
  if (plan.ghost && !narrow) return <Effect {...notes} />;
  const area = plan.looked === null ? null : areaOf([plan.looked]);
  return area && box && !plan.picked ? (
    <BoxNote props={props} box={box} above={place(area).bottom > 0.6} />
  ) : null;
};

const Refused = ({ props, plan: { why, picked, cancel }, box, place }: NotesProps): JSX.Element | null => {
  const area = why && why.at !== null ? areaOf([why.at]) : null;
  if (!why || !area) return null;
  return (
    <WhyNot
      inside
      spot={place(area)}
      says={whyOf(props, why.says, picked ? null : box)}
      link={props.ruleLink(why.key)}
      close={cancel}
    />
  );
};

const whyOf = (props: FitsProps, says: string, box: BoxInfo | null): string => {
  if (!box) return says;
  const words = props.words.board;
  const people = peopleOf(props);
  return `${says} ${words.whose(box, people)}, ${words.worth(box.value.points)}: ${words.reasons(box, people)}.`;
};

/** Beside the planned card, on the side with more room. The prompt of a screen reader has the same words. */
const Effect = ({ props, plan: { ghost }, place }: NotesProps): JSX.Element | null => {
  const area = ghost && areaOf(cellsOfMove(props.scene.view.table, ghost.move));
  if (!ghost || !area) return null;
  const [left, right] = [
    place({ ...area, width: 0 }).x,
    place({ ...area, x: area.x + area.width, width: 0 }).x,
  ];
  const { top, bottom } = place(area);
  const onRight = right < 0.7;
  const [first, ...more] = sayEffects(props, ghost);
  return (
    <div
      class={`fits-effect ${onRight ? '' : 'fits-effect--left'}`}
      style={{
        ...(onRight ? { left: `${right * 100}%` } : { right: `${(1 - left) * 100}%` }),
        top: `${((top + bottom) / 2) * 100}%`,
      }}
      aria-hidden="true"
    >
      <b>{first}</b> {more.join(' ')}
    </div>
  );
};
