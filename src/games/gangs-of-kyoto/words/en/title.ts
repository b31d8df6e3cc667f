import type { GameTitle } from '../../../../words/game-words.ts';

const title: GameTitle = {
  name: 'Gangs of Kyoto',
  about: 'Roam the streets at night, collect bells, and be home before it is too late.',
  seats: ['Moon', 'Fish', 'Leaf', 'Star', 'Shell'],
  presets: { open: 'Bells in sight', long: 'The whole deck', sofa: 'Two on this sofa' },
};
export default title;
