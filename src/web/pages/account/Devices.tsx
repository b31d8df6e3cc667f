import type { JSX } from 'preact';
import type { Account, SessionInfo } from '../../../protocol/account.ts';
import { LineIcon } from '../../page/Icon.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { endOtherSessions, endSession } from '../../table/account.ts';
import type { AccountWords } from '../../words/account.en.ts';
import { OtherDevice } from '../settings/OtherDevice.tsx';
import { dayOf } from './day.ts';
import { DEVICE_PICTURES, deviceName } from './device.ts';
import { NotDone } from './NotDone.tsx';
import { SignOutHere } from './SignOutHere.tsx';

interface DevicesProps {
  readonly account: Account;
  readonly isKept: boolean;
  readonly t: AccountWords;
  readonly change: (account: Account) => void;
}

/** The browsers in which I am signed in; each can be signed out from here. */
export const Devices = ({ account, isKept, t, change }: DevicesProps): JSX.Element => {
  const { going, problem, start } = useAttempt();
  const others = account.sessions.filter(({ here }) => !here);
  return (
    <section class="panel panel--pad stack">
      <h2>{t.devices}</h2>
      <ul class="account__rows">
        {account.sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            t={t}
            end={() => start(async () => change(await endSession(session.id)))}
          />
        ))}
      </ul>
      <NotDone problem={problem} t={t} />
      {others.length > 0 && (
        <button
          class="btn"
          aria-disabled={going}
          onClick={() => start(async () => change(await endOtherSessions()))}
        >
          {t.endOthers}
        </button>
      )}
      <OtherDevice />
      <SignOutHere isKept={isKept} t={t} change={change} />
    </section>
  );
};

interface DeviceProps {
  readonly session: SessionInfo;
  readonly t: AccountWords;
  readonly end: () => void;
}

const Device = ({ session, t, end }: DeviceProps): JSX.Element => {
  const { here, how, seen } = session;
  const name = deviceName(session.device, t);
  return (
    <li>
      <LineIcon path={DEVICE_PICTURES[session.device.kind]} />
      <span class="grow">
        <b>{name}</b>
        <small>
          {t.how[how]} · {here ? t.hereNow : dayOf(seen)}
        </small>
      </span>
      {here ? (
        <span class="tag">{t.thisOne}</span>
      ) : (
        <button class="btn" aria-label={t.signOutOf(name)} onClick={end}>
          {t.signOut}
        </button>
      )}
    </li>
  );
};
