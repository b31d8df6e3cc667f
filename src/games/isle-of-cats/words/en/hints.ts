import type { HintKey } from '../../rules/hints.ts';

const hints: Readonly<Record<HintKey, string>> = {
  goal: 'Most points after five days win: fill your boat and keep cats of one colour together. Rats in sight and rooms not full cost points.',
  'family-lessons':
    'Most points after five days win: keep cats of one colour together, cover rats, fill rooms. Now keep two of these lessons: they are secret and pay at the end.',
  family:
    'In turn everyone takes a cat for nothing, until none is left or all have passed. Tap one, move and turn it over your boat, then confirm. From the second on each must touch another.',
  sister:
    'Beat your sister: have more points than she after five days. Her lessons and colours stand on the page “Sister”; what fits them helps her.',
  draft:
    'Keep some of these cards and pass the rest on. Later you pay for those you really want, so keep an eye on their prices.',
  buy: 'Buy what you need, but leave fish for the cats: 3 or 5 each. Without baskets nobody can be rescued.',
  colour: 'A public lesson counts for everybody. Name the colour of which you will have most.',
  lay: 'Lay rescue cards for today: boots make you faster, baskets carry cats. What you do not lay stays in your hand.',
  beasts:
    'Beasts are large and no cats. They cost 5, but a family that touches its sign on a beast brings 5 points.',
  kittens:
    'You are the fastest today, so the kittens are yours: one for 2 fish, or two for 5 with the same basket.',
  rescue:
    'Tap a cat, move and turn it over your boat, then confirm: a basket and 3 or 5 fish. Three of one colour that touch each other are a family.',
  groups:
    'Keep colours together: three are worth 8, four 11, five 15. A cat on the map of its colour finds a treasure.',
  treasure: 'A treasure! Use it to close a gap, to cover a rat or to fill a room. You may also leave it.',
  rare: 'Play an oshax or a treasure card now, or pass. Cards you keep can still be played on another day.',
  oshax: 'An oshax is a cat of the colour you named. Let it join two groups of that colour.',
  pair: 'Place both kittens one after the other. If the second no longer fits, it stays and 3 fish come back.',
  rat: 'Everyone gets a royal rat. Place it where it does least harm, best beside a cat that can chase it off.',
  feed: 'For one fish a cat that touches a royal rat chases it off. At the end each of them costs 3 points.',
  side: 'Choose the side of your used basket for good: a basket for one rescue, or four boots for speed.',
  effect: 'The card goes on step by step. The prompt says what it asks for next.',
  event:
    'Each day has its event: all five stand on the page “Days”. Some pay points for what is on your boat.',
  ready:
    'Before the day goes on the table asks everybody. If you have no anytime card to play, just say that you are ready.',
  anytime: 'You hold an anytime card. Tap it whenever it helps, also in somebody else’s turn.',
};
export default hints;
