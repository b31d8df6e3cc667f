import type { JSX } from 'preact';
import { words } from '../preferences/language.ts';
import { Icon } from './Icon.tsx';
import { useCopy } from './useCopy.ts';

/** A link or a line of text to share: with a copy button, and on a phone with the system's share menu. */
export const CopyField = ({ label, text }: { label: string; text: string }): JSX.Element => {
  const t = words.value;
  const { field, copied, copy } = useCopy(text);
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
        <button class="btn" type="button" onClick={copy}>
          {copied ? t.copied : t.copy}
        </button>
      </div>
      {'share' in navigator && (
        <button
          class="btn btn--icon"
          type="button"
          aria-label={t.table.share}
          // Closing the share menu without a choice is not an error.
          onClick={() => void navigator.share(shared(text)).catch(() => undefined)}
        >
          <Icon name="share" />
        </button>
      )}
    </div>
  );
};

/** A line of text that is handed over as an address arrives as a link that leads nowhere. */
const shared = (text: string): ShareData => (/^https?:\S+$/.test(text) ? { url: text } : { text });
