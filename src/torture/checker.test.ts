import { expect, test } from 'vitest';
import type { Game, Kind } from '../kernel/game.ts';
import { legal, scene } from '../kernel/match.ts';
import type { LogLine, ToClient } from '../protocol/messages.ts';
import { toy } from '../server/testing/toy.ts';
import type { Row } from './archive.ts';
import { checkFrame, LATER } from './check-frames.ts';
import { checkTime, checkTimeUps, type Timing } from './check-clocks.ts';
import { checkPromises } from './check-promises.ts';
import { newEvidence, type Evidence, type Sent } from './evidence.ts';
import { StoredMatch } from './stored-match.ts';

/** The checker finds what is wrong: a small match is stored and told correctly, then spoiled in every way it looks for. */

const game = toy as unknown as Game<Kind>;
const SEED = 'a seed that nobody may read';

interface TestMatch {
  readonly match: StoredMatch;
  readonly rows: readonly Row[];
  readonly people: readonly Evidence[];
  readonly timing: Timing;
}

/** Four moves, each a second after the other, sent 100 ms before and seen 100 ms after. */
const story = (spoil: (rows: Row[]) => Row[] = (rows) => rows): TestMatch => {
  const options = Object.fromEntries(
    Object.entries<readonly unknown[]>(game.options).map(([name, values]) => [name, values[0]]),
  );
  const header = { game: game.id, version: game.version, seats: 2, options, seed: SEED };
  const match = new StoredMatch(game, header);
  const people = [newEvidence('ann', 0), newEvidence('bob', 1)];
  const seen = new Map([[0, 100]]);
  for (let seq = 1; seq <= 4; seq++) {
    const now = match.at(seq - 1);
    const [seat = 0] = match.awaitingAt(seq - 1);
    const [move] = legal(game, scene(game, now, seat), seat);
    const sent: Sent = {
      id: `m${seq}`,
      seat,
      what: 'play',
      move: game.write(move),
      seq: seq - 1,
      first: 1000 * seq - 100,
      last: 1000 * seq - 100,
      acked: { seq, when: 1000 * seq + 100 },
      refused: null,
    };
    people[seat]?.sent.set(sent.id, sent);
    match.take([{ seq, at: 1000 * seq, by: seat, move: sent.move, id: `${seat}:${sent.id}` }]);
    seen.set(seq, 1000 * seq + 100);
  }
  const rows = spoil([...match.rows]);
  const stored = new StoredMatch(game, header);
  stored.take(rows);
  return { match: stored, rows, people, timing: { made: 0, seen, speed: 1, slack: 50 } };
};

const logLine = ({ match }: TestMatch, seq: number, viewer: number): LogLine => {
  const row = match.rows[seq - 1];
  if (!row) throw new Error('no such row');
  const { events } = scene(game, match.at(seq), viewer);
  return {
    seq,
    at: row.at,
    by: row.by,
    move: row.by === viewer ? row.move : null,
    back: null,
    end: null,
    events,
  };
};

const frameOf = (told: TestMatch, seq: number, viewer: number): Extract<ToClient, { t: 'scene' }> => ({
  t: 'scene',
  viewer,
  scene: scene(game, told.match.at(seq), viewer),
  line: logLine(told, seq, viewer),
});

const complaint = (told: TestMatch, viewer: number, message: ToClient): string | null =>
  checkFrame(told.match, newEvidence('x', viewer), { message, text: JSON.stringify(message) });

test('it has nothing to say about a match that was stored and told correctly', () => {
  const told = story();
  expect(told.match.last).toBe(4);
  expect(checkPromises(told.match, told.people)).toEqual([]);
  expect(checkTime(told.match, told.people, told.timing)).toEqual([]);
  for (const viewer of [0, 1])
    for (let seq = 1; seq <= 4; seq++) expect(complaint(told, viewer, frameOf(told, seq, viewer))).toBeNull();
});

test('it notices an acknowledged move that is lost', () => {
  const told = story((rows) => rows.slice(0, -1));
  expect(checkPromises(told.match, told.people).join()).toContain('was acknowledged as 4');
});

/** The last row has another id. */
const withLastId =
  (id: string) =>
  (rows: Row[]): Row[] =>
    rows.map((row, i) => (i === rows.length - 1 ? Object.assign({ ...row }, { id }) : row));

test('it notices a move that is stored twice, and one that nobody sent', () => {
  const first = story().rows[0]?.id ?? '';
  const twice = story(withLastId(first));
  expect(checkPromises(twice.match, twice.people).join()).toContain('is stored twice');
  const other = story(withLastId('0:nobody'));
  expect(checkPromises(other.match, other.people).join()).toContain('was sent by nobody');
});

test('it notices moves in another order than they were made', () => {
  const { match, people } = story();
  for (const { sent } of people)
    for (const one of sent.values()) one.acked = one.acked && { ...one.acked, seq: 5 - one.acked.seq };
  expect(checkPromises(match, people).join()).toContain('was made later and stored earlier');
});

test('it notices a legal move that was refused', () => {
  const { match, people } = story();
  const [first] = people[match.rows[0]?.by === 1 ? 1 : 0]?.sent.values() ?? [];
  if (first) first.refused = { why: 'not-your-turn', when: 0 };
  expect(checkPromises(match, people).join()).toContain('is legal, and was refused');
});

test('it notices what a viewer may not know', () => {
  const told = story();
  const other = frameOf(told, 2, 1);
  expect(complaint(told, 0, other)).toContain('a scene for 1 was sent to 0');
  expect(complaint(told, 0, { ...other, viewer: 0 })).toContain('is not what they may see');
  const seq = told.match.rows.find(({ by }) => by === 1)?.seq ?? 0;
  const frame = frameOf(told, seq, 0);
  const line = { ...logLine(told, seq, 0), move: told.match.rows[seq - 1]?.move ?? null };
  expect(complaint(told, 0, { ...frame, line })).toContain('was sent the move of 1');
  expect(complaint(told, 0, { t: 'error', fatal: false, why: SEED })).toContain('the seed was sent');
  expect(complaint(told, 0, { ...frame, scene: { ...frame.scene, seq: 9 } })).toBe(LATER);
});

test('it notices a match whose time ran faster than real time, and time that was up too early', () => {
  const hurried = story((rows) => rows.map((row) => (row.seq < 3 ? row : { ...row, at: row.at + 5_000 })));
  expect(checkTime(hurried.match, hurried.people, hurried.timing).join()).toContain('entry 3 is charged');
  const { match, people, timing } = story();
  const seat = match.rows[1]?.by === 1 ? 1 : 0;
  const up = { after: 1, seat, what: 'time-up' as const };
  const judged = (ms: number, speed = 1): string =>
    checkTimeUps(match, people, [up], { kind: 'move', ms }, { ...timing, speed }).complaints.join();
  expect(judged(10_000)).toContain('and time was up after 1');
  expect(judged(1_500)).toBe('');
  expect(judged(10_000, 10)).toBe(''); // of real time it was a tenth
});
