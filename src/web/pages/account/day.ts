import { locale } from '../../preferences/language.ts';

/** A day as people say it: 9 November; with the year if it is another one, and no "р." after it, which would end a sentence twice. */
export const dayOf = (at: number): string => {
  const day = new Date(at);
  const year = day.getFullYear() === new Date().getFullYear() ? {} : ({ year: 'numeric' } as const);
  return day
    .toLocaleDateString(locale.value, { day: 'numeric', month: 'long', ...year })
    .replace(/ [рг]\.$/u, '');
};
