import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { USUAL_SETTINGS } from '../../protocol/notice-settings.ts';
import { sampleHeader, sampleTable } from '../testing/sample-table.ts';
import type { StoredEntry } from '../../table/stored.ts';
import { dailyContract } from './daily-contract.testing.ts';
import { seekContract } from './seek-contract.testing.ts';
import type { Store } from './store.ts';

const entry = (seq: number, id: string): StoredEntry => ({ seq, at: seq * 1000.5, by: 0, move: 'a1', id });
const said = { guest: 'g', name: 'Tom', text: 'miaow', when: 1_700_000_000_000 };

/**
 * The tests that every store must pass, to be called inside a `describe`. `open` is called again to test a
 * restart.
 */
export const storeContract = (open: () => Promise<Store>): void => {
  let store: Store;
  beforeAll(async () => void (store = await open()));
  afterAll(() => store.close());

  dailyContract(() => store, '2020-01-01');
  seekContract(() => store);

  test('a match is read back as it was written, also after a restart', async () => {
    const match = randomUUID();
    await store.create(match, sampleHeader, { state: { turn: 1 } });
    const clock: StoredEntry = { seq: 2, at: 9, by: 'clock', move: null, id: 'clock:2' };
    await store.append(match, entry(1, '0:x'));
    await store.append(match, clock);
    const expected = { header: sampleHeader, start: { state: { turn: 1 } } };
    expect(await store.read(match, 0)).toEqual({ ...expected, entries: [entry(1, '0:x'), clock] });
    const again = await open();
    expect(await again.read(match, 1)).toEqual({ ...expected, entries: [clock] });
    await again.close();
  });

  test('a match that does not exist is null', async () => {
    expect(await store.read('nowhere', 0)).toBeNull();
  });

  test('a match made again has the last header; after its first entry it keeps it', async () => {
    const match = randomUUID();
    await store.create(match, { ...sampleHeader, seats: 3 }, null);
    await store.create(match, { ...sampleHeader, seats: 4 }, { state: 1 });
    await store.append(match, entry(1, 'x'));
    await store.create(match, { ...sampleHeader, seats: 5 }, null);
    expect(await store.read(match, 0)).toMatchObject({ header: { seats: 4 }, start: { state: 1 } });
  });

  test('invitations to tables that wait are kept once a table, follow a merge, and end with a person', async () => {
    const [ann, ben, guest, account] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const table = randomUUID();
    const invitation = { id: 'one', person: guest, table, sender: ann, rematchOf: null, at: 1 };
    const kept = async (person: string) =>
      (await store.invitationsOf(person)).map((one) => [one.invitation.id, one.doc.id]);
    await store.keepInvitation(invitation);
    expect(await kept(guest)).toEqual([]); // no such table
    await store.addTable(sampleTable(table, ann));
    await store.keepInvitation(invitation);
    await store.keepInvitation({ ...invitation, id: 'two', sender: ben, at: 2 });
    await store.keepInvitation({ ...invitation, id: 'three', person: account });
    expect(await kept(guest)).toEqual([['two', table]]);
    await store.moveGuest({ from: guest, into: account, at: 0 });
    expect([await kept(guest), await kept(account)]).toEqual([[], [['three', table]]]);
    expect(await store.invitationsNaming(account)).toMatchObject([{ id: 'three', sender: ann, table }]);
    expect(await store.invitationsNaming(ann)).toMatchObject([{ id: 'three', person: account }]);
    await store.forgetPerson(account);
    expect(await kept(account)).toEqual([]);
    await store.keepInvitation({ ...invitation, person: ben });
    await store.forgetPerson(ann);
    expect(await kept(ben)).toEqual([]);
  });

  test('the same id again is seen, with the seq it has', async () => {
    const match = randomUUID();
    await store.create(match, sampleHeader, null);
    expect(await store.append(match, entry(1, 'x'))).toBe('stored');
    expect(await store.append(match, entry(1, 'x'))).toEqual({ seen: 1 });
    expect(await store.append(match, entry(2, 'x'))).toEqual({ seen: 1 });
  });

  test('of two writers only the first is stored', async () => {
    const match = randomUUID();
    await store.create(match, sampleHeader, null);
    const other = await open();
    const writers = Array.from({ length: 20 }, (_, i) =>
      (i % 2 ? store : other).append(match, entry(1, `id ${i}`)),
    );
    const answers = await Promise.all(writers);
    expect(answers.filter((answer) => answer === 'stored')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(19);
    await other.close();
  });

  test('a table is saved only from the version it was read at', async () => {
    const doc = sampleTable(randomUUID(), randomUUID());
    await store.addTable(doc);
    expect(await store.table(doc.id)).toEqual({ doc, version: 1 });
    expect(await store.saveTable({ ...doc, listed: true }, 1)).toBe('saved');
    expect(await store.saveTable({ ...doc, status: 'over' }, 1)).toBe('stale');
    expect(await store.table(doc.id)).toEqual({ doc: { ...doc, listed: true }, version: 2 });
  });

  test('tables are found by their guests and by being listed', async () => {
    const guest = randomUUID();
    const [mine, left, listed] = [0, 1, 2].map(() => sampleTable(randomUUID(), guest));
    if (!mine || !left || !listed) throw new Error('three tables');
    await store.addTable(mine);
    await store.addTable(left);
    await store.saveTable({ ...left, seats: [] }, 1);
    await store.addTable({ ...listed, listed: true, status: 'playing', seats: [] });
    const ids = async (who: string | null): Promise<string[]> =>
      (await store.tables({ who, status: ['waiting', 'playing'], most: 50 })).map(({ doc }) => doc.id);
    expect(await ids(guest)).toEqual([mine.id]);
    expect(await ids(null)).toContain(listed.id);
    expect(await ids(null)).not.toContain(mine.id);
    expect(await store.removeTable(mine.id, 7)).toBe('stale');
    expect(await ids(guest)).toEqual([mine.id]);
    expect(await store.removeTable(mine.id, (await store.table(mine.id))?.version ?? 0)).toBe('removed');
    expect(await ids(guest)).toEqual([]);
    expect(await store.table(mine.id)).toBeNull();
  });

  test('a guest is kept, and changed', async () => {
    const id = randomUUID();
    expect(await store.guest(id)).toBeNull();
    const [named, muting] = [
      { name: 'Мурчик', muted: [] },
      { name: 'Мурчик', muted: ['g'] },
    ];
    expect(await store.saveGuest(id, named, null)).toBe('saved');
    expect(await store.saveGuest(id, muting, null)).toBe('stale');
    expect(await store.saveGuest(id, muting, named)).toBe('saved');
    expect(await store.saveGuest(id, { name: 'Лапчик', muted: [] }, named)).toBe('stale');
    expect(await store.guest(id)).toEqual(muting);
  });

  test('the first try of a person at a puzzle is counted, and no other', async () => {
    const [game, ann, ben] = [`game-${randomUUID()}`, randomUUID(), randomUUID()];
    const solved = { puzzle: 'p1', solved: true, strength: 812 };
    const counted = await Promise.all([1, 2, 3].map(() => store.countTry(ann, game, solved)));
    expect(counted.filter(Boolean)).toHaveLength(1);
    await store.countTry(ben, game, { ...solved, solved: false });
    await store.countTry(ben, game, { ...solved, puzzle: 'p2', strength: 1490 });
    expect(await store.puzzleTries(game)).toEqual(
      new Map([
        ['p1', [{ strength: 800, tries: 2, solved: 1 }]],
        ['p2', [{ strength: 1500, tries: 1, solved: 1 }]],
      ]),
    );
    await store.moveGuest({ from: ben, into: ann, at: 0 });
    expect(await store.triedPuzzles(ann)).toHaveLength(2);
    expect(await store.triedPuzzles(ben)).toEqual([]);
    await store.forgetPerson(ann);
    expect(await store.triedPuzzles(ann)).toEqual([]);
    expect((await store.puzzleTries(game)).size).toBe(2);
  });

  test('a link is taken once, by one, and not when it is too old', async () => {
    const [token, old] = [randomUUID(), randomUUID()];
    const link = { guest: 'g', table: 'abcd', until: 1_000 };
    await store.addLink(token, link, 0);
    const taken = await Promise.all([1, 2, 3].map(() => store.takeLink(token, 999)));
    expect(taken.filter((one) => one !== null)).toEqual([link]);
    expect(await store.takeLink(token, 999)).toBeNull();
    await store.addLink(old, { ...link, table: null }, 0);
    expect(await store.takeLink(old, 1_000)).toBeNull();
  });

  test('a session is seen, listed and ended, and stays ended', async () => {
    const [id, guest] = [randomUUID(), randomUUID()];
    const session = { id, guest, kind: 'phone', browser: 'Firefox', how: 'link', since: 5, seen: 0 } as const;
    await store.saveSession(session);
    await store.saveSession({ ...session, kind: 'tablet', since: 9, seen: 7 });
    expect(await store.sessionsOf(guest)).toEqual([{ ...session, seen: 7 }]);
    const now = Date.now();
    await store.endSessions(guest, [id, `${guest}*`], now);
    await store.saveSession({ ...session, seen: 8 });
    expect(await store.sessionsOf(guest)).toEqual([]);
    const ended = await store.endedSessions(now);
    expect(ended).toEqual(
      expect.arrayContaining([
        { key: id, ended: now },
        { key: `${guest}*`, ended: now },
      ]),
    );
    expect((await store.endedSessions(now + 1)).some(({ key }) => key === id)).toBe(false);
    await store.endSessions(guest, [guest], now);
    await store.forgetEndedSessions(now + 1);
    const left = (await store.endedSessions(0)).map(({ key }) => key);
    expect(left).not.toContain(id);
    expect(left).toEqual(expect.arrayContaining([guest, `${guest}*`]));
  });

  test('pushes of a session end with it, those of an unknown session with all that are not known', async () => {
    const [guest, other] = [randomUUID(), randomUUID()];
    const add = async (who: string, session: string | null): Promise<void> => {
      const endpoint = randomUUID();
      const keys = { p256dh: '', auth: '' };
      const about = session ?? 'unknown';
      const device = { id: endpoint, endpoint, ...keys, language: 'en', about, since: 1 };
      await store.addPushDevice(who, device, session);
    };
    const left = async (who: string): Promise<string[]> =>
      (await store.pushDevices(who)).map(({ about }) => about).toSorted();
    for (const session of ['a', 'b', 'c', null]) await add(guest, session);
    await add(other, 'a');
    await store.endSessions(guest, ['a'], 1);
    expect([await left(guest), await left(other)]).toEqual([['b', 'c', 'unknown'], ['a']]);
    await store.removePushOf(guest, 'b');
    expect(await left(guest)).toEqual(['c', 'unknown']);
    await store.endSessions(guest, ['c', guest], 1);
    expect(await left(guest)).toEqual([]);
    await store.moveGuest({ from: other, into: guest, at: 0 });
    expect([await left(guest), await left(other)]).toEqual([[], []]); // its devices are signed out
  });

  test('nobody who is part of an account or deleted is still being asked to play', async () => {
    const [guest, account, gone] = [randomUUID(), randomUUID(), randomUUID()];
    const clock = { kind: 'none' } as const;
    const pairing = { id: randomUUID(), table: 't', game: 'g', key: 'k', clock, rated: false };
    const people = [guest, gone].map((person) => ({ person, rating: null }));
    expect(await store.addPairing({ ...pairing, people }, 9, [])).toBe(true);
    await store.moveGuest({ from: guest, into: account, at: 0 });
    expect(await store.acceptPairing(pairing.id, guest)).toBe(false);
    expect(await store.acceptPairing(pairing.id, gone)).toBe(true);
    await store.forgetPerson(gone);
    expect(await store.acceptPairing(pairing.id, gone)).toBe(false);
    expect((await store.pairings()).some((one) => one.pairing.id === pairing.id)).toBe(false);
  });

  test('passkeys and recovery codes are kept, and a challenge is taken once', async () => {
    const [id, guest] = [randomUUID(), randomUUID()];
    const device = { kind: 'phone', browser: '' } as const;
    const passkey = {
      id,
      guest,
      key: 'AQ',
      counter: 1,
      transports: 'usb,nfc',
      ...device,
      made: 3,
      used: null,
    };
    await store.addPasskey(passkey);
    await store.usedPasskey(id, 4_000_000_000, 8);
    expect(await store.passkey(id)).toEqual({ ...passkey, counter: 4_000_000_000, used: 8 });
    expect(await store.passkeysOf(guest)).toHaveLength(1);
    const code = { id: randomUUID(), guest, salt: '00', hash: '11', made: 5 };
    await store.saveRecoveryCode(code);
    await store.saveRecoveryCode({ ...code, id: 'another' + guest });
    expect(await store.recoveryCode(code.id)).toBeNull();
    expect(await store.recoveryCodeOf(guest)).toEqual({ ...code, id: 'another' + guest });
    const challenge = { id: randomUUID(), guest: null, purpose: 'sign-in', until: 1_000 } as const;
    await store.addChallenge(challenge, 0);
    const taken = await Promise.all([1, 2, 3].map(() => store.takeChallenge(challenge.id, 999)));
    expect(taken.filter((one) => one !== null)).toEqual([challenge]);
    await store.addChallenge(challenge, 0);
    expect(await store.takeChallenge(challenge.id, 1_000)).toBeNull();
    await store.forgetPerson(guest);
    expect([await store.passkeysOf(guest), await store.recoveryCodeOf(guest)]).toEqual([[], null]);
    expect(await store.guest(guest)).toEqual({ name: null, muted: [], gone: true });
  });

  test('a passkey is removed unless it is the last way in, also when two are removed at once', async () => {
    const guest = randomUUID();
    const key = { guest, key: 'AQ', counter: 1, transports: '', kind: 'phone', browser: '' } as const;
    const add = (): Promise<void> => store.addPasskey({ ...key, id: randomUUID(), made: 3, used: null });
    for (let round = 0; round < 10; round++) {
      while ((await store.passkeysOf(guest)).length < 2) await add();
      const two = (await store.passkeysOf(guest)).map(({ id }) => id);
      const done = await Promise.all(two.map((id) => store.removePasskey(guest, id)));
      expect(done.toSorted()).toEqual(['last-way-in', 'removed']);
    }
    const [last] = await store.passkeysOf(guest);
    expect(await store.removePasskey(randomUUID(), last?.id ?? '')).toBe('removed'); // somebody else's: nothing happens
    expect(await store.removePasskey(guest, last?.id ?? '')).toBe('last-way-in');
    await store.saveRecoveryCode({ id: randomUUID(), guest, salt: '00', hash: '11', made: 5 });
    expect(await store.removePasskey(guest, last?.id ?? '')).toBe('removed');
    expect(await store.passkeysOf(guest)).toEqual([]);
  });

  test('a notice that waits is given to one of several servers, and again if that one does not bring it', async () => {
    const guest = randomUUID();
    await store.holdNotice(guest, 'turn', 10);
    const take = async (now: number, until: number) =>
      (await store.takeHeldNotices(now, until)).filter((one) => one.guest === guest);
    const taken = (await Promise.all([1, 2, 3].map(() => take(10, 20)))).flat();
    expect(taken).toMatchObject([{ guest, kind: 'turn' }]);
    expect(await take(19, 30)).toEqual([]);
    const [again] = await take(20, 30);
    expect(again).toEqual(taken[0]);
    await store.removeHeldNotices(taken.map(({ id }) => id));
    expect(await take(1_000, 2_000)).toEqual([]);
  });

  test('a deadline keeps up to what its people were told', async () => {
    const table = randomUUID();
    expect(await store.toldUpTo(table)).toBeNull();
    await store.setDeadline(table, 10);
    expect(await store.toldUpTo(table)).toBe(-1);
    await store.setDeadline(table, 20, null, 3);
    await store.setDeadline(table, 30);
    expect(await store.toldUpTo(table)).toBe(3);
    await store.setDeadline(table, null);
    expect(await store.toldUpTo(table)).toBeNull();
  });

  test('of tournaments those that are not over are listed first', async () => {
    const summary = {
      game: 'toy',
      format: 'swiss',
      players: 1,
      places: 4,
      startsAt: null,
      rated: false,
    } as const;
    const now = Date.now() * 10; // later than those of other tests
    const add = async (status: 'open' | 'running' | 'over', at: number): Promise<string> => {
      const id = randomUUID();
      const row = { id, title: 'Cup', host: 'g', listed: true, at: now + at, summary };
      await store.addTournament({ ...row, status });
      return id;
    };
    const waiting = await add('open', 1);
    const over = [await add('over', 2), await add('over', 3)];
    const running = await add('running', 4);
    const first = async () => (await store.listedTournaments(3)).map(({ id }) => id);
    expect(await first()).toEqual([running, waiting, over[1]]);
    await store.unlistTournament(running);
    expect(await first()).toEqual([waiting, over[1], over[0]]);
    for (const id of [waiting, ...over]) await store.unlistTournament(id);
  });

  test('chat is numbered, a resend is the same line, the last lines are read', async () => {
    const table = randomUUID();
    expect(await store.say(table, 'a', said)).toEqual({ ...said, n: 1 });
    expect(await store.say(table, 'b', said)).toMatchObject({ n: 2 });
    expect(await store.say(table, 'a', { ...said, text: 'other' })).toEqual({ ...said, n: 1 });
    await store.say(table, 'c', said);
    expect((await store.chat(table, 0, 2)).map(({ n }) => n)).toEqual([2, 3]);
    expect((await store.chat(table, 2, 9)).map(({ n }) => n)).toEqual([3]);
  });

  test('twenty people speaking at once get twenty numbers', async () => {
    const table = randomUUID();
    const lines = await Promise.all(Array.from({ length: 20 }, (_, i) => store.say(table, `${i}`, said)));
    expect(new Set(lines.map(({ n }) => n)).size).toBe(20);
  });

  test('old words are deleted, however many they are, and young ones stay', async () => {
    const [old, young] = [randomUUID(), randomUUID()];
    const words = Array.from({ length: 2_300 }, (_, i) => store.say(old, `${i}`, { ...said, when: i }));
    await Promise.all([...words, store.say(young, 'x', { ...said, when: 5_000 })]);
    await store.deleteOldWords(5_000);
    expect([await store.oldWords(5_000), await store.chat(old, 0, 9)]).toEqual([0, []]);
    expect(await store.chat(young, 0, 9)).toHaveLength(1);
  });

  test('nothing is left of a guest who is deleted, and everything of a friend of theirs', async () => {
    const [gone, friend] = [randomUUID(), randomUUID()];
    const message = { title: 'Tom', body: '', path: '/', tag: 't', turns: 1 };
    const settings = { ...USUAL_SETTINGS, webhook: null, language: 'en' as const };
    const device = { endpoint: '', p256dh: 'k', auth: 'a', language: 'en' as const, about: '', since: 1 };
    for (const guest of [gone, friend]) {
      await store.saveNoticeDoc(guest, settings);
      await store.addPushDevice(guest, { ...device, id: guest, endpoint: `https://${guest}.example/` }, null);
      await store.holdNotice(guest, 'turn', 2);
      const delivery = { id: guest, guest, attempt: 0, message, kind: 'turn', until: 9, device: null };
      await store.addDelivery(delivery, 2);
    }
    await store.wantFriend(gone, friend, 1);
    await store.wantFriend(friend, gone, 1);
    await store.deleteGuests([gone]);
    const left = async (guest: string): Promise<readonly unknown[]> => [
      await store.noticeDoc(guest),
      (await store.pushDevices(guest)).length,
      await store.friendWishes(guest),
    ];
    const none = { wanted: [], wantedBy: [] };
    expect(await left(gone)).toEqual([null, 0, none]);
    expect(await left(friend)).toEqual([settings, 1, none]);
    const whose = (rows: readonly { readonly guest: string }[]) =>
      rows.map(({ guest }) => guest).filter((guest) => guest === gone || guest === friend);
    expect(whose(await store.takeHeldNotices(3, 4))).toEqual([friend]);
    expect(whose(await store.takeDeliveries(3, 4))).toEqual([friend]);
  });
};
