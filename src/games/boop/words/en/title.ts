import type { GameTitle } from '../../../../words/game-words.ts';

const title: GameTitle = {
  name: 'boop.',
  about: 'Hop onto the bed, push everyone around, and line up three cats.',
  seats: ['Orange', 'Grey'],
  presets: { children: 'For small children', sofa: 'Two on this sofa' },
};
export default title;
