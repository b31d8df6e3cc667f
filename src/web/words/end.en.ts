import { plural } from '../../words/plural.ts';

const n = plural('en');

/** The words of the end of a match in English. */
export const end = {
  endedEarly: 'Ended early',
  ended: {
    resign: (name: string) => `${name} resigned.`,
    draw: 'The players agreed on a draw.',
    win: 'The other player left the match.',
    stop: 'Everybody else left, so nobody wins.',
    time: (name: string) => `${name} ran out of time.`,
    closed: 'The host of this server has closed the table.',
    unbegun: 'Nobody had moved yet, so nobody wins.',
  },
  youWin: 'You win!',
  wins: (name: string) => `${name} wins`,
  shared: (names: string) => `${names} share the win`,
  draw: 'A draw',
  lostAlone: 'Not this time',
  youLose: (name: string) => `${name} wins this time`,
  short: (points: number) => n(points, { one: '# point short', other: '# points short' }),
  bestOfAll: (what: string) => `Your best: ${what}`,
  why: 'Why it ended like this',
  soFar: 'So far',
  total: 'Total',
  hurry: 'Tap to hurry.',
  linesLeft: (count: number) => n(count, { one: '# line to go.', other: '# lines to go.' }),
  turned: 'The moment it turned',
  turnedAt: (move: number) => `Move ${move}`,
  again: 'Once more',
  easier: 'An easier bot',
  harder: 'A cleverer bot',
  howToWin: 'How to win',
  replay: 'Watch the replay',
  replayShort: 'Replay',
  toDaily: 'To the daily five',
  toStandings: 'Standings and next match',
  toLobby: 'Back to the lobby',
  lobbyShort: 'Lobby',
  showBoard: 'Look at the board',
  showScore: 'Show the result',
  replayLink: 'Link to the replay',
  picture: {
    save: 'Save the picture',
    send: 'Send it',
    points: (count: number) => n(count, { one: '# point', other: '# points' }),
  },
  rematch: {
    title: 'Once more?',
    open: (names: string) => `Once more with ${names}?`,
    same: 'The same rules and pace; you change seats.',
    away: (names: string, count: number) =>
      count === 1 ? `${names} is not here now.` : `${names} are not here now.`,
    ask: 'Ask',
    thinks: (names: string, count: number) =>
      count === 1 ? `${names} is thinking…` : `${names} are thinking…`,
    takeBack: 'Take it back',
    asks: (name: string) => `${name} asks: once more?`,
    yes: 'Yes, let’s play',
    no: 'Not now',
    declined: (names: string) => `${names}: not now. Well played!`,
    silent: (names: string) => `${names}: no answer yet.`,
    somebodyElse: 'Find somebody else',
    refused: 'You said: not now.',
    afterAll: 'Once more after all',
    begun: 'The next match has begun.',
    go: 'To the table',
    watch: 'Watch it',
  },
};

export type EndWords = typeof end;
