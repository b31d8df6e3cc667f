import type { Level } from '../../bots/level.ts';
import type { Kind, Millis, Seat } from '../../kernel/game.ts';
import type { Locale } from '../../words/plural.ts';
import { recordOf, type Session } from '../engine/session.ts';
import type { Saver } from './save.ts';

/** A person at one seat, bots at the others. */
export interface Table {
  readonly person: Seat;
  readonly opponent: Level<Kind>;
  readonly adviser: Level<Kind>;
  readonly locale: Locale;
  readonly say: (text: string) => void;
  readonly ask: (question: string) => Promise<string | null>; // null: the input has ended
  readonly now: () => Millis;
  readonly saver: Saver;
  readonly saveTo: string | null; // the file for the match at the end, for every way it can end
  readonly offersToSave: boolean; // at the end, if no file was given
}

export const nameOf = ({ locale }: Table, { loaded }: Session, seat: Seat): string =>
  loaded.words[locale].seats[seat] ?? String(seat);

export const save = ({ say, saver }: Table, session: Session, file: string): boolean => {
  const saved = saver.save(file, recordOf(session));
  say(saved.say);
  return saved.done;
};
