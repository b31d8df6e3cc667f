import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { DialogAnnouncer } from '../kit/Announcer.tsx';
import { words } from '../preferences/language.ts';
import { Icon } from './Icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** The browser's own dialog: it keeps the focus, closes on Escape and restores the focus. */
export const Dialog = ({ title, onClose, class: look = '', children }: DialogProps): JSX.Element => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before the paint: a key pressed before it is open would go to the page behind it.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`dialog ${look}`}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        // A click on the backdrop has the dialog itself as its target; clicks inside have its content.
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div class="dialog__body stack">
        <div class="row row--between">
          <h2 id={heading}>{title}</h2>
          <button class="btn btn--quiet btn--icon" aria-label={words.value.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
      <DialogAnnouncer />
    </dialog>
  );
};
