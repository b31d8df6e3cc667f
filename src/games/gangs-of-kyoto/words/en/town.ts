import { plural } from '../../../../words/plural.ts';
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
    `${of.from} → ${of.to} of ${of.limit}.`,
    of.bells > 0 && `${bells(of.bells)} more in the street.`,
    of.owl && 'The limit is 18 now.',
    of.more && 'One more card follows at once.',
  ];
  return parts.filter(Boolean).join(' ');
};

const town: TownWords = {
  town: 'The streets of the gangs',
  gang: ({ name, hours: time, limit, bells: risked, cards: row }) =>
    `${name}: ${hours(time)} of ${limit}, ${bells(risked)} in the street. ${row.length ? `Cards: ${row.join('; ')}.` : 'No cards.'}`,
  deal: 'The cards of this turn',
  faceDown: (count) => `${count} more face down`,
  deck: (count) => `${cards(count)} in the deck`,
  round: (round) => `Round ${round}`,
  lastStage: 'The next one to be late ends the match.',
  turn: {
    ask: 'Which card shall be turned over?',
    how: 'One card for each player, yourself included.',
    verb: 'Turn over',
    label: (number) => `Turn over card ${number}`,
    again: 'or tap any of the cards',
    back: (number, of) => `Card ${number} of ${of}, face down`,
  },
  prompts: {
    give: (name) => `Who gets “${name}”?`,
    how: 'Tap a lit street, or drag the card there.',
    veto: (name) => `You are given “${name}”. Refuse it?`,
  },
  give: {
    verb: 'Give',
    label: (name) => (name === null ? 'Keep it' : `Give to ${name}`),
    again: 'or tap the same street once more',
  },
  forecast: (name, of) =>
    `${name ?? 'You'}: ${outcomeOf(of)}${of.mayRefuse ? ' But it may be refused.' : ''}`,
  notes: {
    tooLate: 'too late!',
    hasCard: 'has a card',
    of: (limit) => `of ${limit}`,
    more: '+ a card',
    back: '− a card',
    mayRefuse: 'refuses?',
    banked: 'safe',
    refused: 'No, thanks!',
  },
  veto: {
    asked: 'Refuse this card?',
    refuse: 'No, thanks!',
    take: 'Take it',
    own: 'Keep this card, or refuse it?',
    keep: 'Keep it',
    refuseOwn: 'Refuse it',
    costs: 'uses up the card',
    timeOut: (late) => (late ? 'When time is up, it is refused.' : 'When time is up, you take it.'),
  },
  pile: {
    open: (worth, goal) => (goal === null ? `pile: ${bells(worth)}` : `pile: ${worth} of ${goal} bells`),
    closed: (count) => `pile: ${cards(count)}, face down`,
    look: 'Look at your pile',
  },
  first: 'first player',
  risk: {
    button: 'Chances',
    label: 'The chance that the next card is too late.',
    note: (percent) => `late: ${percent} %`,
    of: (percent) => `Chance to be late with the next card: ${percent} %.`,
  },
};
export default town;
