import { isRefusal } from '../kernel/game.ts';
import { refusal } from '../kernel/match.ts';
import { readPress } from '../kernel/press.ts';
import { readTakeback } from '../kernel/takeback.ts';
import type { Row } from './archive.ts';
import type { Evidence, Sent } from './evidence.ts';
import type { StoredMatch } from './stored-match.ts';

/** Every acknowledged move is stored once and in order, every stored move was sent, and no legal move was refused. */
export const checkPromises = (match: StoredMatch, people: readonly Evidence[]): string[] => [
  ...doubled(match.rows),
  ...people.flatMap((person) => [
    ...lost(match, person),
    ...reordered(person),
    ...wronglyRefused(match, person),
  ]),
  ...neverSent(match.rows, people),
];

const doubled = (rows: readonly Row[]): string[] => {
  const ids = new Set<string>();
  return rows.flatMap(({ id, seq }) => {
    if (ids.has(id)) return [`${id} is stored twice, the second time as ${seq}`];
    ids.add(id);
    return [];
  });
};

const lost = ({ rows }: StoredMatch, { sent }: Evidence): string[] =>
  [...sent.values()].flatMap((one) => {
    if (!one.acked) return [];
    const row = rows[one.acked.seq - 1];
    const kept = row?.id === storedId(one) && row.by === one.seat && isSame(one, row);
    return kept
      ? []
      : [
          `${one.what} ${one.move} (${one.id}) was acknowledged as ${one.acked.seq}, where ${JSON.stringify(row)} is stored`,
        ];
  });

const storedId = ({ seat, id }: Sent): string => `${seat}:${id}`;

const isSame = ({ what, move }: Sent, row: Row): boolean => {
  const text = row.move ?? '';
  if (what === 'takeback') return text.startsWith('back:');
  if (what === 'end') return text === `end:${move}`;
  return readPress(text, row.at).text === move;
};

/** A person who waits for each answer sees their moves in the order they made them. */
const reordered = ({ sent }: Evidence): string[] => {
  let before = 0;
  return [...sent.values()].flatMap(({ what, move, acked }) => {
    if (!acked || what !== 'play') return [];
    const wrong =
      acked.seq <= before
        ? [`${move} was made later and stored earlier, as ${acked.seq} after ${before}`]
        : [];
    before = acked.seq;
    return wrong;
  });
};

const neverSent = (rows: readonly Row[], people: readonly Evidence[]): string[] => {
  const known = new Set(people.flatMap(({ sent }) => [...sent.values()].map(storedId)));
  return rows.flatMap((row) => {
    const { id, seq } = row;
    const ownWork = id.startsWith('clock:') || isBots(row);
    return ownWork || known.has(id) ? [] : [`entry ${seq} (${id}) was sent by nobody`];
  });
};

/** Refusals of the table: somebody was late, the match has moved on, the seat is a bot's for the moment. */
const BY_TABLE: ReadonlySet<string> = new Set(['bot-moves-first', 'match-over', 'clock-first', 'too-many']);

/** A bot moved for this person, whose time was up. */
const isBots = ({ id, by }: Row): boolean => id.startsWith(`${by}:bot:`);

/**
 * Nothing happened between the scene and the next entry, which is another move of the same seat: then the first one must
 * not have been refused. Where a clock runs it may have come too late.
 */
const wronglyRefused = (match: StoredMatch, { sent }: Evidence): string[] =>
  [...sent.values()].flatMap(({ what, move, seat, seq, refused }) => {
    const next = match.rows[seq];
    if (what !== 'play' || !refused || BY_TABLE.has(refused.why) || next?.by !== seat) return [];
    if (isBots(next) || readTakeback(next.move) !== null) return [];
    if (match.game.due(match.at(seq).state) !== null) return [];
    const read = match.game.read(move);
    const no =
      read === null
        ? null
        : refusal(match.game, match.at(seq), { by: seat, at: match.at(seq).at, move: read });
    return isRefusal(no) ? [] : [`${move} after ${seq} is legal, and was refused: ${refused.why}`];
  });
