import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Account, Confirmation } from '../../../protocol/account.ts';
import { announce } from '../../kit/Announcer.tsx';
import { CopyField } from '../../page/CopyField.tsx';
import { Dialog } from '../../page/Dialog.tsx';
import { Icon } from '../../page/Icon.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { makeCode } from '../../table/account.ts';
import type { AccountWords } from '../../words/account.en.ts';
import { Confirm } from './Confirm.tsx';
import { dayOf } from './day.ts';
import { NotDone } from './NotDone.tsx';

interface CodeProps {
  readonly account: Account;
  readonly isKept: boolean; // then one of the ways in is shown first
  readonly t: AccountWords;
  readonly change: (account: Account) => void;
}

/** The code is shown once; the server keeps only a hash of it. */
export const RecoveryCode = ({ account, isKept, t, change }: CodeProps): JSX.Element => {
  const [code, setCode] = useState<string | null>(null);
  const make = async (confirmation: Confirmation): Promise<void> => {
    setCode(await makeCode(confirmation));
    change({ ...account, recoveryCode: Date.now() });
  };
  return (
    <section class="panel panel--pad stack recovery">
      <h2>{t.recovery}</h2>
      <p class="small">{t.recoveryMore}</p>
      {code === null ? (
        <MakeCode account={account} isKept={isKept} t={t} make={make} />
      ) : (
        <Made code={code} t={t} onSeen={() => setCode(null)} />
      )}
    </section>
  );
};

interface MakeProps extends Omit<CodeProps, 'change'> {
  readonly make: (confirmation: Confirmation) => Promise<void>;
}

const MakeCode = ({ account, isKept, t, make }: MakeProps): JSX.Element => {
  const [asking, setAsking] = useState(false);
  const { going, problem, start } = useAttempt();
  const made = account.recoveryCode;
  return (
    <>
      <NotDone problem={problem} t={t} />
      {made !== null && <p class="small">{t.madeOn(dayOf(made))}</p>}
      <button
        class="btn"
        aria-disabled={going}
        onClick={() => (isKept ? setAsking(true) : start(() => make({})))}
      >
        {made === null ? t.makeCode : t.newCode}
      </button>
      {asking && (
        <Dialog title={made === null ? t.makeCodeSure : t.newCodeSure} onClose={() => setAsking(false)}>
          {made !== null && <p>{t.newCodeMore}</p>}
          <Confirm account={account} t={t} act={make} />
        </Dialog>
      )}
    </>
  );
};

interface MadeProps {
  readonly code: string;
  readonly t: AccountWords;
  readonly onSeen: () => void;
}

/** It is written down from here, so the focus goes to it: the button that made it has gone. */
const Made = ({ code, t, onSeen }: MadeProps): JSX.Element => {
  const shown = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    shown.current?.focus();
    announce(t.codeReady);
  }, []);
  return (
    <>
      <output ref={shown} tabIndex={-1} class="account__code">
        {code}
      </output>
      <CopyField label={t.code} text={code} />
      <button class="btn btn--primary" onClick={onSeen}>
        <Icon name="check" size={20} />
        {t.haveIt}
      </button>
    </>
  );
};
