import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Review } from '../../../review/review.ts';
import { announce } from '../../kit/Announcer.tsx';
import { Icon, type IconName } from '../../page/Icon.tsx';
import type { Stepper } from '../replay/useStepper.ts';
import { ChanceGraph } from './ChanceGraph.tsx';
import { nextMistake, percent, type Looking } from './looking.ts';
import { useReviewWords } from './review-words.ts';
import type { Counted } from './useMoments.ts';
import './timeline.css';

interface TimelineProps {
  readonly looking: Looking;
  readonly counted: Counted;
  readonly review: Review;
  readonly stepper: Stepper;
}

/** The steps, the graph with its lanes, and one slider for both. */
export const Timeline = ({ looking, counted, review, stepper }: TimelineProps): JSX.Element => {
  const t = useReviewWords();
  const { at, last, go, step } = stepper;
  const { sure, rough, stopped } = counted;
  const next = nextMistake(sure, looking.seat, at, 1) ?? nextMistake(sure, looking.seat, -1, 1);
  const place = at === last ? t.end : t.position(at + 1, last);
  const moment = sure[at] ?? rough[at] ?? null;
  const quality = sure[at]?.decision?.quality;
  useEffect(
    () =>
      announce(
        [place, quality && t.qualities[quality], moment && `${percent(moment.chance)} %`]
          .filter(Boolean)
          .join(', '),
      ),
    [at, quality], // a moment is often judged only while it is looked at
  );
  return (
    <section class="panel rv__time" aria-label={t.graph}>
      <div class="thumb-bar rv__steps">
        <Button icon="first" label={t.first} on={() => go(0)} off={at === 0} extra />
        <Button icon="previous" label={t.previous} on={() => step(-1)} off={at === 0} />
        <Button icon="next" label={t.next} on={() => step(1)} off={at === last} />
        <Button icon="last" label={t.last} on={() => go(last)} off={at === last} extra />
        <b class="rv__n">{place}</b>
        <Progress counted={counted} all={sure.length} />
        {next !== null && (
          <button class="btn rv__next" onClick={() => go(next)}>
            <span class="desk-only">{t.nextMistake}</span>
            <span class="phone-only">{t.mistakeShort}</span>
          </button>
        )}
      </div>
      <ChanceGraph looking={looking} counted={counted} review={review} at={at} go={go} />
      <input
        class="range rv__range"
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t.slider}
        aria-valuetext={place}
        onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      {stopped !== null && stopped !== 'by-reader' && (
        <p class="rv__failed" role="alert">
          {t.stopped(Math.min(stopped.at + 1, last))}
        </p>
      )}
    </section>
  );
};

/** How far the count is, with a way to stop it; nothing once it is done. */
const Progress = ({ counted, all }: { counted: Counted; all: number }): JSX.Element | null => {
  const t = useReviewWords();
  const { done, stopped, toggle } = counted;
  if (done === all) return null;
  return (
    <span class="rv__progress">
      <progress value={done} max={all} aria-label={t.counting(done, all)} />
      <button type="button" class="btn btn--quiet" onClick={toggle}>
        {stopped ? t.goOn : t.stop}
      </button>
    </span>
  );
};

interface ButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly on: () => void;
  readonly off: boolean;
  readonly extra?: true; // only where there is room
}

const Button = ({ icon, label, on, off, extra }: ButtonProps): JSX.Element => (
  // Not `disabled`: at either end the button just pressed would lose the focus.
  <button
    class={`btn btn--icon ${extra ? 'desk-only' : ''}`}
    aria-label={label}
    aria-disabled={off}
    onClick={on}
  >
    <Icon name={icon} />
  </button>
);
