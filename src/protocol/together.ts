import type { GuestId } from './table.ts';

/** Looking back together at a match that is over: one leads, the boards of the others follow, and everybody may draw on them. */

export const TOGETHER_LIMITS = {
  people: 20,
  moves: 40, // of a what-if
  marks: 20, // of one person
  drawn: 1_000, // the largest coordinate
} as const;

/** A point of a board: in the part of it that is named so, or of the whole board (''), in thousandths of its width and height. */
export interface Spot {
  readonly on: string;
  readonly x: number;
  readonly y: number;
}

export type Mark =
  | { readonly kind: 'arrow'; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'ring'; readonly from: Spot };

/** The shown position: after so many steps of the match, and then some moves that were not played in it. */
export interface ShownMoment {
  readonly at: number;
  readonly moves: readonly string[];
}

export type TogetherWish =
  | { readonly do: 'come' } // the first one leads
  | { readonly do: 'go' }
  | ({ readonly do: 'show' } & ShownMoment) // by the leader, for all
  | { readonly do: 'alone'; readonly at: number } // somebody looks elsewhere
  | { readonly do: 'follow' }
  | { readonly do: 'mark'; readonly mark: Mark }
  | { readonly do: 'wipe' } // one's own marks
  | { readonly do: 'lead' } // at once if the leader is away; otherwise the leader is asked
  | { readonly do: 'hand'; readonly to: GuestId }; // by the leader

export interface TogetherPerson {
  readonly guest: GuestId;
  readonly name: string;
  readonly colour: number; // 0, 1, …: of ring and arrow
  readonly alone: number | null; // the step that they look at by themselves
  readonly here: boolean;
  readonly asks: boolean; // to lead
}

export interface TogetherRoom {
  readonly leader: GuestId;
  readonly shown: ShownMoment;
  readonly people: readonly TogetherPerson[];
  readonly marks: readonly { readonly by: GuestId; readonly mark: Mark }[];
}
