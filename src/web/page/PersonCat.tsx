import type { JSX } from 'preact';
import type { PersonCat as ChosenCat } from '../../protocol/people.ts';
import { Cat } from '../art/Cat.tsx';
import { Portrait } from '../art/Portrait.tsx';
import type { Mood } from '../art/base/coats.ts';

interface PersonCatProps {
  readonly cat: ChosenCat | null; // null: not known yet
  readonly size?: number;
  readonly mood?: Mood;
  readonly whole?: boolean; // the whole cat with its sign on the collar, for the head of a page
}

const SMALLEST_WITH_SIGN = 36; // below, the badge would cover the face

/** The portrait of a person. It stands beside their name, so it is hidden from screen readers. */
export const PersonCat = ({ cat, size = 44, mood = 'calm', whole = false }: PersonCatProps): JSX.Element => {
  const { coat, sign } = cat ?? UNKNOWN;
  if (whole)
    return <Cat coat={coat} pose={mood === 'asleep' ? 'curl' : 'cat'} seat={sign} mood={mood} size={size} />;
  return (
    <Portrait
      coat={coat}
      mood={mood}
      size={size}
      {...(cat && size >= SMALLEST_WITH_SIGN && { seat: sign })}
    />
  );
};

const UNKNOWN: ChosenCat = { coat: 'ginger', sign: 'moon' };
