import type { JSX } from 'preact';
import { Icon, type IconName } from './Icon.tsx';

interface StepButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly on: () => void;
  readonly off: boolean;
  readonly class?: string;
}

/** A step through a match. */
export const StepButton = ({ icon, label, on, off, class: look = '' }: StepButtonProps): JSX.Element => (
  // Not `disabled`: at either end the button just pressed would lose the focus.
  <button class={`btn btn--icon ${look}`} aria-label={label} aria-disabled={off} onClick={on}>
    <Icon name={icon} />
  </button>
);
