import { signal, useSignal, type Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const KEPT = 4; // enough for what happens in one breath; a long list would be read again by whoever walks through it

interface Sentence {
  readonly n: number;
  readonly text: string;
}
type Region = Signal<readonly Sentence[]>;

/** The page's own region and, while a dialog is open, one inside it: a screen reader hears nothing from behind a dialog. */
const page: Region = signal([]);
const regions: Region[] = [page];
let count = 0;

/** Says a sentence to screen readers. Each is a line of its own: one that replaced another might never be heard. */
export const announce = (text: string): void => {
  const region = regions.at(-1);
  if (text && region) region.value = [...region.value, { n: ++count, text }].slice(-KEPT);
};

/** Takes back what was said: the next to listen is somebody else. */
export const hush = (): void => {
  for (const region of regions) region.value = [];
};

/** The live region of the pages; put it in once, above them all: one that comes with its page says nothing at first. */
export const Announcer = (): JSX.Element => <Lines region={page} />;

/** The live region of a dialog, for as long as it is open. */
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
