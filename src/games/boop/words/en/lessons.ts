import type { LessonTexts } from '../../../../words/lesson-words.ts';
import type lessons from '../../lessons/lessons.ts';

const en: LessonTexts<typeof lessons> = {
  hop: {
    title: 'Hop and push',
    about: 'Every neighbour moves one square',
    tasks: {
      push: {
        goal: 'Push the grey kitten',
        text: 'Put a kitten on any square right beside it. The first tap shows what would happen.',
        hint: 'All eight squares around it will do, the diagonal ones too.',
        missed: 'Nobody sits beside that square, so nobody moves.',
        smile: 'Whoever lands pushes every neighbour one square straight away.',
      },
      two: {
        goal: 'Push both at once',
        text: 'One hop, two pushes: find a square that touches both.',
        hint: 'Look at the square between the two, and at those above and below it.',
        missed: 'Only one of them is a neighbour of that square, or none.',
        smile: 'One hop pushes all its neighbours at the same time. Nobody pushes on.',
      },
    },
  },
  edge: {
    title: 'Over the edge',
    about: 'Whoever falls goes back to the pool',
    tasks: {
      off: {
        goal: 'Push it off the bed',
        text: 'The grey kitten sits at the edge. There is no square behind it.',
        hint: 'A push goes straight away from you: stand on the inner side.',
        missed: 'No push reaches it from there.',
        smile: 'It falls, and is back in its owner’s pool: a turn lost, but not the piece.',
        wrong: { along: 'From there it only slides along the edge.' },
      },
      keep: {
        goal: 'Only the grey one falls',
        text: 'Your own pieces fall just as easily. Keep yours on the bed.',
        hint: 'Find a square beside grey that does not touch your kitten.',
        missed: 'The grey kitten is still on the bed.',
        smile: 'Before you hop, look at your own neighbours too.',
        wrong: { both: 'Your own kitten falls from there.' },
      },
    },
  },
  grow: {
    title: 'Three grow up',
    about: 'A row of kittens grows into cats',
    tasks: {
      row: {
        goal: 'Make three in a row',
        text: 'Two of your kittens sit side by side. The third is in your pool.',
        hint: 'The two hold each other along their row: join at either end.',
        missed: 'That is no row of three yet.',
        smile: 'Three in a row leave the bed, and three cats wait in your pool.',
      },
      diagonal: {
        goal: 'Diagonal rows count too',
        text: 'Make a row of three once more.',
        hint: 'Carry on the row that your two kittens have begun.',
        missed: 'Not three in a row yet. Look along the diagonal.',
        smile: 'Across, up and down or diagonally: every row of three grows up.',
      },
    },
  },
  hold: {
    title: 'Two hold each other',
    about: 'What cannot be pushed',
    tasks: {
      around: {
        goal: 'Push d4',
        text: 'Two side by side hold each other along their row. Find another way in.',
        hint: 'Stand where the square behind d4 is empty.',
        missed: 'The kitten on d4 did not move.',
        smile: 'A pair holds along its row only. From above, below or diagonally it gives way.',
        wrong: { along: 'Somebody sits right behind: along this row the pair holds.' },
      },
      both: {
        goal: 'Push the whole pair',
        text: 'Move both with one hop.',
        hint: 'Stand right above or below one of them: the other is then your diagonal neighbour.',
        missed: 'They sit as before.',
        smile: 'A pair is strong from its ends and weak from its sides.',
        wrong: { one: 'One moves, the other stays.' },
      },
    },
  },
  heavy: {
    title: 'Cats are heavy',
    about: 'A kitten cannot push them',
    tasks: {
      push: {
        goal: 'Push the grey cat',
        text: 'You hold kittens and one cat. Choose below the bed what you put on it.',
        hint: 'A cat pushes everybody. Take yours from the pool.',
        missed: 'The cat on d4 sits as before.',
        smile: 'Only a cat pushes a cat. So bring yours out early: kittens cannot move them.',
        wrong: { kitten: 'A kitten cannot push a cat.' },
      },
      off: {
        goal: 'Push the cat off',
        text: 'A cat at the edge is not safe from another cat.',
        hint: 'Your cat, on the inner side of a3.',
        missed: 'The cat on a3 stays on the bed.',
        smile: 'At the edge even cats fall. The middle is the safest place on the bed.',
        wrong: { kitten: 'A kitten cannot push a cat.' },
      },
    },
  },
  walk: {
    title: 'Walk into the row',
    about: 'Push your own piece to where it belongs',
    tasks: {
      middle: {
        goal: 'Fill c3 by a push',
        text: 'A kitten put on c3 would push its friends away. Let c4 walk in.',
        hint: 'Who must stand above c4 so that it moves down?',
        missed: 'Nobody walks to c3 this time.',
        smile: 'The gap fills from behind: pushing your own piece can be the best move.',
        wrong: {
          apart: 'From the middle you push your own two apart.',
          plain: 'It is a row, but without a push. Try it with one.',
        },
      },
      slanting: {
        goal: 'Walk in once more',
        text: 'Two sit on a diagonal. The third has to move one square.',
        hint: 'Your kitten on d4 belongs on d3.',
        missed: 'The kitten on d4 does not reach the row.',
        smile: 'Three in an L are a row in waiting: one push closes it.',
        wrong: { plain: 'It is a row, but without a push. Try it with one.' },
      },
    },
  },
  choose: {
    title: 'Choose who grows up',
    about: 'Four in a row, or eight on the bed',
    tasks: {
      kittens: {
        goal: 'Three new cats, please',
        text: 'Four of yours in a row: only three of them leave. Choose which.',
        hint: 'A cat that leaves just comes back. Kittens come back as cats.',
        missed: 'That brings two new cats only: the third was one already.',
        smile: 'Let kittens grow up, and leave your cat where it is strong.',
      },
      eight: {
        goal: 'Take the right one back',
        text: 'All eight of yours are on the bed, so one goes back to the pool.',
        hint: 'What does a kitten become on its way?',
        missed: 'The cat goes back as a cat: nothing gained.',
        smile: 'With all eight out a single kitten grows up, without any row.',
      },
    },
  },
  win: {
    title: 'Three cats win',
    about: 'The row that ends the match',
    tasks: {
      third: {
        goal: 'Win with this turn',
        text: 'Two of your cats sit side by side, and you hold kittens and cats.',
        hint: 'Three cats win. With a kitten among them the row only goes back to the pool.',
        missed: 'No three cats in a row yet.',
        smile: 'Three of your cats in a row, and the match is yours.',
        wrong: { kitten: 'With a kitten in it the row leaves the bed instead of winning.' },
      },
      walk: {
        goal: 'Win by a push',
        text: 'All ends are taken. One of your cats has to walk in.',
        hint: 'Which cat may push a cat down to c3?',
        missed: 'No three cats in a row yet.',
        smile: 'The last cat stands apart, and the other three make the row.',
        wrong: { kitten: 'A kitten cannot push your cat either.' },
      },
    },
  },
  guard: {
    title: 'Stop their row',
    about: 'Look at what your rival can do next',
    tasks: {
      break: {
        goal: 'Grey must not win',
        text: 'Grey has two cats side by side and a third in the pool.',
        hint: 'They need b3 or e3. You cannot take both, but you can break the pair.',
        missed: 'Grey still has a square that wins.',
        smile: 'A pair with two free ends cannot be blocked, it has to be broken: from the side, with a cat.',
        wrong: { kitten: 'A kitten cannot push cats, and one end stays free.' },
      },
    },
  },
  fork: {
    title: 'Two doors',
    about: 'A threat that cannot be stopped',
    tasks: {
      two: {
        goal: 'Threaten in two places',
        text: 'Whatever grey does now, you want to win with your next turn.',
        hint: 'Bring your two cats together, with a free square at both ends.',
        missed: 'That does not win next turn yet.',
        smile: 'Two doors, one rival: only one of them can be closed.',
        wrong: { one: 'Grey can still stop a single threat. Make two.' },
      },
    },
  },
};
export default en;
