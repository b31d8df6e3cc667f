/** The words of ratings in English. */
export const people = {
  rated: 'Rated',
  ratedMore: 'Counts for everybody’s rating. No hints, no takebacks; whoever leaves is last.',
  rating: (points: number, band: number, provisional: boolean) =>
    `${provisional ? '≈ ' : ''}${points} ±${band}`,
  yourRating: 'Your rating',
  counting: 'Counting…',
  allMatches: 'All your matches',
};
export type PeopleWords = typeof people;
