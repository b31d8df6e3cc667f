import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { NOTICE_KINDS, type MyNotices, type NoticeSettings } from '../../../protocol/notice-settings.ts';
import { locale, words } from '../../preferences/language.ts';
import { Failed } from '../../page/Failed.tsx';
import { BarTitle, Frame } from '../../page/Frame.tsx';
import { Icon } from '../../page/Icon.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { lookAtDevice } from '../../push/this-device.ts';
import { usePageWords } from '../../page/usePageWords.ts';
import { NOTICE_SETTINGS_WORDS } from '../../push/words.ts';
import { changeNotices, readNotices } from '../../table/api.ts';
import { Quiet } from './Quiet.tsx';
import { Switch } from '../../page/Switch.tsx';
import { WebhookPanel } from './WebhookPanel.tsx';
import { Where } from './Where.tsx';
import './notices-page.css';

/** The settings of notices: which, at what hours not, and where. Nothing is sent before a device or an address is added. */
export const NoticesPage = (): JSX.Element => {
  const t = usePageWords(NOTICE_SETTINGS_WORDS);
  const mine = useSignal<MyNotices | null>(null);
  const { problem, start } = useAttempt();
  const take = async (found: MyNotices): Promise<void> => {
    await lookAtDevice(found);
    mine.value = found;
  };
  useEffect(() => start(async () => take(await readNotices())), []);
  const change = (settings: NoticeSettings): void => {
    if (mine.value) mine.value = { ...mine.value, settings }; // a switch answers at once
    void changeNotices({ settings, language: locale.value }).then(take, () =>
      start(async () => take(await readNotices())),
    );
  };
  const title = t?.title ?? words.value.brand;
  const bar = (
    <>
      <a class="btn btn--quiet btn--icon" href="/" aria-label={words.value.lobby}>
        <Icon name="back" />
      </a>
      <BarTitle name={title} />
    </>
  );
  return (
    <Frame title={title} bar={bar} main="told">
      <Failed problem={problem} />
      {t && mine.value && (
        <>
          <div class="told__column">
            <ul class="opts">
              {NOTICE_KINDS.map((kind) => (
                <Switch
                  key={kind}
                  label={t.kinds[kind].name}
                  more={t.kinds[kind].more}
                  on={mine.value?.settings.kinds[kind] ?? false}
                  set={(on) => mine.value && change(withKind(mine.value.settings, kind, on))}
                />
              ))}
            </ul>
            <p class="small">{t.nothingElse}</p>
            <Quiet settings={mine.value.settings} change={change} t={t} />
          </div>
          <div class="told__column">
            <Where mine={mine.value} take={take} t={t} />
            <WebhookPanel webhook={mine.value.webhook} take={take} t={t} />
          </div>
        </>
      )}
    </Frame>
  );
};

const withKind = (
  settings: NoticeSettings,
  kind: keyof NoticeSettings['kinds'],
  on: boolean,
): NoticeSettings => ({
  ...settings,
  kinds: { ...settings.kinds, [kind]: on },
});
