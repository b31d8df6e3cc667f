import type { ComponentChildren, JSX } from 'preact';
import { usePlayerWords } from './player-words.ts';
import { Icon } from '../../page/Icon.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import type { Watched } from '../../table/load-replay.ts';
import { prove } from '../../table/prove.ts';
import './proof.css';

/** The commitment, the seed, and the result of checking them in this browser. */
export const Proof = ({ watched }: { watched: Watched }): JSX.Element => {
  const t = usePlayerWords();
  const { record, game, table } = watched;
  if (record === null) return <p>{t.secret}</p>;
  return (
    <div class="stack">
      <h3>{t.proofTitle}</h3>
      <p class="small">{t.proofText}</p>
      <Checked watched={watched} record={record} />
      <dl class="stack proof">
        <dt>{t.fingerprint}</dt>
        <dd>{table.commitment}</dd>
      </dl>
      <a
        class="btn"
        download={`${game.id}-${table.id}.txt`}
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(record)}`}
      >
        {t.save}
      </a>
    </div>
  );
};

const Checked = ({ watched, record }: { watched: Watched; record: string }): JSX.Element => {
  const t = usePlayerWords();
  const { game, table } = watched;
  const proof = useLoaded(() => prove(game, record, table.commitment), table.id);
  if (proof.is === 'loading') return <Skeleton />;
  if (proof.is === 'failed') return <Verdict good={false}>{t.broken(1)}</Verdict>;
  const { fits, moves, broken, seed, result } = proof.value;
  return (
    <>
      <Verdict good={fits}>{fits ? t.matches : t.differs}</Verdict>
      <Verdict good={broken === null && result}>
        {broken === null && result ? t.replays(moves) : t.broken(broken ?? moves)}
      </Verdict>
      <dl class="stack proof">
        <dt>{t.seed}</dt>
        <dd>{seed}</dd>
      </dl>
    </>
  );
};

const Verdict = ({ good, children }: { good: boolean; children: ComponentChildren }): JSX.Element => (
  <p class={`verdict ${good ? 'verdict--good' : 'verdict--bad'}`}>
    <Icon name={good ? 'check' : 'close'} />
    {children}
  </p>
);
