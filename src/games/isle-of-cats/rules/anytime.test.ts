import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../../parts/events.ts';
import { legal, play, preview, scene } from '../../../kernel/match.ts';
import { isRefusal } from '../../../kernel/game.ts';
import rules from './game.ts';
import { RARE, RESCUE, RICH, STANDARD, act, boat, movesOf, refusalOf, table, you } from './table.testing.ts';

const CATS = { left: ['C16-B', 'C13-R'], right: ['C13-G', 'C15-O'] };
const holding = (cards: readonly number[], more: object = {}) =>
  table({ ...RESCUE, ...CATS, players: [{ ...RICH, hand: cards, ...more }, RICH] });
const fishGained = (card: string, more: object): number => {
  const now = holding([Number(card)], more);
  return you(act(now, [0, `play:${card}`])).fish - you(now).fish;
};

const mayPreview = (now: ReturnType<typeof table>, seat: number, text: string): boolean => {
  const move = rules.read(text);
  return move !== null && preview(rules, scene(rules, now, seat), seat, move, 8) !== null;
};

describe('when', () => {
  test('[A1] in any turn, but not while the seat has a pending decision or a card is being carried out', () => {
    const now = table({
      ...RESCUE,
      left: ['C16-G'],
      right: ['C13-R'],
      players: [
        { ...RICH, hand: [84] },
        { ...RICH, hand: [85, 71] },
      ],
    });
    expect(you(act(now, [1, 'play:85']), 1).baskets).toBe(6);
    const found = act(now, [0, 'C16-G@7,0/1']); // seat 0 must place a treasure now
    expect(refusalOf(found, 0, 'play:84')).toBe('finish-first');
    const drawing = act(found, [1, 'play:71']); // seat 1 interrupts
    expect(refusalOf(drawing, 0, 'T1@7,1/0')).toBe('not-asked');
    expect(refusalOf(drawing, 1, 'play:85')).toBe('finish-first');
    const back = act(drawing, [1, 'buy:none'], [0, 'T1@7,1/0']);
    expect(you(back).tiles).toHaveLength(2);
    const busy = act(now, [1, 'play:71']);
    expect(refusalOf(busy, 0, 'play:84')).toBe('wait-for-card');
    expect(refusalOf(busy, 0, 'C16-G@7,0/1')).toBe('not-asked');
  });

  test('[A1][D4] while buying only cards that give fish', () => {
    const now = table({
      players: [{ ...RICH, hand: [84, 94, 76], kept: [85], tiles: boat('T1#1@4,2/0') }, RICH],
      phase: { name: 'buy', chosen: [null, null] },
    });
    expect(refusalOf(now, 0, 'play:84')).toBe('fish-cards-only');
    expect(refusalOf(now, 0, 'play:94')).toBeNull();
    expect(refusalOf(now, 0, 'play:76')).toBeNull();
    expect(refusalOf(now, 0, 'play:85')).toBe('not-in-hand'); // not from the cards being bought
    expect(refusalOf(now, 0, 'play:98')).toBe('not-in-hand');
  });

  test('[A2] every seat is an actor all day long, with any cards in hand; the seat that is asked stands first', () => {
    const [rich, poor] = [holding([84, 85]), holding([])];
    expect(rules.actors(rich.state)).toEqual(rules.actors(poor.state));
    expect(rules.actors(act(poor, [0, 'pass']).state)).toEqual([1, 0]);
    expect(movesOf(poor, 1)).toEqual([]);
  });

  test('[A2] a ready check asks everybody and ends when all are ready or time is up', () => {
    const now = table({ ...RARE, options: { patience: 30 }, players: [RICH, { ...RICH, hand: [84] }] });
    const check = act(now, [0, 'pass'], [1, 'pass']);
    expect(check.state.phase).toMatchObject({
      name: 'ready',
      before: 'day',
      ready: [false, false],
      until: 30_000,
    });
    expect(rules.due(check.state)).toBe(30_000);
    const one = act(check, [0, 'ready']);
    expect(refusalOf(one, 0, 'ready')).toBe('already-ready');
    expect(act(one, [1, 'play:84']).state.phase.name).toBe('ready');
    expect(act(one, [1, 'ready']).state.phase.name).toBe('draft');
    const struck = play(rules, 'isle', one, { by: 'clock', at: 30_000 });
    expect(isRefusal(struck) || struck.state.phase.name).toBe('draft');
    const endless = table({ ...RARE, options: { ...STANDARD, patience: 0 }, players: [RICH, RICH] });
    expect(rules.due(act(endless, [0, 'pass'], [1, 'pass']).state)).toBeNull();
    const alone = { name: 'rare' as const, turn: 0, passed: [false], over: false };
    expect(rules.due(act(table({ ...RARE, seats: 1, phase: alone }), [0, 'pass']).state)).toBeNull();
  });

  test('[A2] an interruption gives everybody the time again', () => {
    const check = act(table({ ...RARE, players: [{ ...RICH, hand: [84] }, RICH] }), [0, 'pass'], [1, 'pass']);
    const later = act({ ...check, at: 9000 }, [0, 'play:84']);
    expect(rules.due(later.state)).toBe(19_000);
    const drawing = table({ ...check.state, seats: 2, players: [{ ...RICH, hand: [71] }, RICH] });
    expect(rules.due(drawing.state)).toBe(10_000);
    expect(rules.due(act(drawing, [0, 'play:71']).state)).toBeNull(); // time does not run while they choose
  });

  test.each([71, 75, 77, 83])('[A1] nothing interrupts card %i, neither a card nor feeding', (card) => {
    const tiles = boat('C16-B@4,4/1', 'rat@9,4/0');
    const other = { ...RICH, hand: [84], tiles };
    const now = table({ ...RESCUE, ...CATS, bag: ['C16-O'], players: [{ ...RICH, hand: [card] }, other] });
    expect([refusalOf(now, 1, 'play:84'), refusalOf(now, 1, 'feed:9,4')]).toEqual([null, null]);
    const carried = act(now, [0, `play:${card}`]);
    expect(refusalOf(carried, 1, 'play:84')).toBe('wait-for-card');
    expect(refusalOf(carried, 1, 'feed:9,4')).toBe('wait-for-card');
  });

  test('[A3] several at once: the first to arrive acts first', () => {
    const now = table({
      ...RESCUE,
      ...CATS,
      players: [
        { ...RICH, hand: [71] },
        { ...RICH, hand: [72] },
      ],
    });
    expect(refusalOf(act(now, [1, 'play:72']), 0, 'play:71')).toBe('wait-for-card');
    expect(refusalOf(act(now, [0, 'play:71']), 1, 'play:72')).toBe('wait-for-card');
  });
});

describe('fish', () => {
  const tiles = boat(
    'O1-B@4,2/0',
    'O2-B@9,3/0',
    'C13-R@12,2/0',
    'R-I#1@4,5/0',
    'T1#1@4,6/0',
    'T2#1@5,6/0',
    'K1-R@11,2/0',
  );

  test('[A4] for oshax, lessons, colours, treasures and cats', () => {
    expect(fishGained('67', { tiles })).toBe(4);
    expect(fishGained('78', { lessons: [113, 114, 115] })).toBe(3);
    expect(fishGained('90', { tiles })).toBe(2); // blue and red: an oshax is its colour
    expect(fishGained('92', { tiles })).toBe(2);
    expect(fishGained('94', { tiles })).toBe(2);
    expect(fishGained('96', { tiles: boat('C13-R@12,2/0', 'K1-R@11,2/0', 'K1-B@4,2/0') })).toBe(2);
    expect(refusalOf(holding([67]), 0, 'play:67')).toBe('nothing-to-gain');
  });

  test('[A4] two blue cats and a blue kitten are three blue cats', () => {
    expect(fishGained('96', { tiles: boat('C16-B@4,2/1', 'C13-B@4,3/0', 'K1-B@9,2/0') })).toBe(3);
  });

  test('[A4] only alone a colour is named', () => {
    const solo = table({ seats: 1, ...RESCUE, ...CATS, players: [{ ...RICH, hand: [96], tiles }] });
    expect(refusalOf(solo, 0, 'play:96')).toBe('choose-what');
    expect(you(act(solo, [0, 'play:96:R'])).fish).toBe(42);
    expect(refusalOf(holding([96], { tiles }), 0, 'play:96:R')).toBe('choose-what');
  });

  test('[A8] a basket for five fish, one that was used today if there is one', () => {
    const now = holding([76], { fish: 0, baskets: 2, used: 1 });
    expect(you(act(now, [0, 'play:76']))).toMatchObject({ fish: 5, baskets: 1, used: 0 });
    expect(refusalOf(holding([76], { baskets: 0 }), 0, 'play:76')).toBe('nothing-to-gain');
  });
});

describe('tiles', () => {
  test('[A5] place anywhere serves the next cat or treasure, no rat and no beast', () => {
    const now = holding([69, 70], { tiles: boat('K1-B@4,2/0') });
    expect(refusalOf(now, 0, 'C16-B@11,4/1')).toBe('does-not-touch');
    const free = act(now, [0, 'play:69']);
    const rat = {
      ...free,
      state: { ...free.state, ratsLeft: 1, pending: [{ ask: 'rat' as const, seat: 0 }] },
    };
    expect(refusalOf(rat, 0, 'rat@12,4/0')).toBe('does-not-touch');
    expect(you(act(rat, [0, 'rat@4,3/0'])).placeAnywhere).toBe(1);
    const beast = { ...free, state: { ...free.state, right: ['B03'] } };
    expect(refusalOf(beast, 0, 'B03@11,4/0')).toBe('does-not-touch');
    expect(you(act(beast, [0, 'B03@4,3/0'])).placeAnywhere).toBe(1);
    const apart = act(free, [0, 'C16-B@11,4/1']);
    expect(you(apart).placeAnywhere).toBe(0);
    expect(you(act(now, [0, 'play:69'], [0, 'play:70'], [0, 'C16-B@11,4/1'])).placeAnywhere).toBe(1);
  });

  test('[A6] draw cards, buy some, discard the rest unseen', () => {
    const now = table({ ...RESCUE, ...CATS, deck: [43, 44, 45], players: [{ ...RICH, hand: [73] }, RICH] });
    const drawn = act(now, [0, 'play:73']);
    expect(rules.view(drawn.state, 1).pending).toEqual([
      { ask: 'drawn-cards', seat: 0, cards: { hidden: 3 } },
    ]);
    const bought = act(drawn, [0, 'buy:43+45']);
    expect(you(bought)).toMatchObject({ fresh: [43, 45], fish: 36 });
    expect(bought.state.dropped).toEqual([44]);
    expect(refusalOf(act(now, [0, 'play:73']), 0, 'buy:46')).toBe('not-in-hand');
  });

  test('[A7] draw a tile and place it; a tile that fits nowhere is removed', () => {
    const now = table({ ...RESCUE, ...CATS, bag: ['C16-G'], players: [{ ...RICH, hand: [75] }, RICH] });
    const drawn = act(now, [0, 'play:75']);
    expect(refusalOf(drawn, 0, 'pass')).toBe('not-asked');
    expect(act(drawn, [0, 'C16-G@7,0/1']).state.pending).toMatchObject([{ ask: 'treasure' }]);
    const full = Array.from({ length: 9 }, (_, y) =>
      Array.from({ length: 22 }, (_unused, x) => `T1#1@${x},${y}/0`),
    ).flat();
    const stuffed = act(
      table({ ...RESCUE, ...CATS, bag: ['C16-G'], players: [{ ...RICH, hand: [75], tiles: boat(...full) }] }),
      [0, 'play:75'],
    );
    expect([stuffed.state.pending, stuffed.state.bag, eventsOf(stuffed.events, 'went')[0]?.to]).toEqual([
      [],
      [],
      'away',
    ]);
    expect(refusalOf(table({ ...RESCUE, bag: [], players: [{ ...RICH, hand: [75] }] }), 0, 'play:75')).toBe(
      'nothing-to-gain',
    );
  });

  test('[A9] one to three cats change fields; beasts stay', () => {
    const now = table({
      ...RESCUE,
      left: ['C16-B', 'C13-R'],
      right: ['B01', 'C13-G'],
      players: [{ ...RICH, hand: [77] }, RICH],
    });
    const moving = act(now, [0, 'play:77']);
    expect(refusalOf(moving, 0, 'done')).toBe('must-place');
    expect(refusalOf(moving, 0, 'move:B01')).toBe('not-there');
    const one = act(moving, [0, 'move:C16-B']);
    expect([one.state.left, one.state.right]).toEqual([['C13-R'], ['B01', 'C13-G', 'C16-B']]);
    expect(refusalOf(one, 0, 'move:C16-B')).toBe('not-there');
    expect(act(one, [0, 'done']).state.pending).toEqual([]);
    expect(act(one, [0, 'move:C13-R'], [0, 'move:C13-G']).state.pending).toEqual([]);
    const many = { ...now, state: { ...now.state, left: ['C16-B', 'C13-R', 'C01-B', 'C02-B'] } };
    const two = act(many, [0, 'play:77'], [0, 'move:C16-B'], [0, 'move:C13-R']);
    expect([two.state.pending.length, act(two, [0, 'move:C01-B']).state.pending.length]).toEqual([1, 0]);
  });

  test('[A10] one rescue more, played before or between, kept until used', () => {
    const now = holding([80, 81], { baskets: 3 });
    const between = act(now, [0, 'C16-B@4,4/1'], [0, 'play:80'], [0, 'C13-R@4,5/0']);
    expect(you(between)).toMatchObject({ fish: 34, used: 2 });
    expect(you(act(between, [0, 'end'])).extraRescues).toBe(0);
    const kept = act(now, [0, 'play:80'], [0, 'play:81'], [0, 'C16-B@4,4/1'], [0, 'end']);
    expect(you(kept).extraRescues).toBe(2);
    const both = act(
      now,
      [0, 'play:80'],
      [0, 'play:81'],
      [0, 'C16-B@4,4/1'],
      [0, 'C13-R@4,5/0'],
      [0, 'C13-G@7,5/0'],
      [0, 'end'],
    );
    expect(you(both)).toMatchObject({ extraRescues: 0, used: 3 });
  });

  test('[A10] it does not help with beasts', () => {
    const now = table({
      ...RESCUE,
      left: ['C16-B', 'B03'],
      right: [],
      players: [{ ...RICH, extraRescues: 1 }, RICH],
    });
    expect(refusalOf(act(now, [0, 'C16-B@4,4/1']), 0, 'B03@4,5/0')).toBe('no-beast-twice');
    expect(refusalOf(act(now, [0, 'B03@4,4/0']), 0, 'C16-B@4,3/1')).toBe('no-beast-twice');
  });

  test('[A11] four tiles: cats to the fields, rare treasures to the display', () => {
    const now = table({
      ...RESCUE,
      ...CATS,
      rare: [],
      bag: ['C01-B', 'R-S#1', 'C02-B'],
      players: [{ ...RICH, hand: [83] }, RICH],
    });
    const drawn = act(now, [0, 'play:83']); // the bag holds only three
    expect(drawn.state.rare).toEqual(['R-S#1']);
    const sorted = act(drawn, [0, 'send:C01-B:left'], [0, 'send:C02-B:right']);
    expect([sorted.state.left.at(-1), sorted.state.right.at(-1), sorted.state.pending]).toEqual([
      'C01-B',
      'C02-B',
      [],
    ]);
    expect(refusalOf(drawn, 0, 'send:C03-B:left')).toBe('not-there');
  });

  test('[A11][D1] cats that are sent to the fields at dawn are added to those of the day', () => {
    const cats = ['C01-B', 'C02-B', 'C03-B', 'C04-B'];
    const dawn = table({
      phase: { name: 'ready', before: 'day', ready: [false, true], until: null },
      pending: [],
      day: 2,
      left: [],
      right: [],
      bag: [...cats],
      players: [{ ...RICH, hand: [83] }, RICH],
    });
    const sent = act(dawn, [0, 'play:83'], ...cats.map((cat) => [0, `send:${cat}:left`] as const));
    const bag = ['C05-B', 'C06-B', 'C07-B', 'C08-B', 'C09-B', 'C10-B', 'C11-B', 'C12-B', 'C13-B'];
    const filled = act({ ...sent, state: { ...sent.state, bag } }, [0, 'ready']).state;
    expect([filled.left.length, filled.right.length, filled.bag.length]).toEqual([8, 4, 1]);
    expect(filled.left.slice(4)).toEqual(cats);
    expect(
      eventsOf(act({ ...sent, state: { ...sent.state, bag } }, [0, 'ready']).events, 'filled')[0]?.left,
    ).toHaveLength(4);
  });

  test('[A12] baskets: for the card, for lessons, for treasures', () => {
    const tiles = boat('T1#1@4,2/0', 'R-O#1@4,3/0', 'C13-R@6,3/0');
    const now = holding([84, 86, 88], { baskets: 1, lessons: [113, 120, 114], tiles });
    expect(you(act(now, [0, 'play:84'])).baskets).toBe(2);
    const thrown = act(now, [0, 'play:86:113+120']);
    expect([you(thrown).lessons, you(thrown).baskets]).toEqual([[114], 2]);
    expect(thrown.state.dropped).toEqual(expect.arrayContaining([113, 120]));
    expect(refusalOf(now, 0, 'play:86')).toBe('choose-what');
    expect(refusalOf(now, 0, 'play:86:113+115')).toBe('choose-what');
    const sold = act(now, [0, 'play:88:R-O#1+T1#1']);
    expect([you(sold).tiles.map(({ tile }) => tile), you(sold).baskets, sold.state.rare]).toEqual([
      ['C13-R'],
      2,
      now.state.rare,
    ]);
    expect(refusalOf(now, 0, 'play:88:C13-R+T1#1')).toBe('choose-what');
  });
});

describe('previews and takebacks', () => {
  test('[H2] placing and paying can be previewed, drawing and uncovering cannot', () => {
    const now = holding([83, 71, 84]);
    expect(mayPreview(now, 0, 'C16-B@4,4/1')).toBe(true);
    expect(mayPreview(now, 0, 'play:84')).toBe(true);
    for (const text of ['play:83', 'play:71']) expect(mayPreview(now, 0, text)).toBe(false);
    const buying = table({
      phase: { name: 'buy', chosen: [null, []] },
      players: [
        { ...RICH, kept: [43] },
        { ...RICH, kept: [44] },
      ],
    });
    expect(mayPreview(buying, 0, 'buy:43')).toBe(false); // it would show what the other bought
    const first = table({
      phase: { name: 'buy', chosen: [null, null] },
      players: [{ ...RICH, kept: [43] }, RICH],
    });
    expect(mayPreview(first, 0, 'buy:43')).toBe(true);
  });

  test('[H2] a seat’s moves follow from its own view alone', () => {
    const now = holding([83, 71, 84]);
    const imagined = rules.determinize(rules.view(now.state, 1), 1, { int: () => 0 });
    expect(legal(rules, scene(rules, { ...now, state: imagined }, 1), 1)).toEqual(
      legal(rules, scene(rules, now, 1), 1),
    );
  });
});
