import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Account } from '../../../protocol/account.ts';
import { Dialog } from '../../page/Dialog.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { words } from '../../preferences/language.ts';
import { makeFirstPasskey, signOut } from '../../table/account.ts';
import type { AccountWords } from '../../words/account.en.ts';
import { NotDone } from './NotDone.tsx';

interface SignOutProps {
  readonly isKept: boolean; // with a passkey or a code: only then one can come back
  readonly t: AccountWords;
  readonly change: (account: Account) => void;
}

/** Signs out at once, if one can come back; otherwise one tap would lose everything. */
export const SignOutHere = ({ isKept, t, change }: SignOutProps): JSX.Element => {
  const [asking, setAsking] = useState(false);
  const { going, problem, start } = useAttempt();
  return (
    <>
      <NotDone problem={problem} t={t} />
      <button
        class="btn btn--quiet"
        aria-disabled={going}
        onClick={() => (isKept ? start(signOut) : setAsking(true))}
      >
        {isKept ? t.signOutHere : t.signOutHereAsk}
      </button>
      {!isKept && asking && <Sure t={t} change={change} onClose={() => setAsking(false)} />}
    </>
  );
};

interface SureProps extends Omit<SignOutProps, 'isKept'> {
  readonly onClose: () => void;
}

const Sure = ({ t, change, onClose }: SureProps): JSX.Element => {
  const { going, problem, start } = useAttempt();
  return (
    <Dialog title={t.signOutSure} onClose={onClose}>
      <p>{t.signOutHereMore}</p>
      <NotDone problem={problem} t={t} />
      <button
        class="btn btn--primary btn--big"
        aria-disabled={going}
        onClick={() =>
          start(async () => {
            change(await makeFirstPasskey());
            onClose();
          })
        }
      >
        {t.keepFirst}
      </button>
      <div class="row wrap">
        <button class="btn" onClick={onClose}>
          {words.value.cancel}
        </button>
        <button class="btn account__danger" aria-disabled={going} onClick={() => start(signOut)}>
          {t.signOutAnyway}
        </button>
      </div>
    </Dialog>
  );
};
