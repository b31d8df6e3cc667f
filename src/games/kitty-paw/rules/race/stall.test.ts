// @module-tag slow
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { kill, run } from '../../../../server/testing/run.ts';
import { testFolder } from '../../../../server/testing/start.ts';
import type { TestClient } from '../../../../server/testing/client.ts';
import { tileName } from './notation.ts';
import { sit, type Racer } from './racer.testing.ts';

const SPEED = 3;
const WINDOWS = 10;

/** Moves of every kind, legal and not, from ten windows at once; a disconnected client reconnects. */
const flood = (client: TestClient, table: string, until: () => boolean): Promise<unknown> => {
  const moves = ['hold', 'release', 'card2', 'gB1', 'put0,0', `lift${tileName(20)}`, 'peek1', 'touchU'];
  const floods = async (): Promise<void> => {
    while (!until()) {
      const window = client.twin();
      await window.connect();
      window.send({ t: 'join', table });
      for (let n = 0; !until() && window.socket?.readyState === 1; n++) {
        window.send({ t: 'play', id: `f${n}`, seat: 1, move: moves[n % moves.length] ?? '', pressedAt: 0 });
        window.received.length = 0;
        if (n % 5 === 0) await sleep(10);
      }
      await window.close();
    }
  };
  return Promise.all(Array.from({ length: WINDOWS }, floods));
};

/** Fails after a minute: a table that waits for one of the three would never give the tile. */
const grab = async (racer: Racer, tile: number): Promise<void> => {
  await racer.until(() => racer.scene.view.paws[racer.seat]?.busyUntil === null);
  expect(await racer.do(`g${tileName(tile)}`)).toBeNull();
  await racer.until(() => racer.eventsOf('grabbed').some((event) => event.tile === tile));
};

const isLate = ({ scene: { view } }: Racer): boolean => view.phase.name === 'ready' && view.phase.late;

test('[K20] one client floods, one never answers clock requests, one has left with a cat in the paw: the round goes on', async () => {
  const server = await run({
    DATA_DIR: testFolder(),
    LOG_LEVEL: 'error',
    RACE_SPEED: String(SPEED),
    REQUESTS_PER_MINUTE: '100000',
  });
  const open = { kind: 'open' as const };
  const { id, racers } = await sit(server.port, [{ kind: 'me' }, open, open, open]);
  const [player, flooder, mute, gone] = racers;
  if (!player || !flooder || !mute || !gone) throw new Error('four must come');
  mute.isMute = true;
  for (const racer of racers) expect(await racer.do('hold')).toBeNull();
  await player.phase('play');
  const cards = [player, mute, gone].map((racer) => racer.do(`card${racer.seat + 1}`));
  let over = false;
  const flooded = flood(flooder.client, id, () => over);
  expect(await Promise.all(cards)).toEqual([null, null, null]);
  await gone.until(() => gone.eventsOf('took-card').some(({ seat }) => seat === 3));
  await grab(gone, 24);
  gone.client.socket?.terminate();

  for (const tile of [12, 16]) {
    await grab(player, tile);
    await player.next(`put${tile - 12},0`);
  }
  expect(await player.do('meow')).toBeNull();
  await mute.phase('touch');
  const { phase } = mute.scene.view;
  expect(await mute.do(`touch${phase.name === 'touch' ? phase.ways[2] : ''}`)).toBeNull();
  await player.until(() => player.scene.view.round === 2);
  expect(await player.do('hold')).toBeNull();
  await player.until(() => isLate(player));
  expect(await player.do('begin')).toBeNull();
  await player.phase('play');
  expect(player.eventsOf('touched').map(({ seat }) => seat)).toContain(2);
  expect(player.scene.view.tiles.filter(({ place }) => place.in === 'paw')).toEqual([]);

  over = true;
  await flooded;
  for (const { client } of [player, mute]) await client.close();
  await kill(server);
});
