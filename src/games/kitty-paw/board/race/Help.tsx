import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { TableWords } from '../../words/table-types.ts';
import { matSettings, type MatSettings } from '../hands/local-settings.ts';

interface HelpProps {
  readonly words: TableWords;
  readonly alone: boolean;
}

/** The goal of the game, a list of all keys and gestures, and the settings of the mat. */
export const Help = ({ words: { help, start }, alone }: HelpProps): JSX.Element => {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        class="paw-help"
        aria-label={help.title}
        onClick={() => dialog.current?.showModal()}
      >
        ?
      </button>
      <dialog class="paw-helps panel" ref={dialog} aria-label={help.title}>
        <h2>{help.title}</h2>
        <p class="paw-helps__goal">{alone ? start.goalAlone : start.goal}</p>
        <ul class="paw-gestures">
          {help.gestures.map((gesture) => (
            <li key={gesture}>{gesture}</li>
          ))}
        </ul>
        <Choice name="leftHanded" label={help.leftHanded} />
        <Choice name="snap" label={help.snap} />
        <Choice name="exact" label={help.exact} />
        <dl class="paw-keys">
          {help.keys.map(([keys, does]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <button
          type="button"
          class="btn btn--primary paw-helps__close"
          onClick={() => dialog.current?.close()}
        >
          {help.close}
        </button>
      </dialog>
    </>
  );
};

const Choice = ({ name, label }: { name: keyof MatSettings; label: string }): JSX.Element => (
  <label class="row paw-choice">
    <input
      type="checkbox"
      checked={matSettings.value[name]}
      onChange={({ currentTarget }) => {
        matSettings.value = { ...matSettings.value, [name]: currentTarget.checked };
      }}
    />
    {label}
  </label>
);
