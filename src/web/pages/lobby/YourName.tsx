import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { NAME_LENGTH } from '../../../protocol/api.ts';
import { Portrait } from '../../art/Portrait.tsx';
import { words } from '../../preferences/language.ts';
import { Dialog } from '../../page/Dialog.tsx';
import { settings } from '../../preferences/settings.ts';
import { agreeOnName, chooseName } from '../../table/own-name.ts';

/** My name for others. The server gives one; it can be changed at any time, also without a connection. */
export const YourName = (): JSX.Element => {
  const t = words.value.home;
  const { name } = settings.value;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    void agreeOnName();
  }, []);
  return (
    <>
      <button class="btn btn--quiet me" aria-label={`${t.rename}: ${name}`} onClick={() => setOpen(true)}>
        <Portrait coat="ginger" size={36} />
        <span class="bar__word">{name}</span>
      </button>
      {open && <NameDialog onClose={() => setOpen(false)} />}
    </>
  );
};

/** The same as a full line. */
export const RenameButton = (): JSX.Element => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button class="btn btn--quiet" onClick={() => setOpen(true)}>
        {words.value.home.rename}
      </button>
      {open && <NameDialog onClose={() => setOpen(false)} />}
    </>
  );
};

const NameDialog = ({ onClose }: { onClose: () => void }): JSX.Element => {
  const t = words.value.home;
  const [name, setName] = useState(settings.value.name);
  const field = useId();
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    const chosen = name.trim();
    if (!chosen) return;
    void chooseName(chosen);
    onClose();
  };
  return (
    <Dialog title={t.yourName} onClose={onClose}>
      <form class="stack" onSubmit={save}>
        <label class="sr" for={field}>
          {t.yourName}
        </label>
        <div class="field">
          <input
            id={field}
            class="field__in grow"
            maxLength={NAME_LENGTH}
            autocomplete="nickname"
            placeholder={t.namePlaceholder}
            value={name}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
          <button class="btn btn--primary">{t.save}</button>
        </div>
      </form>
    </Dialog>
  );
};
