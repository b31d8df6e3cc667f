import type { Colour } from '../rules/state/types.ts';

/** The use of a card for the boat and hand of its owner now. */
export type CardWorth =
  | { readonly of: 'cat' } // its basket carries one more cat
  | { readonly of: 'half'; readonly whole: boolean } // half a basket; whole: together with another of mine
  | { readonly of: 'speed' } // boots without a basket
  | { readonly of: 'points'; readonly points: number; readonly rival: Rival | null }
  | { readonly of: 'have'; readonly count: number } // of the number that a lesson asks for
  | { readonly of: 'not-yet' | 'no-longer-empty' }
  | { readonly of: 'treasure'; readonly gain: TreasureGain | null } // null: none fits
  | { readonly of: 'oshax'; readonly gain: ColourGain | null } // null: none joins a cat
  | { readonly of: 'fish'; readonly fish: number }
  | { readonly of: 'basket' } // a permanent one: one more cat every day
  | { readonly of: 'lessons' | 'treasures'; readonly count: number }; // things that the card is paid with

/** The rival who gets most from a public lesson. */
export interface Rival {
  readonly name: string;
  readonly points: number;
}

export interface TreasureGain {
  readonly points: number;
  readonly rats: number; // hidden
  readonly rooms: number; // filled
}

export interface ColourGain {
  readonly colour: Colour;
  readonly from: number; // cats in the group
  readonly to: number;
  readonly points: number;
}

export interface WorthWords {
  readonly card: (worth: CardWorth) => string; // one short line on a card
  readonly colour: (gain: ColourGain) => string; // on the button of a colour: "2 → 3, +8"
  readonly lesson: (points: number, rival: Rival | null) => string; // on the button of a colour for a public lesson
}
