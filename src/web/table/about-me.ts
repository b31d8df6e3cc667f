import type { MeChange } from '../../protocol/api.ts';
import type { PersonCat } from '../../protocol/people.ts';
import { change, settings, type Settings } from '../preferences/settings.ts';
import { changeMe, me, NotDone, UNREACHABLE } from './api.ts';

/** My name and my cat: kept here at once, and sent to the server now or when there is a network again. */

export const chooseName = (name: string): Promise<void> => {
  change({ name, nameUnsent: true });
  return agreeOnMe();
};

export const chooseCat = (cat: PersonCat): Promise<void> => {
  change({ cat, catUnsent: true });
  return agreeOnMe();
};

/** Sends what was chosen without a network, and takes the rest from the server. */
export const agreeOnMe = async (): Promise<void> => {
  const before = settings.value;
  const unsent = unsentOf(before);
  try {
    const { name, cat } = unsent ? await changeMe(unsent) : await me();
    // Another name or cat may have been chosen meanwhile: an old answer must not undo it.
    if (hasSameName(before)) change({ name, nameUnsent: false });
    if (hasSameCat(before)) change({ cat, catUnsent: false });
  } catch (error) {
    // A refused name or cat is not sent again.
    const refused = error instanceof NotDone && error.problem.why !== UNREACHABLE;
    if (refused && hasSameName(before)) change({ nameUnsent: false });
    if (refused && hasSameCat(before)) change({ catUnsent: false });
  }
};

const unsentOf = ({ name, nameUnsent, cat, catUnsent }: Settings): MeChange | null =>
  nameUnsent || catUnsent ? { ...(nameUnsent && { name }), ...(catUnsent && cat && { cat }) } : null;

const hasSameName = ({ name, nameUnsent }: Settings): boolean =>
  settings.value.name === name && settings.value.nameUnsent === nameUnsent;

const hasSameCat = ({ cat, catUnsent }: Settings): boolean =>
  settings.value.cat === cat && settings.value.catUnsent === catUnsent;
