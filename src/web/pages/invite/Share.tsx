import type { ComponentChildren, JSX } from 'preact';
import { tablePath } from '../../../protocol/api.ts';
import type { TableId } from '../../../protocol/table.ts';
import { words } from '../../preferences/language.ts';
import { Icon } from '../../page/Icon.tsx';
import { useCopy } from '../../page/useCopy.ts';
import { useOutsideLink } from '../../page/useOutsideLink.ts';
import { qrPath } from '../../table/api.ts';
import './invite.css';

interface ShareProps {
  readonly id: TableId;
  readonly children?: ComponentChildren; // other ways to invite
}

/** The invitation of a table that waits: link, QR code, the code to type, and two ways to send it. */
export const Share = ({ id, children }: ShareProps): JSX.Element => {
  const t = words.value;
  const link = useOutsideLink(tablePath(id));
  const { field, copied, copy } = useCopy(link);
  return (
    <section class="panel panel--pad stack share" aria-labelledby="invite">
      <h2 id="invite" class="h1">
        {t.table.invite}
      </h2>
      <p class="small">{t.table.waitingMore}</p>
      <div class="field">
        <Icon name="link" />
        <input
          ref={field}
          class="field__in grow"
          readOnly
          aria-label={t.table.inviteLink}
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <div class="share__ways">
        <img class="qr" src={qrPath(id)} alt={t.table.qr} width={148} height={148} />
        <div class="stack">
          <button class="btn btn--big" onClick={copy}>
            {copied ? t.copied : t.copy}
          </button>
          {'share' in navigator && (
            <button
              class="btn btn--big"
              // Closing the share menu without a choice is not an error.
              onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
            >
              <Icon name="share" />
              {t.table.share}
            </button>
          )}
          <p class="small share__code">{t.table.invitation.code(id)}</p>
        </div>
      </div>
      {children}
    </section>
  );
};
