import { laterWords } from '../preferences/later-words.ts';

export const noticeWords = laterWords({
  en: () => import('../words/notices.en.ts').then(({ notices }) => notices),
  uk: () => import('../words/notices.uk.ts').then(({ notices }) => notices),
  ru: () => import('../words/notices.ru.ts').then(({ notices }) => notices),
});
