import { defined } from '../../../kernel/defined.ts';
import { sizeOf, type Bag } from '../../../parts/bag.ts';
import { draftOf } from '../../../parts/draft.ts';
import type { KyotoDraft } from '../rules/kyoto-draft.ts';
import type { GangsOfKyoto, State } from '../rules/types.ts';

interface Drawn {
  readonly bag: Bag;
  kind: number;
}

/** Adds up what `rate` says of a step over every card that chance may turn over in it, each by its share of the deck. */
export const average = (state: State, rate: (draft: KyotoDraft) => number): number => {
  const path: Drawn[] = [];
  let sum = 0;
  do {
    let depth = 0;
    const draft: KyotoDraft = draftOf<GangsOfKyoto>(state, 0, {
      int: () => {
        const bag = defined(draft.state.deck[0]);
        const drawn = path[depth] ?? { bag, kind: nextKind(bag, -1) };
        path[depth++] = drawn;
        return bag.slice(0, drawn.kind).reduce((before, count) => before + count, 0);
      },
    });
    const rated = rate(draft);
    sum += path.reduce((share, { bag, kind }) => (share * defined(bag[kind])) / sizeOf(bag), rated);
  } while (advance(path));
  return sum;
};

const nextKind = (bag: Bag, after: number): number =>
  bag.findIndex((count, kind) => kind > after && count > 0);

/** The next way the cards may come; false if all have been tried. */
const advance = (path: Drawn[]): boolean => {
  for (let last = path.at(-1); last; last = path.at(-1)) {
    last.kind = nextKind(last.bag, last.kind);
    if (last.kind >= 0) return true;
    path.pop();
  }
  return false;
};
