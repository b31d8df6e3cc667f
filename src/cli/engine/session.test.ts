import { expect, test } from 'vitest';
import { isRefusal, type Refusal } from '../../kernel/game.ts';
import { potato, potatoGame } from '../testing/potato.ts';
import { begin, move, recordOf, tick, type Session, type Stepped } from './session.ts';

const fresh = (): Session =>
  begin(potatoGame, { game: 'potato', version: 1, seats: 3, options: { fuse: 1000 }, seed: 's' });

const stepped = (result: Stepped | Refusal): Stepped => {
  if (isRefusal(result)) throw new Error(result.why);
  return result;
};

test('a move is recorded with its time, and a spectator gets only public events', () => {
  const { session, events } = stepped(move(fresh(), 0, '>2', 12.5));
  expect(events).toEqual([{ what: 'passed', to: 2 }]);
  expect(session.entries).toEqual([{ seq: 1, at: 12.5, by: 0, move: '>2' }]);
});

test('clock events that were due before a move come first', () => {
  const { session, events } = stepped(move(fresh(), 0, '>1', 1000));
  expect(events.map(({ what }) => what)).toEqual(['struck', 'passed']);
  expect(session.entries.map(({ by }) => by)).toEqual(['clock', 0]);
});

test('a refused move takes the strokes of the clock back with it', () => {
  const session = fresh();
  const before = recordOf(session);
  expect(move(session, 0, '>0', 1500)).toEqual({ why: 'already-yours' });
  expect(move(session, 0, '>9', 1500)).toEqual({ why: 'no-such-seat', with: { to: 9 } });
  expect(move(session, 0, 'x', 1500)).toEqual({ why: 'unreadable-move' });
  expect(recordOf(session)).toBe(before);
});

test('a move after the last stroke comes too late', () => {
  expect(move(fresh(), 0, '>1', 9000)).toEqual({ why: 'match-over' });
});

test('time does not run backwards', () => {
  const { session } = stepped(move(fresh(), 0, '>1', 500));
  expect(move(session, 1, '>0', 499)).toEqual({ why: 'time-runs-backwards' });
});

test('a tick with nothing due changes nothing', () => {
  const session = fresh();
  expect(tick(session, 999)).toEqual({ session, events: [] });
});

test('a tick strikes everything that is due, and no more after the end', () => {
  const { session, events } = stepped(tick(fresh(), 1e300));
  expect(events).toHaveLength(3);
  expect(session.now.seq).toBe(3);
  expect(stepped(tick(session, Number.MAX_VALUE))).toEqual({ session, events: [] });
});

test('a clock that never stops is refused rather than waited for', () => {
  const busy = { ...potato, apply: (state: unknown) => ({ state, events: [] }) };
  const loaded = { ...potatoGame, game: busy as unknown as typeof potatoGame.game };
  const { header } = fresh();
  expect(tick(begin(loaded, header), 5000)).toEqual({ why: 'too-many-strikes' });
});
