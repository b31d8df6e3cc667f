import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import './switch.css';

interface SwitchProps {
  readonly label: string;
  readonly more: string;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

/** The whole line can be tapped; only the switch gets the keyboard focus. */
export const Switch = ({ label, more, on, set }: SwitchProps): JSX.Element => {
  const [name, note] = [useId(), useId()];
  return (
    <li>
      <div class="opts__line" onClick={() => set(!on)}>
        <span class="grow">
          <b id={name}>{label}</b>
          <small id={note}>{more}</small>
        </span>
        <button
          class="switch"
          type="button"
          role="switch"
          aria-checked={on}
          aria-labelledby={name}
          aria-describedby={note}
        />
      </div>
    </li>
  );
};
