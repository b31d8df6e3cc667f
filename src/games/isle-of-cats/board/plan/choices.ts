import type { CardId, Move, PlayMove, TileId } from '../../rules/state/types.ts';

type Of<Do extends Move['do']> = Extract<Move, { readonly do: Do }>;

/** The legal moves, sorted by the thing that a player taps for them. */
export interface Choices {
  readonly placeable: ReadonlySet<TileId>; // tiles that fit somewhere
  readonly pairs: readonly Of<'pair'>[];
  readonly plays: ReadonlyMap<CardId, readonly PlayMove[]>;
  readonly finds: ReadonlyMap<CardId, readonly (Of<'oshax'> | Of<'treasure'>)[]>;
  readonly lays: ReadonlySet<CardId>;
  readonly feeds: readonly Of<'feed'>[];
  readonly moves: ReadonlySet<TileId>; // tiles that may be moved to the other field
  readonly sends: readonly Of<'send'>[];
  readonly others: readonly Move[]; // moves of a single button: pass, end, skip, a colour, a side …
  readonly keeps: boolean;
  readonly buys: boolean;
}

export const NO_CHOICES: Choices = {
  placeable: new Set(),
  pairs: [],
  plays: new Map(),
  finds: new Map(),
  lays: new Set(),
  feeds: [],
  moves: new Set(),
  sends: [],
  others: [],
  keeps: false,
  buys: false,
};

const byCard = <M extends { readonly card: CardId }>(moves: readonly M[]): Map<CardId, M[]> => {
  const found = new Map<CardId, M[]>();
  for (const move of moves) found.set(move.card, [...(found.get(move.card) ?? []), move]);
  return found;
};

/** Sorts the legal moves in one pass, because there may be thousands of placements. */
export const choicesOf = (legal: readonly Move[]): Choices => {
  if (legal.length === 0) return NO_CHOICES;
  const placeable = new Set<TileId>();
  const rest: Exclude<Move, { readonly do: 'place' }>[] = [];
  for (const move of legal) {
    if (move.do === 'place') placeable.add(move.tile);
    else rest.push(move);
  }
  const all = <Do extends Move['do']>(...what: readonly Do[]): Of<Do>[] =>
    rest.filter((move) => what.some((one) => one === move.do)) as Of<Do>[];
  return {
    placeable,
    pairs: all('pair'),
    plays: byCard(all('play')),
    finds: byCard(all('oshax', 'treasure')),
    lays: new Set(all('lay').map(({ card }) => card)),
    feeds: all('feed'),
    moves: new Set(all('move').map(({ tile }) => tile)),
    sends: all('send'),
    others: all('ready', 'pass', 'end', 'done', 'skip', 'lay-token', 'side', 'colour'),
    keeps: all('keep').length > 0,
    buys: all('buy').length > 0,
  };
};

export const canDo = ({ others }: Choices, what: Move['do']): boolean =>
  others.some((move) => move.do === what);
