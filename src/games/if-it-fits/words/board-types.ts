import type { Seat } from '../../../kernel/game.ts';
import type { NameOf } from '../../../words/game-words.ts';
import type { CatName, Mark, ToyId, ToyKind } from '../rules/cards.ts';
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

/** The goal that a hint serves. */
export type HintReason =
  | 'cat'
  | 'start'
  | 'draw'
  | 'sleep'
  | 'toy'
  | 'send-home'
  | 'discard'
  | 'close'
  | 'move-in'
  | 'grow'
  | 'spoil'
  | 'prepare'
  | 'no-harm';

/** The flaw of a played move. */
export type Flaw =
  | 'harm' // it costs the mover points
  | 'helps' // it gives a rival points
  | 'no-close' // a box could be closed
  | 'fewer'; // more points were possible at once

export type InHand = 'left' | 'middle' | 'right';

/** A card of the hand to lay. */
export interface Laying {
  readonly marks: readonly Mark[];
  readonly where: InHand | null; // null: it is the only one
  readonly cell: string;
  readonly turned: boolean;
  readonly cat: 'W' | 'E' | null;
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

  readonly tag: Readonly<Record<'open' | 'closed' | 'noCat' | 'asleep', string>>; // beside the sum of a box
  readonly legend: Readonly<Record<'yours' | 'shared' | 'nobody' | 'closed' | 'closedShort', string>> & {
    readonly of: (name: string) => string;
  };
  readonly scoring: Readonly<Record<'tab' | 'goal' | 'toys' | 'sprays' | 'closed' | 'cats' | 'who', string>>;
  readonly ending: Readonly<Record<'tie' | 'best' | 'closed' | 'sprays', string>>; // why the match was won, and facts about it
  readonly ifEnded: string; // a score
  /** The end, when the boxes are counted one by one. */
  readonly count: Readonly<Record<'open' | 'closed' | 'next' | 'faster', string>> & {
    readonly title: (box: number, of: number) => string;
    readonly idle: (kinds: readonly ToyKind[]) => string; // toys that do not count
  };

  readonly tray: string;
  readonly newest: string;
  readonly draw: { readonly verb: string; readonly label: string; readonly left: (cards: number) => string };
  readonly lastCards: string; // the end phase, in two words
  readonly nap: string;
  readonly turn: string;
  readonly turnKey: string;
  readonly catChoice: string; // the group of buttons
  readonly cats: Readonly<Record<CatName, string>>;
  readonly cat: string;
  readonly catSides: Readonly<Record<'W' | 'E', string>>;
  readonly catsLeft: (cats: number) => string;
  readonly points: (points: number) => string;
  readonly holds: (name: string, cats: number, cards: number, points: number) => string;

  readonly prompts: {
    readonly cat: string;
    readonly chooseStart: string; // nothing in hand yet
    readonly choose: string;
    readonly cardFirst: string; // a place was tapped before
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
  readonly hint: {
    readonly reasons: Readonly<Record<HintReason, string>>;
    readonly flaws: Readonly<Record<Flaw, string>>;
    readonly lay: (laying: Laying) => string;
    readonly take: string; // button: plans the move without playing it
  };
  /** The most important first. */
  readonly effects: (effects: Effects, people: People) => readonly string[];
}

interface PlanWords {
  readonly verb: string;
  readonly label: string;
}

/** The sides of a card that are walls. */
export type Walls = readonly ('N' | 'E' | 'S' | 'W')[];
