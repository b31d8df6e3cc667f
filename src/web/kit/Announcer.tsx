import { signal, useSignal, type Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const KEPT = 4; // enough for the announcements of one moment; a screen reader would read a longer list again line by line

interface Sentence {
  readonly n: number;
  readonly text: string;
}
type Region = Signal<readonly Sentence[]>;

/**
 * The region of the page and, while a dialog is open, one inside it: screen readers ignore everything behind
 * a dialog.
 */
const page: Region = signal([]);
const regions: Region[] = [page];
let count = 0;

/**
 * Announces a sentence to screen readers. Each is a separate line: a sentence that replaces another might not
 * be read.
 */
export const announce = (text: string): void => {
  const region = regions.at(-1);
  if (text && region) region.value = [...region.value, { n: ++count, text }].slice(-KEPT);
};

/** Clears the announcements: the next person at the device must not get them. */
export const clearAnnouncements = (): void => {
  for (const region of regions) region.value = [];
};

/**
 * The live region of the pages. Mount it once above all pages: a region that is new on the page announces
 * nothing at first.
 */
export const Announcer = (): JSX.Element => <Lines region={page} />;

/** The live region of a dialog, while it is open. */
export const DialogAnnouncer = (): JSX.Element => {
  const region: Region = useSignal<readonly Sentence[]>([]);
  useLayoutEffect(() => {
    regions.push(region);
    return () => {
      regions.splice(regions.indexOf(region), 1);
    };
  }, []);
  return <Lines region={region} />;
};

const Lines = ({ region }: { region: Region }): JSX.Element => (
  <div class="sr" role="log" aria-live="polite" aria-label="Clowder">
    {region.value.map(({ n, text }) => (
      <p key={n}>{text}</p>
    ))}
  </div>
);
