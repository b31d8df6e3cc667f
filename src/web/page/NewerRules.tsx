import type { JSX } from 'preact';
import { words } from '../preferences/language.ts';
import { insistOnNewVersion } from '../pwa/register.ts';
import { Notice } from './Notice.tsx';

/** All tabs load anew when a waiting build takes over; without one, the server has the new pages. */
const load = async (): Promise<void> => {
  if (!(await insistOnNewVersion())) location.reload();
};

/** The server was updated while this page stayed open, and the match has rules that came with the update. */
export const NewerRules = (): JSX.Element => {
  const t = words.value;
  return (
    <Notice title={t.table.newerRules} text={t.table.newerRulesMore}>
      <button class="btn btn--primary btn--big" onClick={() => void load()}>
        {t.reload}
      </button>
    </Notice>
  );
};
