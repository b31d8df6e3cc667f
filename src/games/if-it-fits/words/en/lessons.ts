import type { LessonTexts } from '../../../../words/lesson-words.ts';
import type lessons from '../../lessons/lessons.ts';

const en: LessonTexts<typeof lessons> = {
  join: {
    title: 'Walls and openings',
    about: 'What is open on both sides is one box',
    tasks: {
      open: {
        goal: 'Make one box of two',
        text: 'Lay a card so that no wall stands between it and the start card.',
        hint: 'A wall on one side is enough to part them. Keep the wall outside.',
        missed: 'A wall stands between the two: that makes two boxes.',
        smile: 'Opening to opening: the two cards are one box now.',
      },
      turn: {
        goal: 'Turn the card first',
        text: 'This card has one open side only. A half turn brings it to the other side.',
        hint: 'The start card has a wall on its left. Come from the right.',
        missed: 'Wall to wall, or wall to opening: they stay apart.',
        smile: 'Every card may be turned half round before it is laid.',
      },
    },
  },
  cat: {
    title: 'Your cat moves in',
    about: 'Across a seam, awake',
    tasks: {
      in: {
        goal: 'Let a cat move in',
        text: 'With the card you lay, a cat may lie across it and its neighbour to the side.',
        hint: 'Left or right of the start card, with no wall between. Then choose the cat.',
        missed: 'The card lies there, but no cat of yours.',
        smile: 'If it fits, it is yours: the box counts for you as long as you hold it.',
      },
    },
  },
  toys: {
    title: 'Most of one kind',
    about: 'What a box is worth',
    tasks: {
      most: {
        goal: 'Make your box worth more',
        text: 'Only the most frequent toy of a box counts, one point each.',
        hint: 'There are two mice in it. Look for a third.',
        missed: 'Another kind of toy, or another box: no point more.',
        smile: 'Three mice, three points. One kind of toy per box pays best.',
      },
    },
  },
  close: {
    title: 'Close the box',
    about: 'A closed box counts twice',
    tasks: {
      shut: {
        goal: 'Close your box',
        text: 'Two mice lie in it. Only one corner of the box is still open.',
        hint: 'Which card has its walls where the box would be open?',
        missed: 'There is still an opening somewhere.',
        smile: 'No opening left: everything in it counts twice.',
      },
    },
  },
  spray: {
    title: 'The spray bottle',
    about: 'Minus one, for whoever holds the box',
    tasks: {
      theirs: {
        goal: 'Spray the other box',
        text: 'You must play this card, and it costs a point wherever it belongs.',
        hint: 'Join it to the box of the other cat, or at least not to yours.',
        missed: 'The other box has not become cheaper.',
        smile: 'A spray is a present for others. In a closed box it costs two.',
      },
    },
  },
  asleep: {
    title: 'Sleep your way in',
    about: 'A sleeping cat opens other people’s boxes',
    tasks: {
      sneak: {
        goal: 'Into somebody else’s box',
        text: 'Another cat lives here, so yours may not move in awake. But it may sleep.',
        hint: 'Put a cat to sleep on a free place at an open side of the box.',
        missed: 'Your cat is not in that box.',
        smile: 'It has no walls and counts for nothing yet, but from now on you are at home here.',
      },
      wake: {
        goal: 'Take the box over',
        text: 'Your cat sleeps in it. Now others of yours may move in awake.',
        hint: 'Beside one that is awake the sleeping cat counts too. Two against one.',
        missed: 'The other player still holds the box.',
        smile: 'One awake, one asleep: you have two here, and the box is yours.',
      },
    },
  },
  princess: {
    title: 'The Princess',
    about: 'She takes the place of a cat',
    tasks: {
      home: {
        goal: 'Send their cat home',
        text: 'The Princess lies down where a cat was. The cat goes home.',
        hint: 'Whose box is worth three points?',
        missed: 'Their cat still lies in the box.',
        smile: 'The box belongs to nobody now, and she stays to the end.',
        wrong: { own: 'She sent your own cat home.' },
      },
    },
  },
  toy: {
    title: 'A special toy',
    about: 'Two jokers, laid at once',
    tasks: {
      mine: {
        goal: 'The toy into your box',
        text: 'It lies across an open seam between two free cards, in any box.',
        hint: 'Where do your mice live?',
        missed: 'Two points more for the other player.',
        smile: 'Each joker counts as one more of the toy that counts: two points.',
      },
    },
  },
  more: {
    title: 'More cats, more points',
    about: 'Every cat after the first adds one',
    tasks: {
      second: {
        goal: 'One point more, please',
        text: 'No card in your hand adds a mouse. What else brings a point here?',
        hint: 'You hold the box and have cats left. There is a free card at its end.',
        missed: 'Your points are as before.',
        smile: 'A second cat brings a point, and it is harder to take the box from two.',
      },
    },
  },
};
export default en;
