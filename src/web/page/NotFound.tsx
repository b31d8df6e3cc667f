import type { JSX } from 'preact';
import { words } from '../preferences/language.ts';
import { BarLinks, BarTitle, Frame, HomeLink } from './Frame.tsx';
import { Notice } from './Notice.tsx';

export const NotFound = (): JSX.Element => {
  const t = words.value;
  const bar = (
    <>
      <HomeLink />
      <BarTitle name={t.missing.title} />
      <BarLinks />
    </>
  );
  return (
    <Frame title={t.missing.title} bar={bar} main="middle">
      <Notice title={t.missing.title} text={t.missing.text}>
        <a class="btn btn--primary btn--big" href="/">
          {t.missing.home}
        </a>
      </Notice>
    </Frame>
  );
};
