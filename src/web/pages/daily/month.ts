/** The days of a month, such as 2026-11, after as many empty places as its first week needs; weeks begin on Monday. */
export const daysOf = (month: string): readonly (string | null)[] => {
  const [year = 0, index = 1] = month.split('-').map(Number);
  const before = (new Date(Date.UTC(year, index - 1, 1)).getUTCDay() + 6) % 7;
  const days = new Date(Date.UTC(year, index, 0)).getUTCDate();
  return [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length: days }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`),
  ];
};

/** The months before and after one, where there are any between the first one and that of today. */
export const monthsBeside = (
  month: string,
  first: string,
  today: string,
): { readonly earlier: string | null; readonly later: string | null } => {
  const [earlier, later] = [beside(month, -1), beside(month, 1)];
  return { earlier: earlier >= first ? earlier : null, later: later <= today.slice(0, 7) ? later : null };
};

const beside = (month: string, by: number): string => {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index - 1 + by, 1)).toISOString().slice(0, 7);
};

const A_MONDAY = Date.UTC(2024, 0, 1);

/** Their short names, Monday first. */
export const weekdays = (locale: string): readonly string[] => {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, i) => format.format(A_MONDAY + i * 86_400_000));
};
