import type { Millis, Rng } from '../../../../kernel/game.ts';
import { shuffled } from '../../../../kernel/random.ts';
import { cardOf } from '../cards/cards.ts';
import { freshDeck, reveal } from '../race/deck.ts';
import { draftOf, update } from '../../../../parts/draft.ts';
import type { RaceDraft } from '../race/race-draft.ts';
import race from '../race/race.ts';
import { mixedTiles, startCountdown } from '../race/round.ts';
import { BOX_CATS, type CardId } from '../cards/pieces.ts';
import type { KittyPaw, Options } from '../race/types.ts';
import type { Deal } from './types.ts';

/**
 * Four cards, including those already known, each with tiles mixed and cats hidden once for all players.
 * [K32]
 */
export const dealsWith = (known: readonly CardId[], rules: Options, rng: Rng): Deal[] => {
  const guests = new Set(known.map((card) => cardOf(card).figure.box?.cat));
  const isFree = (card: CardId): boolean => {
    const guest = cardOf(card).figure.box?.cat;
    return !known.includes(card) && !(guest && guests.has(guest));
  };
  const bags = freshDeck(rules).bags.map((bag) => bag.filter(isFree));
  const { row } = reveal({ bags, under: [] }, rng);
  const drawn = row.filter((card) => card !== null);
  return [...known, ...drawn].slice(0, row.length).map((card) => dealOf(card, rng));
};

export const dealOf = (card: CardId, rng: Rng): Deal => ({
  card,
  tiles: mixedTiles(1, rng),
  cats: shuffled(rng, BOX_CATS),
});

const NO_CHANCE: Rng = { int: () => 0 }; // all random results are replaced by the deal

/** A table for one, just before the shout for this card. The card itself stays hidden until then. */
export const tableFor = (deal: Deal, nth: number, rules: Options, at: Millis): RaceDraft => {
  const draft = draftOf<KittyPaw>(race.setup(1, rules, NO_CHANCE), at, NO_CHANCE);
  update(draft, {
    round: nth + 1,
    bags: [],
    under: [],
    row: draft.state.row.map(() => null),
    tiles: deal.tiles,
    cats: deal.cats.map((cat) => ({ cat, place: { in: 'slot' }, lookedAt: [] })),
  });
  startCountdown(draft);
  return draft;
};
