import { plural } from '../../words/plural.ts';

const n = plural('en');

/** The words of the lobby in English. */
export const home = {
  title: 'Lobby',
  yourGames: 'Your games',
  playNow: 'Play now with bots',
  daily: 'The daily five',
  lessons: 'Lessons',
  puzzles: 'Puzzles',
  play: 'Play',
  playGame: (game: string) => `Play ${game} with bots`,
  forPlayers: (min: number, max: number) =>
    min === max ? n(max, { one: '# player', other: '# players' }) : `${min}–${max} players`,
  minutes: (count: number) => `${count} min`,
  newVersion: 'A new version of Clowder is here. Every open tab loads again; no move is lost.',
  loadNewVersion: 'Load it',
  emptyTitle: 'No games yet. The bed is warm.',
  emptyText: 'Pick a game below: the bots sit down at once. No sign-up.',
  friends: 'With friends',
  create: 'Create a table',
  hotSeat: 'Play on one device',
  linkOrCode: 'Link or code',
  join: 'Join',
  badLink: 'This does not look like a link to a table.',
  openTables: 'Open tables',
  noOpenTables: 'Nobody is waiting right now. Create a table and invite somebody.',
  noServer: 'Open tables appear here when you are connected.',
  sit: 'Sit down',
  watch: 'Watch',
  watchTable: (who: string) => `Watch ${who}`,
  nothingToWatch: 'No match is running right now.',
  seatsTaken: (taken: number, all: number) => `${taken} of ${all}`,
  watching: (count: number) => n(count, { one: '# watching', other: '# watching' }),
  yourTurn: 'Your turn',
  waiting: 'Waiting for players',
  playPerson: 'Play a person',
  findPerson: 'Find a person',
  findAbout: 'somebody about your level',
  here: (count: number) => n(count, { one: '# here', other: '# here' }),
  looking: (count: number) =>
    n(count, { one: '# is looking for company', other: '# are looking for company' }),
  finished: 'Finished matches',
  resume: 'Continue',
  moreTables: (count: number) => n(count, { one: '# more table', other: '# more tables' }),
  thisDevice: 'on this device',
  forget: (game: string) => `Put away this game of ${game}`,
  isPutAway: (game: string) => `The match of ${game} is put away.`,
  bringBack: 'Bring it back',
  move: (seq: number) => `move ${seq}`,
  yourName: 'Your name',
  rename: 'Change your name',
  save: 'Save',
  namePlaceholder: 'What should we call you?',
};

export type HomeWords = typeof home;
