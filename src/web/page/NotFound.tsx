import type { JSX } from 'preact';
import { words } from '../preferences/language.ts';
import { PlacePage } from './Navigation.tsx';
import { Notice } from './Notice.tsx';

export const NotFound = (): JSX.Element => {
  const t = words.value;
  return (
    <PlacePage here="elsewhere" title={t.missing.title} main="middle">
      <Notice title={t.missing.title} text={t.missing.text}>
        <a class="btn btn--primary btn--big" href="/">
          {t.missing.home}
        </a>
      </Notice>
    </PlacePage>
  );
};
