import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../../../web/page/Dialog.tsx';
import type { TableWords } from '../words/table-words.ts';
import { matSettings, type MatSettings } from './local-settings.ts';

/** Every key and gesture, and how I like my mat. */
export const Help = ({ words }: { words: TableWords }): JSX.Element => {
  const [open, setOpen] = useState(false);
  const { help } = words;
  return (
    <>
      <button type="button" class="paw-help" aria-label={help.title} onClick={() => setOpen(true)}>
        ?
      </button>
      {open && (
        <Dialog title={help.title} onClose={() => setOpen(false)}>
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
          <ul class="paw-gestures">
            {help.gestures.map((gesture) => (
              <li key={gesture}>{gesture}</li>
            ))}
          </ul>
          <Choice name="leftHanded" label={help.leftHanded} />
          <Choice name="snap" label={help.snap} />
        </Dialog>
      )}
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
