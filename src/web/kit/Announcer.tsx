import { signal } from '@preact/signals';
import type { JSX } from 'preact';

const said = signal('');

/** Says a sentence to screen readers. The same sentence twice is said twice. */
export const announce = (sentence: string): void => {
  said.value = said.value === sentence ? `${sentence}\u00A0` : sentence;
};

/** Takes back what was said: the next to listen is somebody else. */
export const hush = (): void => {
  said.value = '';
};

/** The one live region of a page; put it in once, and never take it out. */
export const Announcer = (): JSX.Element => (
  <div class="sr" role="status" aria-live="polite" aria-atomic="true">
    {said}
  </div>
);
