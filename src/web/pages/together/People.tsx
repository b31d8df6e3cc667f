import type { JSX } from 'preact';
import type { TogetherPerson, TogetherRoom, TogetherWish } from '../../../protocol/together.ts';
import type { TogetherWords } from '../../words/together.en.ts';
import { colourAt, colourName } from './colours.ts';

interface PeopleProps {
  readonly room: TogetherRoom;
  readonly me: string;
  readonly wish: (wish: TogetherWish) => void;
  readonly goTo: (at: number) => void;
  readonly t: TogetherWords;
}

export const People = (props: PeopleProps): JSX.Element => {
  const { room, me, wish, t } = props;
  const here = room.people.filter((person) => person.here);
  const leader = room.people.find(({ guest }) => guest === room.leader);
  return (
    <>
      <h2>{t.people(here.length)}</h2>
      {leader && !leader.here && leader.guest !== me && (
        <p class="tg__gone" role="alert">
          {t.leaderGone(leader.name)}{' '}
          <button class="btn btn--primary" onClick={() => wish({ do: 'lead' })}>
            {t.leadNow}
          </button>
        </p>
      )}
      <ul class="tg__people">
        {room.people
          .filter((person) => person.here || person === leader)
          .map((person) => (
            <Person key={person.guest} {...props} person={person} />
          ))}
      </ul>
    </>
  );
};

const Person = ({
  room,
  me,
  wish,
  goTo,
  person,
  t,
}: PeopleProps & { person: TogetherPerson }): JSX.Element => {
  const { guest, name, colour, alone, asks } = person;
  const leads = guest === room.leader;
  return (
    <li>
      <i class="tg__colour" style={{ background: colourAt(colour) }} aria-hidden="true" />
      <span class="grow">
        <b>{guest === me ? t.you(name) : name}</b>
        <small>
          {statusOf(person, leads, t)} · {colourName(t.colours, colour)}
        </small>
      </span>
      {alone !== null && !leads && guest !== me && (
        <button class="btn" onClick={() => goTo(alone)}>
          {t.goThere}
        </button>
      )}
      {asks && room.leader === me && guest !== me && (
        <button class="btn btn--primary" onClick={() => wish({ do: 'hand', to: guest })}>
          {t.hand(name)}
        </button>
      )}
    </li>
  );
};

const statusOf = ({ here, alone, asks }: TogetherPerson, leads: boolean, t: TogetherWords): string => {
  if (!here) return t.away;
  if (leads) return t.leading;
  if (asks) return t.asks;
  return alone === null ? t.together : t.alone(alone);
};
