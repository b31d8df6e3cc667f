import { expect, test } from 'vitest';
import type { ToServer } from '../../protocol/messages.ts';
import { readFrame } from './read-frame.ts';

const VALID: readonly ToServer[] = [
  { t: 'join', table: 'abcd' },
  { t: 'join', table: 'abcd', since: 3 },
  { t: 'play', id: 'x-1', seat: 0, move: 'a1' },
  { t: 'play', id: 'x', seat: 15, move: 'a1', pressedAt: 1.5, reaction: { seq: 2, ms: 140.5 } },
  { t: 'takeback', id: 'x', seat: 1 },
  { t: 'end', id: 'x', seat: 1, how: 'draw' },
  { t: 'hand-over', id: 'x', seat: 1 },
  { t: 'answer', id: 'x', yes: false },
  { t: 'back', id: 'x', seat: 1 },
  { t: 'say', id: 'x', text: 'Їжачок спить' },
  { t: 'emote', emote: 'purr' },
  { t: 'mute', guest: `en${'0'.repeat(24)}`, muted: true },
  { t: 'ping', n: -1.5 },
  { t: 'clock', n: 1, at: 2.25 },
];

test('every kind of frame is read as it was sent', () => {
  for (const frame of VALID) expect(readFrame(JSON.stringify(frame))).toEqual(frame);
});

const said = (text: string): unknown => readFrame(JSON.stringify({ t: 'say', id: 'x', text }));

test('talk is trimmed before it is measured', () => {
  expect(said(`  ${'a'.repeat(300)}  `)).toMatchObject({ text: 'a'.repeat(300) });
  expect(said('a'.repeat(301))).toEqual({ why: 'bad-request', with: { where: 'text' } });
});

const BAD: readonly (readonly [frame: string, where: string])[] = [
  ['7', 'frame'],
  ['[]', 'frame'],
  ['{"t":"dance"}', 't'],
  ['{"t":["ping"],"n":1}', 't'],
  ['{"t":"play","seat":0,"move":"a"}', 'id'],
  ['{"t":"play","id":"x","seat":16,"move":"a"}', 'seat'],
  ['{"t":"play","id":"x","seat":0.5,"move":"a"}', 'seat'],
  ['{"t":"play","id":"x","seat":0,"move":""}', 'move'],
  ['{"t":"play","id":"x","seat":0,"move":"a","pressedAt":null}', 'pressedAt'],
  ['{"t":"play","id":"x","seat":0,"move":"a","pressedAt":1e999}', 'pressedAt'],
  ['{"t":"play","id":"x","seat":0,"move":"a","reaction":{"seq":1}}', 'reaction'],
  ['{"t":"play","id":"x","seat":0,"move":"a","reaction":{"seq":1,"ms":2,"more":3}}', 'reaction'],
  ['{"t":"play","id":"x","seat":0,"move":"a","admin":true}', 'frame'],
  ['{"t":"play","id":"x:y","seat":0,"move":"a"}', 'id'],
  ['{"t":"join","table":"abcd","since":-1}', 'since'],
  ['{"t":"mute","guest":"","muted":true}', 'guest'],
  ['{"t":"mute","guest":"__proto__","muted":true}', 'guest'],
  [`{"t":"mute","guest":"en${'0'.repeat(23)}\\u0000","muted":true}`, 'guest'],
];

test('a frame with a field too few, too many or wrong is refused, and told where', () => {
  for (const [frame, where] of BAD)
    expect([frame, readFrame(frame)]).toEqual([frame, { why: 'bad-request', with: { where } }]);
});
