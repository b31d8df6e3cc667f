import { ALL_ALLOWED, type Allowed, type TableInfo } from '../../../protocol/table.ts';
import { words } from '../../preferences/language.ts';

/** Among several people, and in a task of the day, the table decides what help there is; against bots everything is allowed. */
export const allowedAt = ({ allows, seats, daily }: TableInfo): Allowed => {
  const guests = new Set(seats.flatMap((seat) => (seat.kind === 'person' ? [seat.guest] : [])));
  return guests.size > 1 || daily ? (allows ?? ALL_ALLOWED) : ALL_ALLOWED;
};

/** The choice of the table in words, for everybody who sits there. */
export const allowedWords = ({ allows = ALL_ALLOWED }: TableInfo): string => {
  const t = words.value.table.allowed;
  return `${allows.hint ? t.hints : t.noHints} ${allows.takeback ? t.takebacks : t.noTakebacks}`;
};
