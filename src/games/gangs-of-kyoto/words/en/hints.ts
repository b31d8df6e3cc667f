import type { HintKey } from '../../rules/hints.ts';

const hints: Readonly<Record<HintKey, string>> = {
  goal: 'The goal: 13 bells in your pile, before anybody else. When a round ends, everybody who is not late brings bells home.',
  'goal-whole-deck':
    'The goal: the most bells in your pile when the deck is through. When a round ends, everybody who is not late brings bells home.',
  give: 'Turn the cards over one by one and decide who gets each: one for everybody, you too. Tap a lit street.',
  limit:
    'Whoever reaches 13 hours is too late, and the round ends. A red street: this card would end the round there.',
  'at-risk': 'The bells in your street are lost if you are late. “Chances” shows how likely that is.',
  curiosity: 'Curiosity: whoever takes it gets one more card from the deck at once.',
  gift: 'A gift goes straight into a pile. Its bells can no longer be lost.',
  retreat: 'A retreat takes the last card of a street away: hours, bells and all.',
  owl: 'With a night owl in the street the limit is 18 instead of 13.',
  'veto-card': 'Whoever takes “No, thanks!” may later refuse one card, any card.',
  veto: 'You have a “No, thanks!”: when somebody gives you a card, you may refuse it. Both cards go away then.',
  bank: 'A round is over: all but the late one brought their bells home into a pile. The lantern moves on.',
  win: 'Watch how fast the other piles grow: stop whoever comes close to 13 bells.',
};
export default hints;
