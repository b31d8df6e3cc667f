import type { KittyPawWords } from '../types.ts';

const hints: KittyPawWords['hints'] = {
  hold: 'Put your paw down and keep it there. When all paws are down, the shout comes at a moment nobody knows.',
  card: 'Take a card, quickly: everybody wants the easy one. A card is worth as many points as it shows cats.',
  grab: 'Now copy your picture. Grab one cat at a time from the middle and put it on your mat.',
  pose: 'Compare with your card: which way does it look, and does it lie on its back? Turn it before or after you put it down.',
  guest:
    'Everybody sees whom you lifted. If your card shows this one, it goes into your box; if not, back to its place. Remember where it is!',
  box: 'Your card shows a box with a guest. Your own box lies beside the mat; the guest hides in one of the eight closed ones.',
  meow: 'Does everything lie as on the card? Then shout Meow! But look twice: a wrong Meow costs points.',
  overlap: 'Cats lie on top of each other here. What is put down later lies above.',
};
export default hints;
