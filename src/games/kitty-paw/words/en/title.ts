import type { GameTitle } from '../../../../words/game-words.ts';

const title: GameTitle = {
  name: 'Kitty Paw',
  played: 'Kitty Paw',
  about: 'Grab kitties faster than anybody else, copy the picture, and shout Meow.',
  seats: ['Orange', 'Grey', 'White', 'Black'],
  presets: { solo: 'Solo', calm: 'Calm', sofa: 'Two on this sofa' },
  modes: { race: 'Race', duel: 'Duel' },
};
export default title;
