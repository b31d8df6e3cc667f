import { plural } from '../../../../words/plural.ts';
import type { CardFace } from '../../rules/cards.ts';
import type { TownWords, Forecast } from '../town-types.ts';

const n = plural('en');
const hours = (count: number): string => n(count, { one: '# hour', other: '# hours' });
const bells = (count: number): string => n(count, { one: '# bell', other: '# bells' });
const cards = (count: number): string => n(count, { one: '# card', other: '# cards' });

const outcomeOf = (of: Forecast): string => {
  if (of.late)
    return `${of.from} → ${of.to}, too late! The round ends${of.lost ? `, ${bells(of.lost)} lost` : ''}.`;
  if (of.kept)
    return `${bells(of.kept)} into the pile at once, safe.${of.wins ? ' And that wins the match!' : ''}`;
  if (of.removes)
    return `${of.from} → ${of.to}: the last card goes away.${of.owlGone ? ' The limit is 13 again.' : ''}`;
  const parts = [
    `${of.from} → ${of.to}, late at ${of.limit}.`,
    of.bells > 0 && `${bells(of.bells)} more in the street.`,
    of.owl && 'The limit is 18 now.',
    of.more && 'One more card follows at once.',
  ];
  return parts.filter(Boolean).join(' ');
};

const SPECIAL: Readonly<Partial<Record<CardFace['kind'], string>>> = {
  retreat: 'Takes the last card of the street away, with its hours and bells. Then it goes away itself.',
  owl: 'No hours. As long as it lies in a street, 18 is too late there instead of 13.',
  veto: 'No hours. Whose street it lies in may refuse one card later; then both cards go away.',
};
const meansOf = ({ kind, hours: time, bells: count, special }: CardFace): string => {
  if (special) return SPECIAL[kind] ?? `${bells(count)} into the pile at once. Nobody can take them away.`;
  const parts = [
    `The clock of the street goes on by ${hours(time)}.`,
    count > 0 && `${bells(count)} for the street: safe when the round ends, lost if this street is late.`,
    kind === 'curiosity' && 'One more card from the deck follows at once.',
  ];
  return parts.filter(Boolean).join(' ');
};

const town: TownWords = {
  town: 'The streets of the gangs',
  gang: ({ name, hours: time, limit, bells: risked, cards: row }) =>
    `${name}: ${hours(time)}, late at ${limit}; ${bells(risked)} in the street. ${row.length ? `Cards: ${row.join('; ')}.` : 'No cards.'}`,
  deal: 'The cards of this turn',
  faceDown: (count) => `${count} more face down`,
  deck: (count) => `${cards(count)} in the deck`,
  round: (round, goal) => `Round ${round} · ${goal === null ? 'the whole deck' : `to ${goal}`}`,
  lastStage: 'The next one to be late ends the match.',
  inTheStreet: (count) => `${bells(count)} in the street`,
  othersTurn: (name) => `${name} gives the cards`,
  thinks: (name) => `${name} is thinking. Everybody sees the card when it is given.`,
  roundOver: (name) => `Too late: ${name}`,
  winner: (name) => `Winner: ${name}!`,
  turn: {
    ask: 'Which card shall be turned over?',
    how: 'One card for each player, yourself included.',
    label: (number) => `Turn over card ${number}`,
    again: 'or tap any of the cards',
    back: (number, of) => `Card ${number} of ${of}, face down`,
  },
  prompts: {
    give: (name) => `Who gets ${name}?`,
    how: 'Tap a lit street, or drag the card there.',
    veto: (name) => `You are given ${name}. Refuse it?`,
    otherCard: (name) => (name === null ? 'The other card is yours.' : `The other card goes to ${name}.`),
  },
  give: {
    label: (name) => (name === null ? 'Keep it' : `Give to ${name}`),
    again: 'or tap the same street once more',
  },
  forecast: (name, of) =>
    `${name ?? 'You'}: ${outcomeOf(of)}${of.mayRefuse ? ' But it may be refused.' : ''}`,
  notes: {
    tooLate: 'too late!',
    hasCard: 'has a card',
    of: (limit) => `late at ${limit}`,
    lateFrom: (count) => `late with ${count}+`,
    anyCard: 'safe for now',
    more: '+ a card',
    back: '− a card',
    mayRefuse: 'refuses?',
    banked: 'safe',
    inTheStreet: 'in the street',
    refused: 'No, thanks!',
  },
  veto: {
    asked: 'Refuse this card?',
    given: (name, card) => `${name} gives you ${card}`,
    drawn: (card) => `Out of curiosity: ${card}`,
    means: (of) =>
      of.late && of.lost
        ? `${of.from} → ${of.to}: you would be too late and lose ${bells(of.lost)}.`
        : outcomeOf(of),
    refuse: 'No, thanks!',
    take: 'Take it',
    taking: (of) =>
      of.late ? 'the round ends' : of.kept ? `+${bells(of.kept)}` : `${hours(of.to)}, late at ${of.limit}`,
    own: 'Keep this card, or refuse it?',
    keep: 'Keep it',
    refuseOwn: 'Refuse it',
    costs: 'both cards go away',
    other: 'Give it to somebody else',
    timeOut: (late) => (late ? 's, then “No, thanks!” answers for you' : 's, then you take it'),
  },
  read: { label: 'The card in large', page: 'Cards', means: meansOf },
  pile: {
    open: (worth, goal) => (goal === null ? `pile: ${bells(worth)}` : `pile: ${worth} of ${goal} bells`),
    closed: (count) => `pile: ${cards(count)}, face down`,
    look: 'Look at your pile',
  },
  first: 'first player',
  hint: {
    reasons: {
      stop: (of) =>
        `Stop ${of.name}: ${of.bells ? `${bells(of.bells)} lost there` : 'the round ends'}${of.saved ? `, ${bells(of.saved)} safe for you` : ''}.`,
      spend: (of) => `${of.name}: late, or without the “No, thanks!”.`,
      safe: (of) => `${bells(of.bells)} for your pile, and nobody can take them.`,
      bells: (of) => `${bells(of.bells)} for your street, and you are not late.`,
      owl: () => 'With 18 hours you can collect more.',
      shield: () => 'Later you can refuse a card that would make you late.',
      back: () => 'Your clock goes back.',
      few: () => 'It costs you little time.',
      load: (of) => `${of.name} gets closer to being late.`,
      least: (of) => `${of.name} gets the least out of it.`,
      late: (of) =>
        of.bells ? `Otherwise you are late and lose ${bells(of.bells)}.` : 'Otherwise you are late.',
      refuse: () => 'Without this card you are better off.',
      take: () => 'This card is worth more than a refusal.',
    },
    flaws: {
      late: (of) => `${of.name}: too late${of.count ? `, ${bells(of.count)} lost` : ''}.`,
      ends: (of) => `The round ends. ${of.name}: ${bells(of.count)} safe.`,
      spares: (of) => `${of.name}: too late with this card.`,
      gift: (of) => `${of.name}: +${bells(of.count)}.`,
      spent: () => 'It costs the “No, thanks!”.',
      near: (of) => `${of.name}: too late in ${hours(of.count)}.`,
    },
    take: 'Try it',
  },
  ending: {
    reasons: { thirteen: 'First to 13 bells', 'whole-deck': 'The most bells when the deck was through' },
    tie: 'Equal bells: the seat farthest from the lantern wins',
    gift: 'The last bells were a gift.',
    late: (name) =>
      `${name === null ? 'You were' : `${name} was`} too late: the round ended, and all others brought their bells home.`,
    times: 'Times too late',
    lost: 'Bells lost by it',
  },
  risk: {
    button: 'Chances',
    label: 'The chance that the next card is too late.',
    note: (percent) => `late: ${percent} %`,
    of: (percent) => `Chance to be late with the next card: ${percent} %.`,
  },
};
export default town;
