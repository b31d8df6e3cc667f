import type { JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Account, Passkey } from '../../../protocol/account.ts';
import { announce } from '../../kit/Announcer.tsx';
import { Dialog } from '../../page/Dialog.tsx';
import { LineIcon } from '../../page/Icon.tsx';
import { removePasskey } from '../../table/account.ts';
import type { AccountWords } from '../../words/account.en.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { Confirm } from './Confirm.tsx';
import { dayOf } from './day.ts';
import { DEVICE_PICTURES, deviceName } from './device.ts';

interface PasskeysProps {
  readonly account: Account;
  readonly t: AccountWords;
  readonly change: (account: Account) => void;
}

interface Changes {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly asking: Passkey | 'new' | null; // the dialog that is open
  readonly ask: (about: Passkey | 'new' | null) => void;
  readonly done: string; // what has just been done
  readonly finish: (account: Account, done: string) => void;
}

/** A removed passkey takes its button along: the heading gets the focus, and the sentence is said there. */
const useChanges = (change: (account: Account) => void): Changes => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, ask] = useState<Passkey | 'new' | null>(null);
  const [done, setDone] = useState('');
  useEffect(() => {
    if (!done || asking) return;
    heading.current?.focus();
    announce(done);
  }, [done, asking]);
  const finish = (account: Account, what: string): void => {
    change(account);
    setDone(what);
    ask(null);
  };
  const askAnew = (about: Passkey | 'new' | null): void => {
    if (about) setDone('');
    ask(about);
  };
  return { heading, asking, ask: askAnew, done, finish };
};

/** The passkeys of my account. Each can be removed, as long as another way in is left. */
export const Passkeys = ({ account, t, change }: PasskeysProps): JSX.Element => {
  const { heading, asking, ask, done, finish } = useChanges(change);
  const { passkeys, recoveryCode } = account;
  const onlyWay = passkeys.length === 1 && recoveryCode === null;
  const close = (): void => ask(null);
  return (
    <section class="panel panel--pad stack passkeys">
      <h2 ref={heading} tabIndex={-1}>
        {t.passkeys}
      </h2>
      <p class="small">{passkeys.length ? t.passkeysMore : t.noPasskey}</p>
      {done && <p>{done}</p>}
      <ul class="account__rows">
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} t={t} remove={onlyWay ? null : () => ask(passkey)} />
        ))}
      </ul>
      {onlyWay && <p class="small">{t.onlyWay}</p>}
      <button class="btn" onClick={() => ask('new')}>
        {passkeys.length ? t.another : t.makePasskey}
      </button>
      {asking === 'new' && (
        <AddPasskey
          account={account}
          t={t}
          onMade={(after) => finish(after, t.passkeyMade)}
          onClose={close}
        />
      )}
      {asking && asking !== 'new' && (
        <Dialog title={t.removeSure} onClose={close}>
          <p>{t.removeMore(deviceName(asking.device, t), dayOf(asking.made))}</p>
          <Confirm
            account={account}
            t={t}
            act={async (shown) => finish(await removePasskey(asking.id, shown), t.removed)}
          />
        </Dialog>
      )}
    </section>
  );
};

interface RowProps {
  readonly passkey: Passkey;
  readonly t: AccountWords;
  readonly remove: (() => void) | null; // null: it is the only way in
}

const PasskeyRow = ({ passkey, t, remove }: RowProps): JSX.Element => {
  const { device, made, used } = passkey;
  const name = deviceName(device, t);
  return (
    <li>
      <LineIcon path={DEVICE_PICTURES[device.kind]} />
      <span class="grow">
        <b>{name}</b>
        <small>
          {[t.made(dayOf(made)), used !== null && t.used(dayOf(used))].filter(Boolean).join(' · ')}
        </small>
      </span>
      {remove && (
        <button class="btn" aria-label={t.removeOf(name, dayOf(made))} onClick={remove}>
          {t.remove}
        </button>
      )}
    </li>
  );
};
