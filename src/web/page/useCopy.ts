import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { announce } from '../kit/Announcer.tsx';
import { words } from '../preferences/language.ts';

const SHOWN = 2_000;

const written = (text: string): Promise<boolean> =>
  // Missing on plain http, although its type says otherwise: there a copy button would throw.
  'clipboard' in navigator
    ? navigator.clipboard.writeText(text).then(
        () => true,
        () => false, // not permitted by the person or by a frame around the page
      )
    : Promise.resolve(false);

/** The old API, which needs no secure page. Even if it fails, the link is selected and ready to be copied. */
const copiedByHand = (field: HTMLInputElement | null): boolean => {
  field?.select();
  return document.execCommand('copy');
};

interface Copying {
  readonly field: RefObject<HTMLInputElement | null>; // the field that shows the text
  readonly copied: boolean; // just now
  readonly copy: () => void;
}

/** Copies a text that a field shows, also where the browser has no clipboard for pages. */
export const useCopy = (text: string): Copying => {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    if (!(await written(text)) && !copiedByHand(field.current)) return;
    setCopied(true);
    announce(words.value.copied);
    setTimeout(() => setCopied(false), SHOWN);
  };
  return { field, copied, copy: () => void copy() };
};
