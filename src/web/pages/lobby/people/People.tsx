import type { JSX } from 'preact';
import type { Lobby } from '../../../../protocol/api.ts';
import { companyWords } from '../../../seek/words.ts';
import { FriendsHere } from './FriendsHere.tsx';
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
  if (!t) return null;
  const company = server?.company ?? { seeks: [], looking: 0 };
  return (
    <div class="people-part">
      <PlayPerson t={t} facts={facts} looking={company.looking} />
      <div class="people-part__side">
        <LookingList t={t} company={company} />
        <FriendsHere t={t} people={server?.people} />
      </div>
    </div>
  );
};
