import { plural } from '../../words/plural.ts';

const n = plural('en');

/** The words of the form of a new table in English. */
export const create = {
  title: 'New table',
  inviting: (name: string) => `Invite ${name}`,
  game: 'Game',
  seats: 'Seats',
  seatNo: (seat: number) => `Seat ${seat}`,
  nameAt: (seat: number) => `Seat ${seat}: name`,
  nameOptional: 'may stay empty',
  me: 'Me',
  open: 'Free for a friend',
  here: 'Somebody at this device',
  bot: (level: string) => `Bot: ${level}`,
  clockNone: 'No clock',
  clockMove: (seconds: number) => n(seconds, { one: '# second a move', other: '# seconds a move' }),
  clockBank: (minutes: number, seconds: number) => `${minutes} min each, +${seconds} s a move`,
  clockDays: (days: number) => n(days, { one: '# day a move', other: '# days a move' }),
  days: (days: number) => n(days, { one: '# day', other: '# days' }),
  hours: (hours: number) => `${hours} h`,
  hints: 'Hints',
  hintsMore: 'A bot suggests moves to whoever asks',
  takebacks: 'Takebacks',
  takebacksMore: 'At once if the move revealed nothing, otherwise when the others agree',
  players: 'Players',
  go: 'Create',
  race: (turnBased: string | null) =>
    `This is a race: everyone needs a device of their own. Here you can play alone or against bots.${turnBased ? ` To pass the device round, choose “${turnBased}”.` : ''}`,
  goHere: 'Start',
  paceNow: 'Now',
  paceDays: 'A move in',
  holiday: 'Holidays',
  holidayMore: (days: number) =>
    `Each person has ${n(days, { one: '# day', other: '# days' })} more for the whole match`,
  late: 'Lost when time is up',
  lateMore: 'Otherwise a bot plays on until its person is back',
  withWhom: 'With whom',
  companies: {
    friend: { name: 'A friend', more: 'by a link' },
    everybody: { name: 'Everybody', more: 'seen in the lobby' },
    here: { name: 'Here, together', more: 'one device' },
  },
  presets: 'Kind of match',
  usual: 'Usual',
  more: 'More',
  moreAbout: 'seats, bots, variants of the rules',
  bots: (count: number) => n(count, { one: '# bot', other: '# bots' }),
  forFriends: (open: number): string =>
    open === 0 ? 'begins at once' : open === 1 ? 'for a friend' : 'for friends',
  forEverybody: 'open to everybody',
  onThisDevice: 'on this device',
  noTakebacks: 'No takebacks',
  clockMoveShort: (seconds: number) => `${seconds} s a move`,
  nobodyPlays: 'Only bots would play. Give one seat to a person.',
  doesNotFit: (option: string, players: number) =>
    `“${option}” is not possible with ${n(players, { one: '# player', other: '# players' })} and stays off.`,
  offline: 'No connection: a table for others waits until it is back.',
};

export type CreateWords = typeof create;
