import type { JSX } from 'preact';
import type { PeopleHere } from '../../../../protocol/api.ts';
import type { Friend, FriendList } from '../../../../protocol/friends.ts';
import type { PersonInfo } from '../../../../protocol/people.ts';
import { Icon } from '../../../page/Icon.tsx';
import { Failed } from '../../../page/Failed.tsx';
import { PersonCat } from '../../../page/PersonCat.tsx';
import { Skeleton } from '../../../page/Skeleton.tsx';
import { endFriend, wantFriend } from '../../../seek/api.ts';
import { FriendLine } from '../../../seek/FriendLine.tsx';
import { useFriends } from '../../../seek/useFriends.ts';
import type { CompanyWords } from '../../../words/company.en.ts';
import { InviteButton } from '../../create/InviteButton.tsx';

interface FriendsHereProps {
  readonly t: CompanyWords;
  readonly people: PeopleHere | undefined;
}

/** Friends and where they are; who wants to be one; the last opponents who are here; how many people there are. */
export const FriendsHere = ({ t, people }: FriendsHereProps): JSX.Element => {
  const { list, problem, look, change } = useFriends();
  return (
    <section class="panel panel--pad stack" aria-labelledby="friends-here">
      <h2 id="friends-here">{t.friends}</h2>
      {list === null && <Skeleton />}
      {list === 'failed' && (
        <p class="small">
          {t.failed}{' '}
          <button class="btn" onClick={look}>
            {t.again}
          </button>
        </p>
      )}
      {list !== null && list !== 'failed' && <Lists list={list} t={t} change={change} />}
      {people && people.here > 0 && <p class="small">{t.hereNow(people.here, people.atTables)}</p>}
      <Failed problem={problem} />
    </section>
  );
};

type Change = ReturnType<typeof useFriends>['change'];

const Lists = ({
  list: { asking, friends, recent },
  t,
  change,
}: {
  readonly list: FriendList;
  readonly t: CompanyWords;
  readonly change: Change;
}): JSX.Element => {
  const asks = new Set(asking.map(({ guest }) => guest));
  const met = recent.filter(({ is, guest }) => is !== 'away' && !asks.has(guest));
  return (
    <>
      {asking.length + friends.length === 0 && <p class="small">{t.noFriends}</p>}
      <ul class="open">
        {asking.map((person) => (
          <Asking key={person.guest} person={person} t={t} change={change} />
        ))}
        {friends.map((friend) => (
          <Invitable key={friend.guest} friend={friend} t={t} />
        ))}
      </ul>
      {met.length > 0 && (
        <>
          <h3 class="small">{t.recent}</h3>
          <ul class="open">
            {met.map((friend) => (
              <Invitable key={friend.guest} friend={friend} t={t} />
            ))}
          </ul>
        </>
      )}
    </>
  );
};

const Invitable = ({ friend, t }: { friend: Friend; t: CompanyWords }): JSX.Element => (
  <FriendLine friend={friend} t={t}>
    <InviteButton person={friend} label={t.inviteWho(friend.name)}>
      {t.invite}
    </InviteButton>
  </FriendLine>
);

interface AskingProps {
  readonly person: PersonInfo;
  readonly t: CompanyWords;
  readonly change: Change;
}

const Asking = ({ person: { guest, name, cat }, t, change }: AskingProps): JSX.Element => (
  <li class="chip">
    <PersonCat cat={cat} />
    <div class="chip__who">
      <div class="chip__name">{t.asksYou(name)}</div>
    </div>
    <button class="btn" aria-label={t.agreeTo(name)} onClick={() => change(() => wantFriend(guest))}>
      {t.agree}
    </button>
    <button
      class="btn btn--quiet btn--icon"
      aria-label={t.refuse(name)}
      onClick={() => change(() => endFriend(guest))}
    >
      <Icon name="close" />
    </button>
  </li>
);
