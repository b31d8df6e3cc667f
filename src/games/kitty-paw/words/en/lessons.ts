import type { LessonTexts } from '../../../../words/lesson-words.ts';
import type lessons from '../../lessons/lessons.ts';

const en: LessonTexts<typeof lessons> = {
  card: {
    title: 'Choose a card',
    about: 'One point for each kitty on it',
    tasks: {
      most: {
        goal: 'Take the card worth most',
        text: 'After the shout everybody grabs one of four cards, once.',
        hint: 'Count the kitties: the number is on the card.',
        missed: 'Another card shows more kitties.',
        smile: 'Seven points. But it takes longest: against others an easy card may be better.',
      },
    },
  },
  grab: {
    title: 'One paw, one kitty',
    about: 'From the middle onto your mat',
    tasks: {
      last: {
        goal: 'Add the missing kitty',
        text: 'Four of five lie on your mat. Grab the fifth, and put it down as on the card.',
        hint: 'The ginger Domestic is missing, at the lower right of the picture.',
        missed: 'The picture is not there yet.',
        smile: 'A paw holds one thing at a time: grab, put down, grab.',
        wrong: { meow: 'One kitty is still missing. A wrong Meow costs points.' },
      },
    },
  },
  pose: {
    title: 'Turn and turn over',
    about: 'Each one as in the picture',
    tasks: {
      over: {
        goal: 'Turn the Bombay over',
        text: 'The black one is awake, on the card it lies on its back.',
        hint: 'Tap it on your mat, then the button that lays it down.',
        missed: 'It does not lie as on the card yet.',
        smile: 'Every tile has two sides. Look at the face first.',
        wrong: { meow: 'The Bombay is still awake.' },
      },
      turn: {
        goal: 'Turn the ginger one',
        text: 'One kitty looks the wrong way.',
        hint: 'One step to the right is enough. Tap it, then turn.',
        missed: 'It still looks another way.',
        smile: 'Sixty degrees a step. You may turn in the paw or on the mat.',
        wrong: { meow: 'One of them still looks the wrong way.' },
      },
    },
  },
  shift: {
    title: 'Anywhere on the mat',
    about: 'Shifted is right, turned is not',
    tasks: {
      aside: {
        goal: 'Finish it where it lies',
        text: 'This picture was begun at the edge of the mat. It may stay there.',
        hint: 'Only how they lie to each other counts. Go on beside the others.',
        missed: 'The last one is not in its place yet.',
        smile: 'The whole picture may lie anywhere. So do not waste time on the middle of the mat.',
        wrong: { meow: 'One kitty is still missing.' },
      },
    },
  },
  guest: {
    title: 'The guest in the box',
    about: 'Remember who sits where',
    tasks: {
      in: {
        goal: 'Bring the guest in',
        text: 'The box lies ready. You have looked into the third and the sixth closed one.',
        hint: 'The sixth held the dog. So lift the third, and into your box with its guest.',
        missed: 'The guest on your card is not in the box yet.',
        smile: 'Everybody sees whom you lift. Watch the others: they search for you, too.',
        wrong: { meow: 'The box is still empty.' },
      },
    },
  },
  overlap: {
    title: 'One on top of the other',
    about: 'What comes later lies on top',
    tasks: {
      above: {
        goal: 'Put the last on top',
        text: 'On hard cards kitties overlap. The ginger one lies on top of its neighbour.',
        hint: 'Grab it last: what is put down later lies on top.',
        missed: 'It is not in its place yet.',
        smile: 'Build from the bottom up: whoever lies lowest comes first.',
        wrong: { meow: 'The picture is not finished.' },
      },
    },
  },
  meow: {
    title: 'Look twice, then Meow',
    about: 'A wrong Meow costs points',
    tasks: {
      twice: {
        goal: 'Put it right, then Meow',
        text: 'Something is not as on the card. Find it, put it right, and shout.',
        hint: 'Look at the white one on the left: which way do its ears point?',
        missed: 'No correct Meow yet.',
        smile: 'A second look takes one second. A penalty takes a round.',
        wrong: { early: 'The Persian was turned a little too far.' },
      },
    },
  },
};
export default en;
