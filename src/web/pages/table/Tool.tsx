import type { JSX } from 'preact';
import { Icon, type IconName } from '../../page/Icon.tsx';

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly title?: string;
  readonly class?: string;
  readonly pressed?: boolean; // for a tool that is on or off
  readonly on: (() => void) | null;
}

export const Tool = ({ icon, label, title, class: own = '', pressed, on }: ToolProps): JSX.Element => (
  // Not `disabled`: after a takeback there may be nothing left to take back, and the focus would be lost.
  <button
    class={`btn btn--tool ${own}`}
    title={title}
    aria-pressed={pressed}
    aria-disabled={!on}
    onClick={() => on?.()}
  >
    <Icon name={icon} />
    <span class="tool__word">{label}</span>
  </button>
);
