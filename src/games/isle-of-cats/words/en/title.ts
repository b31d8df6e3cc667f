import type { GameTitle } from '../../../../words/game-words.ts';

const title: GameTitle = {
  name: 'The Isle of Cats',
  about:
    'Five days to bring the cats aboard: fit them in, keep families together, learn the island’s lessons.',
  seats: ['Anchor', 'Compass', 'Lantern', 'Sail', 'Shell', 'Star'],
  presets: { solo: 'Solo', family: 'Family', modules: 'All modules', sofa: 'Two on this sofa' },
  modes: { standard: 'Standard', family: 'Family' },
};
export default title;
