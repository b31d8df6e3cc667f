import { randomBytes } from 'node:crypto';
import { isRefusal, type Kind, type Refusal } from '../../kernel/game.ts';
import { outcomeAt } from '../../kernel/early-end.ts';
import { optionsAt, seatsRefusal } from '../../kernel/options.ts';
import type { Position } from '../../kernel/match.ts';
import type { NewSeat, NewTable } from '../../protocol/api.ts';
import { ALL_ALLOWED, NO_CLOCK, USUALLY_ALLOWED, type GuestId, type TableId } from '../../protocol/table.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { newDoc, type MatchStart, type SeatDoc, type TableDoc } from '../../table/doc.ts';
import { rematchOptions, rematchSeats } from '../../table/rematch.ts';
import type { TableHost } from './table-host.ts';

/** The doc of a new table, or a refusal. `source` is the table of `asked.from`. */
export const newTable = (
  catalogue: Catalogue,
  creator: GuestId,
  asked: NewTable,
  source: TableHost | null,
): TableDoc | Refusal => {
  const loaded = catalogue.get(asked.game);
  if (!loaded) return { why: 'no-such-game' };
  const wrongSeats =
    seatsRefusal(loaded.game, asked.seats.length) ??
    asked.seats.map((seat) => levelRefusal(loaded, seat)).find(Boolean);
  if (wrongSeats) return wrongSeats;
  const options = optionsAt(loaded.game, asked.seats.length, asked.options);
  if (isRefusal(options)) return options;
  const doc = blank(creator, {
    game: asked.game,
    rulesVersion: loaded.game.version,
    options: options as TableDoc['options'],
    seats: asked.seats.map((seat) => seatDoc(seat, creator)),
    listed: asked.listed ?? false,
    clock: asked.clock ?? NO_CLOCK,
    allows: asked.allows ?? USUALLY_ALLOWED,
  });
  return asked.from ? continued(doc, asked.from, source) : doc;
};

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
  Pick<TableDoc, 'game' | 'rulesVersion' | 'options' | 'seats' | 'listed' | 'clock' | 'allows'>
>;

const blank = (creator: GuestId, chosen: Chosen): TableDoc =>
  newDoc({
    ...chosen,
    id: newId(),
    creator,
    seed: randomBytes(24).toString('base64url'),
    created: Date.now(),
  });

/** Letters and digits without pairs that look alike, such as l and 1. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const ID_LENGTH = 12;

/** Short enough for a link, too long to guess: 31^12 is 59 bits. */
const newId = (): TableId => {
  let id = '';
  while (id.length < ID_LENGTH)
    for (const byte of randomBytes(ID_LENGTH))
      // Bytes from 248 on are skipped: otherwise the first letters would be more likely.
      if (byte < 248 && id.length < ID_LENGTH) id += ALPHABET.charAt(byte % ALPHABET.length);
  return id;
};

/**
 * A match that begins at a position of another match. That match must be over: otherwise its secrets would be revealed.
 */
const continued = (
  doc: TableDoc,
  from: NonNullable<TableDoc['from']>,
  source: TableHost | null,
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
export const rematchOf = ({ doc, history }: TableHost, { game }: LoadedGame, guest: GuestId): TableDoc => {
  const { listed, clock, allows = ALL_ALLOWED } = doc;
  const seats = rematchSeats(doc, guest);
  const options = rematchOptions(game, seats.length, doc.options, history);
  return blank(guest, { game: doc.game, rulesVersion: game.version, options, listed, clock, allows, seats });
};
