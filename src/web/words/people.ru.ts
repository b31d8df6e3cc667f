import type { PeopleWords } from './people.en.ts';

export const people: PeopleWords = {
  rated: 'На рейтинг',
  ratedMore: 'Меняет рейтинг всех игроков. Без подсказок и отмены ходов; кто выйдет, тот последний.',
  rating: (points, band, provisional) => `${provisional ? '≈ ' : ''}${points} ±${band}`,
  yourRating: 'Твой рейтинг',
  counting: 'Считаем…',
  allMatches: 'Все твои партии',
};
