import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { IsleProps } from '../props/props.ts';
import type { Planning } from '../plan/usePlan.ts';
import { ShelfHead } from './Shelves.tsx';
import type { Shelf } from './shelves.ts';
import { TileButton } from './TileButton.tsx';

interface PickerProps {
  readonly props: IsleProps;
  readonly plan: Planning;
  readonly shelf: Shelf;
  readonly close: () => void;
}

/** One shelf, enlarged so that every tile is large enough for a finger. */
export const Picker = ({ props, plan, shelf, close }: PickerProps): JSX.Element => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[data-legal], button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="isle-picker" ref={box} role="group" aria-label={props.words.board.table.shelves[shelf.id]}>
      <ShelfHead props={props} shelf={shelf} />
      <div class="isle-picker__tiles">
        {shelf.tiles.map((shelved) => (
          <TileButton
            key={shelved.tile}
            {...{ props, plan, shelf, shelved }}
            cell={shelf.tiles.length > 12 ? 14 : 18}
            chosen={close}
          />
        ))}
      </div>
      <button type="button" class="btn" onClick={close}>
        {props.words.board.table.cards.boat}
      </button>
    </div>
  );
};
