import type { JSX } from 'preact';

interface CodeInputProps {
  readonly id: string;
  readonly code: string;
  readonly set: (code: string) => void;
}

/** Where a recovery code is typed. */
export const CodeInput = ({ id, code, set }: CodeInputProps): JSX.Element => (
  <input
    id={id}
    class="field__in grow"
    autocomplete="off"
    maxLength={60}
    value={code}
    onInput={({ currentTarget }) => set(currentTarget.value)}
  />
);
