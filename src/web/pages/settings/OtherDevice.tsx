import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { announce } from '../../kit/Announcer.tsx';
import { CopyField } from '../../page/CopyField.tsx';
import { Failed } from '../../page/Failed.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { usePageWords, type PageWords } from '../../page/usePageWords.ts';
import { linkDevice } from '../../table/api.ts';
import type { DeviceWords } from '../../words/device.en.ts';

const WORDS: PageWords<DeviceWords> = {
  en: () => import('../../words/device.en.ts'),
  uk: () => import('../../words/device.uk.ts'),
  ru: () => import('../../words/device.ru.ts'),
};

interface Made {
  readonly url: string;
  readonly picture: string;
}

/** There are no passwords: to play on with a phone, a guest opens a personal link there, once. */
export const OtherDevice = (): JSX.Element | null => {
  const t = usePageWords(WORDS);
  const [made, setMade] = useState<Made | null>(null);
  const { going, problem, start } = useAttempt();
  const make = async (): Promise<void> => {
    const [url, { renderSVG }] = await Promise.all([linkDevice(), import('uqr')]);
    setMade({ url, picture: `data:image/svg+xml,${encodeURIComponent(renderSVG(url))}` });
    if (t) announce(t.ready);
  };
  if (!t) return null;
  return (
    <section class="stack device">
      <h2>{t.title}</h2>
      <p class="small">{t.more}</p>
      {made && (
        <>
          <CopyField label={t.link} text={made.url} />
          <img class="qr" src={made.picture} alt={t.qr} width={220} height={220} />
          <p class="small">{t.once}</p>
        </>
      )}
      <Failed problem={problem} />
      <button class="btn" aria-disabled={going} onClick={() => start(make)}>
        {made ? t.another : t.make}
      </button>
    </section>
  );
};
