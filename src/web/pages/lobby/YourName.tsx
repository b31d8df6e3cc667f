import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../preferences/language.ts';
import { PersonCat } from '../../page/PersonCat.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { settings } from '../../preferences/settings.ts';
import { agreeOnMe } from '../../table/about-me.ts';

/** My name and my cat for others. The server gives both; they can be changed at any time, also without a connection. */
export const YourName = (): JSX.Element => {
  const t = words.value.home;
  const { name, cat } = settings.value;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    void agreeOnMe();
  }, []);
  return (
    <>
      <button class="btn btn--quiet me" aria-label={`${t.rename}: ${name}`} onClick={() => setOpen(true)}>
        <PersonCat cat={cat} size={36} />
        <span class="bar__word">{name}</span>
      </button>
      {open && <LazyDialog onClose={() => setOpen(false)} />}
    </>
  );
};

/** My name and cat as a full line. */
export const RenameButton = (): JSX.Element => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button class="btn btn--quiet" onClick={() => setOpen(true)}>
        {words.value.home.rename}
      </button>
      {open && <LazyDialog onClose={() => setOpen(false)} />}
    </>
  );
};

/** Loaded when it is needed: the lobby must come fast. */
const LazyDialog = (props: { onClose: () => void }): JSX.Element | null => {
  const loaded = useLoaded(() => import('./YouDialog.tsx'), '');
  return loaded.is === 'here' ? <loaded.value.YouDialog {...props} /> : null;
};
