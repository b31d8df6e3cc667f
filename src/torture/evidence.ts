import type { Seat, Viewer } from '../kernel/game.ts';
import type { ToClient } from '../protocol/messages.ts';

/** The actions of one person and the answers they got. All times are of this process's clock, which no fault touches. */

export interface ReceivedFrame {
  readonly when: number;
  readonly connection: number; // 1, 2, 3 … of this person
  readonly text: string; // the frame as it came
  readonly message: ToClient;
}

/** A request that becomes an entry of the log. */
export interface Sent {
  readonly id: string;
  readonly seat: Seat;
  readonly what: 'play' | 'takeback' | 'end';
  readonly move: string; // for `play` the notation
  readonly seq: number; // of the scene that it answers
  readonly first: number; // when it was sent first
  last: number; // and last
  acked: { readonly seq: number; readonly when: number } | null;
  refused: { readonly why: string; readonly when: number } | null;
}

export interface Evidence {
  readonly guest: string;
  readonly viewer: Viewer; // their seat, or the spectator
  readonly sent: Map<string, Sent>;
  heard: ReceivedFrame[]; // not checked yet
  readonly complaints: string[]; // errors that this person noticed at once
}

export const newEvidence = (guest: string, viewer: Viewer): Evidence => ({
  guest,
  viewer,
  sent: new Map(),
  heard: [],
  complaints: [],
});
