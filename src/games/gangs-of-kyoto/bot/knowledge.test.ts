import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../kernel/game.ts';
import { startFrom } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import { poured, put } from '../../../parts/bag.ts';
import { FULL_DECK, faceOf } from '../rules/cards.ts';
import { NO_CARDS, sizeOfAll, undrawn } from '../rules/deck.ts';
import { loadView } from './engine/load.ts';
import { takeCard } from './engine/play.ts';
import { twinOf } from './engine/table.ts';
import { deckOnAverage, lateChance, makesLate } from '../rules/risk.ts';
import { bellsIn } from '../rules/row.ts';
import rules from '../rules/game.ts';
import { after, bagOf, cardOf, table, textOfBag, type Setting } from '../rules/table.testing.ts';
import type { GangsOfKyoto, State } from '../rules/types.ts';
import { unseenCards, unseenWorth } from '../rules/unseen.ts';

const MIDGAME: Setting = {
  rows: ['4* 3**', '5** 4 o', '2* 5 4 n'],
  piles: ['4** 4** 1*', '3** 3** 2** g', '3* 3* G'],
  next: '3',
  discard: '1 2 r 5 5',
};

const open = (state: State, viewer: Viewer): boolean[] =>
  rules.view(state, viewer).players.map(({ pile }) => pile.open);

const saved = (viewer: Viewer, from: State) =>
  rules.view(from, viewer).lately.filter(({ what }) => what === 'banked').length;

const size = ({ deck, under }: State): number => sizeOfAll([...deck, ...under]);

describe('the knowledge of each player', () => {
  const { state } = table(MIDGAME);

  test('[K30] you see your own pile, and how many cards the others have', () => {
    expect([0, 1, 'spectator' as const].map((viewer) => open(state, viewer))).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, false],
    ]);
    expect(rules.view(state, 0).players[1]?.pile).toEqual({ open: false, cards: 4 });
    const over = after(table({ ...MIDGAME, piles: ['5** 5** 4** 4** 4** 2**', '', ''], next: 'g' }), 'give0');
    expect(open(over.state, 'spectator')).toEqual([true, true, true]);
  });

  test('[K31] with open hands everybody sees everything, to thirteen or through the whole deck', () => {
    for (const end of ['thirteen', 'whole-deck'] as const) {
      const now = table({ ...MIDGAME, options: { piles: 'open-hand', end } });
      expect(open(now.state, 'spectator')).toEqual([true, true, true]);
      expect(rules.determinize(rules.view(now.state, 1), 1, quickRng(2)).players).toEqual(now.state.players);
    }
  });

  test('[K32] the discard pile is open, the deck is a number', () => {
    const view = rules.view(state, 'spectator');
    expect(view.discard).toEqual(bagOf('1 2 r 5 5'));
    expect(view.deck).toBe(undrawn(state));
  });

  test('[K33] saved cards are shown once and not again', () => {
    const round = after(table({ rows: ['5 4 3', '4* 5', '3**'], next: '5 1 1 2 2 2' }), 'give0');
    expect([saved('spectator', round.state), saved('spectator', after(round, 'give0').state)]).toEqual([
      2, 0,
    ]);
    const imagined = rules.determinize(rules.view(round.state, 0), 0, quickRng(3));
    expect(imagined.players).toEqual(round.state.players);
  });
});

describe('imagined worlds', () => {
  const { state } = table(MIDGAME);
  const worlds = (viewer: Viewer, count: number): State[] => {
    const rng = quickRng(8);
    return Array.from({ length: count }, () => rules.determinize(rules.view(state, viewer), viewer, rng));
  };

  test('[K34] contain all cards, and no player has already won', () => {
    for (const world of worlds('spectator', 200)) {
      const { players, deck, under, discard, phase } = world;
      const rows = players.flatMap(({ row }) => row.map(({ card }) => card));
      const heaps = [...players.map(({ pile }) => pile), ...deck, ...under, discard].reduce(poured, NO_CARDS);
      const loose = [...rows, ...('card' in phase ? [phase.card.card] : [])];
      expect(heaps.map((count, card) => count + loose.filter((one) => one === card).length)).toEqual(
        FULL_DECK,
      );
      for (const { pile } of players) expect(bellsIn(pile)).toBeLessThan(13);
    }
  });

  test('[K34] their average gives the probabilities', () => {
    const many = worlds(0, 4000).map(({ deck }) => deck.reduce(poured, NO_CARDS));
    const expected = deckOnAverage(rules.view(state, 0));
    expected.forEach((count, card) => {
      const seen = many.reduce((sum, bag) => sum + (bag[card] ?? 0), 0) / many.length;
      expect(Math.abs(seen - count)).toBeLessThan(0.08);
    });
    expect(expected.reduce((sum, count) => sum + count, 0)).toBeCloseTo(undrawn(state) + state.drawn, 9);
  });

  test('[K34] a long pile cannot be all doubles: the bound of thirteen is counted, not ignored', () => {
    const long = table({ rows: ['', ''], piles: ['', '1* 1* 1* 2* 2* 2* 3* 3* 3* 4* 4*'], next: '1' });
    const view = rules.view(long.state, 0);
    const inDeck = deckOnAverage(view);
    const [single, double] = ['1*', '5**'].map(cardOf);
    const unseen = unseenCards(view);
    const share = (card = 0): number => (inDeck[card] ?? 0) / (unseen[card] ?? 1);
    expect(share(single)).toBeLessThan(share(double));
  });
});

describe('[K34] the chance to be late', () => {
  const openHand = { piles: 'open-hand' } as const;

  test('is a fraction of the remaining cards', () => {
    const now = table({ rows: ['5 4 1', '1'], next: '5* 2 3 4', nothingBelow: true, options: openHand });
    // The unseen cards are counted from the whole deck, so all other cards are put where they are seen.
    const view = { ...rules.view(now.state, 0), discard: everythingElse(now.state), deck: 2, drawn: 1 };
    expect(lateChance(view, 0)).toBeCloseTo(2 / 3); // 3 and 4 of 2, 3, 4
    expect(lateChance(view, 1)).toBe(0);
    expect([
      makesLate(view, 0, { id: 9, card: cardOf('5*') }),
      makesLate(view, 1, { id: 9, card: cardOf('5*') }),
    ]).toEqual([true, false]);
  });

  test('follows a Curiosity to its end', () => {
    const now = table({ rows: ['5 5', '1'], next: '1 0? 3 2', nothingBelow: true, options: openHand });
    const view = { ...rules.view(now.state, 0), discard: everythingElse(now.state), deck: 2, drawn: 1 };
    expect(lateChance(view, 0)).toBeCloseTo(1 / 3 + (1 / 3) * (1 / 2)); // the 3, or the Curiosity and then the 3
  });

  test('equals the frequency in played matches', () => {
    const { state } = table(MIDGAME);
    const rng = quickRng(4);
    const view = rules.view(state, 2);
    let late = 0;
    for (let i = 0; i < 3000; i++) {
      const world = rules.determinize(view, 2, rng);
      const waiting = { ...world, phase: { name: 'give', card: { id: 99, card: cardOf('g') } } } as const;
      // The Gift goes to seat 1; then the next card is turned over and goes to seat 0.
      const one = rules.apply(waiting, { by: 0, at: 0, move: { do: 'give', to: 1 } }, rng).state;
      if (one.end || one.phase.name !== 'give') continue;
      if (
        rules
          .apply(one, { by: 0, at: 0, move: { do: 'give', to: 0 } }, rng)
          .events.some((e) => e.what === 'late' && e.seat === 0)
      )
        late++;
    }
    expect(Math.abs(late / 3000 - lateChance(view, 0))).toBeLessThan(0.035);
  });
});

/** Everything that is not in a row, on the table or in the deck, as a discard pile. */
const everythingElse = ({ players, deck, phase }: State) => {
  const shown = [...players.flatMap(({ row }) => row), ...('card' in phase ? [phase.card] : [])].map(
    ({ card }) => card,
  );
  const left = deck.reduce(poured, NO_CARDS);
  return FULL_DECK.map(
    (count, card) => count - (left[card] ?? 0) - shown.filter((one) => one === card).length,
  );
};

describe('[K35] the deck is a bag', () => {
  test('drawing face down and putting back change only the number of drawn cards', () => {
    const now = after(table({ rows: ['5 4 3', '', ''], next: '1' }), 'give0');
    const before = table({ rows: ['5 4 3', '', ''], next: '1' });
    // One more card has been turned over in the next round; none was lost.
    expect(size(now.state)).toBe(size(before.state) - 1);
    expect(before.state.deck.length).toBe(1);
  });

  test('the rest of the old deck lies on top of the new one', () => {
    const now = table({ rows: ['5 5 2', '', ''], next: '1 2', discard: '5 5', nothingBelow: true });
    expect([now.state.deck, now.state.under]).toEqual([[bagOf('2')], [bagOf('5 5')]]);
    const late = after(now, 'give0');
    expect(late.events.find(({ what }) => what === 'revealed')).toMatchObject({ card: cardOf('2') });
  });
});

/** A table whose discard pile, which is about to be shuffled, has every card that is nowhere else. */
const wholeTable = (setting: Setting): State => {
  const elsewhere = [...setting.rows, ...(setting.piles ?? []), setting.next].map(bagOf);
  const discard = elsewhere.reduce(
    (left, bag) => left.map((count, card) => count - (bag[card] ?? 0)),
    FULL_DECK,
  );
  return table({ ...setting, discard: textOfBag(discard), nothingBelow: true }).state;
};

describe('[K32] shuffled cards were seen before', () => {
  // Three are drawn: the last two cards of the first deck, and one from below.
  const mixed = wholeTable({ rows: ['5 3', '1', ''], piles: ['', '2* g', '5**'], next: '1 5' });
  // The first deck is used up: its remaining cards are all in piles.
  const fresh = wholeTable({ rows: ['5 4 3', '1'], piles: ['', '2* 3** g'], next: '0' });

  test('the last card of the first deck is known, if no pile can hold it', () => {
    const view = rules.view(mixed, 0);
    expect([mixed.drawn, mixed.deck]).toEqual([2, [bagOf('5')]]);
    expect([lateChance(view, 0), lateChance(view, 1)]).toEqual([1, 0]);
    const rng = quickRng(6);
    for (let i = 0; i < 50; i++) {
      const world = rules.determinize(view, 0, rng);
      expect([world.deck, world.under]).toEqual([mixed.deck, mixed.under]);
    }
  });

  test('an extra card comes from below the drawn ones, from the shuffled cards', () => {
    const curious = wholeTable({ rows: ['5 2', '1', ''], next: '1 1?' });
    const [under = NO_CARDS] = curious.under;
    const late = under.reduce((sum, count, card) => sum + (faceOf(card).hours === 5 ? count : 0), 0);
    const again = ['1?', '2?', '3?', '4?'].map((text) => under[cardOf(text)] ?? 0);
    const chance = lateChance(rules.view(curious, 0), 0);
    expect(chance).toBeGreaterThan(late / sizeOfAll(curious.under));
    const chained = again.reduce((sum, count) => sum + count, 0) + (under[cardOf('0?')] ?? 0);
    expect(chance).toBeLessThan((late + chained) / sizeOfAll(curious.under));
  });

  test('after the first deck everybody can compute the cards of the piles and of the deck', () => {
    const view = rules.view(fresh, 0);
    expect(rules.determinize(view, 0, quickRng(1))).toEqual(fresh);
    const gone = rules.view({ ...fresh, under: [bagOf('1 1 5 r')], drawn: 1 }, 0);
    expect(lateChance(gone, 0)).toBe(3 / 4);
  });

  test('a card that is turned over is removed from the unseen cards', () => {
    const next = after(startFrom<GangsOfKyoto>(fresh), 'give1');
    const turned = next.events.flatMap((event) => (event.what === 'revealed' ? [event.card] : []));
    expect(turned.length).toBeGreaterThan(0);
    expect(size(next.state)).toBe(size(fresh) - turned.length);
    expect(poured(next.state.under[0] ?? NO_CARDS, put(NO_CARDS, ...turned))).toEqual(fresh.under[0]);
  });

  test('bots know it too', () => {
    const { known, imagine } = loadView(rules.view(mixed, 0));
    const world = twinOf(known);
    const dice = { state: 77 };
    for (let i = 0; i < 50; i++) {
      imagine(world, dice);
      expect([world.deckSize, world.top]).toEqual([size(mixed), 1]);
      expect(takeCard(world, dice)).toBe(cardOf('5'));
    }
  });
});

test('[K34] a bot fills a face-down pile with every card equally often', () => {
  const view = rules.view(table({ rows: ['', ''], piles: ['', '3*'], next: '1' }).state, 0);
  const unseen = unseenCards(view);
  const { known, imagine } = loadView(view);
  const world = twinOf(known);
  const dice = { state: 2024 };
  const [rounds, inPile] = [8000, NO_CARDS.slice()];
  for (let i = 0; i < rounds; i++) {
    imagine(world, dice);
    const left = put(NO_CARDS, ...world.deck.subarray(0, world.deckSize));
    const missing = unseen.findIndex((count, card) => count > (left[card] ?? 0));
    inPile[missing] = (inPile[missing] ?? 0) + 1;
  }
  const fitting = unseenWorth(unseen, 1) + unseenWorth(unseen, 2);
  inPile.forEach((times, card) => {
    const expected = faceOf(card).bells > 0 ? (unseen[card] ?? 0) / fitting : 0;
    expect(Math.abs(times / rounds - expected)).toBeLessThan(0.015);
  });
});
