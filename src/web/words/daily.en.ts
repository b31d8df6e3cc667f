import type { Patch } from '../../protocol/daily.ts';
import { plural } from '../../words/plural.ts';

const n = plural('en');

/** The words of the daily five in English. */
const words = {
  title: 'The daily five',
  number: (day: number) => `no. ${day}`,
  calendar: 'Calendar',
  inARow: (days: number) => n(days, { one: 'day in a row', other: 'days in a row' }),
  noStreak: 'A new streak begins with your first task today.',
  rule: (left: string, zone: string) => `One try per task. New ones come at midnight (${zone}), in ${left}.`,
  over: (zone: string) =>
    `This day is over. You can still play its tasks, but they no longer count. Days end at midnight (${zone}).`,
  left: (hours: number, minutes: number) => (hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`),
  week: 'The last seven days',
  patches: {
    none: 'open',
    begun: 'under way',
    solved: 'made it',
    missed: 'not this time',
  } satisfies Record<Patch, string>,
  late: 'played later',
  go: 'Try it',
  goOn: 'Go on',
  again: 'Play again',
  look: 'Look back',
  next: (game: string) => `Next: ${game}`,
  result: 'To the result',
  of: (solved: number, tasks: number) => `${solved} of ${tasks}`,
  better: (percent: number, people: string) => `Better than ${percent} % of ${people} people.`,
  everybody: 'Everybody',
  tooFew: 'Bars appear as soon as ten people have finished a task on this day.',
  ends: (hardest: string, low: number, easiest: string, high: number) =>
    `Hardest: ${hardest}, ${low} % made it. Easiest: ${easiest}, ${high} %.`,
  friends: 'Friends',
  order: 'in the order of the games',
  noFriends: 'None of your friends has played this day yet.',
  find: 'Find friends',
  open: 'A friend’s match opens once you have both finished that task.',
  lookAt: (name: string, game: string) => `${game}: ${name}’s match`,
  share: 'Share',
  picture: 'The picture you share',
  pictureText: 'Which tasks you made, and your streak. No positions, no answers, no name.',
  line: 'A line of text',
  best: 'The best of the day before',
  watch: 'Watch',
  solve: 'The puzzle',
  missedDays: 'Missed days',
  missedText: 'You can catch up for a month. Only today’s tasks count for the streak.',
  today: (open: number) => n(open, { one: 'Today: one left', other: 'Today: # left' }),
  back: 'To the daily five',
  still: 'still open',
  goes: 'under way',
  full: 'A sewn patch means all five in one day. You can catch up on a missed day, but it does not count for the streak.',
  whole: (days: number) => n(days, { one: 'full day', other: 'full days' }),
  earlier: 'Previous month',
  later: 'Next month',
  puzzle: {
    once: 'One try: a wrong move ends it.',
    thinking: 'The server is looking for a reply…',
    solved: 'That is it.',
    missed: 'Not this time. The answer shows why.',
    practice: 'Practise',
    toMove: (colour: string) => `${colour} to move`,
  },
};
export default words;
export type DailyPageWords = typeof words;
