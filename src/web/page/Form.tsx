import type { JSX } from 'preact';
import type { Won } from '../../protocol/people.ts';
import './form.css';

interface FormProps {
  readonly results: readonly (Won | null)[]; // the oldest first
  readonly label: string; // for screen readers
}

/** The last results: filled is won, hollow is lost, dashed is a draw; nothing was decided where there is a dot. */
export const Form = ({ results, label }: FormProps): JSX.Element => (
  <span class="form" role="img" aria-label={label}>
    {results.map((won, i) => (
      <i key={i} data-result={won ?? 'none'} />
    ))}
  </span>
);
