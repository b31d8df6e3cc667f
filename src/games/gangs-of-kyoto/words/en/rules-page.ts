import { page } from '../rules-plan.ts';

export default page({
  night: {
    title: 'A night out',
    intro:
      'Two to five gangs of cats roam the streets and pick up little bells. Every card takes hours. Come home in time and the bells are yours; stay out too late and they are gone.',
    rules: {
      street: {
        title: 'Your street',
        text: 'The cards you get lie in a row, your street. Each has a number at the edge: the hours it takes, from 0 to 5. Below it there may be one bell, two bells or a card with a plus.',
        figures: { seven: 'seven hours, three bells in the street' },
      },
      cards: {
        title: 'The 109 cards',
        text: 'There are 81 cards with hours: the more bells, the more hours, as a rule. The other 28 are special and take no time: 8 gifts, 4 big gifts, 6 retreats, 5 night owls and 5 “No, thanks!”. The published game does not tell how many there are of each card, so these numbers are our own design, and so are the names of the cards.',
      },
    },
  },
  turn: {
    title: 'A turn',
    intro: 'The player with the lantern begins the round. Then it goes round the table.',
    rules: {
      draw: {
        title: 'As many cards as players',
        text: 'At the beginning of your turn you draw one card for every player, face down. Nobody looks at them.',
        figures: { three: 'three players, three cards' },
      },
      give: {
        title: 'Turn over, give away',
        text: 'On your turn you choose which card to turn over; nobody knows what it is. Then you give it to a player who has not had one this turn; you are one of the players. The card does what it does before the next one is turned over. The last card has only one place to go and goes there by itself.',
        figures: {
          somebody: 'to somebody without a card this turn',
          twice: 'a second card in the same turn',
        },
      },
    },
  },
  late: {
    title: 'Too late',
    intro: 'The clock at the end of a street adds up its hours.',
    rules: {
      limit: {
        title: 'Thirteen is too late',
        text: 'Whoever has 13 hours or more in the street is out too late. The round ends at once, and nothing else on that card happens. Before you give a card, every street shows what it would do there.',
        figures: { home: '9 → 12: home in time', late: '9 → 13: too late' },
      },
      lost: {
        title: 'What is lost',
        text: 'The late one discards the whole street, bells and all. Bells in a pile are safe.',
        figures: { three: 'three bells gone' },
      },
      risk: {
        title: 'How likely is it to be late?',
        text: 'The button “Chances” shows it for every street, with the next card of the deck. It counts only what you can see yourself: the cards on the table and in the discard pile.',
      },
    },
  },
  special: {
    title: 'Special cards',
    intro: 'They take no time. Some stay in the street, some do something at once.',
    rules: {
      curiosity: {
        title: 'Curiosity',
        text: 'A card with hours and a plus. Whoever takes it gets the top card of the deck at once as well. That card does not count as their card of this turn, and it may be another curiosity.',
        figures: { one: 'one more, whatever it is' },
      },
      gift: {
        title: 'Gifts',
        text: 'A gift goes into the pile at once: one bell, or two for a big one. It can no longer be lost.',
        figures: { two: 'two bells, safe' },
      },
      retreat: {
        title: 'Retreat',
        text: 'The last card of the street is discarded, and the retreat with it. In an empty street only the retreat goes. If it takes a night owl away and there are 13 hours or more, that is too late.',
        figures: { five: 'the five is gone, and so are its bells' },
      },
      owl: {
        title: 'Night owl',
        text: 'As long as it lies in your street, you are late at 18 and not at 13. Two owls do no more than one. When you create a table you may choose that the 18 stays for the rest of the round.',
        figures: { fourteen: 'fourteen, and still in time' },
      },
      'no-thanks': {
        title: 'No, thanks!',
        text: 'It lies in your street. Later you may refuse one card with it: any card, given to you or drawn out of curiosity, a gift or a retreat too.',
        figures: { one: 'this one is not for you' },
      },
      refuse: {
        title: 'To refuse, or not',
        text: 'When somebody gives you a card, or curiosity brings one, you are asked. A card of your own turn you keep or refuse yourself, and no time runs. If you refuse, it is discarded together with your “No, thanks!”, and it counts as your card of this turn. You have five seconds unless the table says otherwise. When they are over, the card is refused only if it would make you late.',
        figures: { both: 'both go' },
      },
    },
  },
  home: {
    title: 'Home again',
    intro: 'When somebody is late, the night is over for everyone.',
    rules: {
      bank: {
        title: 'Bells into the pile',
        text: 'Everybody but the late one moves the bell cards of the street into the pile, all at the same time. The rest of the street is discarded. Cards nobody turned over go back onto the deck, unseen.',
        figures: { three: 'three bells come home' },
      },
      lantern: {
        title: 'The lantern moves on',
        text: 'The next player clockwise gets the lantern and begins the new round, whoever’s turn it was.',
        figures: { clockwise: 'clockwise' },
      },
      deck: {
        title: 'When the deck is empty',
        text: 'The discard pile is shuffled and becomes the new deck.',
      },
      piles: {
        title: 'Face down',
        text: 'Piles lie face down. You may look at your own; of the others you see how many cards there are. Everybody saw what went in, so remember it if you can, or read it up in the list of moves. When you create a table you may choose open piles.',
      },
    },
  },
  win: {
    title: 'Winning',
    intro: 'Only bells in a pile count.',
    rules: {
      thirteen: {
        title: 'Thirteen bells',
        text: 'Whoever has 13 bells in the pile wins at once, in the middle of a round too, if a gift brings them. If several have 13 at the end of a round, most bells win; if that is equal, whoever sits farthest from the lantern in turn order.',
        figures: { win: 'you win' },
      },
      'whole-deck': {
        title: 'The whole deck',
        text: 'Choose this when you create a table and you want a longer match: 13 bells mean nothing. When the last card has left the deck, the next one to be late ends the match. Most bells win; if that is equal, whoever sits farthest from the lantern in turn order.',
      },
    },
  },
});
