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
  readonly ask: (question: string) => Promise<string | null>; // null: nobody answers any more
  readonly now: () => Millis;
  readonly saver: Saver;
  readonly saveTo: string | null; // where the match goes in the end, whoever ends it
  readonly offersToSave: boolean; // in the end, when nobody has said where
}

export const nameOf = ({ locale }: Table, { box }: Session, seat: Seat): string =>
  box.words[locale].seats[seat] ?? String(seat);

export const save = ({ say, saver }: Table, session: Session, file: string): boolean => {
  const saved = saver.save(file, recordOf(session));
  say(saved.say);
  return saved.done;
};
