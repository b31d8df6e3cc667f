import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { PersonName } from '../../../protocol/notices.ts';
import { useLater } from '../../page/useLater.ts';

const loadDialog = () => import('./CreateDialog.tsx').then(({ CreateDialog }) => CreateDialog);

interface InviteButtonProps {
  readonly person: PersonName;
  readonly label: string; // names the person
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Opens the form of a new table; this person is invited to it. */
export const InviteButton = ({ person, label, class: look, children }: InviteButtonProps): JSX.Element => {
  const [open, set] = useState(false);
  const CreateDialog = useLater(open, loadDialog);
  return (
    <>
      <button class={look ?? 'btn'} aria-label={label} onClick={() => set(true)}>
        {children}
      </button>
      {open && CreateDialog && (
        <CreateDialog here={false} reachable invited={person} onClose={() => set(false)} />
      )}
    </>
  );
};
