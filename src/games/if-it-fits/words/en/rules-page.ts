import { page } from '../rules-plan.ts';

export default page({
  boxes: {
    title: 'Cards that become boxes',
    intro:
      'Cardboard lies all over the table. Card by card you build boxes, lay your cats in the good ones, and hope that nobody points a spray bottle at them.',
    rules: {
      goal: {
        title: 'What you want',
        text: 'Hold boxes with many toys of one kind and few sprays. Closed boxes count twice. Whoever has most points at the end wins.',
      },
      walls: {
        title: 'Walls and open sides',
        text: 'Each side of a card is a wall or open. Two neighbours are joined if both halves of the seam between them are open. One wall is enough to part them.',
        figures: { open: 'open on open: one box', wall: 'a wall parts them' },
      },
      box: {
        title: 'A box, open or closed',
        text: 'Cards that are joined, directly or through others, make one box of any size. On the table a box has the colour of the player who holds it. It is closed when none of its open sides faces an empty place or the edge of the table; then it turns gold. A side that is open at the edge stays open for ever.',
        figures: { one: 'one place is still missing', closed: 'closed: gold, counts twice' },
      },
      cards: {
        title: 'Toys and sprays (our design)',
        text: 'There are mice, yarn balls, feathers and herrings, sixteen of each, and twelve spray bottles. Nothing is known in public about what the published cards show, so the walls and symbols are our own.',
        figures: { mouse: 'mouse, yarn, feather, herring', spray: 'a spray' },
      },
      table: {
        title: 'The table (our design)',
        text: 'Cards lie on a table of a fixed size: the kitchen table has room for 15 × 9, the desk for 11 × 7, the dining table for 21 × 13. You choose it when you create the match.',
      },
    },
  },
  start: {
    title: 'The beginning',
    intro: 'You get five cats and two cards. Chance picks who goes first.',
    rules: {
      'your-cat': {
        title: 'Your cat',
        text: 'In turn, from the first player on, everybody chooses a cat that is still free and takes its five cards. The cats differ only in looks. A table can be set up so that each seat has its cat from the start.',
      },
      'start-card': {
        title: 'A start card each',
        text: 'The first player takes one of the five start cards and lays it anywhere. The others, in turn, take one of the rest and join it by a short side, above or below, to what lies there. So the start cards form a column.',
        figures: { above: 'above or below, never beside' },
      },
      deck: {
        title: 'The deck',
        text: 'It is stacked from as many piles as there are players, with one Princess shuffled into each: she turns up somewhere in every pile. If the cards do not come out even, the upper piles have one more (our design).',
      },
    },
  },
  turn: {
    title: 'Your turn',
    intro: 'Either draw a card and play one, or put a cat to sleep. Never both.',
    rules: {
      'draw-or-sleep': {
        title: 'Draw, or put a cat to sleep',
        text: 'Draw the top card, so that you hold three, and play one of them: a box card or the Princess. Or do not draw, and put one of your cats to sleep on the table. Playing is not optional.',
      },
      placing: {
        title: 'Where a card may lie',
        text: 'On a free place that touches a card with at least one side. A corner is not enough. A wall may touch a wall: walls do not matter for laying. What lies on the table is never moved.',
        figures: { four: 'four places, no corners' },
      },
      'half-turn': {
        title: 'A half turn',
        text: 'All cards lie upright. Before you lay one you may turn it half round: tap it, press R or use the wheel. A card that looks the same both ways needs no turning. A table can be set up without turning.',
        figures: { upright: 'as it is printed', turned: 'turned half round' },
      },
      'putting-away': {
        title: 'Nothing fits',
        text: 'If no card in your hand can be played, put one of them aside. When the last cards are played, a box card that fits nowhere may be put aside too.',
      },
    },
  },
  cats: {
    title: 'Cats',
    intro:
      'Whoever has most cats in a box holds it. A cat awake lies across two cards, a sleeping one is a card itself.',
    rules: {
      awake: {
        title: 'A cat across the seam',
        text: 'After laying a box card you may lay one cat across it and its left or right neighbour, if the long seam between them is open. You need not.',
        figures: { over: 'over the new card and its neighbour', wall: 'a wall between' },
      },
      'one-across': {
        title: 'One on each card',
        text: 'A card carries only one thing across it: a cat, the Princess or a special toy. Nothing lies across a sleeping cat. The toys underneath still count; they stay in sight below it.',
      },
      'foreign-cat': {
        title: 'Not where a stranger lives',
        text: 'In the box, as it is with your new card, there must be no cat of anybody else, awake or asleep, unless one of yours is in it already. The Princess is nobody’s cat.',
        figures: { stranger: 'a stranger’s box: no', yours: 'yours sleeps there: yes' },
      },
      sleeping: {
        title: 'A cat asleep',
        text: 'It is laid in a place like a card, without walls and without toys, and your turn ends. It may join anybody’s box, keeps strangers out and lets you in. Alone it holds nothing: it counts only beside an awake cat of yours.',
        figures: { open: 'open on all four sides' },
      },
    },
  },
  surprises: {
    title: 'Toys and the Princess',
    intro: 'Three special toys and a few black cats are hidden in the deck.',
    rules: {
      'special-toy': {
        title: 'A special toy',
        text: 'Laser, cushion and tunnel are laid the moment they are drawn, across any open long seam between two free cards, in your box or in another. Each is two jokers: two toys of the most frequent kind. That was your play, and no cat follows. Only if no seam is left is it laid like a box card, and then a cat may follow.',
        figures: { two: 'two more of the most frequent kind' },
      },
      princess: {
        title: 'The Princess',
        text: 'She comes into your hand like a card. Played, she takes the place of any cat on the table, awake or asleep, yours or not. That cat goes home and can be used again. She stays to the end, holds no box and keeps nobody out.',
        figures: { somebody: 'somebody’s cat …', goes: '… goes home' },
      },
    },
  },
  end: {
    title: 'The end',
    intro: 'It comes when the deck is empty, or when somebody has laid a fifth cat.',
    rules: {
      'end-phase': {
        title: 'The last cards',
        text: 'From the next turn on nobody draws and nobody puts a cat to sleep. Everybody plays one card a turn, with a cat if they like, until all hands are empty. A cat that the Princess sends home does not stop this, and may be laid again.',
      },
      holding: {
        title: 'Who holds a box',
        text: 'Whoever has most cats in it. Sleeping cats count only beside one of their own that is awake. If several have as many, each of them gets all the points.',
      },
      value: {
        title: 'What it is worth',
        text: 'One point for each toy of the most frequent kind, one for each toy of a special card, minus one for each spray. If several kinds are equally frequent, all of them count; a table can be set up so that only one does. A closed box counts twice, sprays included; a loss must be taken.',
        figures: { mice: '2 mice − 1 spray: 1 point', doubled: '2 mice, doubled: 4 points' },
      },
      'more-cats': {
        title: 'More than one cat',
        text: 'Whoever holds a box gets one more point for each of their cats in it beyond the first, never doubled. A table can be set up so that everybody in the box gets these points, not only its holder.',
      },
      tie: {
        title: 'A tie',
        text: 'Whoever lost fewer points to sprays wins. If that is the same too, the win is shared (our design).',
      },
    },
  },
  extended: {
    title: 'Extended rules',
    intro: 'Choose them when you create the table.',
    rules: {
      'double-wall': {
        title: 'No double walls',
        text: 'No card may be laid so that two walls meet. All five Princesses lie anywhere in the deck, more than one cat in a box brings no extra points, and a sleeping cat counts half for holding a box.',
        figures: { wall: 'wall on wall' },
      },
    },
  },
});
