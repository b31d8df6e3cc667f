import type { GameWords } from '../../../words/game-words.ts';
import type { HintKey } from '../rules/hints.ts';
import type { PositionRefusal } from '../rules/position.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Boop, End, Refused, Size } from '../rules/types.ts';

export type BoopWords = GameWords<Boop, Refused | PositionRefusal, End['how'], BoardWords, HintKey>;

/** The words of the board. Squares are in notation: "c4". */
export interface BoardWords {
  readonly bed: string;
  readonly empty: (square: string) => string;
  readonly taken: (square: string, seat: Seat, size: Size) => string;
  readonly tray: string;
  readonly sizes: Readonly<Record<Size, string>>; // several of them, for the tray
  readonly pieces: (size: Size, count: number) => string; // "8 kittens"
  readonly holds: (name: string, kittens: number, cats: number) => string;
  readonly grownUp: string;
  readonly ending: {
    readonly after: (moves: number, squares: readonly string[]) => string; // the row that won, and how long it took
    readonly grown: string;
    readonly pushedOff: string;
    readonly kind: (grown: number) => string; // to somebody who lost: how many kittens grew up
  };
  readonly options: string; // names the list of who may leave the bed
  readonly setUp: {
    readonly brushes: string; // names the row of pieces to put on the bed
    readonly erase: string;
    readonly inPool: readonly string[]; // by seat
    readonly fewer: (seat: Seat, size: Size) => string;
    readonly more: (seat: Seat, size: Size) => string;
    readonly turn: string;
  };
  readonly prompts: {
    readonly place: Readonly<Record<Size, string>>;
    readonly chooseRow: string;
    readonly chooseAny: string; // all eight are out
  };
  readonly reasons: Readonly<Record<Reason, string>>; // of the hint
  readonly flaws: Readonly<Record<Flaw, string>>; // in a review; also of a rival's move, so never “you”
  readonly takeHint: string; // plans the move of the hint
  readonly letters: string; // name the rows to choose from, in the order of the alphabet
  readonly grows: (kittens: number, stays: readonly string[]) => string; // the effect of choosing a row
  readonly comesBack: Readonly<Record<Size, string>>; // the effect of choosing one piece
  readonly place: PlanWords<Size>;
  readonly graduate: PlanWords<string>; // the letter of the choice
  readonly consequence: (of: Consequence) => string;
  readonly leaves: (squares: readonly string[]) => string; // the effect of choosing these squares
  readonly stays: Readonly<Record<Stays, (square: string) => string>>;
}

interface PlanWords<Of> {
  readonly verb: (of: Of) => string;
  readonly label: (of: Of) => string;
  readonly again: (square: string) => string;
}

/** The effect of placing a piece. */
export interface Consequence {
  readonly size: Size;
  readonly square: string;
  readonly pushed: number; // pieces that were pushed and stay on the bed
  readonly fallen: number;
  readonly next: 'grow' | 'choose' | 'win' | 'lose' | 'draw' | null;
}

/** Why the move of a hint is good. */
export type Reason =
  | 'win'
  | 'grow'
  | 'choice'
  | 'stop' // the rival would win with the next move
  | 'push-off'
  | 'pair'
  | 'push'
  | 'middle'
  | 'bed';

/** The flaw of a played move. */
export type Flaw =
  | 'misses-win'
  | 'rival-wins' // with the next move
  | 'misses-growth'
  | 'rival-grows' // with the next move
  | 'own-falls'
  | 'own-apart' // a pair of the mover is broken
  | 'falls-next'; // the placed piece can be pushed off

/** Why a neighbour does not move: it is a cat and the pusher a kitten, or somebody sits behind it. */
export type Stays = 'kitten-pushes-cat' | 'two-in-a-row';
