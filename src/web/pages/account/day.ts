import { locale } from '../../preferences/language.ts';

/** A day as people say it: 9 November. */
export const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString(locale.value, { day: 'numeric', month: 'long' });
