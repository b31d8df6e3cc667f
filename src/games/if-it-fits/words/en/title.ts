import type { GameTitle } from '../../../../words/game-words.ts';

const title: GameTitle = {
  name: 'If It Fits',
  about: 'Build boxes out of cards and let your cats move in: if it fits, it is theirs.',
  seats: ['Moon', 'Fish', 'Leaf', 'Star', 'Shell'],
  presets: { small: 'Small table', large: 'Large table', sofa: 'Two on this sofa' },
};
export default title;
