import type { GameTitle } from '../../../../words/game-words.ts';

const title: GameTitle = {
  name: 'Kitty Paw',
  played: 'Kitty Paw',
  about: 'Grab kitties faster than anybody else, copy the picture, and shout Meow.',
  seats: ['Orange', 'Grey', 'White', 'Black'],
};
export default title;
