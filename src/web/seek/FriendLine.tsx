import type { ComponentChildren, JSX } from 'preact';
import type { Friend } from '../../protocol/friends.ts';
import { PersonCat } from '../page/PersonCat.tsx';
import type { CompanyWords } from '../words/company.en.ts';
import './friend-line.css';

interface FriendLineProps {
  readonly friend: Friend;
  readonly t: CompanyWords;
  readonly children?: ComponentChildren; // the buttons
}

/** Somebody one knows, and whether they are here. */
export const FriendLine = ({
  friend: { guest, name, cat, is },
  t,
  children,
}: FriendLineProps): JSX.Element => (
  <li class="chip">
    <span class={`friend friend--${is}`}>
      <PersonCat cat={cat} mood={is === 'away' ? 'asleep' : 'calm'} />
    </span>
    <div class="chip__who">
      <a class="chip__name friend__name" href={`/people/${guest}`}>
        {name}
      </a>
      <div class="chip__sub">{t.is[is]}</div>
    </div>
    {children}
  </li>
);
