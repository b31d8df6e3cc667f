import { expect, type Page } from '@playwright/test';
import { ME, OPEN } from '../../../../e2e/server-table.ts';
import { url } from '../../../../e2e/visitors.ts';
import type { Scene } from '../../../kernel/game.ts';
import { tablePath, type AtTable } from '../../../protocol/api.ts';
import { TestClient } from '../../../server/testing/client.ts';
import { faceOf } from '../rules/cards.ts';
import game from '../rules/game.ts';
import { vetoIn } from '../rules/row.ts';
import type { GangsOfKyoto, Move } from '../rules/types.ts';

/** A table for two at the moment when one of them gives away a card. */
interface AboutToGive {
  readonly path: string;
  readonly giver: Page;
  readonly other: Page;
}

type Now = Scene<GangsOfKyoto>;

/**
 * Two people play by socket until the giver, or the other one, has a No, thanks! and may still get a card. By taps it takes a
 * minute or five, by the luck of the cards, and a test must not run out of time by luck.
 */
export const holdingAVeto = async (
  host: Page,
  guest: Page,
  who: 'giver' | 'other',
  options: object,
): Promise<AboutToGive> => {
  for (;;) {
    const table = await tableForTwo(host, guest, options);
    const clients = [await clientOf(host), await clientOf(guest)] as const;
    for (const client of clients) await client.join(table);
    const seat = await playOn(clients, who);
    for (const client of clients) await client.close();
    const path = tablePath(table);
    if (seat === 0) return { path, giver: host, other: guest };
    if (seat === 1) return { path, giver: guest, other: host };
  }
};

const tableForTwo = async (host: Page, guest: Page, options: object): Promise<string> => {
  for (const page of [host, guest]) await page.request.get('/api/me');
  const made = await host.request.post('/api/tables', {
    data: { game: game.id, seats: [ME, OPEN], options: { ...options } },
  });
  const { table } = (await made.json()) as AtTable;
  const sat = await guest.request.post(`/api/tables/${table.id}/sit`, { data: { seat: 1 } });
  expect(sat.ok(), await sat.text()).toBe(true);
  return table.id;
};

/** The same person as in this page, without a browser. */
const clientOf = async (page: Page): Promise<TestClient> => {
  const client = new TestClient(new URL(url).host);
  client.cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  return client;
};

/** The seat that gives next; null if the match ends before. */
const playOn = async (
  clients: readonly [TestClient, TestClient],
  who: 'giver' | 'other',
): Promise<0 | 1 | null> => {
  for (;;) {
    const now = sceneOf(clients[0], 0);
    if (now.outcome) return null;
    const seat = now.awaiting[0] === 0 ? 0 : 1;
    if (mayRefuse(now, who === 'giver' ? seat : 1 - seat)) return seat;
    const { seq } = now;
    const answer = await clients[seat].play(seat, game.write(moveOf(sceneOf(clients[seat], seat), seat)));
    expect(answer.t).toBe('ack');
    for (const [viewer, client] of clients.entries())
      await client.until('scene', (one) => one.viewer === viewer && one.scene.seq > seq);
  }
};

const sceneOf = (client: TestClient, seat: number): Now => {
  const scene = client.scenes.get(seat);
  if (!scene) throw new Error(`no scene of seat ${seat}`);
  return scene as Now;
};

const mayRefuse = ({ view: { phase, players } }: Now, seat: number): boolean => {
  const player = players[seat];
  return (
    phase.name === 'give' && player !== undefined && !player.received && vetoIn(player.row) !== undefined
  );
};

/** Every No, thanks! stays with the player who turns it over, all else goes to the other one. */
const moveOf = ({ view: { phase, players } }: Now, seat: number): Move => {
  if (phase.name !== 'give') return { do: 'take' };
  const wanted = faceOf(phase.card.card).kind === 'veto' ? seat : 1 - seat;
  return { do: 'give', to: players[wanted]?.received ? 1 - wanted : wanted };
};
