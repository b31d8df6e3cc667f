import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { CatCoat } from '../../../protocol/people.ts';
import { Cat } from '../../art/Cat.tsx';
import { focusOn } from '../../page/useKeptFocus.ts';
import type { PersonWords } from '../../words/person.en.ts';
import { isPutOff, putOff } from './put-off.ts';

interface KeepProps {
  readonly coat: CatCoat;
  readonly t: PersonWords;
}

/** For guests: a quiet card, not again in the week after "not now". It says what is at stake; the page of the account says how. */
export const KeepCard = ({ coat, t }: KeepProps): JSX.Element | null => {
  const [away, setAway] = useState(isPutOff);
  if (away) return null;
  const notNow = (): void => {
    putOff();
    focusOn('.person__do a'); // the button goes
    setAway(true);
  };
  return (
    <section class="panel person__keep">
      <Cat coat={coat} pose="loaf" mood="alert" size={88} />
      <div>
        <h2>{t.keep}</h2>
        <p class="small">{t.keepMore}</p>
      </div>
      <div class="person__answers">
        <a class="btn" href="/account">
          {t.keepHow}
        </a>
        <button class="btn btn--quiet" onClick={notNow}>
          {t.notNow}
        </button>
      </div>
    </section>
  );
};
