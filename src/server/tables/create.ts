import { createHash, randomBytes, randomInt } from 'node:crypto';
import { isRefusal, type Kind, type Refusal } from '../../kernel/game.ts';
import { outcomeAt } from '../../kernel/early-end.ts';
import { isAgainstTime } from '../../kernel/against-time.ts';
import { offeredOptions, optionsAt, seatsRefusal } from '../../kernel/options.ts';
import { startFrom, type Position } from '../../kernel/match.ts';
import { quickRng } from '../../kernel/random.ts';
import type { NewSeat, NewTable } from '../../protocol/api.ts';
import { ratingModeOf, unhurriedOptions } from '../../kernel/abilities.ts';
import {
  ALL_ALLOWED,
  NO_CLOCK,
  RATED_ALLOWS,
  USUALLY_ALLOWED,
  type ClockSetting,
  type GuestId,
  type TableId,
} from '../../protocol/table.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { newDoc, type MatchStart, type SeatDoc, type TableDoc } from '../../table/doc.ts';
import { rematchOptions, rematchSeats } from '../../table/rematch.ts';
import { freshSeed } from '../fresh-seed.ts';
import type { StoredTable } from './hub.ts';

/** The doc of a new table, or a refusal. `source` is the table of `asked.from`. */
export const newTable = (
  catalogue: Catalogue,
  creator: GuestId,
  asked: NewTable,
  source: StoredTable | null,
): TableDoc | Refusal => {
  const loaded = catalogue.get(asked.game);
  if (!loaded) return { why: 'no-such-game' };
  const wrongSeats =
    seatsRefusal(loaded.game, asked.seats.length) ??
    asked.seats.map((seat) => levelRefusal(loaded, seat)).find(Boolean);
  if (wrongSeats) return wrongSeats;
  const options = tableOptions(loaded, asked.seats.length, asked.clock, asked.options);
  if (isRefusal(options)) return options;
  if (asked.clock?.kind === 'days' && !canLastDays(loaded, asked.seats.length, options))
    return { why: 'no-days-here' };
  const rated = asked.rated ?? false;
  if (rated && !mayBeRated(loaded, asked, options)) return { why: 'never-rated' };
  const doc = blank(creator, {
    game: asked.game,
    rulesVersion: loaded.game.version,
    options: options as TableDoc['options'],
    seats: asked.seats.map((seat) => seatDoc(seat, creator)),
    listed: asked.listed ?? false,
    clock: asked.clock ?? NO_CLOCK,
    allows: rated ? RATED_ALLOWS : (asked.allows ?? USUALLY_ALLOWED),
    rated,
  });
  return asked.from ? continued(doc, asked.from, source) : doc;
};

/** Over days nothing is decided within seconds, whatever was asked for. */
export const tableOptions = (
  { game }: LoadedGame,
  seats: number,
  clock: ClockSetting | undefined,
  options: NewTable['options'] = {},
): Kind['options'] | Refusal => {
  const asked = optionsAt(game, seats, options);
  if (clock?.kind !== 'days' || isRefusal(asked)) return asked;
  return offeredOptions(game, seats, { ...asked, ...unhurriedOptions(game) });
};

const canLastDays = ({ game }: LoadedGame, seats: number, options: Kind['options']): boolean =>
  !isAgainstTime(game, startFrom(game.setup(seats, options, quickRng(0))), seats);

/** The table of people who were found for each other. Everybody may watch it. Who begins is left to chance. */
export const tableOfPeople = (
  loaded: LoadedGame,
  found: Pick<TableDoc, 'id' | 'clock'> & { readonly rated: boolean; readonly people: readonly GuestId[] },
): TableDoc | Refusal => {
  const { game } = loaded;
  const options = tableOptions(loaded, found.people.length, found.clock);
  if (isRefusal(options)) return options;
  const seated = shuffled(found.people);
  const doc = blank(seated[0] ?? '', {
    game: game.id,
    rulesVersion: game.version,
    options: options as TableDoc['options'],
    seats: seated.map((guest): SeatDoc => ({ kind: 'person', guest, name: null, away: false })),
    listed: true,
    clock: found.clock,
    allows: found.rated ? RATED_ALLOWS : USUALLY_ALLOWED,
    rated: found.rated,
  });
  return { ...doc, id: found.id };
};

const shuffled = (people: readonly GuestId[]): GuestId[] =>
  people
    .map((person) => ({ person, at: randomInt(2 ** 31) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ person }) => person);

/** At least two people, none of them twice, from the beginning of a match that its game rates. */
const mayBeRated = ({ game }: LoadedGame, { seats, from }: NewTable, options: Kind['options']): boolean =>
  from === undefined &&
  ratingModeOf(game, options, seats.length) !== null &&
  seats.filter(({ kind }) => kind === 'me').length <= 1 &&
  seats.filter(({ kind }) => kind !== 'bot').length >= 2;

const levelRefusal = ({ levels }: LoadedGame, seat: NewSeat): Refusal | null =>
  seat.kind === 'bot' && seat.level >= levels.length
    ? { why: 'no-such-level', with: { levels: levels.length } }
    : null;

const seatDoc = (seat: NewSeat, guest: GuestId): SeatDoc => {
  if (seat.kind === 'bot') return seat;
  if (seat.kind === 'open') return { kind: 'open', keptFor: null };
  return { kind: 'person', guest, name: seat.name ?? null, away: false };
};

type Chosen = Required<
  Pick<TableDoc, 'game' | 'rulesVersion' | 'options' | 'seats' | 'listed' | 'clock' | 'allows' | 'rated'>
>;

const blank = (creator: GuestId, chosen: Chosen): TableDoc =>
  newDoc({
    ...chosen,
    id: newId(),
    creator,
    seed: freshSeed(),
    created: Date.now(),
  });

/** Letters and digits without pairs that look alike, such as l and 1. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const ID_LENGTH = 12;

/** Short enough for a link, too long to guess: 31^12 is 59 bits. */
export const newId = (): TableId => {
  let id = '';
  while (id.length < ID_LENGTH) id += lettersOf(randomBytes(ID_LENGTH));
  return id.slice(0, ID_LENGTH);
};

/** The id that follows from a secret: the same table is not made twice. */
export const idFrom = (secret: string): TableId =>
  lettersOf(createHash('sha512').update(secret).digest()).slice(0, ID_LENGTH);

/** Bytes from 248 on are skipped: otherwise the first letters would be more likely. */
const lettersOf = (bytes: Buffer): string =>
  [...bytes]
    .filter((byte) => byte < 248)
    .map((byte) => ALPHABET.charAt(byte % ALPHABET.length))
    .join('');

/**
 * A match that begins at a position of another match. That match must be over: otherwise its secrets would be revealed.
 */
const continued = (
  doc: TableDoc,
  from: NonNullable<TableDoc['from']>,
  source: StoredTable | null,
): TableDoc | Refusal => {
  if (!source?.history || source.doc.game !== doc.game) return { why: 'no-such-table' };
  if (source.doc.status !== 'over') return { why: 'not-over' };
  const position = source.history.positionAt(from.seq);
  if (!position) return { why: 'no-such-position' };
  if (outcomeAt(source.loaded.game, position)) return { why: 'match-over' };
  const { min, max } = { min: source.history.header.seats, max: source.history.header.seats };
  if (doc.seats.length !== min) return { why: 'wrong-number-of-seats', with: { min, max } };
  const { version } = source.loaded.game; // only this version of the rules can read the position
  const start = startOf(source.loaded, position);
  return { ...doc, rulesVersion: version, options: source.doc.options, from, start };
};

/** A position text if the game has one, so that people can read it in the record of the new match. */
const startOf = ({ position }: LoadedGame, { state, at }: Position<Kind>): MatchStart =>
  position ? { text: position.write(state) } : { state, at };

/**
 * A rematch by the current rules, with the same people, and somebody else begins. The others still have to sit down.
 */
export const rematchOf = ({ doc, history }: StoredTable, { game }: LoadedGame, guest: GuestId): TableDoc => {
  const { listed, clock, allows = ALL_ALLOWED, rated = false } = doc;
  const seats = rematchSeats(doc, guest);
  const options = rematchOptions(game, seats.length, doc.options, history);
  return blank(guest, {
    game: doc.game,
    rulesVersion: game.version,
    options,
    listed,
    clock,
    allows,
    rated,
    seats,
  });
};
