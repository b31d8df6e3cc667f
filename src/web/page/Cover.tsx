import type { JSX } from 'preact';
import { Cat } from '../art/Cat.tsx';
import { COATS, type Coat } from '../art/base/coats.ts';
import { loadCover } from '../../catalogue/browser/boards.ts';
import { hash } from '../table/people.ts';
import { useLoaded } from './useLoaded.ts';

const COAT_NAMES = Object.keys(COATS) as readonly Coat[];

/** The picture on a game's card; two common cats if the game brings none. */
export const Cover = ({ game }: { game: string }): JSX.Element => {
  const cover = useLoaded(() => loadCover(game), game);
  if (cover.is === 'loading') return <div class="cover" />;
  if (cover.is === 'here' && cover.value) {
    const Picture = cover.value;
    return <Picture />;
  }
  const [first, second] = coatsFor(game);
  return (
    <div class="cover">
      <Cat coat={first} pose="loaf" size={96} />
      <Cat coat={second} pose="cat" size={120} mood="alert" />
    </div>
  );
};

const coatNo = (n: number): Coat => COAT_NAMES[n % COAT_NAMES.length] ?? 'ginger';

const coatsFor = (game: string): readonly [Coat, Coat] => {
  const first = hash(game);
  return [coatNo(first), coatNo(first + 3)];
};
