import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { DAYS_TO_RETURN, type Account } from '../../../protocol/account.ts';
import { Dialog } from '../../page/Dialog.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { words } from '../../preferences/language.ts';
import { deleteAccount, EXPORT_PATH } from '../../table/account.ts';
import type { AccountWords } from '../../words/account.en.ts';
import { Confirm } from './Confirm.tsx';
import { NotDone } from './NotDone.tsx';

interface LeavingProps {
  readonly account: Account;
  readonly isKept: boolean; // with a passkey or a code: only then one can come back
  readonly t: AccountWords;
}

const whatHappens = ({ isKept, t }: Pick<LeavingProps, 'isKept' | 't'>): string =>
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

type SureProps = LeavingProps & { readonly onClose: () => void };

const Sure = (props: SureProps): JSX.Element => {
  const { account, isKept, t, onClose } = props;
  return (
    <Dialog title={isKept ? t.deleteKeptSure : t.deleteSure} onClose={onClose}>
      <p>{whatHappens(props)}</p>
      {account.passkeys.length > 0 ? (
        <Confirm account={account} t={t} act={deleteAccount} />
      ) : (
        <Unconfirmed t={t} onClose={onClose} />
      )}
    </Dialog>
  );
};

const Unconfirmed = ({ t, onClose }: Pick<SureProps, 't' | 'onClose'>): JSX.Element => {
  const { going, problem, start } = useAttempt();
  return (
    <>
      <NotDone problem={problem} t={t} />
      <div class="row wrap">
        <button class="btn" onClick={onClose}>
          {words.value.cancel}
        </button>
        <button
          class="btn account__danger"
          aria-disabled={going}
          onClick={() => start(() => deleteAccount({}))}
        >
          {t.deleteYes}
        </button>
      </div>
    </>
  );
};
