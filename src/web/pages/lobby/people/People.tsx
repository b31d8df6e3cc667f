import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Lobby } from '../../../../protocol/api.ts';
import { companyWords } from '../../../seek/words.ts';
import { isOfDays, type NewSeek } from '../../../../protocol/seeks.ts';
import { mySeek } from '../../../seek/my-seek.ts';
import { overDays, seekWider } from '../../../seek/wider.ts';
import { FriendsHere } from './FriendsHere.tsx';
import { lastWish } from './kept-wish.ts';
import { LookingList } from './LookingList.tsx';
import { PlayPerson, type Facts } from './PlayPerson.tsx';
import './people.css';

interface PeopleProps {
  readonly server: Lobby | null; // null while loading
  readonly facts: Facts;
}

/** The lobby's part about people. */
export const People = ({ server, facts }: PeopleProps): JSX.Element | null => {
  const t = companyWords.value;
  const [wish, set] = useState(lastWish);
  if (!t) return null;
  const company = server?.company ?? { seeks: [], looking: 0 };
  return (
    <div class="people-part">
      <PlayPerson t={t} facts={facts} looking={company.looking} wish={wish} set={set} />
      <div class="people-part__side">
        <LookingList t={t} company={company} chooseDays={daysFor(wish, set)} />
        <FriendsHere t={t} people={server?.people} />
      </div>
    </div>
  );
};

/** Nobody is looking: days for a move are chosen in the form, or for the search that goes on. Null: they are already. */
const daysFor = (wish: NewSeek, set: (wish: NewSeek) => void): (() => Promise<void>) | null => {
  const { seek } = mySeek.value;
  if (seek.is === 'found') return null;
  if (seek.is === 'seeking') {
    const { paced, seek: mine } = seek;
    return isOfDays(mine.pace) || !paced ? null : () => seekWider(overDays(mine));
  }
  return isOfDays(wish.pace) ? null : async () => set(overDays(wish));
};
