import type { ComponentChild, JSX } from 'preact';
import { Choice } from '../../page/Tabs.tsx';

/** The parts of the form: one question each. */

interface FieldProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly children: ComponentChild;
}

export const Field = ({ label, note, children }: FieldProps): JSX.Element => (
  <div class="cup-field">
    <div class="cup-label">
      <h2>{label}</h2>
      {note && <small>{note}</small>}
    </div>
    {children}
  </div>
);

interface NumbersProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly of: readonly number[];
  readonly chosen: number;
  readonly choose: (n: number) => void;
  readonly say?: (n: number) => string;
}

export const Numbers = ({ label, note, of, chosen, choose, say = String }: NumbersProps): JSX.Element => (
  <Field label={label} note={note}>
    <Choice
      label={label}
      chosen={String(chosen)}
      choose={(id) => choose(Number(id))}
      options={of.map((n) => ({ id: String(n), label: say(n) }))}
    />
  </Field>
);

interface TwoProps {
  readonly label: string;
  readonly yes: string;
  readonly no: string;
  readonly chosen: boolean;
  readonly choose: (chosen: boolean) => void;
}

export const Two = ({ label, yes, no, chosen, choose }: TwoProps): JSX.Element => (
  <Field label={label}>
    <Choice
      label={label}
      chosen={chosen ? 'yes' : 'no'}
      choose={(id) => choose(id === 'yes')}
      options={[
        { id: 'yes', label: yes },
        { id: 'no', label: no },
      ]}
    />
  </Field>
);

interface PicturesProps<T extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly id: T;
    readonly label: string;
    readonly more?: string;
    readonly picture: JSX.Element;
  }[];
  readonly chosen: T;
  readonly choose: (id: T) => void;
}

export const Pictures = <T extends string>({
  label,
  options,
  chosen,
  choose,
}: PicturesProps<T>): JSX.Element => (
  <Field label={label}>
    <div class="cup-picks" role="radiogroup" aria-label={label} data-many={options.length > 4}>
      {options.map(({ id, label: name, more, picture }) => (
        <label key={id} class="cup-pick">
          <input class="sr" type="radio" name={label} checked={id === chosen} onChange={() => choose(id)} />
          <span class="cup-pick__picture" aria-hidden="true">
            {picture}
          </span>
          <b>{name}</b>
          {more && <small>{more}</small>}
        </label>
      ))}
    </div>
  </Field>
);
