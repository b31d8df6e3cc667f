import type { JSX } from 'preact';
import type { IconName } from '../../page/Icon.tsx';
import { StepButton } from '../../page/StepButton.tsx';
import { useStepKeys } from '../../page/useStepKeys.ts';
import type { AnalysisWords } from '../../words/analysis.en.ts';
import { endOf, nodesOn, type Path, type TreePlace } from './tree.ts';

interface StepsProps {
  readonly doc: TreePlace;
  readonly go: (place: TreePlace) => void;
  readonly t: AnalysisWords;
}

/** Along the line that is looked at: backwards to the beginning, forwards by its first moves. */
export const Steps = ({ doc, go, t }: StepsProps): JSX.Element => {
  const { root, path } = doc;
  const here = nodesOn(root, path).at(-1);
  const forward = here?.next[0] ? [...path, 0] : path;
  const to = (next: Path): void => go({ root, path: next });
  const steps: readonly [IconName, string, Path, key: string][] = [
    ['first', t.first, [], 'Home'],
    ['previous', t.previous, path.slice(0, -1), 'ArrowLeft'],
    ['next', t.next, forward, 'ArrowRight'],
    ['last', t.last, endOf(doc), 'End'],
  ];
  useStepKeys(Object.fromEntries(steps.map(([, , next, key]) => [key, () => to(next)])));
  return (
    <div class="an__steps">
      {steps.map(([icon, label, next]) => (
        <StepButton
          key={icon}
          class={`an__step--${icon}`}
          icon={icon}
          label={label}
          off={next.length === path.length}
          on={() => to(next)}
        />
      ))}
    </div>
  );
};
