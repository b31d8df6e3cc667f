import type { BoxSide, Breed, Level, BoxCat, Side } from '../rules/cards/pieces.ts';
import type { Way } from '../rules/race/types.ts';

/** The words of the table: names of things, prompts, and the end of a round. */
export interface TableWords {
  readonly cats: Readonly<Record<Breed, string>>; // as a child would call them
  readonly sides: Readonly<Record<Side, string>>;
  readonly boxes: Readonly<Record<BoxSide, string>>;
  readonly closedBox: (no: number, looked: boolean) => string;
  readonly openBox: (no: number, who: string) => string;
  readonly card: (no: number, points: number, pieces: string) => string;
  readonly coveredCard: (no: number) => string;
  readonly cardNo: (no: number) => string;
  readonly taken: (who: string) => string;
  readonly level: (level: Level) => string;
  readonly round: (round: number, extra: boolean) => string;
  readonly places: {
    readonly rivals: string;
    readonly row: string;
    readonly middle: string;
    readonly mat: (pieces: string) => string;
    readonly cursor: (step: string) => string;
    readonly tray: string;
    readonly paw: string;
    readonly emptyPaw: string;
    readonly ownCard: (pieces: string) => string;
    readonly nothing: string;
  };
  readonly soFar: string; // playing alone: the cards of the rounds before
  readonly ratings: Readonly<Record<'kitten' | 'cat' | 'lucky', string>>;
  readonly rating: (name: string, from: number) => string; // "30 points: kitten"
  readonly score: (cards: number, needed: number) => string; // "3 / 5"
  readonly extra: string; // in its place during an extra round
  readonly points: (points: number) => string;
  readonly building: (who: string, pieces: number) => string;
  readonly actions: {
    readonly turn: string;
    readonly lie: string;
    readonly wake: string;
    readonly flipBox: Readonly<Record<BoxSide, string>>; // by how it is now
    readonly back: string;
    readonly meow: string;
    readonly intoBox: string;
    readonly takeOut: string;
  };
  readonly hold: string;
  readonly holding: string;
  readonly down: string; // a rival's paw
  readonly getReady: string;
  readonly go: string;
  readonly start: {
    readonly title: string;
    readonly goal: string;
    readonly goalAlone: string;
    readonly holds: string;
    readonly botWaits: string;
    readonly notYet: string;
    readonly without: string;
    readonly lastRound: string; // opens the end of the last round again
    readonly waits: string;
    readonly waitsAlone: string;
  };
  readonly pause: {
    readonly button: string;
    readonly title: string;
    readonly text: (who: string, at: string | null) => string;
    readonly goOn: string;
    readonly leave: string; // opens the question how to stop
    readonly notYet: string;
  };
  readonly does: {
    readonly card: string;
    readonly reaches: (what: string) => string;
    readonly holds: (what: string) => string;
    readonly puts: (what: string) => string;
    readonly turns: string;
    readonly flips: string;
    readonly lifts: string;
    readonly returns: string;
    readonly peeks: (cat: string) => string;
    readonly keeps: string;
    readonly box: string;
    readonly theBox: string;
    readonly opens: string;
    readonly meows: string;
  }; // by rivals, next to their mat
  readonly progress: (laid: number, of: number) => string;
  readonly copyThis: string; // over the own card
  readonly prompts: {
    readonly paused: string;
    readonly hold: string;
    readonly wait: string;
    readonly steady: string;
    readonly locked: string;
    readonly takeCard: string;
    readonly grab: string;
    readonly held: (piece: string, wanted: boolean) => string; // wanted: it is on the player's card
    readonly heldBox: (wanted: boolean) => string;
    readonly heldCat: (cat: string, wanted: boolean) => string;
    readonly touch: string;
    readonly touched: string;
    readonly yourMeow: string;
    readonly calmMeow: (who: string) => string;
    readonly next: string;
    readonly watch: string;
    readonly complete: string; // as many pieces as the card shows
    readonly onward: string; // after a card of a duel
  };
  readonly meowAgain: (missing: number) => string; // asked before a Meow with pieces missing
  readonly snatched: (what: string, by: string, ms: number) => string;
  readonly splash: string; // Meow!
  readonly touchHere: (way: string) => string;
  readonly ways: Readonly<Record<Way, string>>;
  readonly verdict: {
    readonly right: (who: string) => string;
    readonly wrong: (who: string) => string;
    readonly wrongPieces: (pieces: string) => string;
    readonly last: (who: string) => string;
    readonly late: string;
    readonly nobody: string;
    readonly picture: string;
    readonly built: string;
    readonly title: string;
    readonly photo: string;
    readonly touches: string;
    readonly grabs: string;
    readonly noGrabs: string;
    readonly apart: (winner: string, loser: string, ms: number) => string;
    readonly sure: (percent: number) => string;
    readonly byLot: string;
    readonly ms: (ms: number) => string;
    readonly early: string;
    readonly missing: string;
  };
  readonly help: {
    readonly title: string;
    readonly close: string;
    readonly keys: readonly (readonly [keys: string, does: string])[];
    readonly gestures: readonly string[];
    readonly leftHanded: string;
    readonly snap: string;
    readonly exact: string;
  };
  readonly boxCats: Readonly<Record<BoxCat, string>>;
}
