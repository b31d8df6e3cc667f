import type { JSX } from 'preact';
import type { PersonCat as ChosenCat } from '../../protocol/people.ts';
import type { Mood } from '../art/base/coats.ts';
import { PersonCat } from './PersonCat.tsx';
import './podium.css';

const MOODS: readonly Mood[] = ['calm', 'smug', 'alert'];
const ORDER = [2, 1, 3] as const; // from the left

export interface Placed {
  readonly place: number; // equal places are ties
  readonly cat: ChosenCat;
  readonly name: string;
  readonly href: string | null; // null: no page about them
  readonly score: string;
}

/** The first three cats on cardboard boxes; the boxes wait where there are fewer. */
export const Podium = ({ label, first }: { label: string; first: readonly Placed[] }): JSX.Element => (
  <ol class="podium" aria-label={label}>
    {ORDER.map((box) => {
      const one = first[box - 1];
      const place = one?.place ?? box;
      return (
        <li key={box} class="podium__step" data-place={place}>
          {one && <PersonCat cat={one.cat} whole mood={MOODS[place - 1] ?? 'calm'} size={100} />}
          <span class="podium__box">
            <b>{place}</b>
            {one && (
              <>
                {one.href === null ? <span>{one.name}</span> : <a href={one.href}>{one.name}</a>}
                <span>{one.score}</span>
              </>
            )}
          </span>
        </li>
      );
    })}
  </ol>
);
