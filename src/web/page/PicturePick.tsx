import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from './Icon.tsx';
import './picture-pick.css';

interface PicturePickProps {
  readonly type: 'radio' | 'checkbox';
  readonly group?: string; // the radio buttons of one choice
  readonly value?: string;
  readonly name: string;
  readonly more?: string | undefined;
  readonly picture: ComponentChildren;
  readonly checked: boolean;
  readonly fits?: boolean; // false: it can be chosen, but not with what else is chosen
  readonly disabled?: boolean;
  readonly change: () => void;
}

/** A radio button or a checkbox that is a picture with a name. */
export const PicturePick = (props: PicturePickProps): JSX.Element => {
  const { type, group, value, name, more, picture, checked, fits = true, disabled = false, change } = props;
  const moreId = useId();
  return (
    <label class={`pic ${fits ? '' : 'pic--not'}`}>
      <input
        class="sr"
        type={type}
        name={group}
        value={value}
        aria-label={name}
        aria-describedby={more === undefined ? undefined : moreId}
        checked={checked}
        disabled={disabled}
        onChange={change}
      />
      {picture}
      <b>{name}</b>
      {more !== undefined && <small id={moreId}>{more}</small>}
      {checked && (
        <span class="pic__ok">
          <Icon name="check" size={16} />
        </span>
      )}
    </label>
  );
};
