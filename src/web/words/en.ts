import { en as refusals } from '../../words/common/en.ts';
import { plural } from '../../words/plural.ts';
import { create } from './create.en.ts';
import { end } from './end.en.ts';
import { home } from './home.en.ts';
import { people } from './people.en.ts';
import { problems } from './problems.en.ts';
import { replay } from './replay.en.ts';
import { table } from './table.en.ts';

const n = plural('en');

/** All words of the pages in English. A text that another language lacks does not compile. */
export const en = {
  brand: 'Clowder',
  problems,
  refusals,
  end,
  people,
  skip: 'Skip to the content',
  lobby: 'Lobby',
  rules: 'Rules',
  settings: 'Settings',
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  copy: 'Copy',
  copied: 'Copied',
  loading: 'One moment…',
  menu: 'Menu',
  places: {
    label: 'Pages',
    play: 'Play',
    tournaments: 'Tournaments',
    leaders: 'Leaders',
    matches: 'Matches',
    me: 'Me',
  },
  you: 'You',
  spectator: 'You are watching',

  online: 'You are connected',
  offline: 'No connection. Games with bots still work; the rest waits for you.',
  connecting: 'Looking for the connection…',
  restartSoon: 'The server will restart soon. Matches are kept.',
  restartIn: (minutes: number) =>
    n(minutes, {
      one: 'The server restarts in # minute. Matches are kept.',
      other: 'The server restarts in # minutes. Matches are kept.',
    }),
  oops: 'Something fell off the shelf.',
  oopsMore: 'Nothing you played is lost. Loading the page again usually helps.',
  reload: 'Load again',

  levels: ['Kitten', 'Cat', 'Clever cat', 'Lynx', 'Tiger', 'Lion', 'Sabre-tooth', 'Cave lion', 'Sphinx'],
  levelNo: (level: number) => `level ${level}`,
  level: (name: string) => `Bot: ${name}`,
  levelChoose: 'How strong should the bot be?',
  botNames: ['Marquis', 'Biscuit', 'Smoky', 'Pumpkin', 'Ink', 'Truffle'],
  botOf: (level: string) => `bot · ${level}`,

  home,

  create,

  table,

  replay,

  review: {
    title: 'Review',
    notHere: 'There is nothing to look back at.',
    notHereMore: 'A match can be reviewed once it is over, where it was played.',
  },

  /** Words of the shared parts of boards, the same in every game. */
  kit: { showRule: 'Show the rule', close: 'Close' },

  rulesPage: {
    title: 'Rules',
    analysis: 'Analysis',
    name: (game: string) => `Rules · ${game}`,
    minutes: (count: number) => n(count, { one: '# minute to read', other: '# minutes to read' }),
    find: 'Find in the rules',
    nothing: 'Nothing with this word.',
    contents: 'Contents',
    asked: 'You asked about this',
    yourGame: (move: number) => `In your game, move ${move}`,
    backToGame: 'Back to the game',
    choose: 'Which game?',
    play: 'Play with bots',
    yes: 'allowed',
    no: 'not possible',
    soon: 'These rules are being written.',
  },

  studio: {
    make: 'Make your own',
    title: 'Studio',
    link: 'Link to what you made',
    qr: 'QR code with this link',
    failed: 'This page could not be opened. Try again.',
  },

  sounds: 'Sounds',

  missing: {
    title: 'Nobody sits here',
    text: 'This page is as empty as a box without a cat.',
    home: 'To the lobby',
  },
};

export type Words = typeof en;
