import { defined } from '../../../kernel/defined.ts';
import type { Outcome, ScoreLine, Seat } from '../../../kernel/game.ts';
import {
  ASLEEP,
  AWAKE,
  JOKERS,
  OPEN,
  SPRAYS,
  TOYS_AT,
  boxesOf,
  cellsIn,
  everyBox,
  tallyAt,
} from './boxes.ts';
import { TOY_KINDS, type ToyKind } from './cards.ts';
import { cellName } from './cells.ts';
import type { Cell, Options, ScoreKey, Table } from './types.ts';

/** The value of a box for the players who hold it, and its parts. */
export interface Value {
  readonly closed: boolean;
  readonly kinds: readonly ToyKind[]; // the most frequent ones, those that count
  readonly toys: number; // of these kinds
  readonly jokers: number;
  readonly sprays: number;
  readonly points: number; // doubled if closed
}

const most = (tally: Int16Array, from: number): number =>
  Math.max(
    defined(tally[from + TOYS_AT]),
    defined(tally[from + TOYS_AT + 1]),
    defined(tally[from + TOYS_AT + 2]),
    defined(tally[from + TOYS_AT + 3]),
  );

/** The toys that count: those of the most frequent kind, and of every kind that ties with it. [F31] */
const countingToys = (tally: Int16Array, from: number, { tieKinds }: Options): number => {
  const top = most(tally, from);
  if (tieKinds === 'one') return top;
  let toys = 0;
  for (let kind = 0; kind < 4; kind++) if (tally[from + TOYS_AT + kind] === top) toys += top;
  return toys;
};

const isClosed = (tally: Int16Array, from: number): boolean => tally[from + OPEN] === 0;
const times = (tally: Int16Array, from: number): number => (isClosed(tally, from) ? 2 : 1); // [F32]

/** The value of the box whose tally begins at `from` [F30]; covered symbols count like any others. [F20] */
export const valuePoints = (tally: Int16Array, from: number, rules: Options): number =>
  times(tally, from) *
  (countingToys(tally, from, rules) + defined(tally[from + JOKERS]) - defined(tally[from + SPRAYS]));

/**
 * The weight of a seat's cats for holding a box. A sleeping cat counts only beside one of its own that is
 * awake [F28], and half in the extended rules. [F38]
 */
export const presence = (tally: Int16Array, from: number, seat: Seat, { extended }: Options): number => {
  const awake = defined(tally[from + AWAKE + seat]);
  return awake === 0 ? 0 : awake + defined(tally[from + ASLEEP + seat]) / (extended ? 2 : 1);
};

/**
 * The highest presence in a box; every seat that reaches it holds the box. With zero presence nobody holds
 * it. [F29]
 */
export const topPresence = (tally: Int16Array, from: number, seats: number, rules: Options): number => {
  let top = 0;
  for (let seat = 0; seat < seats; seat++) top = Math.max(top, presence(tally, from, seat, rules));
  return top;
};

/** The points for the second and further cats of a seat in a box [F33]; none in the extended rules. [F37] */
export const extraCats = (
  tally: Int16Array,
  from: number,
  seat: Seat,
  holds: boolean,
  rules: Options,
): number =>
  rules.extended || !(holds || rules.extraCats === 'everyone')
    ? 0
    : Math.max(0, presence(tally, from, seat, rules) - 1);

/** Adds the points of one box for every seat. */
export const addPoints = (
  tally: Int16Array,
  from: number,
  rules: Options,
  into: number[],
  sign: 1 | -1 = 1,
): void => {
  const top = topPresence(tally, from, into.length, rules);
  if (top === 0) return;
  const value = valuePoints(tally, from, rules);
  for (let seat = 0; seat < into.length; seat++) {
    const holds = presence(tally, from, seat, rules) === top;
    const points = (holds ? value : 0) + extraCats(tally, from, seat, holds, rules);
    into[seat] = defined(into[seat]) + sign * points;
  }
};

/** Everybody's score if the match ended now. */
export const standings = (table: Table, seats: number, rules: Options): number[] => {
  const boxes = boxesOf(table);
  const scores = Array.from({ length: seats }, () => 0);
  for (const box of everyBox(boxes)) addPoints(boxes.tally, tallyAt(box), rules, scores);
  return scores;
};

// --- Boxes for display ----------------------------------------------------------------------------------------------

export interface CatsInBox {
  readonly seat: Seat;
  readonly awake: number;
  readonly asleep: number;
  readonly counts: number; // for holding the box
  readonly holds: boolean;
  readonly extra: number; // points for more than one cat
  readonly points: number; // all points of this seat for this box
}

export interface BoxInfo {
  readonly box: Cell; // its first cell, row by row
  readonly cells: readonly Cell[];
  readonly openHalves: number;
  readonly marks: Readonly<Record<ToyKind, number>>; // all toys, counting or not
  readonly value: Value;
  readonly cats: readonly CatsInBox[]; // only seats with a cat in it
}

export const boxInfo = (table: Table, box: Cell, seats: number, rules: Options): BoxInfo => {
  const boxes = boxesOf(table);
  const { tally } = boxes;
  const from = tallyAt(box);
  const marks = Object.fromEntries(
    TOY_KINDS.map((kind, i) => [kind, defined(tally[from + TOYS_AT + i])]),
  ) as Record<ToyKind, number>;
  return {
    box,
    cells: cellsIn(boxes, box),
    openHalves: defined(tally[from + OPEN]),
    marks,
    value: valueOf(tally, from, rules),
    cats: catsIn(tally, from, seats, rules),
  };
};

const valueOf = (tally: Int16Array, from: number, rules: Options): Value => {
  const top = most(tally, from);
  const tied = TOY_KINDS.filter((_, i) => top > 0 && tally[from + TOYS_AT + i] === top);
  return {
    closed: isClosed(tally, from),
    kinds: rules.tieKinds === 'one' ? tied.slice(0, 1) : tied,
    toys: countingToys(tally, from, rules),
    jokers: defined(tally[from + JOKERS]),
    sprays: defined(tally[from + SPRAYS]),
    points: valuePoints(tally, from, rules),
  };
};

const catsIn = (tally: Int16Array, from: number, seats: number, rules: Options): CatsInBox[] => {
  const top = topPresence(tally, from, seats, rules);
  const value = valuePoints(tally, from, rules);
  return Array.from({ length: seats }, (_, seat) => {
    const counts = presence(tally, from, seat, rules);
    const holds = counts > 0 && counts === top;
    const extra = extraCats(tally, from, seat, holds, rules);
    const awake = defined(tally[from + AWAKE + seat]);
    const asleep = defined(tally[from + ASLEEP + seat]);
    return { seat, awake, asleep, counts, holds, extra, points: (holds ? value : 0) + extra };
  }).filter(({ awake, asleep }) => awake + asleep > 0);
};

export const allBoxes = (table: Table, seats: number, rules: Options): BoxInfo[] =>
  everyBox(boxesOf(table)).map((box) => boxInfo(table, box, seats, rules));

// --- The end --------------------------------------------------------------------------------------------------------

interface FitsScoreLine extends ScoreLine {
  readonly what: ScoreKey;
}

export const finalScore = (table: Table, seats: number, rules: Options): Outcome => {
  const scores = standings(table, seats, rules);
  const lines = allBoxes(table, seats, rules).flatMap(linesOf);
  const penalties = scores.map((_, seat) => penaltyOf(lines, seat));
  const best = Math.max(...scores);
  const leaders = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  // [F34] a tie goes to the least penalty
  const least = Math.min(...leaders.map((seat) => defined(penalties[seat])));
  return {
    winners: leaders.filter((seat) => penalties[seat] === least),
    scores,
    lines: [
      ...lines,
      ...penalties.map((penalty, seat): FitsScoreLine => ({
        seat,
        what: 'sprays',
        points: 0,
        with: { penalty },
      })),
    ],
  };
};

/** [F41] */
const linesOf = ({ box, cells, value, cats }: BoxInfo): FitsScoreLine[] =>
  cats.flatMap(({ seat, awake, asleep, holds, extra }): FitsScoreLine[] => {
    const name = cellName(box);
    const held: FitsScoreLine = {
      seat,
      what: 'box',
      points: value.points,
      with: {
        box: name,
        cells: cells.length,
        closed: value.closed ? 1 : 0,
        kinds: value.kinds.join(''),
        toys: value.toys,
        jokers: value.jokers,
        sprays: value.sprays,
        penalty: value.sprays * (value.closed ? 2 : 1),
        awake,
        asleep,
      },
    };
    const more: FitsScoreLine = { seat, what: 'extra-cats', points: extra, with: { box: name, cats: extra } };
    return [...(holds ? [held] : []), ...(extra > 0 ? [more] : [])];
  });

const penaltyOf = (lines: readonly FitsScoreLine[], seat: Seat): number =>
  lines.reduce((sum, line) => sum + (line.seat === seat ? Number(line.with?.['penalty'] ?? 0) : 0), 0);
