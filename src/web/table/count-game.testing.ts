import { untimed, type Game, type Kind, type Scene } from '../../kernel/game.ts';
import type { LogLine } from '../../protocol/messages.ts';

/** A game as small as can be: two players add 1 in turn; at three the match is over. */
type Count = { state: number; view: number; move: 'add'; event: { what: 'added' }; options: object };
const count: Game<Count> = {
  id: 'count',
  version: 1,
  seats: [2, 2],
  minutes: 1,
  options: {},
  ...untimed,
  setup: () => 0,
  actors: (n) => (n < 3 ? [n % 2] : []),
  apply: (n) => ({ state: n + 1, events: [{ what: 'added' }] }),
  outcome: (n) => (n < 3 ? null : { winners: [0], scores: [1, 0], lines: [] }),
  view: (n) => n,
  determinize: (n) => n,
  candidates: () => ['add'],
  check: () => null,
  read: (text) => (text === 'add' ? 'add' : null),
  write: (move) => move,
  draw: String,
};
export const game = count as unknown as Game<Kind>;

export const sceneAt = (n: number): Scene<Kind> => ({
  seq: n,
  at: 0,
  view: n,
  actors: n < 3 ? [n % 2] : [],
  awaiting: n < 3 ? [n % 2] : [],
  due: null,
  outcome: null,
  events: [],
});
export const line = (seq: number, by: number, back: number | null = null): LogLine => ({
  seq,
  at: 0,
  by,
  move: 'add',
  back,
  events: [],
});
