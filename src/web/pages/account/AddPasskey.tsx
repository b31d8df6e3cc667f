import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Account } from '../../../protocol/account.ts';
import { Dialog } from '../../page/Dialog.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { askForPasskey, makePasskey, type NewPasskey } from '../../table/account.ts';
import type { AccountWords } from '../../words/account.en.ts';
import { Confirm } from './Confirm.tsx';
import { NotDone } from './NotDone.tsx';

interface AddProps {
  readonly account: Account;
  readonly t: AccountWords;
  readonly onMade: (account: Account) => void;
  readonly onClose: () => void;
}

/** Two questions of the device, each after a tap of its own: browsers open none without one. */
export const AddPasskey = ({ account, t, onMade, onClose }: AddProps): JSX.Element => {
  const [asked, setAsked] = useState<NewPasskey | null>(null);
  return (
    <Dialog title={account.passkeys.length ? t.another : t.makePasskey} onClose={onClose}>
      {asked ? (
        <Make asked={asked} t={t} onMade={onMade} />
      ) : (
        <Confirm
          account={account}
          t={t}
          act={async (confirmation) => setAsked(await askForPasskey(confirmation))}
        />
      )}
    </Dialog>
  );
};

interface MakeProps extends Pick<AddProps, 't' | 'onMade'> {
  readonly asked: NewPasskey;
}

const Make = ({ asked, t, onMade }: MakeProps): JSX.Element => {
  const { going, problem, start } = useAttempt();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []); // the button that was pressed has gone
  return (
    <>
      <p role="status">{t.confirmed}</p>
      <NotDone problem={problem} t={t} />
      <button
        ref={button}
        class="btn btn--primary btn--big"
        aria-disabled={going}
        onClick={() => start(async () => onMade(await makePasskey(asked)))}
      >
        {t.makePasskey}
      </button>
    </>
  );
};
