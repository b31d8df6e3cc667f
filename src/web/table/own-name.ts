import { change, settings } from '../preferences/settings.ts';
import { me, NotDone, rename, UNREACHABLE } from './api.ts';

/** Kept here at once; the server hears of it now or, without a network, when it can next be asked. */
export const chooseName = (name: string): Promise<void> => {
  change({ name, nameUnsent: true });
  return agreeOnName();
};

/** A name chosen without a network goes to the server; else the server's is the one that counts. */
export const agreeOnName = async (): Promise<void> => {
  const { name, nameUnsent } = settings.value;
  try {
    const guest = nameUnsent ? await rename(name) : await me();
    // Another name may have been chosen meanwhile: an old answer must not undo it.
    if (settings.value.name === name && settings.value.nameUnsent === nameUnsent)
      change({ name: guest.name, nameUnsent: false });
  } catch (error) {
    // A name the server will never take is not sent again and again.
    const refused = error instanceof NotDone && error.problem.why !== UNREACHABLE;
    if (refused && settings.value.name === name) change({ nameUnsent: false });
  }
};
