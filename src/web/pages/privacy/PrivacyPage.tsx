import type { JSX } from 'preact';
import { Frame, PageBar } from '../../page/Frame.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { usePageWords, type PageWords } from '../../page/usePageWords.ts';
import type { PrivacyWords } from '../../words/privacy.en.ts';
import './privacy.css';

const WORDS: PageWords<PrivacyWords> = {
  en: () => import('../../words/privacy.en.ts'),
  uk: () => import('../../words/privacy.uk.ts'),
  ru: () => import('../../words/privacy.ru.ts'),
};

/** The page that says which data about people is stored, and for how long. */
export const PrivacyPage = (): JSX.Element => {
  const t = usePageWords(WORDS);
  const title = t?.title ?? '';
  const bar = <PageBar name={title} />;
  return (
    <Frame title={title} bar={bar} main="privacy">
      {t ? <Text t={t} /> : <Skeleton lines={8} />}
    </Frame>
  );
};

const Text = ({ t }: { t: PrivacyWords }): JSX.Element => (
  <>
    {t.parts.map(({ title, lines }) => (
      <section key={title} class="panel panel--pad">
        <h2>{title}</h2>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    ))}
    <p class="small">{t.note}</p>
    <a class="btn" href="/account">
      {t.account}
    </a>
  </>
);
