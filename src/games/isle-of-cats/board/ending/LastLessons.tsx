import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { withSign } from '../../../../words/plural.ts';
import { nearSeat } from '../../../../web/kit/board.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { sisterParts, sumOf } from '../../rules/score.ts';
import type { View } from '../../rules/state/types.ts';
import { CardBack, CardFace } from '../cards/CardFace.tsx';
import type { IsleProps } from '../props/props.ts';
import { lessonSteps, stepsShown, sumsAfter, type LessonStep } from './lesson-steps.ts';

interface EndProps {
  readonly props: IsleProps;
}

/** The lessons at the end: they turn over one by one, and the bars of all players grow together. */
export const LastLessons = ({ props }: EndProps): JSX.Element => {
  const { view } = props.scene;
  const all = lessonSteps(view);
  const shown = stepsShown(props, all);
  const me = nearSeat(props.seat);
  const words = props.words.board.ending;
  const now = all.steps[shown - 1] ?? null;
  const row = useNowInView(shown);
  return (
    <div class="isle-lasts" role="group" aria-label={words.title}>
      <Bars
        props={props}
        sums={sumsAfter(all, shown)}
        now={now}
        most={mostOf(view, sumsAfter(all, all.steps.length))}
      />
      <div class="isle-lasts__cards" ref={row}>
        {all.steps.map((step, i) => (
          <Turning
            key={i}
            props={props}
            step={step}
            me={me}
            is={i === shown - 1 ? 'now' : i < shown ? 'past' : 'hidden'}
          />
        ))}
      </div>
      {!props.scene.outcome && (
        <button type="button" class="btn isle-lasts__all" data-show-all="">
          {words.all}
        </button>
      )}
    </div>
  );
};

/** Many lessons are wider than the row: the one that is turned over must be seen. */
const useNowInView = (shown: number): RefObject<HTMLDivElement | null> => {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = row.current?.querySelector('.isle-lasts__card--now');
    if (!row.current || !card) return;
    const hidden = card.getBoundingClientRect().right - row.current.getBoundingClientRect().right;
    if (hidden > 0) row.current.scrollLeft += hidden;
  }, [shown]);
  return row;
};

/** Green only for points that were gained. */
const toneOf = (points: number): string => (points > 0 ? 'pos' : points < 0 ? 'is-negative' : '');

const mostOf = (view: View, sums: readonly number[]): number =>
  Math.max(1, sumOf(sisterParts(view)), ...sums);

interface BarsProps extends EndProps {
  readonly sums: readonly number[];
  readonly most: number; // the longest bar at the end
  readonly now: LessonStep | null;
}

const Bars = ({ props, sums, most, now }: BarsProps): JSX.Element => (
  <div class="isle-lasts__bars">
    {sums.map((sum, seat) => (
      <div key={seat} class={seat === nearSeat(props.seat) ? 'is-mine' : ''}>
        <span>{props.sitter(seat).name}</span>
        <small class={toneOf(now?.points[seat] ?? 0)}>{now && withSign(now.points[seat] ?? 0)}</small>
        <b>{withSign(sum)}</b>
        <i style={{ '--part': Math.max(0, sum) / most }} aria-hidden="true" />
      </div>
    ))}
    <SisterBar props={props} most={most} />
  </div>
);

/** The sister has turned over everything before. */
const SisterBar = ({ props, most }: EndProps & { most: number }): JSX.Element | null => {
  const sum = sumOf(sisterParts(props.scene.view));
  if (!props.scene.view.sister) return null;
  return (
    <div>
      <span>{props.words.board.score.sister}</span>
      <small />
      <b>{withSign(sum)}</b>
      <i style={{ '--part': Math.max(0, sum) / most }} aria-hidden="true" />
    </div>
  );
};

interface TurningProps extends EndProps {
  readonly step: LessonStep;
  readonly me: Seat;
  readonly is: 'now' | 'past' | 'hidden';
}

/** A lesson of mine, or of the first player who has one more; the back of one that is still hidden. */
const Turning = ({ props, step, me, is }: TurningProps): JSX.Element => {
  const whose = step.cards[me] === null ? step.cards.findIndex((one) => one !== null) : me;
  const card = step.cards[whose] ?? null;
  const open = card !== null && is !== 'hidden';
  return (
    <div class={`isle-lasts__card isle-lasts__card--${is}`}>
      {open ? (
        <CardFace
          card={card}
          colour={step.colour}
          words={props.words.board}
          size={is === 'now' ? 'hand' : 'peek'}
        />
      ) : (
        <CardBack size="peek" />
      )}
      {open && whose !== me && <small>{props.sitter(whose).name}</small>}
      <b class={is === 'hidden' ? '' : toneOf(step.points[whose] ?? 0)}>
        {is === 'hidden' ? '?' : withSign(step.points[whose] ?? 0)}
      </b>
    </div>
  );
};
