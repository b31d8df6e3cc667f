import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Account } from '../../../protocol/account.ts';
import { Frame, PageBar } from '../../page/Frame.tsx';
import { Failed } from '../../page/Failed.tsx';
import { PersonCat } from '../../page/PersonCat.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { usePageWords } from '../../page/usePageWords.ts';
import { settings } from '../../preferences/settings.ts';
import { readAccount, RETURNED } from '../../table/account.ts';
import type { AccountWords } from '../../words/account.en.ts';
import { YouDialog } from '../lobby/YouDialog.tsx';
import { ACCOUNT_WORDS } from './account-words.ts';
import { dayOf } from './day.ts';
import { Devices } from './Devices.tsx';
import { EarlierGuest } from './EarlierGuest.tsx';
import { KeepAccount } from './KeepAccount.tsx';
import { KeptMatches } from './KeptMatches.tsx';
import { Leaving } from './Leaving.tsx';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCode } from './RecoveryCode.tsx';
import { SignIn } from './SignIn.tsx';
import { WhoSeesMe } from './WhoSeesMe.tsx';
import './account.css';

/** My name and cat, the ways to sign in again, and my devices. */
export const AccountPage = (): JSX.Element => {
  const t = usePageWords(ACCOUNT_WORDS);
  const loaded = useLoaded(readAccount, '');
  const title = t?.title ?? '';
  const bar = <PageBar name={title} />;
  return (
    <Frame title={title} bar={bar} main="account">
      {loaded.is === 'failed' && <Failed problem={loaded.error} />}
      {t && loaded.is === 'here' ? <Whole first={loaded.value} t={t} /> : <Skeleton lines={6} />}
    </Frame>
  );
};

const Whole = ({ first, t }: { first: Account; t: AccountWords }): JSX.Element => {
  const [account, setAccount] = useState(first);
  const isKept = account.passkeys.length > 0 || account.recoveryCode !== null;
  return (
    <>
      <div class="account__column">
        {isBack() && <p class="panel panel--pad account__back">{t.returned}</p>}
        <Head account={account} t={t} />
        {account.earlierGuest && <EarlierGuest guest={account.earlierGuest} t={t} change={setAccount} />}
        {isKept && <KeptMatches t={t} />}
        {!isKept && <KeepAccount cat={account.me.cat} t={t} change={setAccount} />}
        <Devices account={account} isKept={isKept} t={t} change={setAccount} />
        {isKept && <Passkeys account={account} t={t} change={setAccount} />}
      </div>
      <div class="account__column">
        <RecoveryCode account={account} isKept={isKept} t={t} change={setAccount} />
        {!isKept && <SignIn t={t} />}
        <WhoSeesMe account={account} t={t} change={setAccount} />
        <Leaving account={account} isKept={isKept} t={t} />
        <a class="account__more" href="/privacy">
          {t.privacy}
        </a>
      </div>
    </>
  );
};

const isBack = (): boolean => `${location.pathname}${location.search}` === RETURNED;

const Head = ({ account, t }: { account: Account; t: AccountWords }): JSX.Element => {
  const [open, setOpen] = useState(false);
  const { name, cat } = settings.value;
  const since = account.passkeys[0]?.made ?? account.recoveryCode;
  return (
    <section class="panel panel--pad account__head">
      <PersonCat cat={cat ?? account.me.cat} size={64} />
      <div class="grow">
        <h2>{name || account.me.name}</h2>
        <p class="small">{since === null ? t.guest : t.keptSince(dayOf(since))}</p>
      </div>
      <button class="btn" onClick={() => setOpen(true)}>
        {t.change}
      </button>
      {open && <YouDialog onClose={() => setOpen(false)} />}
    </section>
  );
};
