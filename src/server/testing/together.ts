import { randomUUID } from 'node:crypto';
import type { TogetherRoom, TogetherWish } from '../../protocol/together.ts';
import type { TestClient } from './client.ts';

/** The answer to a wish: null if it was done, else the reason. */
export const wish = async (client: TestClient, wanted: TogetherWish): Promise<string | null> => {
  const answer = await client.ask({ t: 'together', id: randomUUID(), wish: wanted });
  return answer.t === 'ack' ? null : answer.why;
};

/** Waits until this client has been told of such a room. */
export const roomWith = async (
  client: TestClient,
  fits: (room: TogetherRoom) => boolean,
  since: number = 0,
): Promise<TogetherRoom> => {
  const told = await client.until('together', ({ room }) => room !== null && fits(room), since);
  if (!told.room) throw new Error('no room');
  return told.room;
};
