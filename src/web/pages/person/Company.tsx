import type { JSX } from 'preact';
import type { FriendList } from '../../../protocol/friends.ts';
import type { Profile } from '../../../protocol/people.ts';
import type { GuestId } from '../../../protocol/table.ts';
import { Failed } from '../../page/Failed.tsx';
import { Icon } from '../../page/Icon.tsx';
import { words } from '../../preferences/language.ts';
import { blockPerson, endFriend, wantFriend } from '../../seek/api.ts';
import { useFriends } from '../../seek/useFriends.ts';
import { companyWords } from '../../seek/words.ts';
import type { CompanyWords } from '../../words/company.en.ts';
import { InviteButton } from '../create/InviteButton.tsx';

/** The buttons for another person: invite, be friends, block. */
export const Company = ({ profile }: { profile: Profile }): JSX.Element | null => {
  const t = companyWords.value;
  const { list, going, problem, change } = useFriends();
  if (!t || list === null || list === 'failed') return null;
  const { guest, name, withMe } = profile;
  const between = relationOf(list, guest);
  const acquainted = between === 'friends' || (withMe?.played ?? 0) > 0;
  const { table } = words.value;
  const known = between === 'friends' || between === 'blocked';
  return (
    <div class="person__do">
      {between !== 'blocked' && acquainted && (
        <InviteButton person={profile} label={t.inviteWho(name)} class="btn btn--primary btn--big">
          <Icon name="play" />
          {t.invite}
        </InviteButton>
      )}
      {between !== 'blocked' && (
        <button
          class={`btn ${known ? 'btn--quiet person__quiet' : 'btn--big'}`}
          aria-disabled={going}
          onClick={() => change(() => STEPS[between].act(guest))}
        >
          {(between === 'none' || between === 'asking') && <Icon name="plus" />}
          {STEPS[between].says(t)}
        </button>
      )}
      <button
        class="btn btn--quiet person__quiet"
        aria-pressed={between === 'blocked'}
        aria-disabled={going}
        onClick={() => change(() => blockPerson(guest, between !== 'blocked'))}
      >
        {between === 'blocked' ? table.unblock(name) : table.block(name)}
      </button>
      {between === 'asked' && (
        <p class="small" role="status">
          {t.asked}
        </p>
      )}
      {between === 'blocked' && <p class="small">{table.blocked}</p>}
      <Failed problem={problem} />
    </div>
  );
};

/** Nothing yet; I have asked; they have asked; both want it; I have blocked them. */
type Relation = 'none' | 'asked' | 'asking' | 'friends' | 'blocked';

const relationOf = (list: FriendList, guest: GuestId): Relation => {
  const isIn = (people: readonly { readonly guest: GuestId }[]): boolean =>
    people.some((one) => one.guest === guest);
  if (isIn(list.blocked)) return 'blocked';
  if (isIn(list.friends)) return 'friends';
  if (isIn(list.asking)) return 'asking';
  return isIn(list.asked) ? 'asked' : 'none';
};

interface Step {
  readonly says: (t: CompanyWords) => string;
  readonly act: (guest: GuestId) => Promise<FriendList>;
}

const STEPS: Readonly<Record<Exclude<Relation, 'blocked'>, Step>> = {
  none: { says: (t) => t.befriend, act: wantFriend },
  asking: { says: (t) => t.agree, act: wantFriend },
  asked: { says: (t) => t.takeBack, act: endFriend },
  friends: { says: (t) => t.unfriend, act: endFriend },
};
