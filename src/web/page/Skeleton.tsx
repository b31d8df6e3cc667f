import type { JSX } from 'preact';
import { words } from '../preferences/language.ts';

/** Grey shapes while content loads, so that the page is never blank. */
export const Skeleton = ({ lines = 3 }: { lines?: number }): JSX.Element => (
  <div class="stack" role="status" aria-label={words.value.loading}>
    {Array.from({ length: lines }, (_, i) => (
      <i key={i} class="skel" style={{ width: `${92 - ((i * 23) % 45)}%` }} />
    ))}
  </div>
);
