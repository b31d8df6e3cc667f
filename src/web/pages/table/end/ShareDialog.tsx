import type { JSX } from 'preact';
import { Dialog } from '../../../page/Dialog.tsx';
import { LinkField } from '../../../page/LinkField.tsx';
import { words } from '../../../preferences/language.ts';
import { isLocal } from '../../../table/source.ts';
import type { EndProps } from './end-props.ts';
import { EndPicture } from './EndPicture.tsx';

/** A picture of the end, and the link to the replay. A match kept in this browser has no address that others could open. */
export const ShareDialog = ({ onClose, ...props }: EndProps & { onClose: () => void }): JSX.Element => (
  <Dialog title={words.value.table.share} onClose={onClose}>
    <EndPicture {...props} />
    {!isLocal(props.table.id) && (
      <LinkField label={words.value.end.replayLink} path={`/replay/${props.table.id}`} />
    )}
  </Dialog>
);
