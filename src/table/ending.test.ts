import { describe, expect, test } from 'vitest';
import { ALL_ALLOWED } from '../protocol/table.ts';
import { MemoryHost } from './memory-host.ts';
import { BOT, person, sit } from './memory-table.testing.ts';

describe('resigning', () => {
  test('in a match for two, at any time: the other one wins, and the table is over', () => {
    const { host, end, play } = sit([person('ann'), person('bob')]);
    play('ann', 0, 'ke2');
    expect(end('ann', 0, 'resign')).toEqual({ seq: 2 });
    expect(host.table.doc).toMatchObject({
      status: 'over',
      outcome: { winners: [1], ended: { how: 'resign', by: 0 } },
    });
    expect(host.store.entries.at(-1)).toMatchObject({ by: 0, move: 'end:resign' });
    expect(play('bob', 1, 'kc3')).toEqual({ why: 'match-over' });
    expect(end('bob', 1, 'resign')).toEqual({ why: 'match-over' });
  });

  test('not for somebody else, and not as a move', () => {
    const { end, play } = sit([person('ann'), person('bob')]);
    expect(end('ann', 1, 'resign')).toEqual({ why: 'not-your-seat' });
    expect(play('ann', 0, 'end:resign')).toEqual({ why: 'unreadable-move' });
  });

  test('not with more seats: there a bot plays on', () => {
    const { end } = sit([person('ann'), person('bob'), person('cat')], { game: 'kyoto' });
    expect(end('ann', 0, 'resign')).toEqual({ why: 'leave-instead' });
  });

  test('a table that is opened again knows the end', () => {
    const { host, end } = sit([person('ann'), person('bob')]);
    end('bob', 1, 'resign');
    const again = new MemoryHost(host.table.settings, host.store, { think: () => null });
    expect(again.table.history?.over).toBe(true);
    expect(again.table.info()).toMatchObject({ status: 'over', outcome: { winners: [0] }, awaiting: [] });
  });
});

describe('a draw', () => {
  test('needs the other one, and everybody sees the offer', () => {
    const { host, sent, end, answer } = sit([person('ann'), person('bob')]);
    expect(end('ann', 0, 'draw')).toBe('asked');
    host.step(host.now);
    expect(sent.map(({ message }) => message)).toContainEqual({
      t: 'draw',
      question: { by: 0, waiting: ['bob'] },
    });
    answer('bob', true);
    expect(host.table.doc).toMatchObject({ status: 'over', outcome: { winners: [], scores: [0, 0] } });
  });

  test('declined: not offered again before the next move', () => {
    const { host, end, play, answer } = sit([person('ann'), person('bob')]);
    end('ann', 0, 'draw');
    answer('bob', false);
    expect(host.table.doc).toMatchObject({ status: 'playing', question: null });
    expect(end('ann', 0, 'draw')).toEqual({ why: 'draw-declined' });
    play('ann', 0, 'ke2');
    expect(end('ann', 0, 'draw')).toBe('asked');
  });

  test('offered by both at the same time is agreed to', () => {
    const { host, end } = sit([person('ann'), person('bob')]);
    end('ann', 0, 'draw');
    end('bob', 1, 'draw');
    expect(host.table.doc.outcome).toMatchObject({ winners: [], ended: { how: 'draw' } });
  });

  test('not with a bot, and not in a game that always has a winner', () => {
    expect(sit([person('ann'), BOT]).end('ann', 0, 'draw')).toEqual({ why: 'no-draw-here' });
    expect(sit([person('ann'), person('bob', true)]).end('ann', 0, 'draw')).toEqual({ why: 'no-draw-here' });
    const kyotoForTwo = sit([person('ann'), person('bob')], { game: 'kyoto' });
    expect(kyotoForTwo.end('ann', 0, 'draw')).toEqual({ why: 'no-draw-here' });
  });
});

describe('after others left', () => {
  test('the one who stays in a match for two ends it and wins', () => {
    const { host, end, play } = sit([person('ann'), person('bob')]);
    play('ann', 0, 'ke2');
    expect(end('ann', 0, 'stop')).toEqual({ why: 'others-play' });
    host.ask({ t: 'leave', guest: 'bob' });
    expect(end('ann', 0, 'stop')).toMatchObject({ seq: 2 });
    expect(host.table.doc.outcome).toMatchObject({ winners: [0], ended: { how: 'win', by: 0 } });
  });

  test('with more seats nobody wins, and only the last person may end it', () => {
    const { host, end } = sit([person('ann'), person('bob'), person('cat')], { game: 'kyoto' });
    host.ask({ t: 'leave', guest: 'bob' });
    expect(end('ann', 0, 'stop')).toEqual({ why: 'others-play' });
    host.ask({ t: 'leave', guest: 'cat' });
    end('ann', 0, 'stop');
    expect(host.table.doc).toMatchObject({ status: 'over', outcome: { winners: [], scores: [] } });
  });

  test('a match against bots alone is not ended that way', () => {
    const { end, play } = sit([person('ann'), BOT]);
    play('ann', 0, 'ke2');
    expect(end('ann', 0, 'stop')).toEqual({ why: 'others-play' });
  });
});

describe('before the first move', () => {
  test('either of two players ends the match, and nobody wins or loses', () => {
    const { host, end } = sit([person('ann'), person('bob')]);
    expect(end('bob', 1, 'stop')).toEqual({ seq: 1 });
    expect(host.table.doc).toMatchObject({ status: 'over', outcome: { winners: [], scores: [] } });
  });

  test('with more seats it needs all the others to have left', () => {
    const { end } = sit([person('ann'), person('bob'), person('cat')], { game: 'kyoto' });
    expect(end('bob', 1, 'stop')).toEqual({ why: 'others-play' });
  });
});

describe('the help that a table allows', () => {
  test('no takeback among people where the table allows none, and everybody can read that', () => {
    const { host, play, takeback } = sit([person('ann'), person('bob')], {
      allows: { hint: false, takeback: false },
    });
    play('ann', 0, 'ke2');
    expect(takeback('ann', 0)).toEqual({ why: 'no-takebacks' });
    expect(host.table.info().allows).toEqual({ hint: false, takeback: false });
  });

  test('against a bot a move can always be taken back', () => {
    const { play, takeback } = sit([person('ann'), BOT], { allows: { hint: false, takeback: false } });
    play('ann', 0, 'ke2');
    expect(takeback('ann', 0)).toEqual({ seq: 2 });
  });

  test('a table made before there was a choice allows everything', () => {
    expect(sit([person('ann'), person('bob')]).host.table.info().allows).toEqual(ALL_ALLOWED);
  });
});

test('players’ clocks run from the first move on', () => {
  const { host, play } = sit([person('ann'), person('bob')], { clock: { kind: 'move', ms: 5_000 } });
  while (host.step(60_000));
  host.now = 60_000;
  expect(host.table.doc.seats).toEqual([person('ann'), person('bob')]);
  play('ann', 0, 'ke2');
  while (host.step(66_000));
  expect(host.table.doc.seats).toEqual([person('ann'), person('bob', true)]);
});
