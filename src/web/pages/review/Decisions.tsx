import type { ComponentChild, JSX } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Kind, Seat } from '../../../kernel/game.ts';
import { luckySteps } from '../../../review/question.ts';
import { reviewOf } from '../../../review/review.ts';
import type { BoardModule } from '../../kit/board.ts';
import type { Played } from '../../table/load-played.ts';
import { useHides } from '../replay/useViewerChoice.ts';
import { useStepper, type Stepper } from '../replay/useStepper.ts';
import { BoardAndVerdict } from './BoardAndVerdict.tsx';
import { nextMistake, type Looking } from './looking.ts';
import { ReviewSide } from './ReviewSide.tsx';
import { Timeline } from './Timeline.tsx';
import { useMoments, type Counted } from './useMoments.ts';

interface DecisionsProps {
  readonly played: Played;
  readonly board: BoardModule<Kind>;
  readonly parts: ComponentChild; // the choice between this and the game's own part of the review
}

/** The decisions of a match, each with what would have been better, over the graph of chances. */
export const Decisions = ({ played, board, parts }: DecisionsProps): JSX.Element => {
  const [seat, setSeat] = useState<Seat>(played.mine ?? 0);
  const stepper = useStepper(played.watched, () => 0);
  const { match, watched } = played;
  const counted = useMoments(watched.game, match, seat, stepper.at);
  const lucky = useMemo(() => luckySteps(watched.game, match), [watched, match]);
  const review = useMemo(
    () => reviewOf(counted.sure, lucky, match.seats, seat),
    [counted.done, lucky, match, seat],
  );
  useMistakeKeys(counted, seat, stepper);
  const hides = useHides(watched);
  const [everything, setEverything] = useState(false);
  const looking = useMemo(
    (): Looking => ({ ...played, board, seat, everything }),
    [played, board, seat, everything],
  );
  const moment = counted.sure[stepper.at] ?? null;
  return (
    <>
      <section class="rv">
        {parts && <div class="rv__parts">{parts}</div>}
        <BoardAndVerdict looking={looking} at={stepper.at} moment={moment} />
        <Timeline looking={looking} counted={counted} review={review} stepper={stepper} />
      </section>
      <ReviewSide
        looking={looking}
        counted={counted}
        review={review}
        hadLuck={lucky.includes(true)}
        at={stepper.at}
        go={stepper.go}
        choose={setSeat}
        seeEverything={hides ? setEverything : null}
      />
    </>
  );
};

/** Shift with an arrow jumps to the next mistake; the arrow alone is one step. */
const useMistakeKeys = ({ sure }: Counted, seat: Seat, { at, go }: Stepper): void => {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
      if (!event.shiftKey || by === null) return;
      const next = nextMistake(sure, seat, at, by);
      if (next === null) return;
      event.preventDefault();
      go(next);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
};
