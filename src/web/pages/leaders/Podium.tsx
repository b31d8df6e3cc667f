import type { JSX } from 'preact';
import type { Leader } from '../../../protocol/people.ts';
import { Podium as Boxes } from '../../page/Podium.tsx';
import type { LeadersWords } from '../../words/leaders.en.ts';

/** The first three of a game, with their ratings. */
export const Podium = ({ leaders, t }: { leaders: readonly Leader[]; t: LeadersWords }): JSX.Element => (
  <Boxes
    label={t.firstThree}
    first={leaders.slice(0, 3).map(({ place, cat, name, guest, rating }) => ({
      place,
      cat,
      name,
      href: `/people/${guest}`,
      score: String(rating.points),
    }))}
  />
);
