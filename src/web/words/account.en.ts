import type { AccountRefusal } from '../../protocol/account.ts';
import { plural } from '../../words/plural.ts';

const n = plural('en');

/** The words of the account page in English; loaded with it. */
const words = {
  title: 'Account',
  guest: 'A guest in this browser',
  keptSince: (day: string) => `Kept since ${day}. No e-mail, no password.`,
  change: 'Change',
  keep: 'Keep my account',
  keepMore:
    'Everything here lives in this browser only. A passkey keeps it: your fingerprint or face, no e-mail, no password, ten seconds.',
  makePasskey: 'Make a passkey',
  another: 'One more passkey',
  signIn: 'I have an account',
  signInMore: 'Use it in this browser. What you have played here as a guest can come along.',
  byPasskey: 'Sign in with a passkey',
  byCode: 'Sign in',
  code: 'Recovery code',
  devices: 'Devices',
  thisOne: 'this one',
  hereNow: 'here now',
  kinds: { phone: 'Phone', tablet: 'Tablet', computer: 'Computer' },
  how: { guest: 'first device', link: 'by a link', passkey: 'by a passkey', code: 'by the code' },
  signOut: 'Sign out',
  signOutOf: (device: string) => `Sign out: ${device}`,
  signOutHere: 'Sign out here',
  signOutHereAsk: 'Sign out here…',
  signOutHereMore:
    'Without a passkey or a code there is no way back: this guest’s matches, friends and seats would be lost for you.',
  signOutSure: 'Sign out and lose this guest?',
  keepFirst: 'Keep it: make a passkey',
  signOutAnyway: 'Sign out anyway',
  endOthers: 'Sign out everywhere else',
  passkeys: 'Passkeys',
  passkeysMore:
    'Each of them opens your account. Remove the one of a device that is lost or no longer yours.',
  noPasskey: 'None yet. A passkey signs you in with your fingerprint or face.',
  made: (day: string) => `made on ${day}`,
  used: (day: string) => `last used on ${day}`,
  remove: 'Remove',
  removeOf: (device: string, day: string) => `Remove: ${device}, made on ${day}`,
  removeSure: 'Remove this passkey?',
  removeMore: (device: string, day: string) =>
    `${device}, made on ${day}. It will no longer open your account.`,
  removed:
    'The passkey is removed. A device that is signed in stays so: sign out a lost one under “Devices”.',
  passkeyMade: 'The new passkey is ready.',
  onlyWay:
    'This is the only way into your account. Before you remove it, make a recovery code or one more passkey.',
  confirmMore:
    'First show that it is you: somebody who only holds your device for a minute must not change the ways into your account.',
  confirmPasskey: 'Confirm with a passkey',
  confirmCode: 'Confirm with the code',
  confirmed: 'Confirmed. Now make the new passkey: this device asks you once more.',
  recovery: 'Recovery code',
  recoveryMore:
    'If every device is lost, this code brings the account back. It is shown once; a new one cancels the old one.',
  madeOn: (day: string) => `Made on ${day}.`,
  makeCode: 'Make a code',
  newCode: 'Make a new code',
  makeCodeSure: 'Make a recovery code?',
  newCodeSure: 'Make a new code?',
  newCodeMore: 'The old code will no longer work.',
  haveIt: 'I have it',
  codeReady: 'The code is ready. Write it down.',
  bring: 'This browser’s guest',
  bringMore: (name: string, things: string) =>
    `Before you signed in, this browser was ${name}: ${things}. Bring it all into your account?`,
  things: (matches: number, tables: number, friends: number) =>
    [
      matches && n(matches, { one: '# match', other: '# matches' }),
      tables && n(tables, { one: '# open table', other: '# open tables' }),
      friends && n(friends, { one: '# friend', other: '# friends' }),
    ]
      .filter(Boolean)
      .join(', '),
  bringNote: 'Matches, ratings, friends and seats become yours. There is no way back.',
  bringYes: 'Bring along',
  bringNo: 'Leave behind',
  broughtAlong: 'Done: everything is yours.',
  kept: 'Matches in this browser',
  keptMore: (count: number) =>
    n(count, {
      one: '# finished match is only in this browser. The server can replay it and put it into your history, unrated.',
      other:
        '# finished matches are only in this browser. The server can replay them and put them into your history, unrated.',
    }),
  handOver: 'Hand over',
  handed: (count: number) =>
    n(count, { one: '# match is in your history now.', other: '# matches are in your history now.' }),
  notHanded: (count: number) =>
    n(count, {
      one: '# match could not be replayed and stays here.',
      other: '# matches could not be replayed and stay here.',
    }),
  seen: 'Who sees me',
  seenMore:
    'This is about your page and whether you are here now. Everybody sees your name at a table and among the leaders.',
  seenBy: { everybody: 'Everybody', friends: 'Friends', nobody: 'Nobody' },
  returned: 'Good to have you back. Nothing was deleted.',
  exportTitle: 'Take everything with you',
  exportMore: 'Matches, ratings, chat: all in one file.',
  export: 'Download',
  deleteTitle: 'Delete me',
  deleteMore: 'Your name becomes “a former guest”; the others keep their matches. There is no way back.',
  delete: 'Delete…',
  deleteSure: 'Delete for ever?',
  deleteKeptMore: (days: number) =>
    `Sign in within ${n(days, { one: '# day', other: '# days' })} and all is as before. After that your name becomes “a former guest”; the others keep their matches.`,
  deleteKeptSure: 'Delete the account?',
  deleteYes: 'Delete',
  privacy: 'What is stored, and for how long',
  cancelled: 'Nothing has changed: the device’s question was closed, or it has no passkey for this site.',
  refusals: {
    'no-passkeys-here':
      'Browsers allow passkeys only over https or on the server’s own computer. A recovery code works here too.',
    'passkey-refused': 'This passkey was not accepted. Try again.',
    'wrong-code': 'There is no such code. Check it once more.',
    'confirm-first': 'Confirm once more, with a passkey or with the code.',
    'last-way-in': 'This is the only way into your account. First make a recovery code or one more passkey.',
    'not-a-guest': 'This guest has an account, or belongs to one already.',
    'in-tournament': 'This guest is still playing in a tournament. Bring it along when that is over.',
    'match-refused': 'This match could not be replayed.',
  } satisfies Record<AccountRefusal, string> as Record<AccountRefusal, string>,
};
export default words;
export type AccountWords = typeof words;
