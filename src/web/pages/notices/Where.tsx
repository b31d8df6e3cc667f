import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { MyNotices } from '../../../protocol/notice-settings.ts';
import { locale } from '../../preferences/language.ts';
import { Failed } from '../../page/Failed.tsx';
import { Icon } from '../../page/Icon.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { deviceState, switchOff, switchOn, type DeviceState } from '../../push/this-device.ts';
import { ownId } from '../../table/push-subscription.ts';
import { removeDevice, testNotices } from '../../table/api.ts';
import type { NoticeSettingsWords } from '../../words/notice-settings.en.ts';
import { Switch } from '../../page/Switch.tsx';

interface WhereProps {
  readonly mine: MyNotices;
  readonly take: (mine: MyNotices) => Promise<void>;
  readonly t: NoticeSettingsWords;
}

/** This device, the others, and a test. */
export const Where = ({ mine, take, t }: WhereProps): JSX.Element => {
  const { going, problem, start } = useAttempt();
  const said = useSignal('');
  const own = useSignal<string | null>(null);
  useEffect(() => void ownId().then((id) => (own.value = id)), [mine]);
  const turn = (on: boolean): void =>
    start(async () => {
      const found = await (on ? switchOn() : switchOff());
      if (found) await take(found);
    });
  const test = async (): Promise<void> => {
    const { sent, failed } = await testNotices();
    said.value = t.tested(sent, failed);
  };
  const date = new Intl.DateTimeFormat(locale.value, { day: 'numeric', month: 'long' });
  return (
    <section class="panel told__panel">
      <h2>{t.where}</h2>
      <ul class="opts">
        <Here state={deviceState.value} turn={turn} t={t} />
        {mine.devices
          .filter(({ id }) => id !== own.value)
          .map(({ id, about, since }) => (
            <li key={id}>
              <div class="opts__line told__device">
                <span class="grow">
                  <b>{about || t.other}</b>
                  <small>{t.since(date.format(since))}</small>
                </span>
                <button
                  class="btn btn--quiet btn--icon"
                  aria-label={t.remove(about || t.other)}
                  onClick={() => start(async () => take(await removeDevice(id)))}
                >
                  <Icon name="close" />
                </button>
              </div>
            </li>
          ))}
      </ul>
      <Failed problem={problem} />
      <button class="btn" aria-disabled={going} onClick={() => start(test)}>
        {t.test}
      </button>
      <p class="small" role="status">
        {said.value}
      </p>
    </section>
  );
};

interface HereProps {
  readonly state: DeviceState;
  readonly turn: (on: boolean) => void;
  readonly t: NoticeSettingsWords;
}

/** Where the browser forbids it there is no switch, only the way to allow it. */
const Here = ({ state, turn, t }: HereProps): JSX.Element =>
  state === 'on' || state === 'off' ? (
    <Switch label={t.thisDevice} more={state === 'on' ? t.on : t.off} on={state === 'on'} set={turn} />
  ) : (
    <li>
      <div class="opts__line">
        <span class="grow">
          <b>{t.thisDevice}</b>
          <small>{state === 'denied' ? t.denied : t.impossible}</small>
        </span>
      </div>
    </li>
  );
