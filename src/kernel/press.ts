import { quickRng } from './random.ts';
import type { Game, Kind, Millis, Pressed, Scene, Seat } from './game.ts';

/**
 * In a race, the time when a move was made counts, not the time when it arrived, and also which players could
 * see the position. Both are written after the move, so that the log alone replays to the same end:
 * `meow~87!13` was made 87 ms before it arrived, while the connections of seats 1 and 3 were silent. No game
 * sees this text, and no client may send it.
 */
export const writePress = (text: string, at: Millis, { pressed, absent = [] }: Pressed): string => {
  const ago = pressed === undefined ? 0 : Math.max(0, Math.round(at - pressed));
  return `${text}${ago ? `~${ago}` : ''}${absent.length ? `!${absent.join('')}` : ''}`;
};

const MARK = /^(\S+?)(?:~([1-9]\d{0,6}))?(?:!(\d{1,10}))?$/;

export const readPress = (move: string, at: Millis): Pressed & { readonly text: string } => {
  const [, text = move, ago, absent] = MARK.exec(move) ?? [];
  return {
    text,
    ...(ago && { pressed: at - Number(ago) }),
    ...(absent && { absent: absent.split('').map(Number) satisfies Seat[] }),
  };
};

/**
 * True if a move text contains a press time or absent seats. Only the table may add them, so a client that
 * sends one is refused.
 */
export const isMarked = (text: string): boolean => readPress(text, 0).text !== text;

/**
 * True if several seats may act while a clock runs. Then milliseconds decide, and the delay of a connection
 * must not.
 */
export const isRaceSeen = ({ due, actors }: Pick<Scene<Kind>, 'due' | 'actors'>): boolean =>
  due !== null && actors.length > 1;

/**
 * True if a match with this number of seats begins as a race. Then every player needs a device of their own.
 */
export const beginsAsRace = <K extends Kind>(game: Game<K>, seats: number, options: K['options']): boolean =>
  isRace(game, game.setup(seats, options, quickRng(0)));

/**
 * True if the clock of the game itself runs from the start, also for one player alone. Then a clock of the
 * table would run beside it, unseen.
 */
export const hasOwnClock = <K extends Kind>(game: Game<K>, seats: number, options: K['options']): boolean =>
  game.due(game.setup(seats, options, quickRng(0))) !== null;

export const isRace = <K extends Kind>(game: Game<K>, state: K['state']): boolean =>
  isRaceSeen({ due: game.due(state), actors: game.actors(state) });
