import type { Seat } from '../../../kernel/game.ts';
import type { NameOf } from '../../../words/game-words.ts';
import type { Mark, ToyId } from '../rules/cards.ts';
import type { BoxInfo } from '../rules/score.ts';
import type { Cell, Move } from '../rules/types.ts';

/** The person a sentence speaks to, and the names of the others. */
export interface People {
  readonly you: Seat | null;
  readonly name: NameOf;
}

/** The effects of a move, read from the scene it leads to. */
export interface Effects {
  readonly move: Move;
  readonly joins: number; // boxes that would become one
  readonly closes: readonly (readonly Cell[])[];
  readonly standings: readonly { readonly seat: Seat; readonly from: number; readonly to: number }[];
  readonly worth: number | null; // of the box it would belong to
  readonly goesHome: Seat | null; // the owner of the cat that the Princess sends away
  readonly ends: 'phase' | 'match' | null;
}

/** The words of the board. */
export interface BoardWords {
  readonly table: (columns: number, rows: number) => string;
  readonly tabletop: Readonly<Record<'closer' | 'farther' | 'whole' | 'back', string>>; // buttons of the camera
  readonly toys: Readonly<Record<ToyId, string>>;

  readonly cell: (name: string, row: number, column: number, what: string) => string;
  readonly free: string;
  readonly joins: (boxes: readonly BoxInfo[], people: People) => string; // the boxes that a card in a free cell would join
  readonly card: (marks: readonly Mark[], walls: Walls) => string;
  readonly asleep: (name: string) => string;
  readonly awake: (name: string) => string;
  readonly princess: string;
  readonly whose: (box: BoxInfo, people: People) => string; // "Your closed box"
  readonly reasons: (box: BoxInfo, people: People) => string; // "5 mice − 1 spray, doubled"
  readonly worth: (points: number) => string;

  readonly tray: string;
  readonly newest: string;
  readonly draw: { readonly verb: string; readonly label: string; readonly left: (cards: number) => string };
  readonly lastCards: string; // the end phase, in two words
  readonly nap: string;
  readonly turn: string;
  readonly turnKey: string;
  readonly cat: string;
  readonly catSides: Readonly<Record<'W' | 'E', string>>;
  readonly catsLeft: (cats: number) => string;
  readonly points: (points: number) => string;
  readonly holds: (name: string, cats: number, cards: number, points: number) => string;

  readonly prompts: {
    readonly start: string;
    readonly draw: string;
    readonly nap: string;
    readonly box: string;
    readonly princess: string;
    readonly toy: (name: string) => string;
    readonly toyAsBox: (name: string) => string;
    readonly discard: string;
    readonly ending: string; // put before the others in the end phase
  };
  readonly plan: Readonly<
    Record<'start' | 'box' | 'cat' | 'sleep' | 'toy' | 'princess' | 'discard', PlanWords>
  >;
  readonly again: (cell: string) => string;
  /** The most important first. */
  readonly effects: (effects: Effects, people: People) => readonly string[];
}

interface PlanWords {
  readonly verb: string;
  readonly label: string;
}

/** The sides of a card that are walls. */
export type Walls = readonly ('N' | 'E' | 'S' | 'W')[];
