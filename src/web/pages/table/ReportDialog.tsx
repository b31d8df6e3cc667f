import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { REPORT_LENGTH, REPORT_REASONS, type ReportReason } from '../../../protocol/api.ts';
import type { GuestId, TableId } from '../../../protocol/table.ts';
import { Dialog } from '../../page/Dialog.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { words } from '../../preferences/language.ts';
import { sendReport } from '../../table/api.ts';
import { sayProblem } from '../../table/problems.ts';

interface ReportProps {
  readonly about: { readonly guest: GuestId; readonly name: string };
  readonly table: TableId;
  readonly onClose: () => void;
}

/** Tells the host of the server about a person: a reason is enough, a sentence helps. */
export const ReportDialog = ({ about, table, onClose }: ReportProps): JSX.Element => {
  const t = words.value.table;
  const [text, setText] = useState('');
  const [sent, setSent] = useState(false);
  const { going, problem, start } = useAttempt();
  const send = (why: ReportReason): void =>
    start(async () => {
      await sendReport({ about: about.guest, table, why, text: text.trim() });
      setSent(true);
    });
  return (
    <Dialog title={t.report(about.name)} onClose={onClose}>
      {sent ? (
        <p role="status">{t.reportSent}</p>
      ) : (
        <div class="stack">
          <div class="field">
            <input
              class="field__in grow"
              aria-label={t.reportMore}
              placeholder={t.reportMore}
              maxLength={REPORT_LENGTH}
              value={text}
              onInput={({ currentTarget }) => setText(currentTarget.value)}
            />
          </div>
          <p class="small">{t.reportHow}</p>
          {REPORT_REASONS.map((why) => (
            <button key={why} class="btn" disabled={going} onClick={() => send(why)}>
              {t.reportWhy[why]}
            </button>
          ))}
          {problem !== null && <p role="alert">{sayProblem(problem)}</p>}
        </div>
      )}
    </Dialog>
  );
};
