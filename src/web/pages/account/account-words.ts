import type { PageWords } from '../../page/usePageWords.ts';
import type { AccountWords } from '../../words/account.en.ts';

/** Words that only the account page needs. */
export const ACCOUNT_WORDS: PageWords<AccountWords> = {
  en: () => import('../../words/account.en.ts'),
  uk: () => import('../../words/account.uk.ts'),
  ru: () => import('../../words/account.ru.ts'),
};
