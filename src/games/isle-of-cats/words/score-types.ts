import type { Room } from '../rules/boat/grid.ts';
import type { CardId, Colour } from '../rules/state/types.ts';

/** A group of cats of one colour, and its points. */
export interface Cats {
  readonly colour: Colour;
  readonly count: number;
  readonly points: number;
}
/** The room that is nearest to being full. */
export interface Near {
  readonly room: Room;
  readonly left: number; // cells
}
export interface LessonEntry {
  readonly of: 'lesson';
  readonly kind: 'private' | 'public' | 'family' | 'sister';
  readonly card: CardId;
  readonly colour: Colour | null;
  readonly points: number;
  readonly count: number;
  readonly pays: 'once' | 'each' | 'value';
}

type Counted = 'rare' | 'friendships' | 'rats' | 'royal-rats' | 'tokens';

export interface ScoreWords {
  readonly now: string; // "If it ended now"
  readonly atLeast: string; // the same, for a player with hidden lessons
  readonly total: string;
  readonly whose: string;
  readonly sister: string;
  readonly titles: Readonly<Record<Counted | 'families' | 'rooms', string>>;
  readonly families: (families: readonly Cats[]) => string;
  readonly nearFamily: (cats: Cats) => string;
  readonly noFamily: string;
  readonly counted: (of: Counted, count: number) => string | null;
  readonly rooms: (open: number, near: Near | null) => string;
  readonly lesson: (entry: LessonEntry) => string; // a text about its count
  readonly hidden: (lessons: number) => string;
  readonly sisterColour: (colour: Colour) => string;
  readonly sisterCats: (count: number, each: number) => string;
  readonly sisterBeasts: (count: number) => string;
  readonly sisterEvent: (space: number) => string;
  /** In the final table, where all lessons of a kind stand in one row. */
  readonly final: Readonly<Record<FinalRow, readonly [title: string, note: string]>>;
}

export type FinalRow =
  | 'families'
  | 'rare'
  | 'friendships'
  | 'public'
  | 'private'
  | 'family'
  | 'tokens'
  | 'rats'
  | 'rooms'
  | 'sister-colours'
  | 'sister-lessons'
  | 'sister-others';
