import type { HintKey } from '../hints.ts';

const hints: Readonly<Record<HintKey, string>> = {
  give: 'You turn the cards over one by one and decide who gets each: everybody one card a turn, you too. Tap a lit street.',
  limit:
    'Whoever reaches 13 hours is too late, and the round ends at once. A red street shows where this card would do that.',
  'at-risk':
    'The bells in your street are not yours yet: be late, and they are lost. Tap “Risk” to see the odds.',
  curiosity: 'Curiosity: whoever takes this card gets one more from the deck at once, whatever it is.',
  gift: 'A gift goes straight into a pile. Its bells can no longer be lost, so think twice before you give it away.',
  retreat: 'A retreat takes away the last card of a street: hours, bells and all. A rescue, or a theft.',
  owl: 'With a night owl in the street the limit is 18 instead of 13.',
  'veto-card': 'Whoever takes “No, thanks!” may later refuse one card, any card.',
  veto: 'You may refuse this card. It goes away, and so does your “No, thanks!”. If time runs out, it is refused only if it would make you late.',
  bank: 'The last round ended: everybody but the late one brought their bells home into a pile. The lantern moves on.',
  win: 'Thirteen bells in your pile win. Keep an eye on how fast the others’ piles grow.',
};
export default hints;
