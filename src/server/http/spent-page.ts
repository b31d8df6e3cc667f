import type { Locale } from '../../words/plural.ts';

const WORDS: Readonly<Record<Locale, { readonly said: string; readonly lobby: string }>> = {
  en: {
    said: 'This link has been used or is too old. Make a new one on your other device.',
    lobby: 'To the lobby',
  },
  uk: {
    said: 'Це посилання вже використане або застаріле. Створи нове на іншому пристрої.',
    lobby: 'До лобі',
  },
  ru: {
    said: 'Эта ссылка уже использована или устарела. Создай новую на другом устройстве.',
    lobby: 'В лобби',
  },
};

/** For whoever opens a personal link too late. The application itself would greet them as somebody new. */
export const spentPage = (locale: Locale): string => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Clowder</title>
<body style="font: 1.2rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 15vh auto; padding: 0 1.5rem">
<p>${WORDS[locale].said}</p>
<p><a href="/">${WORDS[locale].lobby}</a></p>
</html>
`;
