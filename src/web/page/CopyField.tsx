import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { announce } from '../kit/Announcer.tsx';
import { words } from '../preferences/language.ts';
import { Icon } from './Icon.tsx';

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

/** A link to share: with a copy button, and on a phone with the system's share menu. */
export const CopyField = ({ label, text }: { label: string; text: string }): JSX.Element => {
  const t = words.value;
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    if (!(await written(text)) && !copiedByHand(field.current)) return;
    setCopied(true);
    announce(t.copied);
    setTimeout(() => setCopied(false), SHOWN);
  };
  return (
    <div class="row">
      <div class="field grow">
        <Icon name="link" />
        <input
          ref={field}
          class="field__in grow"
          readOnly
          aria-label={label}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button class="btn" type="button" onClick={() => void copy()}>
          {copied ? t.copied : t.copy}
        </button>
      </div>
      {'share' in navigator && (
        <button
          class="btn btn--icon"
          type="button"
          aria-label={t.table.share}
          // Closing the share menu without a choice is not an error.
          onClick={() => void navigator.share({ url: text }).catch(() => undefined)}
        >
          <Icon name="share" />
        </button>
      )}
    </div>
  );
};
