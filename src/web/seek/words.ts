import { laterWords } from '../preferences/later-words.ts';

export const companyWords = laterWords({
  en: () => import('../words/company.en.ts').then(({ company }) => company),
  uk: () => import('../words/company.uk.ts').then(({ company }) => company),
  ru: () => import('../words/company.ru.ts').then(({ company }) => company),
});
