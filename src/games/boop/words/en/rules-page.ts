import { page } from '../rules-plan.ts';

export default page({
  bed: {
    title: 'The bed and the pieces',
    intro:
      'Two players share one quilted bed. Everybody wants to sleep on it, and nobody moves over by themselves.',
    rules: {
      pieces: {
        title: 'Eight kittens each',
        text: 'The bed has six rows of six squares. You begin with eight kittens in your pool. Eight cats of your colour wait beside the table: kittens grow into them.',
        figures: { kittens: 'kittens', cats: 'cats' },
      },
      goal: {
        title: 'What you want',
        text: 'Three of your cats in a row, or all eight of your cats on the bed at once.',
      },
    },
  },
  turn: {
    title: 'Your turn',
    intro:
      'You take turns. A turn is short: put one piece on the bed, see who gets pushed, and look for rows.',
    rules: {
      order: {
        title: 'One piece a turn',
        text: 'Who begins is drawn by lot, and in a rematch the other player begins. After that you play one after the other, and nobody may pass.',
      },
      empty: {
        title: 'Only on an empty square',
        text: 'Any empty square will do, anywhere on the bed. A square where somebody sits is taken.',
      },
      tray: {
        title: 'Only what lies in your pool',
        text: 'Place a kitten or a cat, whichever you like, as long as one lies in your pool.',
      },
    },
  },
  boop: {
    title: 'Boop: who pushes whom',
    intro:
      'A piece that lands on the bed pushes every neighbour on the eight squares around it one square straight away, yours and your rival’s alike.',
    rules: {
      push: {
        title: 'One square straight away',
        text: 'Neighbours in all eight directions are pushed, the diagonal ones too. The piece you placed stays where it is.',
        figures: { everybody: 'everybody moves away from the new kitten' },
      },
      'kitten-cat': {
        title: 'A kitten cannot push a cat',
        text: 'Kittens push kittens. Cats push everyone. A cat next to your new kitten simply stays.',
        figures: {
          kitten: 'a kitten pushes a kitten',
          stays: 'a kitten cannot push a cat',
          cat: 'a cat pushes anyone',
        },
      },
      edge: {
        title: 'Off the edge, into the pool',
        text: 'A piece pushed off the bed goes back to its owner’s pool, a kitten as a kitten, a cat as a cat. You may push your own pieces off too.',
      },
      chain: {
        title: 'No chains',
        text: 'A pushed piece does not push anyone.',
      },
    },
  },
  hold: {
    title: 'Two in a row hold',
    intro: 'Whoever has somebody right behind them cannot be pushed from that side.',
    rules: {
      'hold-rule': {
        title: 'The square behind must be free',
        text: 'If the square behind a neighbour is taken, by anyone of any size, the neighbour stays. From another side it can still be pushed.',
        figures: { two: 'two hold on', above: 'from above they do not' },
      },
    },
  },
  grow: {
    title: 'Growing up',
    intro:
      'After the pushing, look for three of your own pieces next to each other in a row: across, up and down, or diagonally.',
    rules: {
      row: {
        title: 'Three in a row grow up',
        text: 'All three leave the bed. Kittens among them are gone for good, and cats take their place: three cats come into your pool. Kittens and cats may be mixed. This is not optional.',
        figures: { three: 'three kittens: three cats for your pool' },
      },
      choose: {
        title: 'More than one row',
        text: 'If you have several rows, you choose one of them; the others stay. Four in a row are two rows of three.',
        figures: { these: 'these three, or the last three' },
      },
      eight: {
        title: 'All eight on the bed',
        text: 'If all eight of your pieces are on the bed and you have not won, take one of them back. A kitten comes back as a cat, a cat as a cat. If you also have a row, you may take that instead.',
      },
      'rival-row': {
        title: 'Your rival’s row',
        text: 'A row of your rival’s that you made counts only at the end of their own turn, if it still stands.',
      },
    },
  },
  win: {
    title: 'Winning',
    intro: 'At the end of your turn, after all the pushing, you win in one of two ways.',
    rules: {
      'three-cats': {
        title: 'Three cats in a row',
        text: 'Three of your cats next to each other in a row, in any direction. This comes before growing up.',
        figures: { win: 'you win' },
      },
      'eight-cats': {
        title: 'Eight cats on the bed',
        text: 'All eight of your pieces are cats, and all of them are on the bed.',
      },
      draw: {
        title: 'A draw',
        text: 'The same position for the third time, or two hundred turns without a winner: everybody falls asleep, and it is a draw.',
      },
    },
  },
  tips: {
    title: 'Tips for your first matches',
    intro: 'No rules here, only what players notice after a few evenings.',
    rules: {
      middle: {
        title: 'Take the middle',
        text: 'Nobody falls off from the four squares in the middle: it takes three pushes. A piece there is also part of more rows than one at the edge.',
      },
      'own-pieces': {
        title: 'Your own pieces move too',
        text: 'A piece placed between two of your own pushes them apart. So build a row from its end. Sometimes pushing your own piece is the move: into a row, or off the edge to have it in your pool again.',
        figures: { over: 'between two of your own: all apart' },
      },
      'pairs-and-corners': {
        title: 'Pairs hold, corners do not',
        text: 'Two side by side cannot be pushed along their row, so a pair with a free square at its end is a threat. Only three squares touch a corner, but a push from any of them is a fall, and few rows end there.',
        figures: { pair: 'a pair holds' },
      },
      'cats-early': {
        title: 'Bring your cats out early',
        text: 'A cat in the pool does nothing. On the bed kittens cannot push it, and three in a row win. Watch how many cats your rival holds: two on the bed and one in the pool may win next turn.',
      },
    },
  },
  children: {
    title: 'For small children',
    intro: 'Choose “Kittens only” when you create the table.',
    rules: {
      'kittens-only': {
        title: 'Kittens only',
        text: 'There are no cats and nobody grows up. Whoever has three kittens in a row wins. With all eight kittens on the bed, take one back.',
      },
    },
  },
});
