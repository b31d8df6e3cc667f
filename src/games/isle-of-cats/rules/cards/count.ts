import type { Cell } from '../boat/grid.ts';
import type { Group, Piece, Summary } from '../boat/summary.ts';
import type { Colour } from '../state/types.ts';

/** Everything that lessons, solo lessons and event tiles count: a boat, and the other things of its owner. */
export interface Scored {
  readonly boat: Summary;
  readonly fish: number;
  readonly baskets: number; // permanent
  readonly privateLessons: number;
  readonly first: boolean; // in turn order
  readonly toBeat: number; // cats that count as "the largest family of all"
  readonly colour: Colour | null; // the colour chosen for a public lesson
}

type HowMany = (scored: Scored) => number;
export type Cells = (scored: Scored) => readonly Cell[];

/** One way to count. A board shows the things that were looked at, so they are named here, where they are counted. */
export interface Count {
  readonly of: HowMany; // how often a lesson pays; 0 or 1 if it is all or nothing
  readonly cells: Cells; // what it looks at on the boat; none if it looks at other things
  readonly soFar: HowMany | null; // the number that must become a certain one; null if there is no such number
}

const NOWHERE: Cells = () => [];
const yes = (fact: boolean): number => (fact ? 1 : 0);
export const number = (of: HowMany, cells: Cells = NOWHERE): Count => ({ of, cells, soFar: null });
export const fact = (holds: (scored: Scored) => boolean, cells: Cells = NOWHERE): Count =>
  number((scored) => yes(holds(scored)), cells);
export const exactly = (wanted: number, { of, cells }: Count): Count => ({
  of: (scored) => yes(of(scored) === wanted),
  cells,
  soFar: of,
});
export const atLeast = (wanted: number, { of, cells }: Count): Count =>
  fact((scored) => of(scored) >= wanted, cells);
export const half = ({ of, cells }: Count): Count => number((scored) => Math.floor(of(scored) / 2), cells);

type Some<T> = (scored: Scored) => readonly T[];
export const cellsOf = (some: readonly Piece[]): readonly Cell[] => some.flatMap(({ cells }) => cells);
export const pieces = (some: Some<Piece>): Count =>
  number(
    (scored) => some(scored).length,
    (scored) => cellsOf(some(scored)),
  );
export const groups = (some: Some<Group>): Count =>
  number(
    (scored) => some(scored).length,
    (scored) => some(scored).flatMap((group) => cellsOf(group.pieces)),
  );
export const bare = (some: Some<Cell>): Count => number((scored) => some(scored).length, some);
