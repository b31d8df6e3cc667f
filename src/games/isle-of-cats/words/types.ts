import type { GameWords } from '../../../words/game-words.ts';
import type { CountKey } from '../rules/cards/counts.ts';
import type { Effect } from '../rules/cards/discovery.ts';
import type { HintKey } from '../rules/hints.ts';
import type {
  CardId,
  Colour,
  FaceCode,
  Isle,
  ScoreKey,
  Refused,
  TileId,
  TreasureKind,
  View,
} from '../rules/state/types.ts';
import type { ReviewWords } from './review-types.ts';
import type { ScoreWords } from './score-types.ts';
import type { TableWords } from './table-types.ts';
import type { EndingWords } from './ending-types.ts';
import type { WorthWords } from './worth-types.ts';

export type IsleWords = GameWords<Isle, Refused, ScoreKey, BoardWords, HintKey>;

/** The words of the board, by its parts, and names and card texts that all parts use. */
export interface BoardWords {
  readonly table: TableWords;
  readonly score: ScoreWords;
  readonly review: ReviewWords;
  readonly worth: WorthWords;
  readonly ending: EndingWords;
  readonly kinds: Readonly<Record<CardKind, string>>; // at the top of a card
  readonly colours: Readonly<Record<Colour, string>>;
  readonly rooms: Readonly<Record<'P' | 'p' | 'M' | 'm' | 'A' | 'C' | 'D', string>>;
  readonly tile: (tile: TileId) => string;
  readonly card: (card: CardId) => string; // its effect or its points
  readonly face: (face: FaceCode) => string;
  readonly phases: Readonly<Record<View['phase']['name'], string>>;
  readonly asks: Readonly<Record<View['pending'][number]['ask'], string>>;
  readonly treasures: Readonly<Record<TreasureKind, string>>;
}

export type CardKind =
  | 'oshax'
  | 'rescue'
  | 'anytime'
  | 'treasure'
  | 'private'
  | 'public'
  | 'family'
  | 'sister-basket'
  | 'sister-lesson';

/**
 * The text of a lesson's count: "each …" if it pays for every one, a condition if it pays once, a whole text for
 * values.
 */
export type CountWords = Readonly<Record<CountKey, string>>;
export type EffectWords = Readonly<Record<Effect, string>>;
export type ActionWords = Readonly<Record<Exclude<FaceCode, `P-${string}`>, string>>;
