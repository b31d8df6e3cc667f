import type { HintKey } from '../../rules/hints.ts';

const hints: Readonly<Record<HintKey, string>> = {
  goal: 'Most points win. Hold boxes with many toys of one kind and few sprays; closed boxes count twice.',
  start:
    'Pick a start card and a lit place. Tap once to see it, once more to lay it. Later ones go above or below.',
  toy: 'A special toy! It lies across an open long seam at once, in any box, and counts as two toys.',
  'draw-or-sleep':
    'Draw a card and play one, or put a cat to sleep instead. A sleeping cat joins any box, but counts only beside an awake one of yours.',
  place:
    'Choose a card, then a lit place. Tap the chosen card once more to turn it half round: walls close boxes, open sides join them.',
  ending: 'Last cards: nobody draws or naps any more. Play what is in your hand, with cats if you have some.',
  princess: 'You hold the Princess. She takes the place of any cat, and that cat goes home to its owner.',
  awake:
    'After laying a card you may add a cat with “Cat”: it lies across the new card and its neighbour, but not in a box with only other people’s cats.',
  sprays: 'A spray takes a point from its box. Lay it where somebody else will have to count it.',
  closing: 'A box with only one gap is nearly closed. Closed boxes turn gold and count twice.',
  joining: 'Open sides that meet join two boxes into one. Look at the preview: a rival may gain from it too.',
};
export default hints;
