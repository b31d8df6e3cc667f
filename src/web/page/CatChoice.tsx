import type { ComponentChild, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { CAT_COATS, CAT_SIGNS, type PersonCat as ChosenCat } from '../../protocol/people.ts';
import type { CatWords } from '../words/cat.en.ts';
import { Portrait } from '../art/Portrait.tsx';
import { Sign } from '../art/base/Sign.tsx';
import { settings } from '../preferences/settings.ts';
import { chooseCat } from '../table/about-me.ts';
import { PersonCat } from './PersonCat.tsx';
import { usePageWords, type PageWords } from './usePageWords.ts';
import './cat-choice.css';

/** Words that are needed only where a cat is chosen. */
const WORDS: PageWords<CatWords> = {
  en: () => import('../words/cat.en.ts'),
  uk: () => import('../words/cat.uk.ts'),
  ru: () => import('../words/cat.ru.ts'),
};

/** My cat: a coat and a sign. A tap chooses; there is nothing to save. */
export const CatChoice = (): JSX.Element | null => {
  const t = usePageWords(WORDS);
  if (!t) return null;
  const cat: ChosenCat = settings.value.cat ?? { coat: 'ginger', sign: 'moon' };
  return (
    <section class="cat-choice">
      <div class="cat-choice__now">
        <PersonCat cat={cat} whole mood="smug" size={132} />
      </div>
      <Pictures
        label={t.coat}
        names={t.coats}
        ids={CAT_COATS}
        chosen={cat.coat}
        choose={(coat) => void chooseCat({ ...cat, coat })}
        draw={(coat) => <Portrait coat={coat} size={44} />}
      />
      <Pictures
        label={t.sign}
        names={t.signs}
        ids={CAT_SIGNS}
        chosen={cat.sign}
        choose={(sign) => void chooseCat({ ...cat, sign })}
        draw={(sign) => <Sign sign={sign} size={34} />}
      />
    </section>
  );
};

interface PicturesProps<T extends string> {
  readonly label: string;
  readonly ids: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly choose: (id: T) => void;
  readonly draw: (id: T) => ComponentChild;
}

/** Radio buttons that are pictures; their names are said aloud and shown under the pointer. */
const Pictures = <T extends string>(props: PicturesProps<T>): JSX.Element => {
  const { label, ids, names, chosen, choose, draw } = props;
  const group = useId();
  return (
    <fieldset class={`cat-choice__row ${ids.length === 6 ? 'cat-choice__row--six' : ''}`}>
      <legend>{label}</legend>
      {ids.map((id) => (
        <label key={id} class="cat-choice__one" title={names[id]}>
          <input
            class="sr"
            type="radio"
            name={group}
            aria-label={names[id]}
            checked={id === chosen}
            onChange={() => choose(id)}
          />
          {draw(id)}
        </label>
      ))}
    </fieldset>
  );
};
