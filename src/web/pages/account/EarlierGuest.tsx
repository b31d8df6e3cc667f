import type { JSX } from 'preact';
import type { Account, EarlierGuest as Guest } from '../../../protocol/account.ts';
import { announce } from '../../kit/Announcer.tsx';
import { PersonCat } from '../../page/PersonCat.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { answerMerge } from '../../table/account.ts';
import type { AccountWords } from '../../words/account.en.ts';
import { NotDone } from './NotDone.tsx';

interface EarlierProps {
  readonly guest: Guest;
  readonly t: AccountWords;
  readonly change: (account: Account) => void;
}

/** After a sign-in: what this browser was before can come along. Asked once. */
export const EarlierGuest = ({ guest, t, change }: EarlierProps): JSX.Element => {
  const { going, problem, start } = useAttempt();
  const { name, cat, matches, tables, friends } = guest;
  const answer = (bring: boolean): void =>
    start(async () => {
      change(await answerMerge(bring));
      if (bring) announce(t.broughtAlong);
    });
  return (
    <section class="panel panel--pad account__keep">
      <PersonCat cat={cat} whole size={96} />
      <div class="stack grow">
        <h2>{t.bring}</h2>
        <p>{t.bringMore(name, t.things(matches, tables, friends))}</p>
        <p class="small">{t.bringNote}</p>
        <NotDone problem={problem} t={t} />
        <div class="account__pair">
          <button class="btn btn--primary" aria-disabled={going} onClick={() => answer(true)}>
            {t.bringYes}
          </button>
          <button class="btn" aria-disabled={going} onClick={() => answer(false)}>
            {t.bringNo}
          </button>
        </div>
      </div>
    </section>
  );
};
