import type { JSX } from 'preact';
import type { Account } from '../../../protocol/account.ts';
import type { PersonInfo } from '../../../protocol/people.ts';
import { PersonCat } from '../../page/PersonCat.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { settings } from '../../preferences/settings.ts';
import { makeFirstPasskey } from '../../table/account.ts';
import type { AccountWords } from '../../words/account.en.ts';
import { NotDone } from './NotDone.tsx';

interface KeepProps {
  readonly cat: PersonInfo['cat'];
  readonly t: AccountWords;
  readonly change: (account: Account) => void;
}

/** For guests: a passkey, so that nothing is lost with this browser. */
export const KeepAccount = ({ cat, t, change }: KeepProps): JSX.Element => {
  const { going, problem, start } = useAttempt();
  return (
    <section class="panel panel--pad account__keep">
      <PersonCat cat={settings.value.cat ?? cat} whole mood="smug" size={96} />
      <div class="stack grow">
        <h2>{t.keep}</h2>
        <p class="small">{t.keepMore}</p>
        <NotDone problem={problem} t={t} />
        <button
          class="btn btn--primary btn--big"
          aria-disabled={going}
          onClick={() => start(async () => change(await makeFirstPasskey()))}
        >
          {t.makePasskey}
        </button>
      </div>
    </section>
  );
};
