import type { JSX } from 'preact';
import type { IsleProps } from '../props/props.ts';
import { CHECKS, readyAtOnce, setReadyAtOnce } from '../plan/ready-at-once.ts';

/** The choice of ready checks that are answered automatically, below my score. */
export const ReadyChoices = ({ props }: { props: IsleProps }): JSX.Element | null => {
  const { players, options } = props.scene.view;
  const asked = players.length > 1 && options.mode !== 'family'; // other matches have no ready checks
  if (!asked || props.seat === 'spectator' || props.shared || props.replay) return null;
  const words = props.words.board.table.readyAtOnce;
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
