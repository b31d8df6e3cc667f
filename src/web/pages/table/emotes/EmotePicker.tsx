import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { words } from '../../../preferences/language.ts';
import type { TableSource } from '../../../table/source.ts';
import { Emotes } from './Emotes.tsx';
import { HAS_POPOVERS } from './popovers.ts';

interface PickerProps {
  readonly source: TableSource;
  readonly class?: string;
  readonly children: ComponentChildren; // one's own portrait
}

const GAP = 8;

/** One's own portrait as a button: a tap shows the emotes above or below it, a second one sends one. */
export const EmotePicker = ({ source, class: look = '', children }: PickerProps): JSX.Element => {
  const list = useRef<HTMLDivElement>(null);
  const open = (portrait: Element): void => {
    if (!list.current) return;
    list.current.showPopover();
    placeAt(list.current, portrait.getBoundingClientRect());
  };
  if (!HAS_POPOVERS) return <span class={look}>{children}</span>; // emotes are in the chat too
  return (
    <>
      <button
        type="button"
        class={`emote-face ${look}`}
        aria-label={words.value.table.emotes}
        aria-haspopup="true"
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        {children}
      </button>
      <div ref={list} popover="auto" class="emote-list">
        <Emotes source={source} sent={() => list.current?.hidePopover()} />
      </div>
    </>
  );
};

/** Inside the window, above the portrait if there is room. */
const placeAt = (list: HTMLElement, { left, top, bottom }: DOMRect): void => {
  const { width, height } = list.getBoundingClientRect();
  const above = top - height - GAP;
  list.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  list.style.top = `${above >= GAP ? above : Math.min(bottom + GAP, innerHeight - height - GAP)}px`;
};
