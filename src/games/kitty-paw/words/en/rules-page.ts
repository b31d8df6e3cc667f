import { page } from '../rules-plan.ts';

export default page({
  table: {
    title: 'What lies on the table',
    intro:
      'Everybody copies a picture made of cube cats, all at once, from one heap in the middle. Who is done first shouts Meow.',
    rules: {
      cats: {
        title: 'Seven cats',
        text: 'For each player one of each: the ginger Domestic Shorthair, the Russian Blue, the brown Exotic Shorthair, the silver American Shorthair, the black Bombay, the fluffy Persian, and the Japanese Bobtail, which is twice as long. They lie mixed in the middle, awake or on their backs, turned anyhow.',
        figures: {
          ginger: 'Domestic Shorthair, Russian Blue, Exotic Shorthair, American Shorthair',
          black: 'Bombay, Persian, Japanese Bobtail',
          asleep: 'on their backs',
        },
      },
      boxes: {
        title: 'Eight closed boxes, and your own',
        text: 'Seven guests and a chihuahua hide in the eight closed boxes. Beside your mat lies an empty box of your own; it can lie or stand.',
        figures: { lying: 'lying', standing: 'standing', three: 'three of the eight guests' },
      },
      cards: {
        title: 'The cards',
        text: 'Every round four cards lie open, however many play. Level I shows five to seven cats; level II adds a box with a guest; in level III cats lie on top of each other. A card is worth as many points as it shows cats; its other side costs as many as its level. The two sets of level II have backs of different colours.',
        figures: {
          level: 'level I',
          boxes: 'level II',
          guests: 'level III',
          backs: 'the backs of the two sets of level II',
        },
      },
      ours: {
        title: 'Our own pictures',
        text: 'The 48 figures, the lattice they lie on and everything about milliseconds are our own design: the published cards are not copied here.',
      },
    },
  },
  start: {
    title: 'The start',
    intro: 'Nobody begins; everybody does.',
    rules: {
      'paws-down': {
        title: 'Paws down',
        text: 'Everybody puts the paw down, and the round waits for everybody. Those who hold may begin without the others after twenty seconds. Then the shout comes after about one or two seconds, at a moment nobody can know. Who lets go too early has a locked paw for half a second.',
        figures: { paws: 'paws down …' },
      },
      pause: {
        title: 'Pause',
        text: 'Anybody may pause between rounds and while everybody builds. Mats and pictures are covered for all, and no clock runs. Whoever presses “Go on” starts a countdown of three seconds.',
      },
      'take-card': {
        title: 'One card each',
        text: 'At the shout everybody grabs one card. You may not change it. Whoever has none after eight seconds, or when somebody meows, is given one.',
        figures: { five: 'five points or six?' },
      },
    },
  },
  build: {
    title: 'Building',
    intro: 'Everybody builds at the same time, with one paw each.',
    rules: {
      'one-paw': {
        title: 'One paw, one thing',
        text: 'Grab one thing at a time: a cat, a closed box or your own box. Cats come from the middle only, never from another mat. At most nine cats on your mat and in your paw.',
      },
      reach: {
        title: 'Two paws, one cat',
        text: 'Every grab needs a moment to reach. If several want the same thing, the paw that was really faster gets it, however far away its player sits. The others see it snatched and are free again.',
        figures: { hands: 'who was first, and by how much' },
      },
      pose: {
        title: 'As on the card',
        text: 'Turn a cat by sixty degrees, lay it on its back, put it down, lift it again, give it back: one at a time, in the paw or on the mat.',
        figures: { turn: 'turn, then lay on its back' },
      },
      shift: {
        title: 'Shifted, but not turned',
        text: 'The whole figure may lie anywhere on the mat. It may not be turned as a whole: the mat has an upper edge.',
        figures: { card: 'the card', right: 'right', turned: 'turned as a whole' },
      },
      box: {
        title: 'The box',
        text: 'If your card shows a box, put your own there, lying or standing as in the picture. If it shows none, the box stays off the mat.',
        figures: { lying: 'lying', standing: 'standing' },
      },
      guests: {
        title: 'The guest',
        text: 'Lift closed boxes to find the guest of your card. Everybody sees what you lifted. The right one goes into your box, any other back to its place, face down. Nothing moves during a round: remember!',
        figures: { found: 'found' },
      },
      overlap: {
        title: 'One on top of the other',
        text: 'In level III some pieces overlap. Of two that do, the same one must lie above as on the card.',
        figures: { level: 'level III' },
      },
    },
  },
  'meow-chapter': {
    title: 'Meow!',
    intro: 'A round ends with a shout, a touch and a look.',
    rules: {
      meow: {
        title: 'Meow!',
        text: 'Done? Shout Meow. Nothing you do after that counts, and everybody else stops; what they hold falls back. With pieces missing, the first press only asks.',
      },
      touch: {
        title: 'The last paw pays',
        text: 'The paw of the meower rises at one of four places beside your mat. Touch it! Your own reaction counts, measured on your device. The last one keeps the own card, penalty side up, whatever the check says. Faster than 120 milliseconds is a false start.',
        figures: { touch: 'touch it' },
      },
      check: {
        title: 'The check',
        text: 'Right cats, right sides, turned and placed as on the card, the right guest in the box? Then the meower keeps the card for its points. If not, penalty side up. All other cards leave the game.',
        figures: { right: 'right', wrong: 'wrong, level I' },
      },
      photo: {
        title: 'Photo finish',
        text: 'After every round you see who was how many milliseconds faster at every contested grab and at the touch, and how sure that is.',
        figures: { photo: '17 ms, 90 % sure' },
      },
    },
  },
  end: {
    title: 'The end',
    intro: 'A game takes five to ten minutes.',
    rules: {
      five: {
        title: 'Five cards',
        text: 'The game ends after a round in which somebody has five cards, or when there are no more. In the long game only cards with points count. Most points win. With two, choose the long game or mixed levels: otherwise it is over after five rounds of level I.',
      },
      tie: {
        title: 'A shared lead',
        text: 'The leaders, and nobody else, play extra rounds with the cards that had left the game. If those are too few, cards that were never played and then scored ones come in too, so that everybody gets one. With sudden death the first right Meow wins and a wrong one is out.',
      },
      silence: {
        title: 'Nobody meows',
        text: 'After three minutes without a Meow the row leaves the game, and nobody pays.',
      },
      mild: {
        title: 'Milder games',
        text: 'Calm: nobody touches. Mercy, for two: the other pays only if slower than 0.9 seconds. Head start: the table chooses a seat, and the grabs of all others count 0.2, 0.4 or 0.6 seconds later. Alone: ten rounds against the clock.',
      },
    },
  },
  duel: {
    title: 'A duel',
    intro: 'The same cards for everybody, but each alone and whenever they like.',
    rules: {
      'duel-run': {
        title: 'Your own run',
        text: 'Put the paw down when you are ready, today or tomorrow. Four cards come one after the other, each with a shout and a time of its own: 45, 60 or 75 seconds by level. Once begun, the run goes on by the clock, even if you leave.',
      },
      'duel-secret': {
        title: 'Nobody peeks',
        text: 'Until your own run is over you see of the others only who is on the way and who has finished; nobody sees yours either. Who only watches waits until all have finished.',
      },
      'duel-compare': {
        title: 'Card by card',
        text: 'The fastest right time gets the points of the card. Right but slower brings nothing, wrong or late costs its level. If points are equal, less time for all cards together wins.',
      },
      'duel-own': {
        title: 'Cards of your own',
        text: 'In the studio you draw a card, and the rules for cards judge it at once. A link gives it away; whoever opens it solves it alone against the clock.',
      },
    },
  },
});
