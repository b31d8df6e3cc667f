import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { useAttempt } from '../../page/useAttempt.ts';
import { signInByCode, signInByPasskey } from '../../table/account.ts';
import type { AccountWords } from '../../words/account.en.ts';
import { CodeInput } from './CodeInput.tsx';
import { NotDone } from './NotDone.tsx';

/** For somebody who has an account already: by passkey or by code. */
export const SignIn = ({ t }: { t: AccountWords }): JSX.Element => {
  const [code, setCode] = useState('');
  const { going, problem, start } = useAttempt();
  const field = useId();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (code.trim()) start(() => signInByCode(code));
  };
  return (
    <section class="panel panel--pad stack">
      <h2>{t.signIn}</h2>
      <p class="small">{t.signInMore}</p>
      <button class="btn" aria-disabled={going} onClick={() => start(signInByPasskey)}>
        {t.byPasskey}
      </button>
      <form class="stack" onSubmit={submit}>
        <label for={field}>{t.code}</label>
        <div class="field">
          <CodeInput id={field} code={code} set={setCode} />
          <button class="btn">{t.byCode}</button>
        </div>
      </form>
      <NotDone problem={problem} t={t} />
    </section>
  );
};
