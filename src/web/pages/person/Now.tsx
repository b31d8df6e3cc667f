import type { JSX } from 'preact';
import { tablePath } from '../../../protocol/api.ts';
import type { PersonNow } from '../../../protocol/people.ts';
import { nameOf } from '../../preferences/language.ts';
import type { PersonWords } from '../../words/person.en.ts';

/** The dot of somebody who is here is full, that of somebody who plays is a ring. */
export const Now = ({ game, table, t }: PersonNow & { readonly t: PersonWords }): JSX.Element => (
  <p class={`person__now ${game === null ? '' : 'person__now--playing'}`}>
    {game === null ? t.here : t.playing(nameOf(game))}
    {table !== null && <a href={tablePath(table)}>{t.watch}</a>}
  </p>
);
