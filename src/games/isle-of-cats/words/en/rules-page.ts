import { page } from '../rules-plan.ts';

export default page({
  start: {
    title: 'Before Vesh comes',
    intro:
      'Lord Vesh and his ships will be here in five days. Until then you bring as many of the island’s cats aboard as you can, and everyone knows that cats must be stowed carefully.',
    rules: {
      goal: {
        title: 'What you want',
        text: 'Fill your boat with cats so that those of one colour lie together. Families bring points, visible rats and rooms that are not full cost some, and lessons reward whatever they say. Most points after five days win.',
        figures: { island: 'five colours, each with its own pattern' },
      },
      week: {
        title: 'Five days',
        text: 'Every day goes the same way: cats come to the fields, everyone gets fish, you choose cards and buy some of them, read lessons, lay rescue cards, rescue cats in turn order, and at last look for rare finds.',
      },
      screen: {
        title: 'How to place a tile',
        text: 'Take a tile and it hovers over your boat. Move it by dragging anywhere on the boat, with the arrows or by tapping a cell; turn and flip it with the buttons, or R and F. It says what it would change. Nothing is final before you confirm.',
      },
    },
  },
  boat: {
    title: 'The boat',
    intro:
      'All boats have the same 142 cells and seven rooms. Rats and treasure maps lie differently on each.',
    rules: {
      rooms: {
        title: 'Seven rooms',
        text: 'Two captain’s rooms (parrot), two bedrooms (moon), the dining room (apple), the store room (feather) and the open deck, which is a room like the others. A room is full when every cell of it is covered, and empty when nothing lies in it, not even the corner of a tile.',
        figures: { whole: 'one of the six boats: rats, five maps, rooms' },
      },
      placing: {
        title: 'Where a tile may lie',
        text: 'On free cells of the boat, touching with at least one side a tile that is already there, whatever kind it is. The very first tile lies anywhere. Walls, rats and maps are no obstacle. Tiles may be turned and flipped, but never moved afterwards.',
        figures: {
          touches: 'side to side',
          corner: 'only a corner',
          covers: 'on top of another',
          sticks: 'over the edge',
        },
      },
      maps: {
        title: 'Treasure maps',
        text: 'Cover a map with a cat of its colour, and you may take a common treasure of any shape and place it at once. With any other tile the map is simply gone.',
        figures: { right: 'a blue cat on the blue map: a treasure', wrong: 'a green cat: nothing' },
      },
      treasures: {
        title: 'Treasures',
        text: 'Common treasures, of one to three cells, close gaps and count nothing by themselves. Rare ones have four cells and are worth 3 points each.',
        figures: { common: 'common', rare: 'rare: 3 points each' },
      },
    },
  },
  day: {
    title: 'A day',
    intro: 'Step by step. What is not your turn needs no attention: the table says whom it waits for.',
    rules: {
      fields: {
        title: 'Cats come to the fields',
        text: 'For each player two cats are drawn to the left field and two to the right one. Rare treasures that come out of the bag with them go to the display and stay there.',
      },
      fishing: {
        title: 'Fish',
        text: 'Everyone gets 20 fish. With fish you pay for cards and for cats. What you do not spend is yours tomorrow.',
      },
      draft: {
        title: 'Choose cards',
        text: 'You get seven cards. Keep two, pass the rest to your neighbour, and go on until you have seven. On days 1, 3 and 5 cards go to the left, on the others to the right. Nobody sees what you keep.',
      },
      buy: {
        title: 'Buy cards',
        text: 'Of your seven cards buy as many as you like; the price stands in the corner. The others go away. Leave fish for the cats: they cost 3 or 5 each. Cards that give fish may be played meanwhile, if you had them before.',
        figures: { kinds: 'six kinds of cards' },
      },
      lessons: {
        title: 'Lessons',
        text: 'In turn order, lessons just bought are laid down: private ones face down, only for you; public ones openly, they count for everybody. If a public lesson needs a colour, its owner names it now.',
      },
      lay: {
        title: 'Lay rescue cards',
        text: 'Lay as many rescue cards as you like, face down. Then all are turned over: boots add up to speed, and the fastest goes first until cards are turned over again. Equals keep their order. Whatever you laid is used up tonight.',
        figures: { rescue: 'boots for speed, baskets, half baskets' },
      },
      rescue: {
        title: 'Rescue',
        text: 'In turn order, one cat a turn: it takes a basket and 3 fish from the left field or 5 from the right one, and is placed at once. Or pass, and you are out until tomorrow. After a rescue you end your turn yourself.',
      },
      baskets: {
        title: 'Baskets',
        text: 'A permanent basket serves once a day. A card with a basket serves once. Two half baskets make a whole one. The table always takes the permanent ones first.',
      },
      rare: {
        title: 'Rare finds',
        text: 'In turn order, play an oshax or a treasure card, or pass. An oshax is a big cat whose colour you name; from then on it is a cat of that colour. A treasure card gives one rare or two common treasures; the small one gives two of one or two cells, or for one fish more any two common ones. At least one must be placed.',
        figures: { oshax: 'without a colour, named blue, named red' },
      },
      night: {
        title: 'Night',
        text: 'Cats left in the fields are gone. Permanent baskets are whole again, and the next day begins. After the fifth the match is scored.',
      },
    },
  },
  anytime: {
    title: 'Anytime cards',
    intro: 'They need no turn of yours. That is their whole charm.',
    rules: {
      when: {
        title: 'When',
        text: 'At any moment, in anybody’s turn; only not while you still have something open yourself, while another such card is being carried out, or, during the purchase, if it gives more than fish.',
      },
      what: {
        title: 'What they do',
        text: 'They give fish for what is on your boat, cards or tiles to draw, one rescue more, a permanent basket, or freedom: your next tile need not touch. A card that would gain nothing stays in your hand.',
        figures: { cards: 'a few of them' },
      },
      ready: {
        title: 'Ready?',
        text: 'Where the day would run on by itself the table asks everybody whether they are ready: before a new day, before buying, before the rescue and at the very end. It is the last moment for such a card. Unless the table was set up to wait for all, it goes on after a few seconds; alone you have all the time you like. Where you have nothing to decide, here or in another step, the table answers for you; “Questions” below the score brings the question back.',
      },
    },
  },
  score: {
    title: 'Points',
    intro: 'The score page shows every line while you play, as if the match ended now.',
    rules: {
      minus: {
        title: 'Rats, rooms, treasures',
        text: 'Each rat you can see: −1. Each room that is not full: −5. Each rare treasure: +3. Common treasures and fish: nothing.',
      },
      families: {
        title: 'Families',
        text: 'Three or more cats of one colour that touch, directly or through each other, are a family. Three are worth 8, four 11, five 15, and every further cat 5 more. Each family counts, also several of one colour. A cat without another of its colour beside it is lonely.',
        figures: { family: 'three blue ones: 8 points', apart: 'parted by a green one: two lonely cats' },
      },
      'lesson-points': {
        title: 'Lessons',
        text: 'Private lessons pay you, public ones everybody. “Exactly” means exactly: a sixteenth cat can cost more than it brings. Where something may be chosen, such as the best colour or row, the best is taken for you.',
        figures: { lessons: 'three private lessons' },
      },
      winner: { title: 'Who wins', text: 'Most points. If equal, more fish; if still equal, you share it.' },
    },
  },
  kittens: {
    title: 'With kittens',
    intro: 'A module of the expansion, and an easy one.',
    rules: {
      'kitten-board': {
        title: 'Kittens for the fastest',
        text: 'Four kittens lie open all the time. Only the first in today’s turn order may rescue them: one for 2 fish, with a basket. A kitten is a cat of its colour in every respect. Their shapes are our design: nobody tells in public what the published ones look like.',
        figures: { shapes: 'one to three cells (our design)' },
      },
      'two-kittens': {
        title: 'Two at once',
        text: 'Or take two for 5 fish in one basket: choose both, then place them one after the other. If the first leaves no room for the second, it stays and 3 fish come back. A cat and a kitten never share a basket.',
      },
    },
  },
  beasts: {
    title: 'With beasts',
    intro: 'Large, dark, and no cats at all.',
    rules: {
      'beast-tiles': {
        title: 'Beasts',
        text: 'On the first day the right field holds two beasts for each player instead of cats. A beast costs 5 fish and a basket, takes the whole turn, has no colour and belongs to no family. Shapes and signs are our design.',
        figures: { beasts: 'three or four signs each (our design)' },
      },
      friends: {
        title: 'Friendship',
        text: 'If a family touches the sign of its colour on a beast, they are friends: 5 points. A beast makes friends with one family of each colour.',
        figures: { friends: 'the blue family touches the blue drop: 5 points' },
      },
    },
  },
  events: {
    title: 'With events',
    intro: 'For those who know the game. Five tiles lie openly on the five days from the start.',
    rules: {
      'event-tiles': {
        title: 'Event tiles',
        text: 'Each is carried out in the morning of its day, before the fields are filled: more or fewer fish, fewer cats, better maps, rare finds before the rescue, or points at once for what is on your boat. Which event stands on which tile is our design.',
      },
      'royal-rats': {
        title: 'Royal rats',
        text: 'Everyone must place one, like a tile of one cell. It covers its cell, but it is itself a visible rat, and at the end it costs 3. Whenever an anytime card could be played you may pay one fish, and a cat that touches the rat chases it off.',
        figures: { rat: 'the red cat can chase it off for one fish' },
      },
      'used-baskets': {
        title: 'Used baskets',
        text: 'Everyone takes one and chooses its side for good: a basket, or four boots. It is laid with rescue cards, or alone, and serves once.',
      },
    },
  },
  family: {
    title: 'Family mode',
    intro: 'The same boats and cats, without fish, baskets and cards.',
    rules: {
      'family-day': {
        title: 'A day',
        text: 'Of three lessons keep two; nobody sees them. Each day four cats for each player lie around the island. In turn, take one for nothing and place it, or pass. A map covered by its cat gives a treasure, common or rare. At night the first player becomes the last.',
      },
      'family-score': {
        title: 'Points',
        text: 'Rats, rooms, families and your two lessons. Rare treasures count nothing. If equal, more full rooms win.',
      },
      'family-modules': {
        title: 'With modules',
        text: 'Kittens: the first player of the day may take one or two of them instead of a cat. Beasts: on the first day half of what lies around the island are beasts, and friendships count. Lesson module I brings seven more lessons. There are no events. All of this is our design.',
      },
    },
  },
  solo: {
    title: 'Alone, against the sister',
    intro: 'She has no boat. She takes cats from under your nose and counts what she sees on yours.',
    rules: {
      sister: {
        title: 'The sister',
        text: 'She has three lessons, more if you make it harder, and five colour cards, of which one is turned over each day. You see all of it, so you know what helps her. Each field has four cats. Of five cards you keep three, then once more, and a seventh comes by itself.',
      },
      'sister-turns': {
        title: 'Her turns',
        text: 'When your rescue cards are turned over, so is her basket card: if it is faster, she begins. Each of her cards takes away what lies at a place, or swaps two cats. Places are counted from the left field on. You take turns; when you have passed, she plays the rest of today’s cards.',
      },
      'sister-score': {
        title: 'Who wins',
        text: 'She gets 5, 4, 3, 2 and 1 points for each of your cats in her colours, in the order in which they were turned over, and points for her lessons. Public lessons pay you half, rounded up. The lesson about the largest family asks for 7 cats. You need more points than she has.',
      },
      'sister-modules': {
        title: 'With modules',
        text: 'If she is faster, the four kittens leave and others come. Her cards take beasts like cats, and each sign of a beast on your boat gives her 3 points. Events act on you alone, but for a tile with points she gets a number too, of our design: begin with an easier sister.',
      },
    },
  },
  crowd: {
    title: 'Five, six, and what is ours',
    intro: 'Some things nobody tells in public. There we made our own.',
    rules: {
      'five-six': {
        title: 'Five and six players',
        text: 'Everything grows: more cats, treasures, cards and boats. What exactly was added is our design, after what is known.',
      },
      ours: {
        title: 'Our design',
        text: 'The shapes of kittens and beasts, the texts of lesson module I, of its family lessons and of the fifth module, how modules go with family mode, the copies and numbers of event tiles, and what five and six players add. All pictures and words are ours.',
      },
    },
  },
});
