// @module-tag slow
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Header } from '../../../../kernel/game.ts';
import { replay, scene, start } from '../../../../kernel/match.ts';
import { sceneToSend } from '../../../../protocol/old-names.ts';
import { connect } from '../../../../server/store/sqlite-connection.ts';
import { openSqlite } from '../../../../server/store/sqlite.ts';
import type { StoredMatch } from '../../../../table/stored.ts';
import { kill, run } from '../../../../server/testing/run.ts';
import { testFolder } from '../../../../server/testing/start.ts';
import rules from './race.ts';
import { Racer, sit } from './racer.testing.ts';
import type { KittyPaw } from './types.ts';

const logOf = async (file: string, table: string): Promise<StoredMatch> => {
  const store = await openSqlite(file);
  const stored = (await store.read(table, 0)) ?? expect.fail('the match is gone');
  await store.close();
  return stored;
};

test('[K10] a grant that was shown before it was stored is still valid after a crash, no matter who comes back first', async () => {
  const settings = { DATA_DIR: testFolder(), LOG_LEVEL: 'warn' };
  const file = join(settings.DATA_DIR, 'clowder.sqlite');
  const before = await run(settings);
  // The head start of the first seat makes the window of the second longer: enough time to block the disk.
  const { id, racers } = await sit(before.port, [{ kind: 'me' }, { kind: 'open' }], { headStart: 400 });
  const [a, b] = racers;
  if (!a || !b) throw new Error('two must come');
  for (const racer of racers) expect(await racer.do('hold')).toBeNull();
  await b.phase('play');
  const disk = connect(file);
  expect(await b.do('card1')).toBeNull();
  disk.exec('begin immediate'); // from now on the server cannot store anything
  await b.until(() => b.eventsOf('took-card').length > 0);
  const granted = b.scene;
  await kill(before);
  disk.exec('rollback');
  disk.close();
  expect((await logOf(file, id)).entries.length).toBe(granted.seq - 1);

  const after = await run(settings);
  a.client.moveTo(after.port);
  const first = new Racer(a.client.twin(), 0);
  await first.client.connect();
  first.client.send({ t: 'join', table: id });
  expect(await first.do('card1')).toBe('card-gone');
  await kill(after);
  const { header, entries } = await logOf(file, id);
  const positions = [...replay(rules, header.seed, start(rules, header as Header<KittyPaw>), entries)];
  const [then] = positions.slice(granted.seq);
  expect(then && sceneToSend(scene(rules, then, 1))).toEqual(granted);
});
