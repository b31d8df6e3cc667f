import type { JSX } from 'preact';
import type { IsleProps } from '../props/props.ts';
import { CHECKS, asksAlways, readyAtOnce, setReadyAtOnce } from '../plan/questions.ts';

interface ChoiceProps {
  readonly label: string;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}
const Choice = ({ label, on, set }: ChoiceProps): JSX.Element => (
  <label class="row">
    <input type="checkbox" checked={on} onChange={({ currentTarget }) => set(currentTarget.checked)} />
    {label}
  </label>
);

/** The player's choice of questions to be asked, below the score. */
export const QuestionChoices = ({ props }: { props: IsleProps }): JSX.Element | null => {
  const { players, options } = props.scene.view;
  if (props.seat === 'spectator' || props.shared || props.replay) return null;
  const waits = players.length > 1 && options.mode !== 'family'; // there are ready checks that others wait for
  const words = props.words.board.table.questions;
  return (
    <details class="isle-ready">
      <summary>{words.title}</summary>
      <Choice label={words.always} on={asksAlways.value} set={(on) => (asksAlways.value = on)} />
      {waits && <b>{words.ready}</b>}
      {waits &&
        CHECKS.map((check) => (
          <Choice
            key={check}
            label={words.checks[check]}
            on={readyAtOnce.value.includes(check)}
            set={(on) => setReadyAtOnce(check, on)}
          />
        ))}
    </details>
  );
};
