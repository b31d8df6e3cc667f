import type { JSX } from 'preact';
import type { Meeting } from '../../../protocol/people.ts';
import { PersonCat } from '../../page/PersonCat.tsx';
import type { PersonWords } from '../../words/person.en.ts';

const SHOWN = 5;

/** The people this person meets most often, with the results from this person's side. */
export const Met = ({ met, t }: { met: readonly Meeting[]; t: PersonWords }): JSX.Element | null =>
  met.length === 0 ? null : (
    <section class="panel panel--pad stack" aria-labelledby="met">
      <h2 id="met">{t.met}</h2>
      <ul class="person__rows">
        {met.slice(0, SHOWN).map(({ guest, name, cat, played, won, lost }) => (
          <li key={guest}>
            <PersonCat cat={cat} size={44} />
            <span class="grow">
              <a href={`/people/${guest}`}>{name}</a>
              <small>{t.matches(played)}</small>
            </span>
            <b aria-label={t.score(won, lost)}>
              {won} : {lost}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
