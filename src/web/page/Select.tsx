import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from './Icon.tsx';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of several values, with its label. */
export const Select = ({ label, value, set, options }: SelectProps): JSX.Element => {
  const field = useId();
  return (
    <div class="pick">
      <label for={field}>{label}</label>
      <span class="select">
        <select
          id={field}
          class="btn"
          value={value}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={18} />
      </span>
    </div>
  );
};
