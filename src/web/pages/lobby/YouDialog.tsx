import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { CatChoice } from '../../page/CatChoice.tsx';
import { Dialog } from '../../page/Dialog.tsx';
import { NameInput } from '../../page/NameInput.tsx';
import { isReserved } from '../../page/reserved-name.ts';
import { words } from '../../preferences/language.ts';
import { settings } from '../../preferences/settings.ts';
import { chooseName } from '../../table/about-me.ts';

/** My name and my cat. */
export const YouDialog = ({ onClose }: { onClose: () => void }): JSX.Element => {
  const t = words.value.home;
  const [name, setName] = useState(settings.value.name);
  const [reserved, setReserved] = useState(false);
  const field = useId();
  const save = async (): Promise<void> => {
    const chosen = name.trim();
    const refused = await isReserved(chosen);
    setReserved(refused);
    if (!chosen || refused) return;
    void chooseName(chosen);
    onClose();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog title={t.yourName} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        <label class="sr" for={field}>
          {t.yourName}
        </label>
        <div class="field">
          <NameInput
            id={field}
            autocomplete="nickname"
            placeholder={t.namePlaceholder}
            name={name}
            set={setName}
          />
          <button class="btn btn--primary">{t.save}</button>
        </div>
        {reserved && <p role="alert">{words.value.problems['name-reserved']}</p>}
      </form>
      <CatChoice />
    </Dialog>
  );
};
