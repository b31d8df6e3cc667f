import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useAttempt } from '../../page/useAttempt.ts';
import { useLoaded } from '../../page/useLoaded.ts';
import { handOver, matchesToHandOver, type HandedOver } from '../../table/hand-over.ts';
import type { AccountWords } from '../../words/account.en.ts';
import { NotDone } from './NotDone.tsx';

/** Matches that were played without a server can be handed to it. Absent if there are none. */
export const KeptMatches = ({ t }: { t: AccountWords }): JSX.Element | null => {
  const [tries, setTries] = useState(0); // after a failure some may have left this browser already
  const loaded = useLoaded(matchesToHandOver, String(tries));
  const [done, setDone] = useState<HandedOver | null>(null);
  const { going, problem, start } = useAttempt();
  const matches = loaded.is === 'here' ? loaded.value : [];
  if (matches.length === 0 && !done && !problem) return null;
  const hand = async (): Promise<void> => {
    try {
      setDone(await handOver(matches));
    } finally {
      setTries(tries + 1);
    }
  };
  return (
    <section class="panel panel--pad stack">
      <h2>{t.kept}</h2>
      {done && (
        <p role="status">
          {done.handed > 0 && t.handed(done.handed)} {done.refused > 0 && t.notHanded(done.refused)}
        </p>
      )}
      <NotDone problem={problem} t={t} />
      {matches.length > 0 && !done && (
        <>
          <p class="small">{t.keptMore(matches.length)}</p>
          <button class="btn" aria-disabled={going} onClick={() => start(hand)}>
            {t.handOver}
          </button>
        </>
      )}
    </section>
  );
};
