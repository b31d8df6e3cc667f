import type { JSX } from 'preact';

interface StepSliderProps {
  readonly at: number;
  readonly last: number;
  readonly label: string;
  readonly says: string; // the position only: the events are announced elsewhere and would be read twice
  readonly go: (at: number) => void;
  readonly off?: boolean;
}

/** Moves to any step of a match. */
export const StepSlider = ({ at, last, label, says, go, off = false }: StepSliderProps): JSX.Element => (
  <input
    class="range"
    type="range"
    min={0}
    max={last}
    value={at}
    disabled={off}
    aria-label={label}
    aria-valuetext={says}
    onInput={({ currentTarget }) => go(Number(currentTarget.value))}
  />
);
