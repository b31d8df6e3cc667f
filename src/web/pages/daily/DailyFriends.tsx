import type { JSX } from 'preact';
import type { DailyDay, DailyFriend } from '../../../protocol/daily.ts';
import { PersonCat } from '../../page/PersonCat.tsx';
import { nameOf } from '../../preferences/language.ts';
import type { DailyPageWords } from '../../words/daily.en.ts';
import { PatchMark } from './PatchMark.tsx';
import './daily-people.css';

/** The patches of friends. A patch leads to the match where both are done. */
export const DailyFriends = ({ day, t }: { day: DailyDay; t: DailyPageWords }): JSX.Element => (
  <section class="panel panel--pad daily__friends">
    <div class="row row--between">
      <h2>{t.friends}</h2>
      {day.friends.length > 0 && <small>{t.order}</small>}
    </div>
    {day.friends.length > 0 ? (
      <>
        <ul class="dfriends">
          {day.friends.toSorted(bySolved).map((friend) => (
            <Friend key={friend.person.guest} friend={friend} day={day} t={t} />
          ))}
        </ul>
        <p class="small">{t.open}</p>
      </>
    ) : (
      <>
        <p>{t.noFriends}</p>
        <a class="btn" href="/">
          {t.find}
        </a>
      </>
    )}
  </section>
);

const solvedBy = ({ tasks }: DailyFriend): number => tasks.filter(({ patch }) => patch === 'solved').length;
const bySolved = (a: DailyFriend, b: DailyFriend): number => solvedBy(b) - solvedBy(a);

interface FriendProps {
  readonly friend: DailyFriend;
  readonly day: DailyDay;
  readonly t: DailyPageWords;
}

const Friend = ({ friend, day, t }: FriendProps): JSX.Element => {
  const { person, tasks } = friend;
  return (
    <li>
      <PersonCat cat={person.cat} size={36} />
      <a class="grow" href={`/people/${person.guest}`}>
        {person.name}
      </a>
      <span class="dfriends__patches">
        {tasks.map(({ patch, table }, i) => {
          const game = nameOf(day.tasks[i]?.task ?? '');
          const mark = <PatchMark patch={patch} t={t} small />;
          return table === null ? (
            <span key={i} title={game}>
              {mark}
            </span>
          ) : (
            <a key={i} href={`/replay/${table}`} title={game} aria-label={t.lookAt(person.name, game)}>
              {mark}
            </a>
          );
        })}
      </span>
      <b>{solvedBy(friend)}</b>
    </li>
  );
};
