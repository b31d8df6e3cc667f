import type { JSX } from 'preact';
import type { IconName } from '../../page/Icon.tsx';
import { StepButton } from '../../page/StepButton.tsx';
import { StepSlider } from '../../page/StepSlider.tsx';
import { useStepKeys } from '../../page/useStepKeys.ts';
import type { TogetherWords } from '../../words/together.en.ts';

interface StepsProps {
  readonly at: number;
  readonly last: number;
  readonly go: (at: number) => void;
  readonly free: boolean; // false: the leader steps
  readonly t: TogetherWords;
}

/** Followers see the buttons but cannot use them. */
export const Steps = ({ at, last, go, free, t }: StepsProps): JSX.Element => {
  const steps: readonly [IconName, string, to: number, key: string][] = [
    ['first', t.first, 0, 'Home'],
    ['previous', t.previous, at - 1, 'ArrowLeft'],
    ['next', t.next, at + 1, 'ArrowRight'],
    ['last', t.last, last, 'End'],
  ];
  useStepKeys(Object.fromEntries(steps.map(([, , to, key]) => [key, () => go(to)])));
  return (
    <div class={`thumb-bar tg__steps ${free ? '' : 'tg__steps--led'}`}>
      {steps.map(([icon, label, to]) => (
        <StepButton
          key={icon}
          icon={icon}
          label={label}
          off={!free || to < 0 || to > last || to === at}
          on={() => go(to)}
        />
      ))}
      <StepSlider at={at} last={last} label={t.slider} says={t.move(at, last)} go={go} off={!free} />
      {!free && <p class="small">{t.notYours}</p>}
    </div>
  );
};
