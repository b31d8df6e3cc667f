import type { PageWords } from '../page/usePageWords.ts';
import type { NoticeSettingsWords } from '../words/notice-settings.en.ts';

/** Loaded with whatever asks or tells. */
export const NOTICE_SETTINGS_WORDS: PageWords<NoticeSettingsWords> = {
  en: () => import('../words/notice-settings.en.ts'),
  uk: () => import('../words/notice-settings.uk.ts'),
  ru: () => import('../words/notice-settings.ru.ts'),
};
