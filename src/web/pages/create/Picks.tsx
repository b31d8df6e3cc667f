import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { PicturePick } from '../../page/PicturePick.tsx';

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
      {picks.map(({ id, ...pick }) => (
        <PicturePick
          key={id}
          {...pick}
          type="radio"
          group={group}
          value={id}
          checked={id === chosen}
          change={() => choose(id)}
        />
      ))}
    </div>
  );
};
