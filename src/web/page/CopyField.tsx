import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { announce } from '../kit/Announcer.tsx';
import { words } from '../language.ts';
import { Icon } from './Icon.tsx';

const SHOWN = 2_000;

/** A link to give away: to copy, and on a phone to hand to whatever app the person likes. */
export const CopyField = ({ label, text }: { label: string; text: string }): JSX.Element => {
  const t = words.value;
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    announce(t.copied);
    setTimeout(() => setCopied(false), SHOWN);
  };
  return (
    <div class="row">
      <div class="field grow">
        <Icon name="link" />
        <input
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
          // Closing the system's sheet without choosing is not a fault.
          onClick={() => void navigator.share({ url: text }).catch(() => undefined)}
        >
          <Icon name="share" />
        </button>
      )}
    </div>
  );
};
