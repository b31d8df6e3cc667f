import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Account, Confirmation } from '../../../protocol/account.ts';
import { useAttempt } from '../../page/useAttempt.ts';
import { confirmByCode, confirmByPasskey } from '../../table/account.ts';
import type { AccountWords } from '../../words/account.en.ts';
import { CodeInput } from './CodeInput.tsx';
import { NotDone } from './NotDone.tsx';

interface ConfirmProps {
  readonly account: Account;
  readonly t: AccountWords;
  readonly act: (confirmation: Confirmation) => Promise<void>;
}

/** The content of a dialog: one of the ways into the account is shown, and then it is done. */
export const Confirm = ({ account, t, act }: ConfirmProps): JSX.Element => {
  const { going, problem, start } = useAttempt();
  const by = (confirm: () => Promise<Confirmation>): void => start(async () => act(await confirm()));
  return (
    <>
      <p class="small">{t.confirmMore}</p>
      <NotDone problem={problem} t={t} />
      {account.passkeys.length > 0 && (
        <button class="btn btn--primary btn--big" aria-disabled={going} onClick={() => by(confirmByPasskey)}>
          {t.confirmPasskey}
        </button>
      )}
      {account.recoveryCode !== null && (
        <ByCode going={going} t={t} confirm={(code) => by(() => confirmByCode(code))} />
      )}
    </>
  );
};

interface ByCodeProps {
  readonly going: boolean;
  readonly t: AccountWords;
  readonly confirm: (code: string) => void;
}

const ByCode = ({ going, t, confirm }: ByCodeProps): JSX.Element => {
  const [code, setCode] = useState('');
  const field = useId();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (code.trim()) confirm(code);
  };
  return (
    <form class="stack" onSubmit={submit}>
      <label for={field}>{t.code}</label>
      <div class="field">
        <CodeInput id={field} code={code} set={setCode} />
      </div>
      <button class="btn" aria-disabled={going}>
        {t.confirmCode}
      </button>
    </form>
  );
};
