import type { Seat } from '../../../../kernel/game.ts';
import type { TabletopWords } from '../../../../web/kit/Tabletop.tsx';
import type { Mark, ToyId } from '../../cards.ts';
import type { BoxInfo } from '../../score.ts';
import type { Effects } from '../effects.ts';

/** What the board says. `you` is the seat the sentence speaks to; others go by the names of their cats. */
export interface BoardWords {
  readonly table: (columns: number, rows: number) => string;
  readonly tabletop: TabletopWords;
  readonly cats: readonly string[]; // by seat
  readonly toys: Readonly<Record<ToyId, string>>;

  readonly cell: (name: string, row: number, column: number, what: string) => string;
  readonly free: string;
  readonly joins: (boxes: readonly BoxInfo[], you: Seat | null) => string; // what a card in a free cell would join
  readonly card: (marks: readonly Mark[], walls: Walls) => string;
  readonly asleep: (seat: Seat) => string;
  readonly awake: (seat: Seat) => string;
  readonly princess: string;
  readonly whose: (box: BoxInfo, you: Seat | null) => string; // "Your closed box"
  readonly reasons: (box: BoxInfo, you: Seat | null) => string; // "5 mice − 1 spray, doubled"
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
  readonly holds: (seat: Seat, cats: number, cards: number, points: number) => string;

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
  /** The most important first. Points are people's, not cats': rivals go by their own names. */
  readonly effects: (effects: Effects, you: Seat | null, named: (seat: Seat) => string) => readonly string[];
}

interface PlanWords {
  readonly verb: string;
  readonly label: string;
}

/** Which sides of a card are walls. */
export type Walls = readonly ('N' | 'E' | 'S' | 'W')[];
