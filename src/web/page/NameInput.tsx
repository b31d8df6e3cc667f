import type { JSX } from 'preact';
import { NAME_LENGTH } from '../../protocol/api.ts';

interface NameInputProps {
  readonly id: string;
  readonly name: string;
  readonly set: (name: string) => void;
  readonly placeholder: string;
  readonly autocomplete: 'nickname' | 'off'; // off: the name of somebody else
}

export const NameInput = ({ name, set, ...more }: NameInputProps): JSX.Element => (
  <input
    {...more}
    class="field__in grow"
    maxLength={NAME_LENGTH}
    value={name}
    onInput={({ currentTarget }) => set(currentTarget.value)}
  />
);
