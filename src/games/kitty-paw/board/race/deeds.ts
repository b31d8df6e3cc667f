import { useEffect, useRef, useState } from 'preact/hooks';
import type { Scene, Seat } from '../../../../kernel/game.ts';
import { breedOf } from '../../rules/race/notation.ts';
import type { Event, KittyPaw, Target } from '../../rules/race/types.ts';
import type { TableWords } from '../../words/table-types.ts';

/** An action of a paw that rivals want to follow. */
type Deed = Extract<
  Event,
  {
    what:
      | 'reached'
      | 'took-card'
      | 'grabbed'
      | 'put'
      | 'peeked'
      | 'turned'
      | 'flipped'
      | 'lifted'
      | 'returned'
      | 'kept-cat'
      | 'picked-box'
      | 'meow';
  }
>;

/** The last action of each seat in this round; it is shown until the next one. */
export type Deeds = ReadonlyMap<Seat, Deed>;

const NONE: Deeds = new Map();

export const useDeeds = ({ seq, events, view }: Scene<KittyPaw>): Deeds => {
  const round = useRef(view.round);
  const [deeds, setDeeds] = useState(NONE);
  useEffect(() => {
    const news = events.filter(isDeed).map((deed) => [deed.seat, deed] as const);
    if (round.current !== view.round) setDeeds(NONE);
    else if (news.length) setDeeds((before) => new Map([...before, ...news]));
    round.current = view.round;
  }, [seq]);
  return deeds;
};

const isDeed = (event: Event): event is Deed => KINDS.has(event.what);
const KINDS: ReadonlySet<string> = new Set<Deed['what']>([
  'reached',
  'took-card',
  'grabbed',
  'put',
  'peeked',
  'turned',
  'flipped',
  'lifted',
  'returned',
  'kept-cat',
  'picked-box',
  'meow',
]);

/** An action in a few words, next to the mat of its player. */
export const deedText = (words: TableWords, deed: Deed): string => {
  const { does } = words;
  switch (deed.what) {
    case 'reached':
      return reachText(words, deed.target);
    case 'took-card':
      return does.card;
    case 'grabbed':
      return does.holds(words.cats[breedOf(deed.tile)]);
    case 'put':
      return does.puts('tile' in deed.moved ? words.cats[breedOf(deed.moved.tile)] : does.theBox);
    case 'peeked':
      return does.peeks(words.boxCats[deed.cat]);
    case 'turned':
      return does.turns;
    case 'flipped':
      return does.flips;
    case 'lifted':
      return does.lifts;
    case 'returned':
      return does.returns;
    case 'kept-cat':
      return does.keeps;
    case 'picked-box':
      return does.box;
    case 'meow':
    default:
      return does.meows;
  }
};

const reachText = ({ does, cats }: TableWords, target: Target): string => {
  if (target.on === 'tile') return does.reaches(cats[breedOf(target.tile)]);
  if (target.on === 'cat') return does.opens;
  return target.on === 'card' ? does.card : does.meows;
};
