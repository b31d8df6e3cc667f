import { signal } from '@preact/signals';
import type { JSX } from 'preact';

const KEPT = 4; // enough for what happens in one breath; a long list would be read again by whoever walks through it

interface Sentence {
  readonly n: number;
  readonly text: string;
}
const said = signal<readonly Sentence[]>([]);
let count = 0;

/** Says a sentence to screen readers. Each is a line of its own: one that replaced another might never be heard. */
export const announce = (text: string): void => {
  if (text) said.value = [...said.value, { n: ++count, text }].slice(-KEPT);
};

/** Takes back what was said: the next to listen is somebody else. */
export const hush = (): void => {
  said.value = [];
};

/** The one live region of a page; put it in once, and never take it out. */
export const Announcer = (): JSX.Element => (
  <div class="sr" role="log" aria-live="polite" aria-label="Clowder">
    {said.value.map(({ n, text }) => (
      <p key={n}>{text}</p>
    ))}
  </div>
);
