import { describe, expect, test } from 'vitest';
import { isRefusal, type Entry, type Rng, type Seat } from '../../../kernel/game.ts';
import { tryLaws } from '../../../kernel/laws.ts';
import { play, scene, start, type Position } from '../../../kernel/match.ts';
import { randomMove } from '../../../kernel/playout.ts';
import { quickRng } from '../../../kernel/random.ts';
import { BOXES, PRINCESSES, TOYS, type HandCard } from './cards.ts';
import { cardsLeft } from './deck.ts';
import rules from './game.ts';
import { BASIC, EXTENDED, after, table } from './table.testing.ts';
import type { IfItFits, Options, State } from './types.ts';

const headerOf = (seats: number, options: Options, seed: string) =>
  ({ game: rules.id, version: rules.version, seats, options, seed }) as const;

interface Played {
  readonly positions: readonly Position<IfItFits>[];
  readonly entries: readonly Entry[];
}

/** A long random match: players rarely sleep. */
const longMatch = (seats: number, options: Options, seed: string, rng: Rng): Played => {
  let now = start(rules, headerOf(seats, options, seed));
  const positions = [now];
  const entries: Entry[] = [];
  while (!rules.outcome(now.state)) {
    const { turn: by, phase } = now.state;
    const drawing = phase.name === 'choose' && rng.int(15) > 0;
    const move = drawing ? ({ do: 'draw' } as const) : randomMove(rules, rules.view(now.state, by), by, rng);
    const next = move && play(rules, seed, now, { by, at: 0, move });
    if (!next || isRefusal(next)) throw new Error('a random move is refused');
    now = next;
    positions.push(now);
    entries.push({ seq: now.seq, at: 0, by, move: rules.write(move) });
  }
  return { positions, entries };
};

const everyCard = (state: State): string[] => [
  ...state.hands.flat(),
  ...state.bag,
  ...state.discards,
  ...state.table.laid.flatMap((laid) =>
    laid.what === 'box' ? [laid.card] : laid.what === 'princess' ? ['P'] : [],
  ),
  ...state.table.across.flatMap((one) =>
    one.what === 'toy' ? [one.card] : one.what === 'princess' ? ['P'] : [],
  ),
  ...(state.phase.name === 'toy' ? [state.phase.card] : []),
  ...state.piles.flatMap(({ princesses }) => Array.from({ length: princesses }, () => 'P')),
];

describe('hidden information', () => {
  test('[F39] a viewer sees one hand, and how many cards there are everywhere else', () => {
    const now = table({ laid: 'ST5@h5', hands: ['B01 P B03', 'B06 B42'] });
    const seen = scene(rules, now, 1).view;
    expect(seen.mine).toEqual({ hand: ['B06', 'B42'], found: [] });
    expect(seen.hands).toEqual([3, 2]);
    const bytes = JSON.stringify(scene(rules, now, 1));
    for (const secret of ['B01', 'B03', '"P"', 'bag', 'princesses']) expect(bytes).not.toContain(secret);
  });

  test('[F39] only its owner is sent the drawn card', () => {
    const drawn = after(
      table({ laid: 'ST5@h5', hands: ['B05 B41', ''], deck: 'B01', phase: { name: 'choose' } }),
      'draw',
    );
    expect(JSON.stringify(scene(rules, drawn, 0).events)).toContain('B01');
    for (const other of [1, 'spectator'] as const)
      expect(JSON.stringify(scene(rules, drawn, other))).not.toContain('B01');
  });

  test('[F39] no card is lost or doubled, in the real world or an imagined one', () => {
    const rng = quickRng(31);
    for (const [options, princesses] of [
      [BASIC, 3],
      [EXTENDED, PRINCESSES],
    ] as const)
      for (const { state } of longMatch(3, options, `count ${princesses}`, rng).positions)
        for (const viewer of [0, 1, 2, 'spectator'] as const) {
          const imagined = rules.determinize(rules.view(state, viewer), viewer, rng);
          for (const world of [state, imagined]) {
            const cards = everyCard(world).filter((card) => !card.startsWith('S'));
            expect(cards.toSorted()).toEqual(
              [...BOXES, ...TOYS, ...Array.from({ length: princesses }, () => 'P')].toSorted(),
            );
            expect(cardsLeft(world.piles)).toBe(
              world.bag.length + world.piles.reduce((sum, p) => sum + p.princesses, 0),
            );
            expect(world.hands.flat().some((card) => card.startsWith('T'))).toBe(false);
          }
        }
  });

  test('[F39] the laws hold all through long matches', () => {
    const rng = quickRng(32);
    const sets = [
      [2, BASIC],
      [4, { ...EXTENDED, table: 'desk' }],
    ] as const;
    for (const [seats, options] of sets) {
      const seed = `long ${seats}`;
      const { entries: script } = longMatch(seats, options, seed, rng);
      const report = tryLaws(rules, headerOf(seats, options, seed), 5000, { script });
      expect(report.record).toHaveLength(script.length);
      expect(report.secrets.varied).toBeGreaterThan(0);
    }
  });
});

/** The worlds that a viewer can imagine: the holders of Princesses, and the rest of the piles. */
const imagined = (state: State, viewer: Seat): Set<string> => {
  const rng = quickRng(33);
  const worlds = Array.from({ length: 300 }, () => rules.determinize(rules.view(state, viewer), viewer, rng));
  return new Set(
    worlds.map(({ hands, piles }) =>
      [
        ...hands.map((hand) => hand.filter((card) => card === 'P').length),
        '/',
        ...piles.map(({ princesses }) => princesses),
      ].join(' '),
    ),
  );
};

/** Two seats as text: `8 0 / 3 0`. */
const bySeat = (text: string): string[][] => text.split(' / ').map((seat) => seat.split(' '));
const counts = (text: string): number[][] => bySeat(text).map((seat) => seat.map(Number));
const hands = (text: string): HandCard[][] =>
  bySeat(text).map((cards) =>
    cards.flatMap((card) => [...BOXES, 'P' as const].filter((one) => one === card)),
  );

const piles = (first: number, second: number): Pick<State, 'piles'> => ({
  piles: [
    { cards: first, princesses: first > 0 ? 1 : 0 },
    { cards: second, princesses: second > 0 ? 1 : 0 },
  ],
});

describe('where a Princess may be', () => {
  const laid = 'ST5@h5 z0@h4';
  const base = table({ laid, hands: ['B05 B41', 'B06 B42'], phase: { name: 'choose' } }).state;

  test('[F39] in the first pile, or with a player who has taken from it', () => {
    const early = {
      ...base,
      ...piles(20, 36),
      took: counts('8 0 / 8 0'),
    };
    expect(imagined(early, 0)).toEqual(new Set(['0 0 / 1 1', '0 1 / 0 1']));
    const untouched = {
      ...base,
      ...piles(20, 36),
      took: counts('8 0 / 0 0'),
    };
    expect(imagined(untouched, 0)).toEqual(new Set(['0 0 / 1 1']));
  });

  test('[F39] the Princess of a used-up pile is with you or with another player', () => {
    const hers: State = {
      ...base,
      ...piles(0, 30),
      took: counts('18 3 / 18 3'),
      hands: hands('B05 B41 / P B42'),
    };
    expect(imagined({ ...hers, found: [[], [0]] }, 0)).toEqual(new Set(['0 1 / 0 1', '0 2 / 0 0']));
    const notYetBegun: State = {
      ...hers,
      ...piles(0, 36),
      took: counts('18 0 / 18 0'),
      found: [[], [0]],
    };
    expect(imagined(notYetBegun, 0)).toEqual(new Set(['0 1 / 0 1']));
  });

  test('[F39] you know from which pile yours came', () => {
    const mine: State = {
      ...base,
      ...piles(0, 30),
      took: counts('18 3 / 18 3'),
      hands: hands('P B41 / B06 B42'),
    };
    expect(imagined({ ...mine, found: [[0], []] }, 0)).toEqual(new Set(['1 0 / 0 1', '1 1 / 0 0']));
    const second: State = {
      ...mine,
      piles: [
        { cards: 0, princesses: 0 },
        { cards: 30, princesses: 0 },
      ],
    };
    expect(
      imagined(
        {
          ...second,
          hands: hands('P B41 / P B42'),
          found: [[1], [0]],
        },
        0,
      ),
    ).toEqual(new Set(['1 1 / 0 0']));
  });

  test('[F39] a Princess shown while the first pile lasted came from that pile', () => {
    const shown: State = {
      ...base,
      ...piles(0, 30),
      took: counts('18 3 / 18 3'),
      table: { ...base.table, laid: [...base.table.laid, { what: 'princess', at: 0 }] },
      found: [[], [0]],
    };
    expect(imagined({ ...shown, shown: [{ seat: 1, upTo: 0 }] }, 0)).toEqual(
      new Set(['0 0 / 0 1', '0 1 / 0 0']),
    );
    expect(imagined({ ...shown, shown: [{ seat: 1, upTo: 1 }] }, 0)).toEqual(
      new Set(['0 0 / 0 1', '0 1 / 0 0']),
    );
  });

  test('[F39] in extended play all five may be anywhere', () => {
    const early = table({
      options: EXTENDED,
      laid,
      hands: ['B05 B41', 'B06 B42'],
      phase: { name: 'choose' },
    }).state;
    const worlds = imagined({ ...early, took: [[9], [9]] }, 0);
    expect(worlds).toEqual(new Set(['0 0 / 5', '0 1 / 4', '0 2 / 3']));
  });
});
