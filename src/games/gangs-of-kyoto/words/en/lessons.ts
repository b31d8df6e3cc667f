import type { LessonTexts } from '../../../../words/lesson-words.ts';
import type lessons from '../../lessons/lessons.ts';

const en: LessonTexts<typeof lessons> = {
  bells: {
    title: 'Whose card is it?',
    about: 'Everybody gets one card a turn',
    tasks: {
      keep: {
        goal: 'Keep the bells',
        text: 'You decide who gets this card. Your night is still young.',
        hint: 'Two bells, three hours: your street has room for them.',
        missed: 'On that street the bells will ring for somebody else.',
        smile: 'Bells on your street are yours, if you come home in time.',
      },
      street: {
        goal: 'Give away four hours',
        text: 'This card has hours and no bells. Each street gets only one card a turn.',
        hint: 'You want few hours. Who should stay out longer?',
        missed: 'Four hours closer to thirteen, and nothing for it.',
        smile: 'Hours without bells are for the others. Now each of the rest still gets a card.',
      },
    },
  },
  late: {
    title: 'Thirteen is late',
    about: 'Whoever is late loses the street, the others keep their bells',
    tasks: {
      send: {
        goal: 'Make somebody late',
        text: 'You have three bells on the street. Let the round end while you are home.',
        hint: 'Add four to each street: which one reaches thirteen?',
        missed: 'Everybody is still below thirteen, and the night goes on.',
        smile: 'One is late, the round ends, and your bells are on your pile.',
      },
      safe: {
        goal: 'Do not be late',
        text: 'Nine hours on your street, five on this card.',
        hint: 'Nobody has to be late now. It just must not be you.',
        missed: 'That does not save your bells.',
        smile: 'The closer you are to thirteen, the more your own turn protects you.',
        wrong: { late: 'Fourteen: your street with three bells is gone.' },
      },
    },
  },
  gift: {
    title: 'A gift is safe',
    about: 'Straight onto the pile, no hours',
    tasks: {
      keep: {
        goal: 'Keep the big gift',
        text: 'You are at twelve hours. Is there room for one more card?',
        hint: 'A gift has no hours and never lies in the street.',
        missed: 'Two bells go to another pile.',
        smile: 'Gifts need no way home: two bells on the pile, and still twelve hours.',
      },
    },
  },
  retreat: {
    title: 'A step back',
    about: 'The last card of a street goes',
    tasks: {
      own: {
        goal: 'Go back five hours',
        text: 'A Retreat takes away the right-most card of a street.',
        hint: 'What lies at the right end of your street?',
        missed: 'Your five hours stay where they are.',
        smile: 'A card that only costs hours is the best one to lose.',
      },
      theirs: {
        goal: 'Take bells from somebody',
        text: 'This time your own last card is worth keeping.',
        hint: 'Look at the right end of the other streets.',
        missed: 'That street loses hours only: a present.',
        smile: 'A Retreat helps or hurts. The right end of the street decides.',
        wrong: { mine: 'Your own two bells are gone.' },
      },
    },
  },
  owl: {
    title: 'The Night owl',
    about: 'Eighteen hours instead of thirteen',
    tasks: {
      keep: {
        goal: 'Take the owl home',
        text: 'Twelve hours and four bells on your street. The next card may be too much.',
        hint: 'With the owl in your street you are late only at eighteen.',
        missed: 'You still have one hour left, and no owl.',
        smile: 'The owl has no hours and gives you five more.',
      },
      lose: {
        goal: 'Send the owl away',
        text: 'The Fish is at fourteen hours. Only the owl lets it stay out.',
        hint: 'The owl lies at the right end. What does a Retreat take?',
        missed: 'The owl stays, and so does the Fish.',
        smile: 'Without its owl a street of fourteen is late at once.',
      },
    },
  },
  veto: {
    title: 'No, thanks!',
    about: 'Refuse one card, once',
    tasks: {
      refuse: {
        goal: 'Refuse the five hours',
        text: 'You are at nine. The Fish gives you five hours.',
        hint: 'Nine and five are fourteen. What lies in your street?',
        missed: 'Fourteen hours: the street is gone, bells and all.',
        smile: 'Both cards go, and your bells stay.',
      },
      take: {
        goal: 'Save your “No, thanks!”',
        text: 'You are at one hour, and a bell without hours comes.',
        hint: 'Is this a card that hurts?',
        missed: 'A bell refused, and the “No, thanks!” is spent.',
        smile: 'It works once. Wait for a card that would make you late.',
      },
    },
  },
  curious: {
    title: 'Curiosity',
    about: 'One more card, and nobody knows which',
    tasks: {
      theirs: {
        goal: 'Who should be curious?',
        text: 'A Curiosity brings one more card from the deck at once.',
        hint: 'Whoever is closest to thirteen has least room for a surprise.',
        missed: 'Plenty of room there: nothing happens.',
        smile: 'Near the limit an unknown card is a danger. Far from it, a chance.',
        wrong: { mine: 'Eight hours, three bells, and now a surprise for you.' },
      },
    },
  },
  win: {
    title: 'Thirteen bells',
    about: 'Only the pile counts',
    tasks: {
      end: {
        goal: 'Win the match now',
        text: 'Ten bells on your pile, three in your street. Bring them home.',
        hint: 'Bells get home when a round ends. Who can end it?',
        missed: 'The round goes on, and three bells are still on the street.',
        smile: 'Count your street too: the right moment to end a round is when it wins.',
      },
    },
  },
  patience: {
    title: 'Do not end it for them',
    about: 'A round’s end pays everybody',
    tasks: {
      wait: {
        goal: 'Keep the round going',
        text: 'The Fish has twelve bells on the pile and one in the street.',
        hint: 'Somebody late now would let the Fish bring home number thirteen.',
        missed: 'The round is over, the Fish has thirteen bells.',
        smile: 'Before you make somebody late, look at who else comes home.',
      },
    },
  },
};
export default en;
