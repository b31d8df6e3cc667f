import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { DAYS_TO_RETURN } from '../../../protocol/account.ts';
import { Dialog } from '../../page/Dialog.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { words } from '../../preferences/language.ts';
import { deleteAccount, EXPORT_PATH } from '../../table/account.ts';
import type { AccountWords } from '../../words/account.en.ts';
import { NotDone } from './NotDone.tsx';

interface LeavingProps {
  readonly isKept: boolean; // with a passkey or a code: only then one can come back
  readonly hasPasskey: boolean;
  readonly t: AccountWords;
}

const whatHappens = ({ isKept, t }: LeavingProps): string =>
  isKept ? t.deleteKeptMore(DAYS_TO_RETURN) : t.deleteMore;

/** Take everything along, or delete it. */
export const Leaving = (props: LeavingProps): JSX.Element => {
  const { t } = props;
  const [asking, setAsking] = useState(false);
  return (
    <section class="panel panel--pad">
      <ul class="account__rows">
        <li>
          <span class="grow">
            <b>{t.exportTitle}</b>
            <small>{t.exportMore}</small>
          </span>
          <a class="btn" href={EXPORT_PATH} download="clowder.json" target="_self">
            {t.export}
          </a>
        </li>
        <li>
          <span class="grow">
            <b>{t.deleteTitle}</b>
            <small>{whatHappens(props)}</small>
          </span>
          <button class="btn account__danger" onClick={() => setAsking(true)}>
            {t.delete}
          </button>
        </li>
      </ul>
      {asking && <Sure {...props} onClose={() => setAsking(false)} />}
    </section>
  );
};

const Sure = (props: LeavingProps & { readonly onClose: () => void }): JSX.Element => {
  const { isKept, hasPasskey, t, onClose } = props;
  const { going, problem, start } = useAttempt();
  return (
    <Dialog title={isKept ? t.deleteKeptSure : t.deleteSure} onClose={onClose}>
      <p>{whatHappens(props)}</p>
      <NotDone problem={problem} t={t} />
      <div class="row wrap">
        <button class="btn" onClick={onClose}>
          {words.value.cancel}
        </button>
        <button
          class="btn account__danger"
          aria-disabled={going}
          onClick={() => start(() => deleteAccount(hasPasskey))}
        >
          {t.deleteYes}
        </button>
      </div>
    </Dialog>
  );
};
