import type { JSX } from 'preact';
import { Failed } from '../../page/Failed.tsx';
import { accountRefusal, isCancelled } from '../../table/account.ts';
import type { AccountWords } from '../../words/account.en.ts';

/** The reason why something with the account was not done. */
export const NotDone = ({ problem, t }: { problem: unknown; t: AccountWords }): JSX.Element => {
  const refusal = accountRefusal(problem);
  if (refusal) return <p role="alert">{t.refusals[refusal]}</p>;
  if (isCancelled(problem)) return <p role="alert">{t.cancelled}</p>;
  return <Failed problem={problem} />;
};
