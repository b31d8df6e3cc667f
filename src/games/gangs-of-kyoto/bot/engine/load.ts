import type { Rng } from '../../../../kernel/game.ts';
import { sizeOf } from '../../../../parts/bag.ts';
import { bellsIn } from '../../rules/row.ts';
import { pileWorlds } from '../../rules/pile-worlds.ts';
import type { View } from '../../rules/types.ts';
import { hiddenPiles, unseenCards, unseenWorth } from '../../rules/unseen.ts';
import { roll, type Dice } from './dice.ts';
import { layDown } from './play.ts';
import { BELLS, copyTable, newTable, type FastTable } from './table.ts';

/** Fills a table with a random world that fits a view, all equally likely. */
export type Imagine = (into: FastTable, dice: Dice) => void;

/** Loads the known part of a view into a fast table, with a function that imagines the rest. */
export const loadView = (view: View): { readonly known: FastTable; readonly imagine: Imagine } => {
  const known = newTable(view.players.length, view.rules);
  const unseen = unseenCards(view);
  for (const bag of [...view.under, unseen])
    bag.forEach((count, card) => {
      for (let i = 0; i < count; i++) known.deck[known.deckSize++] = card;
    });
  known.top = view.under.length ? sizeOf(unseen) : 0;
  view.discard.forEach((count, card) => {
    for (let i = 0; i < count; i++) known.discard[known.discardSize++] = card;
  });
  view.players.forEach(({ row, owl, received, pile }, seat) => {
    for (const { card } of row) layDown(known, seat, card);
    known.owlSeen[seat] = owl ? 1 : 0;
    known.received[seat] = received ? 1 : 0;
    known.piles[seat] = pile.open ? bellsIn(pile.bag) : 0;
  });
  known.drawn = view.drawn;
  known.first = view.first;
  known.active = view.active;
  known.lastStage = view.lastStage;
  return { known, imagine: imagineFrom(view, known, unseen) };
};

const imagineFrom = (view: View, known: FastTable, unseen: readonly number[]): Imagine => {
  const hidden = hiddenPiles(view);
  const worlds = pileWorlds(hidden, unseenWorth(unseen, 1), unseenWorth(unseen, 2));
  return (into, dice) => {
    copyTable(known, into);
    if (!hidden.length) return;
    const doubles = worlds.sample(diceAsRng(dice));
    hidden.forEach((pile, i) => {
      const twos = doubles[i] ?? 0;
      into.piles[pile.seat] = bellsIn(pile.known) + pile.unknown + twos;
      for (let n = 0; n < pile.unknown; n++) takeOut(into, n < twos ? 2 : 1, dice);
    });
  };
};

const diceAsRng = (dice: Dice): Rng => ({ int: (below) => roll(dice, below) });

/** Takes any card of this worth out of the first deck; the view's counts guarantee that there is one. */
const takeOut = (table: FastTable, worth: number, dice: Dice): void => {
  const { deck, deckSize, top } = table;
  const start = top > 0 ? deckSize - top : 0; // no pile contains cards from under the deck
  let fitting = 0;
  for (let at = start; at < deckSize; at++) if (BELLS[deck[at] ?? 0] === worth) fitting++;
  let before = roll(dice, fitting);
  for (let at = start; at < deckSize; at++) {
    if (BELLS[deck[at] ?? 0] !== worth || before-- > 0) continue;
    deck[at] = deck[deckSize - 1] ?? 0;
    table.deckSize--;
    if (top > 0) table.top--;
    return;
  }
};
