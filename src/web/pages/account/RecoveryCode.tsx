import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { announce } from '../../kit/Announcer.tsx';
import { CopyField } from '../../page/CopyField.tsx';
import { Icon } from '../../page/Icon.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { makeCode } from '../../table/account.ts';
import type { AccountWords } from '../../words/account.en.ts';
import { dayOf } from './day.ts';
import { NotDone } from './NotDone.tsx';

interface CodeProps {
  readonly made: number | null;
  readonly t: AccountWords;
  readonly onMade: () => void;
}

/** The code is shown once; the server keeps only a hash of it. */
export const RecoveryCode = ({ made, t, onMade }: CodeProps): JSX.Element => {
  const [code, setCode] = useState<string | null>(null);
  const { going, problem, start } = useAttempt();
  const make = async (): Promise<void> => {
    setCode(await makeCode());
    onMade();
    announce(t.codeReady);
  };
  return (
    <section class="panel panel--pad stack">
      <h2>{t.recovery}</h2>
      <p class="small">{t.recoveryMore}</p>
      <NotDone problem={problem} t={t} />
      {code === null ? (
        <>
          {made !== null && <p class="small">{t.madeOn(dayOf(made))}</p>}
          <button class="btn" aria-disabled={going} onClick={() => start(make)}>
            {made === null ? t.makeCode : t.newCode}
          </button>
        </>
      ) : (
        <>
          <output class="account__code">{code}</output>
          <CopyField label={t.code} text={code} />
          <button class="btn btn--primary" onClick={() => setCode(null)}>
            <Icon name="check" size={20} />
            {t.haveIt}
          </button>
        </>
      )}
    </section>
  );
};
