import type { JSX } from 'preact';
import { SEEN_BY, type Account } from '../../../protocol/account.ts';
import { Choice } from '../../page/Tabs.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { chooseSeenBy } from '../../table/account.ts';
import type { AccountWords } from '../../words/account.en.ts';
import { NotDone } from './NotDone.tsx';

interface SeenProps {
  readonly account: Account;
  readonly t: AccountWords;
  readonly change: (account: Account) => void;
}

/** My page and my presence: for everybody, for friends, or for nobody. */
export const WhoSeesMe = ({ account, t, change }: SeenProps): JSX.Element => {
  const { problem, start } = useAttempt();
  return (
    <section class="panel panel--pad stack">
      <h2>{t.seen}</h2>
      <Choice
        label={t.seen}
        options={SEEN_BY.map((id) => ({ id, label: t.seenBy[id] }))}
        chosen={account.seenBy}
        choose={(seenBy) => start(async () => change(await chooseSeenBy(seenBy)))}
      />
      <p class="small">{t.seenMore}</p>
      <NotDone problem={problem} t={t} />
    </section>
  );
};
