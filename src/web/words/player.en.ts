import { plural } from '../../words/plural.ts';

const n = plural('en');

/** The words of the player of a replay in English; loaded with it. */
const words = {
  first: 'To the beginning',
  previous: 'One move back',
  play: 'Play',
  pause: 'Pause',
  next: 'One move on',
  last: 'To the end',
  position: (at: number, all: number) => `Move ${at} of ${all}`,
  slider: 'Move',
  eyes: 'Through whose eyes',
  spectator: 'Onlooker',
  from: 'Play on from here',
  fromMore: 'The same position, the same turn. With a bot and on one device the deal is the same too.',
  withBot: 'With a bot',
  onDevice: 'On one device',
  withFriend: 'With a friend',
  link: 'Link to this move',
  moves: 'Moves',
  proof: 'Proof',
  proofTitle: 'Was the draw fair?',
  proofText:
    'Before the first move the table published a fingerprint of its secret number. After the last move it shows the number itself. Your browser has just checked that they belong together and that every move follows from it.',
  fingerprint: 'Fingerprint, published first',
  seed: 'Secret number, published last',
  matches: 'The number fits the fingerprint.',
  differs: 'The number does not fit the fingerprint.',
  replays: (moves: number) =>
    n(moves, {
      one: '# move replayed, and it obeys the rules.',
      other: '# moves replayed, and all obey the rules.',
    }),
  broken: (seq: number) => `Move ${seq} does not follow from the ones before.`,
  secret: 'The match is still running: its number stays secret until the end.',
  save: 'Save the record',
  start: 'The beginning',
  turning: 'turning point',
  swing: 'swing',
  theEnd: 'the end',
  judged: 'Who is ahead, as the bots judge it',
  together: 'Look back together',
  analyse: 'Analyse from here',
  keys: 'Keys: ← and → step, Space plays, Home and End jump.',
  onlyHere: 'This match is kept in this browser only: a link to it opens nowhere else.',
};
export default words;
export type PlayerWords = typeof words;
