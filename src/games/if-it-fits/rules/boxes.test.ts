import { describe, expect, test } from 'vitest';
import type { Rng } from '../../../kernel/game.ts';
import { allOptions } from '../../../kernel/options.ts';
import { randomMove } from '../../../kernel/playout.ts';
import { quickRng } from '../../../kernel/random.ts';
import { boxesOf } from './boxes.ts';
import { SIDES, faceOf, type Mark, type Side } from './cards.ts';
import { cellName, columnOf, rowOf } from './cells.ts';
import { outlook } from './outlook.ts';
import rules from './game.ts';
import { allBoxes, finalScore, standings } from './score.ts';
import type { Laid, Options, State, Table } from './types.ts';

/** A second, slow implementation for comparison. */

const OPPOSITE: Record<Side, Side> = { N: 'S', S: 'N', E: 'W', W: 'E' };
const STEP: Record<Side, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

const isOpen = (laid: Laid, side: Side): boolean => {
  if (laid.what !== 'box') return true;
  const printed = laid.turned ? OPPOSITE[side] : side;
  return ((faceOf(laid.card).walls >> SIDES.indexOf(printed)) & 1) === 0;
};

const beside = (table: Table, { at }: Laid, side: Side): Laid | undefined => {
  const [dx, dy] = STEP[side];
  return table.laid.find((one) => columnOf(one.at) === columnOf(at) + dx && rowOf(one.at) === rowOf(at) + dy);
};

const flood = (table: Table, from: Laid): Laid[] => {
  const box = [from];
  for (const laid of box)
    for (const side of SIDES) {
      const next = beside(table, laid, side);
      if (next && !box.includes(next) && isOpen(laid, side) && isOpen(next, OPPOSITE[side])) box.push(next);
    }
  return box.toSorted((a, b) => a.at - b.at);
};

interface Slow {
  readonly cells: readonly string[];
  readonly closed: boolean;
  readonly points: readonly number[];
  readonly penalty: readonly number[];
}

const slowBox = (table: Table, box: readonly Laid[], seats: number, options: Options): Slow => {
  const inside = new Set(box.map(({ at }) => at));
  const over = table.across.filter(({ at }) => inside.has(at));
  const marks: Mark[] = [
    ...box.flatMap((laid) => (laid.what === 'box' ? faceOf(laid.card).marks : [])),
    ...over.flatMap(({ what }): Mark[] => (what === 'toy' ? ['*', '*'] : [])),
  ];
  const count = (mark: Mark): number => marks.filter((one) => one === mark).length;
  const closed = box.every((laid) => SIDES.every((side) => !isOpen(laid, side) || beside(table, laid, side)));
  const kinds = (['M', 'Y', 'F', 'H'] as const).map(count);
  const most = Math.max(...kinds);
  const toys = options.tieKinds === 'one' ? most : kinds.filter((n) => n === most).length * most;
  const value = (toys + count('*') - count('S')) * (closed ? 2 : 1);
  const cats = Array.from({ length: seats }, (_, seat) => {
    const awake = over.filter((one) => one.what === 'cat' && one.seat === seat).length;
    const asleep = box.filter((one) => one.what === 'asleep' && one.seat === seat).length;
    return awake ? awake + (options.extended ? asleep / 2 : asleep) : 0;
  });
  const holds = cats.map((n) => n > 0 && n === Math.max(...cats));
  const extra = cats.map((n, seat) =>
    options.extended || n < 2 || !(holds[seat] || options.extraCats === 'everyone') ? 0 : n - 1,
  );
  return {
    cells: box.map(({ at }) => cellName(at)),
    closed,
    points: extra.map((more, seat) => more + (holds[seat] ? value : 0)),
    penalty: holds.map((held) => (held ? count('S') * (closed ? 2 : 1) : 0)),
  };
};

const slowBoxes = (table: Table, seats: number, options: Options): Slow[] =>
  table.laid
    .toSorted((a, b) => a.at - b.at)
    .map((laid) => flood(table, laid))
    .filter((box, i, all) => all.findIndex(([first]) => first === box[0]) === i)
    .map((box) => slowBox(table, box, seats, options));

/** A long random match: players rarely sleep. */
function* match(seats: number, options: Options, rng: Rng): Generator<State> {
  let state = rules.setup(seats, options, rng);
  while (!rules.outcome(state)) {
    const { turn, phase } = state;
    const drawing = phase.name === 'choose' && rng.int(12) > 0;
    const move = drawing ? ({ do: 'draw' } as const) : randomMove(rules, rules.view(state, turn), turn, rng);
    if (!move) throw new Error('no move');
    state = rules.apply(state, { by: turn, at: 0, move }, rng).state;
    yield state;
  }
}

const sum = (lists: readonly (readonly number[])[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => lists.reduce((total, list) => total + (list[seat] ?? 0), 0));

describe('boxes, against a slow flood fill', () => {
  const rng = quickRng(21);
  const sets = allOptions(rules);

  test('[F3] [F4] cells, closed or not and points agree all through random matches', () => {
    let compared = 0;
    for (let n = 0; n < 12; n++) {
      const seats = 2 + (n % 4);
      const options = sets[rng.int(sets.length)] as Options;
      for (const { table } of match(seats, options, rng)) {
        if (rng.int(4) > 0) continue;
        const slow = slowBoxes(table, seats, options);
        const quick = allBoxes(table, seats, options);
        expect(quick.map(({ cells }) => cells.map(cellName))).toEqual(slow.map(({ cells }) => cells));
        expect(quick.map(({ value }) => value.closed)).toEqual(slow.map(({ closed }) => closed));
        expect(standings(table, seats, options)).toEqual(
          sum(
            slow.map(({ points }) => points),
            seats,
          ),
        );
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('[F34] [F41] scores, lines, penalties and winners of finished matches agree', () => {
    for (let n = 0; n < 24; n++) {
      const seats = 2 + (n % 4);
      const options = sets[rng.int(sets.length)] as Options;
      const last = [...match(seats, options, rng)].at(-1) as State;
      const slow = slowBoxes(last.table, seats, options);
      const scores = sum(
        slow.map(({ points }) => points),
        seats,
      );
      const penalties = sum(
        slow.map(({ penalty }) => penalty),
        seats,
      );
      const rank = scores.map((score, seat) => score * 1000 - (penalties[seat] as number));
      const outcome = finalScore(last.table, seats, options);
      expect(outcome.scores).toEqual(scores);
      expect(outcome.winners).toEqual(
        rank.flatMap((mine, seat) => (mine === Math.max(...rank) ? [seat] : [])),
      );
      for (let seat = 0; seat < seats; seat++) {
        const mine = outcome.lines.filter((line) => line.seat === seat);
        expect(mine.reduce((total, { points }) => total + points, 0)).toBe(scores[seat]);
        expect(mine.at(-1)?.with?.['penalty']).toBe(penalties[seat]);
      }
    }
  });

  test('[F10] boxes updated after a move equal boxes computed from the whole table', () => {
    for (const { table } of match(4, sets[0] as Options, rng)) {
      const followed = boxesOf(table);
      const alone = boxesOf(JSON.parse(JSON.stringify(table)) as Table);
      for (const part of ['walls', 'covered', 'boxOf'] as const)
        expect(alone[part].join(' ')).toBe(followed[part].join(' '));
    }
  });

  test('[F4] an outlook lists the boxes joined and closed, and the change for each seat', () => {
    let [joined, closed] = [0, 0];
    for (let n = 0; n < 2; n++)
      for (const state of match(3, sets[0] as Options, rng)) {
        const { turn } = state;
        const seen = rules.view(state, turn);
        const move = randomMove(rules, seen, turn, rng);
        if (!move) continue;
        const ahead = outlook(seen, turn, move);
        expect(ahead.from).toEqual(standings(state.table, 3, state.rules));
        const slow = slowBoxes(ahead.table, 3, state.rules);
        expect(ahead.to).toEqual(
          sum(
            slow.map(({ points }) => points),
            3,
          ),
        );
        const before = slowBoxes(state.table, 3, state.rules).filter((box) => box.closed).length;
        expect(ahead.closed).toHaveLength(slow.filter((box) => box.closed).length - before);
        if (ahead.joined.length) joined++;
        closed += ahead.closed.length;
      }
    expect(joined).toBeGreaterThan(0);
    expect(closed).toBeGreaterThan(0);
  });
});
