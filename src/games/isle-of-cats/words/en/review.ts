import type { ReviewWords } from '../review-types.ts';

export const review: ReviewWords = {
  name: 'Packing',
  intro:
    'The same tiles on the boat as it was in the morning: what could each day have been worth by the evening?',
  whose: 'Whose boat',
  days: 'Day',
  day: (day) => `Day ${day}`,
  played: 'As it was played',
  possible: 'What was possible',
  searching: (day) => `Packing day ${day} again`,
  waiting: 'Waiting for its turn',
  failed: 'The search stopped. Open this page again to try once more.',
  more: (points) => `+${points} was possible`,
  best: 'Well packed: the search finds nothing better',
  lessons: 'lessons',
  by: (changes) => `More from: ${changes}.`,
  note: 'Counted with the lessons held at the end. Tiles that lie differently are framed. Later days are not counted.',
  nothing: 'No tile was placed here.',
};
