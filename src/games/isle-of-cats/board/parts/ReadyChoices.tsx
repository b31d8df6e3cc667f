import type { JSX } from 'preact';
import type { BoardProps } from '../../../../web/kit/board.ts';
import type { Isle } from '../../rules/state/types.ts';
import { CHECKS, readyAtOnce, setReadyAtOnce } from '../plan/ready-at-once.ts';
import { WORDS } from '../words.ts';

/** What I am always ready for, below my score. */
export const ReadyChoices = ({ props }: { props: BoardProps<Isle> }): JSX.Element | null => {
  const { players, options } = props.scene.view;
  const asked = players.length > 1 && options.mode !== 'family'; // or nobody waits, and nothing is asked
  if (!asked || props.seat === 'spectator' || props.shared || props.replay) return null;
  const words = WORDS[props.locale].readyAtOnce;
  return (
    <details class="isle-ready">
      <summary>{words.title}</summary>
      {CHECKS.map((check) => (
        <label key={check} class="row">
          <input
            type="checkbox"
            checked={readyAtOnce.value.includes(check)}
            onChange={({ currentTarget }) => setReadyAtOnce(check, currentTarget.checked)}
          />
          {words.checks[check]}
        </label>
      ))}
    </details>
  );
};
