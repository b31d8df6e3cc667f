import { expect, type Page } from '@playwright/test';
import type { FriendList } from '../src/protocol/friends.ts';
import type { Profile } from '../src/protocol/people.ts';
import { BOOP } from './game.ts';
import { atRest, clean, shoot } from './page-checks.ts';
import { createTable, moveThenResign, sitDown, somebody } from './people.ts';
import { endOf, myTurn } from './table.ts';
import { test } from './test.ts';

const PHONE = { width: 390, height: 844 };

/** An invitation may name this machine differently: at another address one is another guest. */
const at = (page: Page, path: string): string => new URL(path, page.url()).href;

/** A match of two that is over: the host has won. */
const playOne = async (host: Page, guest: Page): Promise<void> => {
  await sitDown(guest, await createTable(host, BOOP));
  await moveThenResign(host, guest);
  await expect(endOf(host)).toBeVisible();
};

test('after a match: a rematch is heard of in the lobby, two make friends, and one invites the other', async ({
  browser,
}) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  await guest.setViewportSize(PHONE);
  await playOne(host, guest);
  const lobby = at(guest, '/');
  await guest.goto(at(guest, '/api/health')); // has left our pages: the question must wait
  await endOf(host).getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(endOf(host).getByRole('button', { name: 'Take it back' })).toBeVisible();
  await guest.goto(lobby);
  await guest.getByRole('button', { name: 'Find a person' }).click();
  const news = guest.getByRole('region', { name: 'News for you' });
  await expect(news).toContainText('once more?');
  await shoot(guest, 'rematch-told-phone');
  await news.getByRole('button', { name: 'Not now' }).click();

  const befriend = endOf(host).getByRole('button', { name: /^Make friends with/ });
  await befriend.click();
  await expect(news).toContainText('wants to be friends'); // also for somebody who never looks at the list of friends
  await guest.getByRole('button', { name: /^Agree:/ }).click();
  await expect(news).not.toContainText('wants to be friends');
  const friends = guest.getByRole('region', { name: 'Friends', exact: true });
  await friends.getByRole('link').first().click();

  const actions = guest.locator('.person__do');
  await expect(actions.getByRole('button', { name: 'No longer friends' })).toBeVisible();
  await atRest(guest);
  await clean(guest);
  await shoot(guest, 'person-friend-phone');
  await actions.getByRole('button', { name: /^Invite/ }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(guest.getByText('Invited', { exact: true })).toBeVisible();
  await shoot(guest, 'waiting-friends-phone');

  const invited = host.getByRole('region', { name: 'News for you' });
  await expect(invited).toContainText('invites you to a table');
  await invited.getByRole('link', { name: 'Look' }).click();
  await host.getByRole('button', { name: 'Sit down' }).click();
  await Promise.race([myTurn(host), myTurn(guest)]);
});

test('a rematch that is heard of elsewhere leads to one’s own seat, and not to a seat that is taken', async ({
  browser,
}) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  await guest.setViewportSize(PHONE);
  await playOne(host, guest);
  await guest.goto(at(guest, '/leaders'));
  await endOf(host).getByRole('button', { name: 'Ask', exact: true }).click();
  const news = guest.getByRole('region', { name: 'News for you' });
  await expect(news).toContainText('once more?');
  await news.getByRole('link', { name: 'Look' }).click();
  await expect(guest.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await clean(guest);
  await shoot(guest, 'rematch-invitation-phone');
  const stranger = await somebody(browser);
  await stranger.goto(guest.url());
  await expect(stranger.getByRole('heading', { name: 'The seat is taken' })).toBeVisible();
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await Promise.race([myTurn(host), myTurn(guest)]);
});

/** In the page: the person one has just played with, as soon as that match is counted. */
const metBefore = async (): Promise<string> => {
  for (;;) {
    const { recent } = (await (await fetch('/api/friends')).json()) as FriendList;
    const [last] = recent;
    if (!last) continue;
    const { withMe } = (await (await fetch(`/api/people/${last.guest}`)).json()) as Profile;
    if (withMe && withMe.played > 0) return last.guest;
  }
};

test('who was asked to be friends finds that in the lobby later, also without ever having looked for a person', async ({
  browser,
}) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  // Before the page asks who it is: two first questions at once would be answered with two guests.
  const { guest: person } = (await (await guest.request.get('/api/me')).json()) as { guest: string };
  await guest.goto('/');
  await host.request.get('/api/me');
  await host.goto('/');
  const ask = async (): Promise<number> =>
    (await host.request.post('/api/friends', { data: { person } })).status();
  await expect.poll(ask).toBe(200); // refused until the server has seen that the guest is here
  await guest.reload();
  await guest.getByRole('button', { name: /^Agree:/ }).click();
  const friends = guest.getByRole('region', { name: 'Friends', exact: true });
  await expect(friends.getByRole('link')).toHaveCount(1);
});

test('blocking somebody on their page ends the friendship and takes the invitation away', async ({
  browser,
}) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  await playOne(host, guest);
  const opponent = await endOf(guest).evaluate(metBefore);
  await guest.goto(at(guest, `/people/${opponent}`));
  const actions = guest.locator('.person__do');
  await expect(actions.getByRole('button', { name: /^Invite/ })).toBeVisible();
  await actions.getByRole('button', { name: /^Block/ }).click();
  await expect(actions).toContainText('No messages and no invitations from this person.');
  await expect(actions.getByRole('button', { name: /^Invite/ })).toHaveCount(0);
  await actions.getByRole('button', { name: /^Unblock/ }).click();
  await expect(actions.getByRole('button', { name: 'Add a friend' })).toBeVisible();
});
