import { expect, test } from 'vitest';
import type { Kind, Scene } from '../../kernel/game.ts';
import type { ToClient } from '../../protocol/messages.ts';
import { game, line, sceneAt } from './count-game.testing.ts';
import {
  freshChat,
  isCertain,
  viewerShown,
  secrecy,
  receive,
  intend,
  movesIn,
  EMPTY_SESSION,
  shown,
  type Session,
} from './session.ts';

const after = (session: Session, ...messages: ToClient[]): Session =>
  messages.reduce((now, message) => receive(now, message, 0), session);

const seated: Session = { ...EMPTY_SESSION, yours: [0] };
const begun = after(seated, { t: 'scene', viewer: 0, scene: sceneAt(0), line: null });

test('a move of mine is shown before the server has answered', () => {
  const now = intend(begun, 'a', 0, 'add');
  expect(shown(game, now, 0)?.view).toBe(1);
  expect(shown(game, now, 0)?.seq).toBe(1);
});

test('a takeback of somebody else is noticed when it happens, not when the page is opened', () => {
  const mine = after(begun, { t: 'scene', viewer: 0, scene: sceneAt(1), line: line(1, 0, 0) });
  expect(mine.takenBack).toBeNull();
  const theirs = after(begun, { t: 'scene', viewer: 0, scene: sceneAt(1), line: line(1, 1, 0) });
  expect(theirs.takenBack).toMatchObject({ seq: 1, by: 1 });
  const opened = after(seated, { t: 'scene', viewer: 0, scene: sceneAt(1), line: line(1, 1, 0) });
  expect(opened.takenBack).toBeNull();
});

test('a refused move is taken off the table again, and the reason is kept', () => {
  const now = after(intend(begun, 'a', 0, 'add'), { t: 'refused', id: 'a', why: 'no' });
  expect(shown(game, now, 0)?.view).toBe(0);
  expect(now.refused?.why).toBe('no');
});

test('an acknowledged move stays until its scene has come, and is never shown twice', () => {
  const acknowledged = after(intend(begun, 'a', 0, 'add'), { t: 'ack', id: 'a', seq: 1 });
  expect(shown(game, acknowledged, 0)?.view).toBe(1);
  const seen = after(acknowledged, { t: 'scene', viewer: 0, scene: sceneAt(1), line: line(1, 0) });
  expect(seen.pending).toEqual([]);
  expect(shown(game, seen, 0)?.view).toBe(1);
});

test('a move in a scene before its ack is not shown twice, and stays pending until its ack comes', () => {
  const seen = after(intend(begun, 'a', 0, 'add'), {
    t: 'scene',
    viewer: 0,
    /** my turn again, so the pending move would be legal a second time */
    scene: { ...sceneAt(1), actors: [0], awaiting: [0] },
    line: line(1, 0),
  });
  expect(shown(game, seen, 0)?.view).toBe(1);
  expect(seen.pending).toHaveLength(1);
  expect(after(seen, { t: 'ack', id: 'a', seq: 1 }).pending).toEqual([]);
});

test('of two pending moves the first is in the scene and the second is still previewed on it', () => {
  const two = intend(intend(begun, 'a', 0, 'add'), 'b', 0, 'add');
  const scene = { ...sceneAt(1), actors: [0, 1] };
  const now = after(two, { t: 'scene', viewer: 0, scene, line: line(1, 0) });
  expect(shown(game, now, 0)?.view).toBe(2);
  const acknowledged = after(now, { t: 'ack', id: 'a', seq: 1 });
  expect(acknowledged.pending.map(({ id }) => id)).toEqual(['b']);
});

test('the same move made on another device is not taken for mine', () => {
  const mine = intend(begun, 'a', 0, 'add');
  const theirs = after(mine, { t: 'scene', viewer: 0, scene: sceneAt(1), line: line(1, 0) });
  const refused = after(theirs, { t: 'refused', id: 'a', why: 'not-your-turn' });
  expect(refused.pending).toEqual([]);
  expect(refused.refused?.why).toBe('not-your-turn');
});

test('a move made without a network stays on the board when the same scene comes again', () => {
  const now = after(intend(begun, 'a', 0, 'add'), { t: 'scene', viewer: 0, scene: sceneAt(0), line: null });
  expect(shown(game, now, 0)?.view).toBe(1);
});

test('my pending move stays on the board when others move', () => {
  const both = { ...sceneAt(1), actors: [0, 1], awaiting: [0, 1] };
  const now = after(intend(begun, 'a', 0, 'add'), { t: 'scene', viewer: 0, scene: both, line: line(1, 1) });
  expect(shown(game, now, 0)?.view).toBe(2);
});

test('repeated log lines are kept once, and a takeback removes the lines it took back', () => {
  const lines = [line(1, 0), line(2, 1)];
  const now = after(
    begun,
    { t: 'log', from: 0, lines },
    { t: 'log', from: 2, lines: [line(2, 1), line(3, 0)] },
  );
  expect(now.log.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  const back = after(now, { t: 'scene', viewer: 0, scene: sceneAt(4), line: line(4, 0, 2) });
  expect(back.log.map(({ seq }) => seq)).toEqual([1, 2, 4]);
  expect([movesIn(now.log), movesIn(back.log)]).toEqual([3, 2]);
});

test('on a shared device the viewer is an awaited seat', () => {
  const both = after(
    { ...EMPTY_SESSION, yours: [0, 1] },
    { t: 'scene', viewer: 0, scene: sceneAt(1), line: null },
    { t: 'scene', viewer: 1, scene: sceneAt(1), line: null },
  );
  expect(viewerShown(both)).toBe(1);
  expect(viewerShown(EMPTY_SESSION)).toBe('spectator');
});

const shared: Session = { ...EMPTY_SESSION, yours: [0, 1] };
const sees = (viewer: number, scene: Scene<Kind>): ToClient => ({ t: 'scene', viewer, scene, line: null });

test('the viewer stays while their seat, bots or remote players are awaited', () => {
  const atOnce = after(shared, sees(0, { ...sceneAt(1), actors: [0, 1], awaiting: [0, 1] }));
  expect([viewerShown(atOnce), viewerShown(atOnce, 0), viewerShown(atOnce, 1)]).toEqual([0, 0, 1]);
  const remote = after(shared, sees(0, { ...sceneAt(1), actors: [2], awaiting: [2] }));
  expect([viewerShown(remote, 0), viewerShown(remote, 1)]).toEqual([0, 1]);
});

test('views that differ at the same seq are secret; scenes of different seqs prove nothing', () => {
  expect(secrecy(after(shared, sees(0, sceneAt(1))))).toBe('unknown');
  expect(secrecy(after(shared, sees(0, sceneAt(1)), sees(1, sceneAt(2))))).toBe('unknown');
  expect(secrecy(after(shared, sees(0, sceneAt(1)), sees(1, sceneAt(1))))).toBe('open');
  expect(secrecy(after(shared, sees(0, sceneAt(1)), sees(1, { ...sceneAt(1), view: 'mine' })))).toBe(
    'secret',
  );
});

test('while my move is on its way I may play on, if its result is certain', () => {
  const sure = intend(begun, 'a', 0, 'add');
  const scene = shown(game, sure, 0) ?? sceneAt(0);
  expect(isCertain(sure, 0, scene)).toBe(true);
  // The scene does not change: what the move leads to is not known yet.
  const unsure = intend(begun, 'b', 0, 'roll');
  expect(isCertain(unsure, 0, shown(game, unsure, 0) ?? sceneAt(1))).toBe(false);
  expect(isCertain(begun, 0, sceneAt(0))).toBe(true);
});

const said = (n: number, guest: string) => ({ n, guest, name: guest, text: 'hello', when: 0 });

test('only lines of others that came while the page was open are fresh', () => {
  const hello: ToClient = { t: 'hello', guest: 'me', name: 'Me', muted: ['rude'] };
  const opened = after(seated, hello, { t: 'chat', lines: [said(1, 'ann'), said(2, 'me')] });
  expect(freshChat(opened)).toEqual([]);
  const then = after(opened, { t: 'chat', lines: [said(3, 'me')] }, { t: 'chat', lines: [said(4, 'rude')] });
  expect(freshChat(then)).toEqual([]);
  expect(freshChat(after(then, { t: 'chat', lines: [said(5, 'ann')] })).map(({ n }) => n)).toEqual([5]);
});
