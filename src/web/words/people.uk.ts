import type { PeopleWords } from './people.en.ts';

export const people: PeopleWords = {
  rated: 'На рейтинг',
  ratedMore: 'Змінює рейтинг усіх гравців. Без підказок і скасування ходів; хто вийде, той останній.',
  rating: (points, band, provisional) => `${provisional ? '≈ ' : ''}${points} ±${band}`,
  yourRating: 'Твій рейтинг',
  counting: 'Рахуємо…',
  allMatches: 'Усі твої партії',
};
