import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from '../../page/Icon.tsx';

interface Pick<T extends string> {
  readonly id: T;
  readonly name: string;
  readonly more?: string;
  readonly picture: ComponentChildren;
  readonly disabled?: boolean;
}

interface PicksProps<T extends string> {
  readonly label: string;
  readonly class: string;
  readonly picks: readonly Pick<T>[];
  readonly chosen: T;
  readonly choose: (id: T) => void;
}

/** Radio buttons that are pictures with a name. */
export const Picks = <T extends string>(props: PicksProps<T>): JSX.Element => {
  const { label, class: look, picks, chosen, choose } = props;
  const group = useId();
  return (
    <div class={look} role="radiogroup" aria-label={label}>
      {picks.map(({ id, name, more, picture, disabled = false }) => (
        <label key={id} class="pic">
          <input
            class="sr"
            type="radio"
            name={group}
            value={id}
            aria-label={name}
            aria-describedby={more === undefined ? undefined : `${group}-${id}`}
            checked={id === chosen}
            disabled={disabled}
            onChange={() => choose(id)}
          />
          {picture}
          <b>{name}</b>
          {more !== undefined && <small id={`${group}-${id}`}>{more}</small>}
          {id === chosen && (
            <span class="pic__ok">
              <Icon name="check" size={16} />
            </span>
          )}
        </label>
      ))}
    </div>
  );
};
