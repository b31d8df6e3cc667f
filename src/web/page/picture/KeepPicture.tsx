import type { JSX } from 'preact';
import { Icon } from '../Icon.tsx';

interface KeepPictureProps {
  readonly file: File | null; // null: not drawn yet
  readonly t: { readonly save: string; readonly send: string };
}

/** Saves a picture, or hands it to the share menu of the system. It is sent nowhere by itself. */
export const KeepPicture = ({ file, t }: KeepPictureProps): JSX.Element => (
  <div class="row wrap">
    <button class="btn btn--primary grow" disabled={!file} onClick={() => file && save(file)}>
      {t.save}
    </button>
    {file && canSend(file) && (
      <button class="btn grow" onClick={() => send(file)}>
        <Icon name="share" />
        {t.send}
      </button>
    )}
  </div>
);

const SAVED_BY = 60_000;

const save = (file: File): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  [link.href, link.download] = [address, file.name];
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVED_BY); // some browsers read it after the click
};

const canSend = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/** The person may cancel it in the system's own dialog: that is not a failure. */
const send = (file: File): void => void navigator.share({ files: [file] }).catch(() => null);
