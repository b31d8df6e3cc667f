import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { MyNotices, Webhook } from '../../../protocol/notice-settings.ts';
import { locale } from '../../preferences/language.ts';
import { Failed } from '../../page/Failed.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { changeNotices } from '../../table/api.ts';
import type { NoticeSettingsWords } from '../../words/notice-settings.en.ts';

interface WebhookProps {
  readonly webhook: Webhook | null;
  readonly take: (mine: MyNotices) => Promise<void>;
  readonly t: NoticeSettingsWords;
}

/** For people who have a program that listens. */
export const WebhookPanel = ({ webhook, take, t }: WebhookProps): JSX.Element => {
  const { going, problem, start } = useAttempt();
  const address = useSignal(webhook?.url ?? '');
  const field = useId();
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    start(async () =>
      take(await changeNotices({ webhook: address.value.trim() || null, language: locale.value })),
    );
  };
  const remove = async (): Promise<void> => {
    await take(await changeNotices({ webhook: null, language: locale.value }));
    address.value = '';
  };
  return (
    <section class="panel told__panel">
      <h2>{t.webhook}</h2>
      <p class="small">{t.webhookMore}</p>
      <form class="told__webhook" onSubmit={save}>
        <label for={field}>{t.webhookAddress}</label>
        <div class="field">
          <input
            id={field}
            class="field__in grow"
            type="url"
            autocomplete="off"
            placeholder="https://"
            value={address.value}
            onInput={({ currentTarget }) => (address.value = currentTarget.value)}
          />
        </div>
        <Failed problem={problem} />
        <div class="told__buttons">
          <button class="btn" aria-disabled={going}>
            {t.webhookSave}
          </button>
          {webhook && (
            <button class="btn btn--quiet" type="button" aria-disabled={going} onClick={() => start(remove)}>
              {t.webhookRemove}
            </button>
          )}
        </div>
      </form>
      {webhook && (
        <p class="small">
          {t.webhookSecret} <code class="told__secret">{webhook.secret}</code>
        </p>
      )}
    </section>
  );
};
