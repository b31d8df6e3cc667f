import { change, settings } from '../preferences/settings.ts';
import { me, NotDone, rename, UNREACHABLE } from './api.ts';

/** Keeps the name here at once and sends it to the server, now or when there is a network again. */
export const chooseName = (name: string): Promise<void> => {
  change({ name, nameUnsent: true });
  return agreeOnName();
};

/** Sends a name that was chosen without a network; otherwise takes the server's name. */
export const agreeOnName = async (): Promise<void> => {
  const { name, nameUnsent } = settings.value;
  try {
    const guest = nameUnsent ? await rename(name) : await me();
    // Another name may have been chosen meanwhile: an old answer must not undo it.
    if (settings.value.name === name && settings.value.nameUnsent === nameUnsent)
      change({ name: guest.name, nameUnsent: false });
  } catch (error) {
    // A refused name is not sent again.
    const refused = error instanceof NotDone && error.problem.why !== UNREACHABLE;
    if (refused && settings.value.name === name) change({ nameUnsent: false });
  }
};
