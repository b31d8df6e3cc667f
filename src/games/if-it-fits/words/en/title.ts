import type { GameTitle } from '../../../../words/game-words.ts';

const title: GameTitle = {
  name: 'If It Fits',
  about: 'Build boxes out of cards and let your cats move in: what fits, is theirs.',
  seats: ['Iryska', 'Murchyk', 'Barsuk', 'Tsaranka', 'Kuzia'],
};
export default title;
