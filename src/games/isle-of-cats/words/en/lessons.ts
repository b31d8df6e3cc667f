import type { LessonTexts } from '../../../../words/lesson-words.ts';
import type lessons from '../../lessons/lessons.ts';

const en: LessonTexts<typeof lessons> = {
  aboard: {
    title: 'The first cat aboard',
    about: 'A basket, some fish, and a place',
    tasks: {
      first: {
        goal: 'Bring a cat aboard',
        text: 'Tap a cat beside the island, move and turn it over your boat, then confirm.',
        hint: 'The first one may lie anywhere on the boat. Cats on the left cost 3 fish, those on the right 5.',
        missed: 'The turn is over, and the boat is still empty.',
        smile: 'One basket and a few fish for each cat. The next one must touch it.',
      },
    },
  },
  rats: {
    title: 'Hide the rats',
    about: 'Each one in sight costs a point',
    tasks: {
      cover: {
        goal: 'Cover two rats',
        text: 'A rat under a cat costs nothing. The new cat must touch the one aboard.',
        hint: 'Two rats sit side by side above the cat. Which shape reaches both?',
        missed: 'At least one of the two is still in sight.',
        smile: 'Two points saved with one cat. Rooms that are not full cost five each.',
      },
    },
  },
  family: {
    title: 'Families',
    about: 'Three of one colour that touch each other',
    tasks: {
      three: {
        goal: 'Make a blue family',
        text: 'Two blue cats touch each other. With a third they are a family.',
        hint: 'A blue cat, side to side with either of them. Corners do not count.',
        missed: 'No new cat in the blue family.',
        smile: 'Three are worth 8 points, four 11, five 15. Keep colours together.',
        wrong: { apart: 'Blue, but it touches no blue cat.' },
      },
      between: {
        goal: 'Join the two blue ones',
        text: 'A green cat lies between them. One cat can touch both.',
        hint: 'Lay the long blue cat upright, so that it touches the ends of all three.',
        missed: 'The two blue ones are still apart.',
        smile: 'The cat that joins two groups is worth more than one that starts a third.',
        wrong: { apart: 'It touches one blue cat at most.' },
      },
    },
  },
  map: {
    title: 'Treasure maps',
    about: 'A cat on a map of its colour',
    tasks: {
      find: {
        goal: 'Find a treasure',
        text: 'Put a cat on a map of its own colour, and a treasure is yours.',
        hint: 'The red map lies at the left end of the boat.',
        missed: 'No cat lies on a map of its own colour.',
        smile: 'A common treasure, for free: it fills a gap or covers a rat.',
      },
    },
  },
  gap: {
    title: 'Small treasures, big help',
    about: 'What no cat can reach',
    tasks: {
      rat: {
        goal: 'Cover a rat with it',
        text: 'Choose a treasure. It must touch something aboard, like a cat.',
        hint: 'One rat is left beside the purple cat. One square is enough.',
        missed: 'The rats are all still in sight.',
        smile: 'Keep treasures for the gaps that no cat fits into.',
      },
    },
  },
  oshax: {
    title: 'The oshax',
    about: 'A cat of any colour you name',
    tasks: {
      join: {
        goal: 'Join the two blue ones',
        text: 'You have named it blue. Choose one of the oshax and its place.',
        hint: 'It has to reach round the green cat: look for a long one with a hook.',
        missed: 'It touches only one of the blue cats.',
        smile: 'Two on their own and an oshax between them: a family of three.',
      },
    },
  },
  shop: {
    title: 'Fish for cats',
    about: 'Cards cost fish, and so do cats',
    tasks: {
      basket: {
        goal: 'Buy, but keep five fish',
        text: 'You have 8 fish and no basket. A cat costs 3 or 5, and needs a basket.',
        hint: 'First the basket. What is left must be enough for a cat.',
        missed: 'The basket is there, but no fish for a cat.',
        smile: 'A basket, and fish to fill it. The oshax can wait for another day.',
        wrong: { nothing: 'Without a basket no cat comes aboard today.' },
      },
    },
  },
  colour: {
    title: 'Everybody’s lesson',
    about: 'A public lesson pays all players',
    tasks: {
      name: {
        goal: 'Name the right colour',
        text: 'This public lesson counts cats of the colour you name, for everybody.',
        hint: 'Of which colour are most cats on your boat?',
        missed: 'Of that colour you have one cat or none.',
        smile: 'It pays all players, so name the colour in which you are ahead.',
      },
    },
  },
};
export default en;
