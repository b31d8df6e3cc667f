import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../kernel/game.ts';
import { allOptions } from '../../../kernel/options.ts';
import { perft } from '../../../kernel/perft.ts';
import { playouts, randomMove } from '../../../kernel/playout.ts';
import { quickRng } from '../../../kernel/random.ts';
import { generate } from './engine/generate.ts';
import {
  CHOOSING,
  DRAWN,
  PLACING,
  STATUS,
  STRIDE,
  THEIR_POOL,
  TURN,
  TURNS,
  WON_0,
  type Memory,
} from './engine/layout.ts';
import { codeOf, load, moveOf, rulesOf } from './engine/load.ts';
import { play } from './engine/moves.ts';
import { PAST_STRIDE, emptyPast, remember, type Past } from './engine/past.ts';
import { playOut } from './engine/random-play.ts';
import fast from './fast.ts';
import positions from '../rules/position.ts';
import rules from '../rules/game.ts';
import type { State } from '../rules/types.ts';

const always = (): boolean => true;
const start = (options = allOptions(rules)[0]) => rules.setup(2, options as State['rules'], quickRng(1));

/** A comparable form: the position of the fast engine, or the state of the rules written the same way. */
const words = (m: Memory, p: number): number[] => {
  const status = m[p + STATUS] as number;
  const kept = status === PLACING || status === CHOOSING ? THEIR_POOL + 2 : 0; // after the end nothing else is compared
  return [status, ...(kept ? [m[p + TURN] as number] : []), ...m.slice(p, p + kept)];
};

const loaded = (state: State): number[] => {
  const m = new Int32Array(STRIDE);
  load(state, m, 0, emptyPast());
  return words(m, 0);
};

describe('the fast engine plays by the rules', () => {
  test.each(allOptions(rules).map((options) => [JSON.stringify(options), options] as const))(
    'move by move, in random matches with %s',
    (_, options) => {
      const rng = quickRng(7);
      for (let match = 0; match < 40; match++) {
        let state = start(options);
        const m = new Int32Array(STRIDE);
        const past = emptyPast();
        load(state, m, 0, past);
        const list = new Int16Array(128);
        while (!rules.outcome(state)) {
          const codes = Array.from(list.slice(0, generate(m, 0, rulesOf(state), list, 0)));
          const texts = codes.map((code) => rules.write(moveOf(code)));
          expect(codes.map((code) => codeOf(moveOf(code)))).toEqual(codes);
          const seat = state.turn;
          const allowed = [...rules.candidates(state, seat)].filter(
            (move) => !rules.check(state, seat, move),
          );
          expect(texts.toSorted()).toEqual(allowed.map((move) => rules.write(move)).toSorted());
          const move = randomMove(rules, state, seat, rng);
          if (!move) throw new Error('a move is always there');
          state = rules.apply(state, { by: seat, at: 0, move }, rng).state;
          play(m, 0, 0, rulesOf(state), codes[texts.indexOf(rules.write(move))] as number);
          if (m[STATUS] === PLACING) remember(past, m, 0);
          expect(words(m, 0)).toEqual(loaded(state));
        }
      }
    },
  );

  test('counting stops when there is no more time', () => {
    expect(fast.perft(start(), 6, () => false)).toBeNull();
    expect(perft(rules, start(), 6, quickRng(1), () => false)).toBeNull();
  });

  test('a third repetition is a draw for both, and a taken-up match remembers its past', () => {
    const text = '....../k...../....../....../.....x/...... 7070 0 p';
    const begun = positions.read(text, start().rules);
    if (isRefusal(begun)) throw new Error(begun.why);
    let state: State = begun;
    const circle = ['kb6', 'ke1', 'ka5', 'kf2', 'kb6', 'ke1', 'ka5'];
    for (const move of circle)
      state = rules.apply(
        state,
        { by: state.turn, at: 0, move: rules.read(move) as never },
        quickRng(1),
      ).state;
    const [m, past] = [new Int32Array(STRIDE), emptyPast()];
    load(state, m, 0, past);
    play(m, 0, 0, rulesOf(state), 11); // kf2
    remember(past, m, 0);
    expect(m[STATUS]).toBe(DRAWN);
    expect(fast.perft(state, 2, always)).toBe(perft(rules, state, 2, quickRng(1)));
  });
});

/** Every state after one whole turn: a placement, and a choice if there is one. */
const afterOneTurn = (state: State): State[] =>
  [...rules.candidates(state, state.turn)]
    .filter((move) => !rules.check(state, state.turn, move))
    .map((move) => rules.apply(state, { by: state.turn, at: 0, move }, quickRng(1)).state)
    .flatMap((next) => (next.phase === 'graduate' ? afterOneTurn(next) : [next]));

const bedAt = (past: Past, turn: number): string =>
  String(past.slice(turn * PAST_STRIDE, (turn + 1) * PAST_STRIDE));

const bedOf = (state: State, turn: number): string => {
  const past = emptyPast();
  load(state, new Int32Array(STRIDE), 0, past);
  return bedAt(past, turn);
};

test.each(allOptions(rules).map((options) => [JSON.stringify(options), options] as const))(
  'every turn of its random matches is a turn of the rules, to the same end, with %s',
  (_, options) => {
    const dice = Int32Array.of(12345);
    for (let match = 0; match < 3; match++) {
      const m = new Int32Array(STRIDE);
      const past = emptyPast();
      // All states that look like the match so far: sometimes two turns leave the same bed and different
      // pools.
      let states = [start(options)];
      load(states[0] as State, m, 0, past);
      playOut(m, 0, rulesOf(states[0] as State), past, dice);
      expect([WON_0, WON_0 + 1]).toContain(m[STATUS]);
      for (let turn = 1; turn <= (m[TURNS] as number); turn++) {
        const next = states.flatMap(afterOneTurn).filter((state) => bedOf(state, turn) === bedAt(past, turn));
        states = [...new Map(next.map((state) => [positions.write(state), state])).values()];
        expect(states).not.toEqual([]);
      }
      const ends = states.flatMap(afterOneTurn).map((state) => rules.outcome(state)?.winners[0]);
      expect(ends).toContain((m[STATUS] as number) - WON_0);
    }
  },
);

test('its random matches are drawn when the rules draw them', () => {
  const late = { ...start(), turns: 199, past: [] };
  const m = new Int32Array(STRIDE);
  load(late, m, 0, emptyPast());
  playOut(m, 0, rulesOf(late), emptyPast(), Int32Array.of(5));
  expect(m[STATUS]).toBe(DRAWN);
  expect(m[TURNS]).toBe(200);
});

describe('perft: how many sequences of moves there are', () => {
  // Counted by an independent program.
  const COUNTS = [36, 1260, 42_900, 1_421_952, 45_923_628];

  test('from the start, as far as five moves', () => {
    COUNTS.forEach((count, i) => expect(fast.perft(start(), i + 1, always)).toBe(count));
    expect(fast.perft(start(), 0, always)).toBe(1);
  });

  test('the plain rules agree', () => {
    COUNTS.slice(0, 3).forEach((count, i) => expect(perft(rules, start(), i + 1, quickRng(1))).toBe(count));
  });

  type Row = [
    text: string,
    variant: 'standard' | 'kittens',
    atOnce: boolean,
    one: number,
    two: number,
    three: number,
  ];
  const POSITIONS: Row[] = [
    ['....x./.k..../....k./x...k./..x.../....k. 4050 1 p', 'standard', false, 29, 821, 22894],
    ['k...K./K.K.../....../x...x./xK.xkk/.....x 0121 1 p', 'standard', false, 48, 1298, 29522],
    ['k.kx.X/..k.../....K./....../k...K./..X... 1105 0 p', 'standard', false, 54, 1556, 54603],
    ['....../.X...k/..x.X./...x.k/x.X.../....X. 3301 1 u', 'standard', false, 2, 120, 3878],
    ['...X../k.xk.K/.K...x/k.kxKX/....../k.X.x. 0010 0 u', 'standard', false, 9, 200, 2287],
    ['x....X/..X..k/X....X/k.X.../....kK/.Kkkx. 0101 0 p', 'standard', false, 22, 391, 14978],
    ['Kk.KkX/....../X...../..K..x/K...../xXXX.K 0101 1 p', 'standard', false, 22, 99, 3485],
    ['...X.x/X.k.../k.x..x/..k.../...xx./.k..k. 3001 1 p', 'standard', false, 24, 342, 9393],
    ['.xx.x./K.x.../k.kx../x..k../...kx./.Xk... 2000 1 u', 'standard', false, 9, 209, 6372],
    ['.K.Xxk/....../.kK..K/x...../X.Xx.K/..k... 0111 1 p', 'standard', true, 46, 1174, 33370],
    ['..Kx.K/x...../..x.kk/x.k.xk/....../..XkX. 0101 0 p', 'standard', true, 22, 419, 12678],
    ['.K.Xxk/.....k/xk.x.X/....../X..k.x/...k.k 1001 0 p', 'standard', true, 22, 324, 8131],
    ['...K.X/.x.XK./..Xk../kx.x.K/....K./...x.. 1110 1 u', 'standard', true, 2, 104, 5106],
    ['k...kx/..x..k/....../x.kxk./k...../x.x.kk 0020 0 u', 'standard', true, 8, 184, 6371],
    ['K..K.X/.K.K../.X...X/.X.K../....../xXXk.K 0101 1 p', 'standard', true, 22, 281, 5580],
    ['X.X..x/....../kk.Kkk/k....x/xX...x/k..... 0110 1 p', 'standard', true, 22, 392, 8585],
    ['K.kKkX/.....x/k...X./x....X/.....k/..kx.x 0101 0 p', 'standard', true, 22, 614, 25852],
    ['X..XkX/x...../..K.Xk/....../K.xxxK/...... 0300 1 u', 'standard', true, 9, 218, 5836],
    ['k...../...x.x/k...../.x...k/.k.x../...... 4040 0 p', 'kittens', false, 28, 767, 20203],
    ['...k../.x..../.x.kkk/.....x/kx.x../...... 3030 0 p', 'kittens', false, 26, 156, 3473],
    ['..k..k/k..x../k...k./....kk/..x.../.....k 0060 0 u', 'kittens', false, 8, 216, 5723],
    ['x.k.../.k..x./x...../.xxxkk/k...../k.x..k 1010 1 p', 'kittens', false, 22, 84, 1497],
    ['x.kxx./kxx.../k....k/k.x.../....../.kx.k. 1010 0 p', 'kittens', false, 22, 94, 1273],
    ['..k.x./....../xx.k.k/....../.x..../...k.k 3040 0 p', 'kittens', true, 27, 719, 17562],
    ['.k..k./...k.k/.k.x../kk.k../....../x.xx.x 0030 0 u', 'kittens', true, 8, 192, 3138],
    ['....../k...x./..k..k/.xx.../xxkx.x/..k... 3010 1 p', 'kittens', true, 24, 153, 3375],
    ['.k..../..xx.x/xx..../.xk.x./....../.x.... 6000 1 u', 'kittens', true, 8, 216, 4864],
  ];
  test.each(POSITIONS)('%s', (text, variant, opponentLineWinsAtOnce, ...counts) => {
    const state = positions.read(text, { variant, opponentLineWinsAtOnce, begins: 'lot' });
    if (isRefusal(state)) throw new Error(state.why);
    counts.forEach((count, i) => expect(fast.perft(state, i + 1, always)).toBe(count));
    counts.slice(0, 2).forEach((count, i) => expect(perft(rules, state, i + 1, quickRng(1))).toBe(count));
  });

  test('a finished match has no continuation', () => {
    const won = rules.apply(
      positions.read('KK..../....../....../....../....../...... 0680 0 p', start().rules) as State,
      { by: 0, at: 0, move: { do: 'place', size: 'cat', at: 32 } },
      quickRng(1),
    ).state;
    expect(won.end).not.toBeNull();
    expect(fast.perft(won, 1, always)).toBe(0);
    expect(perft(rules, won, 1, quickRng(1))).toBe(0);
  });
});

const mean = (run: typeof playouts | null, matches: number): number => {
  let left = matches;
  const think = (): boolean => --left > 0;
  const done = run ? run(rules, start(), think, quickRng(3)) : fast.playouts(start(), think, quickRng(3));
  expect(done.matches).toBe(matches);
  return done.moves / done.matches;
};

test('random matches of both have the same length on average', () => {
  expect(mean(null, 2000)).toBeGreaterThan(73);
  expect(Math.abs(mean(null, 2000) - mean(playouts, 500))).toBeLessThan(4);
});
